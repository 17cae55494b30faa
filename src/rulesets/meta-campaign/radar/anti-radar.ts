import { existing, lookUp } from '../../../kernel/index.js';
import { attack } from '../attacks/attacking.js';
import { mustFight, mustHaveWeapon, weaponOf } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { fail } from '../general/failing.js';
import { operates, placeAt } from '../map/edges.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { unitsIn } from '../positions/occupants.js';
import { inTurn } from '../positions/ranking.js';
import { isLocated } from '../sight/contacts.js';
import { hexesApart, isHexSeen, isSeen } from '../sight/seeing.js';
import type { MetaCampaignState, Structure, Unit, Weapon } from '../state/index.js';
import { strikeStructure } from '../structures/attacking.js';
import { inOrder } from '../structures/order.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap, opposes } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { hasRadar } from './warning/emitters.js';

type Attack = ActionOf<'ATTACK'>;

const PATH = ['order', 'action'];

/** EDCU-RWR-03: what anti-radar weapons home on. */
interface Source {
  readonly id: string;
  readonly kind: 'UNIT' | 'STRUCTURE';
  readonly hex: string;
  readonly seen: boolean;
  /** Whether it was on at some time in this round. */
  readonly wasOn: boolean;
}

function unitSource(state: MetaCampaignState, firer: Unit, unit: Unit): Source | null {
  const { id, hex } = unit;
  if (hex === null || !isOnMap(unit) || !hasRadar(unit) || unit.brawl !== firer.brawl) return null;
  if (!opposes(blocOf(firer), blocOf(unit))) return null;
  const wasOn = unit.radarOn || unit.radarWasOn;
  return { id, kind: 'UNIT', hex, seen: isSeen(state, firer.faction, unit), wasOn };
}

function stationSource(state: MetaCampaignState, firer: Unit, structure: Structure): Source | null {
  const { id, hex, type, bloc } = structure;
  if (type !== 'radarStation' || bloc === null || !opposes(blocOf(firer), bloc)) return null;
  const wasOn = operates(structure) && (lookUp(state.detection.silent, id) ?? true);
  return { id, kind: 'STRUCTURE', hex, seen: isHexSeen(state, firer.faction, hex), wasOn };
}

/** The radar that an order names. */
function sourceNamed(state: MetaCampaignState, firer: Unit, { unit, structure }: Attack): Source | null {
  const named = unit === undefined ? undefined : lookUp(state.units, unit);
  const station = structure === undefined ? undefined : lookUp(state.structures, structure);
  if (named) return unitSource(state, firer, named);
  return station ? stationSource(state, firer, station) : null;
}

/** EDCU-RWR-03: seen or found by radar warning, and within range; no line of sight is needed. */
function checkSource(
  state: MetaCampaignState,
  firer: Unit,
  weapon: Weapon,
  source: Source,
): readonly Violation[] {
  const { id, hex, seen } = source;
  const apart = hexesApart(existing(firer.hex, 'hex'), hex);
  const { minRange: min, range: max } = weapon;
  return [
    ...unless(seen || isLocated(state, blocOf(firer), id, hex), 'EDCU-RWR-03', 'NOT_KNOWN', PATH, {
      radar: id,
    }),
    ...unless(apart >= min && apart <= max, 'EDCU-RWR-03', 'OUT_OF_RANGE', PATH, {
      distance: apart,
      min,
      max,
    }),
  ];
}

/** EDCU-RWR-03: a radar, seen or its hex known; or a hex, in which all is judged when the order is carried out. */
function judge(state: MetaCampaignState, unit: Unit, action: Attack): readonly Violation[] {
  const { hex } = action;
  const named = [action.unit, action.structure, hex].filter((each) => each !== undefined).length;
  return firstOf(
    () => mustFight(unit),
    () => mustHaveWeapon(state, unit, action.weapon),
    () => unless(named === 1, 'EDC-CMB-02', 'ONE_TARGET', PATH),
    () => {
      if (hex !== undefined)
        return unless(placeAt(state, hex) !== null, 'EDCU-RWR-03', 'OFF_THE_MAP', [...PATH, 'hex'], { hex });
      const source = sourceNamed(state, unit, action);
      if (source === null) return unless(false, 'EDCU-RWR-03', 'NO_RADAR', PATH);
      return checkSource(state, unit, existing(weaponOf(state, unit, action.weapon), 'weapon'), source);
    },
  );
}

/** EDC-RND-09: radars in a hex, units before stations. */
const sourcesIn = (state: MetaCampaignState, firer: Unit, hex: string): readonly Source[] =>
  [
    ...inTurn(unitsIn(state, hex)).map((each) => unitSource(state, firer, each)),
    ...inOrder(state, hex).map((each) => stationSource(state, firer, each)),
  ].filter((each) => each !== null);

/** EDCU-RWR-03: the radar that is attacked; null where none qualifies. */
function targetOf(state: MetaCampaignState, firer: Unit, weapon: Weapon, action: Attack): Source | null {
  const found =
    action.hex === undefined
      ? [sourceNamed(state, firer, action)].filter((each) => each !== null)
      : sourcesIn(state, firer, action.hex);
  return found.find((each) => each.wasOn && checkSource(state, firer, weapon, each).length === 0) ?? null;
}

function home(table: EdcTable, id: string, action: Attack): boolean {
  const firer = unitAt(table.state, id);
  const weapon = existing(weaponOf(table.state, firer, action.weapon), 'weapon');
  const target = targetOf(table.state, firer, weapon, action);
  if (target === null) return false;
  if (target.kind === 'UNIT') attack(table, id, weapon, target.id);
  else strikeStructure(table, id, weapon, target.id);
  return true;
}

/** EDCU-RWR-03: a direct attack on a radar that was on at some time in this round. */
export const ANTI_RADAR_ATTACK: Deed<Attack> = {
  judge,
  carryOut: (table, posted, action) => {
    if (!home(table, posted.unit, action))
      fail(table, posted, 'ACTION', [{ rule: 'EDCU-RWR-03', code: 'NO_RADAR_ON' }]);
  },
  whileOverrun: true,
};
