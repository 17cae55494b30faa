import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Army, Detachment, PlanetaryState } from '../state/index.js';
import { battleOf } from '../battle/battles.js';
import { hasActive } from '../map/buildings.js';
import { hexDistance, hexOf } from '../map/map.js';

/** An army that a command may act on, or why it may not. */
export type Admitted<T extends Army = Army> =
  | { readonly army: T; readonly violations: null }
  | { readonly violations: readonly Violation[] };

/** PLN-BUI-01, PLN-BAT-03: an own army, not captured, not under construction, and in no battle that was put off. */
export function ownArmy(state: PlanetaryState, seat: string, id: string, path: InputPath): Admitted {
  const army = lookUp(state.detachments, id) ?? lookUp(state.garrisons, id);
  const free = army && (hexOf(army) !== null || (army.kind === 'detachment' && army.place.at === 'orbit'));
  if (!army || army.owner !== seat || !free) {
    return { violations: [violation('PLN-BUI-01', 'NO_OWN_ARMY', path, { army: id })] };
  }
  if (battleOf(state, id)) {
    return { violations: [violation('PLN-BAT-03', 'ARMY_IN_BATTLE', path, { army: id })] };
  }
  return { army, violations: null };
}

/** As `ownArmy`, for detachments only. */
export function ownDetachment(
  state: PlanetaryState,
  seat: string,
  id: string,
  path: InputPath,
): Admitted<Detachment> {
  const found = ownArmy(state, seat, id, path);
  if (found.violations) return found;
  return found.army.kind === 'detachment'
    ? { army: found.army, violations: null }
    : { violations: [violation('PLN-BUI-01', 'NO_OWN_ARMY', path, { army: id })] };
}

/** The own Urban hex that an army stands in; null elsewhere. */
function ownUrbanHexOf(state: PlanetaryState, army: Army): HexKey | null {
  const hex = hexOf(army);
  const place = hex === null ? undefined : state.hexes[hex];
  return place?.urban && place.controller === army.owner ? hex : null;
}

/** The owner's Capital, where the army is in it or adjacent. */
function capitalNear(state: PlanetaryState, army: Army): HexKey | null {
  const capital = state.players[army.owner]?.capitalHex ?? null;
  const hex = hexOf(army);
  if (capital === null || hex === null) return null;
  return hexDistance(capital, hex) <= 1 ? capital : null;
}

const each = (hexes: readonly (HexKey | null)[]): readonly HexKey[] => [
  ...new Set(hexes.filter((hex) => hex !== null)),
];

/**
 * PLN-DET-08: hexes that may replace an army's losses: the own Urban hex it is in, and the Capital in or next to it. Of
 * mercenaries only the former (PLN-DSC-05).
 */
export const reinforcingHexes = (state: PlanetaryState, army: Army): readonly HexKey[] =>
  army.kind === 'detachment' && army.class === 'MERCENARY'
    ? each([ownUrbanHexOf(state, army)])
    : each([ownUrbanHexOf(state, army), capitalNear(state, army)]);

/** PLN-DET-06, PLN-BLD-08: the Capital, and own Urban hexes with a Strategic HQ that works. */
export const mayBuildDetachmentsIn = (state: PlanetaryState, seat: string, hex: HexKey): boolean => {
  const place = lookUp(state.hexes, hex);
  if (!place?.urban || place.controller !== seat) return false;
  return state.players[seat]?.capitalHex === hex || hasActive(state, hex, 'STRATEGIC_HQ');
};

/** PLN-DET-11: hexes that may change the structure of an army. */
export function changingHexes(state: PlanetaryState, army: Army): readonly HexKey[] {
  const here = ownUrbanHexOf(state, army);
  const headquarters = here !== null && hasActive(state, here, 'STRATEGIC_HQ') ? here : null;
  return each([capitalNear(state, army), headquarters]);
}

/** PLN-DET-08, PLN-DET-11: the payer is one of the hexes that may do it; `rule` says what is done. */
export const judgePlace = (
  rule: 'PLN-DET-08' | 'PLN-DET-11',
  hexes: readonly HexKey[],
  payFrom: HexKey,
  army: Army,
): readonly Violation[] =>
  army.kind === 'detachment' && army.place.at === 'orbit'
    ? [violation('RACE-ORB-01', 'IN_ORBIT', ['army'], { army: army.id })]
    : hexes.includes(payFrom)
      ? []
      : [violation(rule, 'NOT_FROM_HERE', ['payFrom'], { army: army.id, hex: payFrom, hexes: [...hexes] })];

/** PLN-CPT-07: a released detachment has to be armed first. */
export const judgeArmed = (army: Army, path: InputPath): readonly Violation[] =>
  army.kind === 'detachment' && army.unarmed
    ? [violation('PLN-CPT-07', 'ARMY_UNARMED', path, { army: army.id })]
    : [];
