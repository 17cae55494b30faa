import { AA_DEFENCES } from '../../data/air.js';
import {
  AA_AT_GROUND,
  AIR_SUPPORT,
  ARTILLERY,
  CAPTURED_EQUIPMENT,
  DEEP_STRIKE_DEFENCE,
  REINFORCEMENT,
  RETREAT,
} from '../../data/battle.js';
import { matrixRace } from '../../races/profiles.js';
import { armamentOf } from './armament.js';
import type { PlnRuleId } from '../../rule-ids.js';
import type {
  Battle,
  BattleBrief,
  BriefDefence,
  Defence,
  PlanetaryState,
  SideRole,
} from '../../state/index.js';
import { readyCount, unitTypeOf } from '../../pieces/armies.js';
import { primaryArmies, sideDefences } from '../battle-sides.js';

interface TableRoll {
  readonly rule: PlnRuleId;
  readonly what: string;
  /** Least D6 with modifiers; 0 where nothing is rolled. */
  readonly needed: number;
  readonly fromGameTurn: number;
}

/** What is rolled or declared at the table, and from which game turn (PLN-TBL-01 … -09). */
export const TABLE_ROLLS: readonly TableRoll[] = [
  {
    rule: 'PLN-TBL-01',
    what: 'reinforcement, one unit of each detachment in each game turn',
    needed: REINFORCEMENT.needed,
    fromGameTurn: REINFORCEMENT.fromGameTurn,
  },
  {
    rule: 'PLN-TBL-02',
    what: 'artillery, each unit once in each game turn',
    needed: ARTILLERY.needed,
    fromGameTurn: 1,
  },
  {
    rule: 'PLN-TBL-03',
    what: 'battery, one roll for all its models',
    needed: ARTILLERY.needed,
    fromGameTurn: 1,
  },
  {
    rule: 'PLN-TBL-04',
    what: 'AA weapon at a ground target, each time',
    needed: AA_AT_GROUND.needed,
    fromGameTurn: 1,
  },
  {
    rule: 'PLN-TBL-05',
    what: 'destroying a unit that arrives by air over a Stronghold',
    needed: DEEP_STRIKE_DEFENCE.destroyedOn,
    fromGameTurn: 1,
  },
  {
    rule: 'PLN-TBL-06',
    what: 'air support, two attacks of each squadron every second game turn',
    needed: 0,
    fromGameTurn: AIR_SUPPORT.fromGameTurn,
  },
  { rule: 'PLN-TBL-07', what: 'declaring retreat', needed: 0, fromGameTurn: RETREAT.fromGameTurn },
  { rule: 'PLN-TBL-08', what: 'surrendering', needed: 0, fromGameTurn: 1 },
  {
    rule: 'PLN-TBL-09',
    what: 'using captured turrets, towers and weapons, each time',
    needed: CAPTURED_EQUIPMENT.needed,
    fromGameTurn: 1,
  },
];

/** PLN-TBL-06 Air support: squadrons that fly for an army of the side (PLN-BOR-10), canonical. */
export function airSupportOf(state: PlanetaryState, battle: Battle, side: SideRole): readonly string[] {
  const armies = primaryArmies(state, battle, side).map((army) => army.id);
  return Object.values(state.squadrons)
    .filter((squadron) => armies.includes(state.airSupport[squadron.id] ?? ''))
    .sort((a, b) => a.order - b.order)
    .map((squadron) => squadron.id);
}

/** PLN-TBL-05 Deep strike against a Stronghold: what its defence adds to its D6; null in other battles. */
export function deepStrikeDefence(state: PlanetaryState, battle: Battle): BattleBrief['deepStrikeDefence'] {
  const stronghold = state.hexes[battle.hex]?.stronghold;
  if (!battle.strongholdBattle || !stronghold) return null;
  const defences = sideDefences(state, battle, 'defender');
  const armed = primaryArmies(state, battle, 'defender')
    .flatMap((army) => army.units)
    .reduce((sum, unit) => sum + readyCount(unit) * unitTypeOf(state, unit).aaWeapons, 0);
  return {
    destroyedOn: DEEP_STRIKE_DEFENCE.destroyedOn,
    strongholdModifier:
      stronghold.type === 'CAPITAL_FORTIFICATION'
        ? DEEP_STRIKE_DEFENCE.capitalFortification
        : stronghold.type === 'FORTIFICATION'
          ? DEEP_STRIKE_DEFENCE.fortification
          : 0,
    aaWeapons: defences.filter((each) => AA_DEFENCES.includes(each.type)).length + armed,
    aaModifier: DEEP_STRIKE_DEFENCE.aaWeapon,
    weaponTowers: defences.filter((each) => each.type === 'weaponTower').length,
    towerModifier: DEEP_STRIKE_DEFENCE.mannedWeaponTower,
  };
}

/** PLN-PRE-06: the defences of a side as the battle sheet prints them. */
export const briefDefences = (
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
): readonly BriefDefence[] =>
  sideDefences(state, battle, side).map((each) => {
    const armament = armamentOf(state, each);
    return {
      defence: each.id,
      type: each.type,
      turretWeapon: each.turretWeapon ?? null,
      captured: isCaptured(state, battle, each),
      ...(each.shrine === undefined ? {} : { shrine: each.shrine }),
      ...(armament === null ? {} : { armament }),
    };
  });

/** PLN-TBL-09, RACE-TUR-06 Captured equipment: made by another race than its owner's, who keeps and uses it. */
export function isCaptured(state: PlanetaryState, battle: Battle, defence: Defence): boolean {
  const owner = state.hexes[battle.hex]?.controller;
  const race = owner ? state.players[owner]?.race : undefined;
  return race !== undefined && matrixRace(race) !== matrixRace(defence.race);
}
