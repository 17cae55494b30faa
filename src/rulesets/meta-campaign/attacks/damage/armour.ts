import { aheadBy, edgeBetween, parseHexKey, type Compass } from '../../../../engine/hex/index.js';
import { existing, lookUp } from '../../../../kernel/index.js';
import { STRUCTURES } from '../../data/structures.js';
import { stanceAt } from '../../positions/arranging.js';
import type { MetaCampaignState, Structure, Unit, Weapon } from '../../state/index.js';
import { blocOf, has, inherentArmour, isAirborne, isSoft, isVehicleForAp } from '../../units/kinds.js';

const hexOf = (key: string) => existing(parseHexKey(key), 'hex');

/** EDC-HEX-03: whether a hex lies in the front arc of a facing; exactly sideways and the same hex count as front. */
export const isInFront = (from: string, facing: Compass, to: string): boolean =>
  aheadBy(hexOf(from), facing, hexOf(to)) >= 0;

/** EDC-AP-01: kinds of armour piercing add as far as they count against the target. */
export const piercingOf = ({ ap }: Weapon, target: Unit): number =>
  ap.general + (isSoft(target) ? ap.infantry : 0) + (isVehicleForAp(target) ? ap.vehicle : 0);

/** EDC-AP-02: from behind a vehicle with a weak rear has no armour; not in the same hex, and not in the air. */
export function isFromBehind(state: MetaCampaignState, attacker: Unit, target: Unit): boolean {
  const [from, to] = [existing(attacker.hex, 'hex'), existing(target.hex, 'hex')];
  if (!has(target, 'rearWeakSpot') || isAirborne(target) || from === to) return false;
  const stance = stanceAt(state, to, blocOf(target));
  return stance !== null && !isInFront(to, stance.facing, from);
}

/** EDC-STR-06: what protects the garrison of an emplacement: the trench of its hex, the front one first. */
export function shelterFor(state: MetaCampaignState, structure: Structure): Structure | null {
  if (structure.site !== 'EMPLACEMENT') return structure;
  const trenches = Object.values(state.structures).filter(
    ({ hex, site, completed }) =>
      hex === structure.hex && completed && (site === 'TRENCH_FRONT' || site === 'TRENCH_BACK'),
  );
  return trenches.find(({ site }) => site === 'TRENCH_FRONT') ?? trenches[0] ?? null;
}

/** How a unit is attacked: shot at, or assaulted, with rifles or hand to hand. */
export type Manner = 'SHOT' | 'ASSAULT' | 'MELEE';

/** EDC-AP-03, EDC-GAR-04, EDC-GAR-06: armour of the structure that a unit garrisons. */
function coverOf(state: MetaCampaignState, attacker: Unit, target: Unit, manner: Manner): number {
  const front = frontCoverOf(state, attacker, target);
  if (manner === 'SHOT' || (manner === 'ASSAULT' && front > 0)) return front;
  return has(attacker, 'shotgun') ? 0 : coverFromAnywhere(state, target);
}

/** Armour of the structure, whatever the direction. */
function coverFromAnywhere(state: MetaCampaignState, { garrisonOf }: Unit): number {
  const structure = garrisonOf === null ? undefined : lookUp(state.structures, garrisonOf);
  const shelter = structure ? shelterFor(state, structure) : null;
  return shelter ? existing(lookUp(STRUCTURES, shelter.type), 'structure').armour : 0;
}

/** EDC-AP-03: from the front of the structure, or over the edge that it stands on. */
function frontCoverOf(state: MetaCampaignState, attacker: Unit, target: Unit): number {
  const structure = target.garrisonOf === null ? undefined : lookUp(state.structures, target.garrisonOf);
  const shelter = structure ? shelterFor(state, structure) : null;
  if (!shelter) return 0;
  const { armour } = existing(lookUp(STRUCTURES, shelter.type), 'structure');
  const from = existing(attacker.hex, 'hex');
  if (shelter.edge !== null)
    return edgeBetween(hexOf(from), hexOf(existing(target.hex, 'hex'))) === shelter.edge ? armour : 0;
  return shelter.facing !== null && isInFront(shelter.hex, shelter.facing, from) ? armour : 0;
}

/** EDC-CMB-06, EDC-STA-03, EDCU-MOB-03: armour that counts against a direct attack. */
export function armourAgainst(
  state: MetaCampaignState,
  attacker: Unit,
  target: Unit,
  manner: Manner = 'SHOT',
): number {
  if (isFromBehind(state, attacker, target)) return 0;
  return Math.min(state.rules.armourCap, inherentArmour(target) + coverOf(state, attacker, target, manner));
}
