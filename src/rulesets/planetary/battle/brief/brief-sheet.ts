import type { RollRequest } from '../../catalog.js';
import type { PlanetaryCommand } from '../../commands.js';
import { ORBITAL_ARRIVAL, SCENARIO, SET_UP } from '../../data/battle.js';
import type {
  Battle,
  BattleBrief,
  BriefSide,
  PlanetaryState,
  SideRole,
  SpecialRuleEntry,
} from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { readyCount } from '../../pieces/armies.js';
import { artilleryOf, mayBombardFirst } from './artillery.js';
import { primaryUnits, sideBattleValue } from '../battle-sides.js';
import {
  d6,
  FIRST,
  firstTurnModifiers,
  rolledSpecialRules,
  rollOffRolls,
  settleRollOff,
  specialRolls,
  STARTER,
  terrainOf,
  terrainRoll,
  throwAll,
  type Thrown,
} from './brief-rolls.js';
import { unitBattleValue } from '../participation.js';
import { briefEffects } from './brief-effects.js';
import { reinforcementsOf } from './reinforcements.js';
import { airSupportOf, briefDefences, deepStrikeDefence, TABLE_ROLLS } from './tabletop.js';
import { figure } from '../../parameters.js';

/** What both sides agreed instead of dice. */
export type Agreed = NonNullable<Extract<PlanetaryCommand, { type: 'IssueBattleBrief' }>['agreed']>;

/** Throws the dice of a battle sheet, all that do not depend on each other at once (PLN-GEN-01), and fills it in. */
export function rollBrief(table: PlanetaryTable, battle: Battle, agreed: Agreed): BattleBrief {
  const { state } = table;
  const raceEffects = briefEffects(state, battle);
  const thrown = throwAll(table, briefRolls(state, battle, agreed));
  const setUp = setUpOf(table, battle, thrown);
  const firstTurn = settleRollOff(table, battle, FIRST, thrown);
  return {
    terrainDensity:
      agreed.skipTerrain === true ? null : { ...terrainOf(thrown(terrainRoll(battle.id))), rerolled: false },
    defenderSetsTerrain: battle.defenderDefends,
    gameTurns: agreed.gameTurns ?? null,
    specialRules: [...rolledSpecialRules(battle, thrown), ...givenSpecialRules(state, battle, agreed)],
    scenario: scenarioOf(state, battle, agreed, thrown),
    orbitalArrival: orbitalArrivalOf(state, battle, thrown),
    setUp,
    firstTurn: { ...firstTurn, modifiers: firstTurnModifiers(battle) },
    sides: { attacker: briefSide(state, battle, 'attacker'), defender: briefSide(state, battle, 'defender') },
    deepStrikeDefence: deepStrikeDefence(state, battle),
    tableRolls: TABLE_ROLLS,
    tabletopOptions: tabletopOptionsOf(state, agreed),
    ...(raceEffects.length > 0 ? { raceEffects } : {}),
  };
}

/** All dice of the sheet that do not depend on each other, in the order of the rules; ties are thrown again later. */
function briefRolls(state: PlanetaryState, battle: Battle, agreed: Agreed): readonly RollRequest[] {
  return [
    ...(agreed.skipTerrain === true ? [] : [terrainRoll(battle.id)]),
    ...specialRolls(battle),
    ...(isScenarioRolled(battle, agreed) ? [scenarioRoll(battle)] : []),
    ...orbitalUnits(state, battle).map(orbitalRoll),
    ...(battle.kind === 'RAID' ? [] : [setUpRoll(battle), ...rollOffRolls(battle, STARTER)]),
    ...rollOffRolls(battle, FIRST),
  ];
}

/** PLN-OPT-02: those of the campaign, and what both agreed for this battle; recorded and printed, nothing more. */
function tabletopOptionsOf(state: PlanetaryState, agreed: Agreed): readonly string[] {
  return [...new Set([...figure(state, 'tabletopOptions'), ...(agreed.tabletopOptions ?? [])])];
}

const scenarioRoll = (battle: Battle): RollRequest => d6('PLN-PRE-03', 'scenario', battle.id);
const orbitalRoll = (unit: string): RollRequest => d6('PLN-PRE-04', 'orbital arrival', unit);
const setUpRoll = (battle: Battle): RollRequest => d6('PLN-PRE-05', 'set-up', battle.id);

/** PLN-PRE-02 Special rules that no die decides. */
function givenSpecialRules(
  state: PlanetaryState,
  battle: Battle,
  agreed: Agreed,
): readonly SpecialRuleEntry[] {
  const entry = (
    rule: string,
    side: SpecialRuleEntry['side'],
    usable: boolean,
    note: string,
  ): SpecialRuleEntry => ({ rule, side, die: null, modifier: 0, usable, note });
  return [
    entry('RANDOM_GAME_LENGTH', 'both', agreed.gameTurns === undefined, 'unless a number of turns is agreed'),
    entry('RESERVES', 'attacker', true, 'always'),
    entry(
      'NIGHT',
      'attacker',
      battle.planned && agreed.night !== false,
      'the attacker chooses if he planned',
    ),
    entry('FORTIFICATIONS', 'defender', battle.strongholdBattle, 'what is built, in a Stronghold battle'),
    entry(
      'PRELIMINARY_BOMBARDMENT',
      'attacker',
      mayBombardFirst(state, battle),
      'planned attack with barrage weapons',
    ),
    entry('SENTRIES', 'both', battle.kind === 'RAID' && agreed.sentries === true, 'raids, if both want'),
  ];
}

/** PLN-PRE-03 Scenario: if both agree, or on a die; never in a Stronghold battle. */
const isScenarioRolled = (battle: Battle, agreed: Agreed): boolean =>
  !battle.strongholdBattle && agreed.scenario === undefined;

function scenarioOf(
  state: PlanetaryState,
  battle: Battle,
  agreed: Agreed,
  thrown: Thrown,
): BattleBrief['scenario'] {
  const die = isScenarioRolled(battle, agreed) ? thrown(scenarioRoll(battle)) : null;
  const used = die === null ? agreed.scenario === true : die >= SCENARIO.needed;
  return {
    die,
    used,
    missionType: missionTypeOf(state, battle),
    mission: used ? (agreed.mission ?? null) : null,
    bonusVictoryPoints: SCENARIO.bonusVictoryPoints,
  };
}

/** PLN-PRE-03: raid missions for raids, breakthroughs against a defender who meant to withdraw, else battles. */
function missionTypeOf(state: PlanetaryState, battle: Battle): BattleBrief['scenario']['missionType'] {
  if (battle.kind === 'RAID') return 'RAID';
  const { detachment } = battle.defender;
  const order = detachment === null ? undefined : state.battleOrders[detachment];
  return order?.order === 'WITHDRAW' ? 'BREAKTHROUGH' : 'BATTLE';
}

/** PLN-PRE-04 Attack from orbit: a D6 for each unit of an attacker who drops, and whom nobody helps over land. */
const orbitalUnits = (state: PlanetaryState, battle: Battle): readonly string[] =>
  battle.attacker.fromOrbit && !isHelpedOverLand(state, battle)
    ? primaryUnits(state, battle, 'attacker').map(({ unit }) => unit.id)
    : [];

/** PLN-PRE-04: an own or allied detachment attacks with them over land. */
const isHelpedOverLand = ({ detachments }: PlanetaryState, { supportingAttackers }: Battle): boolean =>
  supportingAttackers.some((each) => detachments[each]?.place.at === 'hex');

function orbitalArrivalOf(
  state: PlanetaryState,
  battle: Battle,
  thrown: Thrown,
): BattleBrief['orbitalArrival'] {
  const needed = battle.planned ? ORBITAL_ARRIVAL.neededIfPlanned : ORBITAL_ARRIVAL.needed;
  return orbitalUnits(state, battle).map((unit) => {
    const die = thrown(orbitalRoll(unit));
    return { unit, die, needed, firstTurn: die >= needed };
  });
}

/** PLN-PRE-05 Set-up. */
function setUpOf(table: PlanetaryTable, battle: Battle, thrown: Thrown): BattleBrief['setUp'] {
  const zones = {
    attackerIn: battle.strongholdBattle ? SET_UP.strongholdAttackerDepthIn : SET_UP.depthIn,
    defenderIn: battle.strongholdBattle ? SET_UP.strongholdDefenderDepthIn : SET_UP.depthIn,
    preferredGapIn: battle.strongholdBattle ? SET_UP.leastGapIn : SET_UP.preferredGapIn,
    leastGapIn: SET_UP.leastGapIn,
    obstaclesInDefenderHalf: battle.strongholdBattle,
  };
  if (battle.kind === 'RAID') {
    return { die: null, mode: 'DEFENDER_FIRST', slotOrder: [], starterRolls: [], chooser: null, zones };
  }
  const die = thrown(setUpRoll(battle));
  const alternating = die > SET_UP.oneSideFirstUpTo;
  const starter = settleRollOff(table, battle, STARTER, thrown);
  return {
    die,
    mode: alternating ? 'ALTERNATING' : 'ONE_SIDE_FIRST',
    slotOrder: alternating ? SET_UP.alternateOrder : [],
    starterRolls: starter.rolls,
    chooser: starter.chooser,
    zones,
  };
}

/** PLN-PRE-06 Participants. */
const briefSide = (state: PlanetaryState, battle: Battle, side: SideRole): BriefSide => ({
  seat: battle[side].seat,
  battleValue: sideBattleValue(state, battle, side),
  units: primaryUnits(state, battle, side).map(({ army, unit }) => ({
    army: army.id,
    unit: unit.id,
    typeKey: unit.typeKey,
    slot: unit.slot,
    ready: readyCount(unit),
    value: unitBattleValue(state, army, unit),
    ...(unit.mark === undefined ? {} : { mark: unit.mark }),
    ...(unit.gifts === undefined ? {} : { gifts: unit.gifts }),
  })),
  reinforcements: reinforcementsOf(state, battle, side),
  artillery: artilleryOf(state, battle, side),
  airSupport: airSupportOf(state, battle, side),
  defences: briefDefences(state, battle, side),
});
