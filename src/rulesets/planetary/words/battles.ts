import { words, type Shaped } from '../../../kernel/index.js';

export const side = words('Side', 'Side of a battle.', {
  attacker: 'The side that came.',
  defender: 'The side that was there.',
});
export type SideRole = Shaped<typeof side>;

export const sideOrBoth = words('SideOrBoth', 'Whom a special rule serves.', {
  attacker: 'The attacker.',
  defender: 'The defender.',
  both: 'Both sides.',
});

export const battleKind = words('BattleKind', 'How a battle arose.', {
  ATTACK: 'By an attack: the winner stays.',
  RAID: 'By a raid: the raider returns.',
});

export const battleStatus = words('BattleStatus', 'How far a battle has come.', {
  pending: 'Waits for a way to be fought.',
  postponed: 'Put off to the next turn (PLN-BAT-03).',
  quick: 'A quick battle was rolled; losses are still to be picked or chosen.',
  reported: 'A report was entered and waits for the opponent.',
  disputed: 'The report is disputed and waits for the arbiter.',
  judged: 'Decided; withdrawals and captures wait for the other battles of the turn.',
  resolved: 'Over.',
});

export const casualtyStepKind = words(
  'CasualtyStepKind',
  'One step of losses in a quick battle (PLN-QBT-06).',
  {
    FIRST_HALF: 'Half of a unit; a vehicle is damaged.',
    SECOND_HALF: 'The other half; a damaged vehicle is destroyed.',
    WHOLE: 'A single model, or a defence.',
  },
);

export const unitRole = words('UnitRole', 'How a unit took part in a battle.', {
  initial: 'From the start.',
  reserve: 'From reserve.',
  reinforcement: 'From a detachment nearby (PLN-TBL-01).',
  bombarding: 'By artillery from off the table (PLN-TBL-02).',
});

export const unitEnd = words('UnitEnd', 'Where a unit was when the battle ended.', {
  onTable: 'On the table.',
  leftTable: 'It left the table in a retreat.',
  brokeOffTable: 'It broke and fled off the table.',
  wipedOut: 'Nothing of it was left.',
  neverArrived: 'It never arrived.',
  offTable: 'It bombarded from off the table.',
});
export type UnitEnd = Shaped<typeof unitEnd>;

export const vehicleFate = words('VehicleFate', 'What became of a vehicle.', {
  ok: 'Nothing.',
  damaged: 'Damaged.',
  immobilised: 'Immobilised.',
  destroyed: 'Destroyed.',
});

export const defenceResult = words('DefenceResult', 'What became of a defence.', {
  intact: 'It works.',
  unusable: 'It does not work, but stands.',
  destroyed: 'It is destroyed.',
});

export const victoryForm = words('VictoryForm', 'How the campaign was won (PLN-END).', {
  LAST_PLAYER: 'One player, or alliance, is left (PLN-END-05).',
  VP_GOAL: 'The goal of victory points was reached (PLN-END-06).',
  FIRST_CAPITAL: 'Most victory points when the first Capital fell (PLN-END-07).',
});

export const resultMethod = words('ResultMethod', 'How a battle was decided.', {
  quick: 'Quick battle (PLN-QBT).',
  full: 'Fought at the table and reported (PLN-REP).',
  capture: 'Without a fight: a side had nothing that could fight.',
});

export const missionType = words('MissionType', 'Kind of scenario (PLN-PRE-03).', {
  RAID: 'Raid.',
  BATTLE: 'Battle.',
  BREAKTHROUGH: 'Breakthrough.',
});

export const setUpMode = words('SetUpMode', 'How the sides set up (PLN-PRE).', {
  DEFENDER_FIRST: 'The defender sets up everything first.',
  ONE_SIDE_FIRST: 'One side sets up everything first.',
  ALTERNATING: 'The sides alternate, slot by slot.',
});

export const tableEdge = words('TableEdge', 'Table edge, as the attacker sees it.', {
  ATTACKER: "The attacker's edge.",
  RIGHT_FLANK: 'The right flank.',
  LEFT_FLANK: 'The left flank.',
  EITHER_FLANK: 'Either flank.',
  DEFENDER: "The defender's edge.",
  DEEP_STRIKE: 'Anywhere, by deep strike.',
});

export const tabletopOption = words(
  'TabletopOption',
  'A rule of the table that both may agree on (PLN-OPT-02).',
  {
    OVERWATCH: 'Overwatch as in the second edition.',
    HUNTER_KILLER_REROLL: 'Hunter-killer missiles re-roll misses.',
    KRAK_GRENADES: 'Krak grenades thrown within 2" of an assaulted vehicle.',
    SECONDARY_TARGET: 'One secondary target for each unit, for one type of weapon.',
    HEAVY_WEAPONS_MAY_FIRE: 'Heavy weapons may fire if their own model did not move.',
    COVER_AND_ARMOUR_SAVE: 'Cover save and armour save both.',
    COVER_WORSE_AGAINST_ORDNANCE: 'Cover saves one worse against ordnance.',
    BUILDING_HITS_GLANCE: 'Penetrating hits on buildings by non-area weapons glance.',
    BUILDING_DAMAGE_BY_WEAPON: 'Damage rolls on buildings −1 by non-area weapons, +1 by area weapons.',
  },
);
