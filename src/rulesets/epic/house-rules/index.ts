import {
  byKey,
  choice,
  flag,
  share,
  whole,
  wholeIn,
  wholes,
  type ParameterDefinition,
} from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { LAST_ROW, SHEET, type FirepowerTable } from '../data/firepower.js';

const MOST_DICE = 100;
const column = wholes(LAST_ROW, 0, MOST_DICE);
const face = wholeIn(0, 6);

/** House rules (section 12 of the catalog): what a club may set for itself when it opens a battle. */
export const HOUSE_RULES = [
  whole('commandRangeCm', 'How far from its HQ a unit is in command, cm.', 'EPC-GEN-06', 30, 0, 1000),
  whole(
    'infiltratorCommandRangeCm',
    'How far from its HQ a unit with Infiltrators is in command, cm.',
    'EPC-GEN-06',
    60,
    0,
    1000,
  ),
  whole('supportRangeCm', 'How near to an enemy in contact a unit supports, cm.', 'EPC-ASL-03', 15, 0, 1000),
  whole('supportValue', 'What a supporting unit adds to the Assault total.', 'EPC-ASL-03', 1, 0, 20),
  whole('firefightRangeCm', 'How near units fight a firefight, cm.', 'EPC-ASL-04', 15, 0, 1000),
  whole('objectiveRangeCm', 'How near to an objective it is held, cm.', 'EPC-RAL-05', 15, 0, 1000),
  whole('retreatCm', 'How far a Retreat move goes at most, cm.', 'EPC-ORD-07', 20, 0, 1000),
  whole(
    'blastMarkerFirepowerPenalty',
    'By how much each blast marker lowers the Firepower of a detachment that shoots.',
    'EPC-SHO-04',
    1,
    0,
    20,
  ),
  whole('armourMax', 'The highest Armour that terrain and Cavalry lead to.', 'EPC-SHO-07', 6, 2, 6),
  whole('leadershipFailsOn', 'The die up to which a Leadership test always fails.', 'EPC-RAL-02', 1, 0, 6),
  whole('leadershipPassesOn', 'The die from which on it always passes.', 'EPC-RAL-02', 6, 1, 7),
  whole('markerRemovalMinus', 'What is taken from the die that removes markers.', 'EPC-RAL-01', 1, 0, 6),
  flag(
    'rallyBarredIfMarkersAtLeastUnits',
    'Whether a detachment with as many blast markers as living units cannot rally.',
    'EPC-RAL-03',
    true,
  ),
  whole('repairOn', 'The die from which on something is repaired.', 'EPC-RAL-04', 4, 1, 7),
  whole(
    'damagePointsRepairedPerTurn',
    'Points of Damage that come back with one die.',
    'EPC-RAL-04',
    1,
    0,
    20,
  ),
  whole('criticalOn', 'The die from which on damage is critical.', 'EPC-WEN-02', 6, 1, 7),
  {
    name: 'criticalTable',
    description: 'The highest die of each critical effect; they do not fall, and the last is 6.',
    rule: 'EPC-WEN-03',
    default: { WEAPON: 3, IMMOBILISED: 5, CATASTROPHIC: 6 },
    range: byKey(['WEAPON', 'IMMOBILISED', 'CATASTROPHIC'], () => face),
  },
  whole('pointsPerMorale', 'Points for each point of morale value.', 'EPC-SET-03', 50, 1, 10_000),
  share('startingMoraleFraction', 'Part of the morale values that an army starts with.', 'EPC-SET-03', 0.5),
  share(
    'brokenMoraleFraction',
    'Part of its morale value that a detachment loses when it breaks.',
    'EPC-MOR-01',
    0.5,
  ),
  whole('bombardmentExtraMarkers', 'Blast markers beyond those of hits.', 'EPC-SHO-12', 1, 0, 20),
  whole('turnLimit', 'The last turn.', 'EPC-VIC-03', 6, 1, 99),
  choice(
    'firepowerTable',
    'The printed Firepower table, the alternative one, or an own one.',
    'EPC-FIR-04',
    'SHEET',
    ['SHEET', 'ALTERNATIVE', 'OWN'],
  ),
  {
    name: 'ownFirepowerTable',
    description: 'Dice for Firepower 1 to 20 by column, where the own table is chosen.',
    rule: 'EPC-FIR-04',
    default: { A: SHEET.A, B: SHEET.B, C: SHEET.C },
    range: byKey(['A', 'B', 'C'], () => column),
  },
  choice('fateCards', 'Whether the arbiter records fate cards.', 'EPC-ABL-10', 'NONE', ['NONE', 'RECORDED']),
  choice(
    'objections',
    'Whether a declaration is trusted at once, or waits until the other player has accepted it.',
    'EPC-GEN-01',
    'TRUST',
    ['TRUST', 'OPEN'],
  ),
] as const satisfies readonly ParameterDefinition<RuleId>[];

/** Names of the house rules that are one figure. */
type Figure = Extract<(typeof HOUSE_RULES)[number], { readonly default: number }>['name'];

/** The house rules of a battle. */
export interface HouseRules extends Readonly<Record<Figure, number>> {
  readonly rallyBarredIfMarkersAtLeastUnits: boolean;
  readonly criticalTable: Readonly<Record<'WEAPON' | 'IMMOBILISED' | 'CATASTROPHIC', number>>;
  readonly firepowerTable: 'SHEET' | 'ALTERNATIVE' | 'OWN';
  readonly ownFirepowerTable: FirepowerTable;
  readonly fateCards: 'NONE' | 'RECORDED';
  readonly objections: 'TRUST' | 'OPEN';
}
