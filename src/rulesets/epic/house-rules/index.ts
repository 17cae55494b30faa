import type { ParameterDefinition, ParameterRange } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { LAST_ROW, SHEET, type FirepowerTable } from '../data/firepower.js';

const figure = <N extends string>(
  name: N,
  description: string,
  rule: RuleId,
  standard: number,
  min: number,
  max: number,
) =>
  ({
    name,
    description,
    rule,
    default: standard,
    range: { kind: 'integer', min, max },
  }) as const;

const share = <N extends string>(name: N, description: string, rule: RuleId) =>
  ({
    name,
    description,
    rule,
    default: 0.5,
    range: { kind: 'number', min: 0, max: 1, step: 0.0625 },
  }) as const;

const MOST_DICE = 100;
const column: ParameterRange = { kind: 'integers', length: LAST_ROW, min: 0, max: MOST_DICE };
const face: ParameterRange = { kind: 'integer', min: 0, max: 6 };

/** House rules (section 12 of the catalog): what a club may set for itself when it opens a battle. */
export const HOUSE_RULES = [
  figure('commandRangeCm', 'How far from its HQ a unit is in command, cm.', 'EPC-GEN-06', 30, 0, 1000),
  figure(
    'infiltratorCommandRangeCm',
    'How far from its HQ a unit with Infiltrators is in command, cm.',
    'EPC-GEN-06',
    60,
    0,
    1000,
  ),
  figure('supportRangeCm', 'How near to an enemy in contact a unit supports, cm.', 'EPC-ASL-03', 15, 0, 1000),
  figure('supportValue', 'What a supporting unit adds to the Assault total.', 'EPC-ASL-03', 1, 0, 20),
  figure('firefightRangeCm', 'How near units fight a firefight, cm.', 'EPC-ASL-04', 15, 0, 1000),
  figure('objectiveRangeCm', 'How near to an objective it is held, cm.', 'EPC-RAL-05', 15, 0, 1000),
  figure('retreatCm', 'How far a Retreat move goes at most, cm.', 'EPC-ORD-07', 20, 0, 1000),
  figure(
    'blastMarkerFirepowerPenalty',
    'By how much each blast marker lowers the Firepower of a detachment that shoots.',
    'EPC-SHO-04',
    1,
    0,
    20,
  ),
  figure('armourMax', 'The highest Armour that terrain and Cavalry lead to.', 'EPC-SHO-07', 6, 2, 6),
  figure('leadershipFailsOn', 'The die up to which a Leadership test always fails.', 'EPC-RAL-02', 1, 0, 6),
  figure('leadershipPassesOn', 'The die from which on it always passes.', 'EPC-RAL-02', 6, 1, 7),
  figure('markerRemovalMinus', 'What is taken from the die that removes markers.', 'EPC-RAL-01', 1, 0, 6),
  {
    name: 'rallyBarredIfMarkersAtLeastUnits',
    description: 'Whether a detachment with as many blast markers as living units cannot rally.',
    rule: 'EPC-RAL-03',
    default: true,
    range: { kind: 'boolean' },
  },
  figure('repairOn', 'The die from which on something is repaired.', 'EPC-RAL-04', 4, 1, 7),
  figure(
    'damagePointsRepairedPerTurn',
    'Points of Damage that come back with one die.',
    'EPC-RAL-04',
    1,
    0,
    20,
  ),
  figure('criticalOn', 'The die from which on damage is critical.', 'EPC-WEN-02', 6, 1, 7),
  {
    name: 'criticalTable',
    description: 'The highest die of each critical effect; they do not fall, and the last is 6.',
    rule: 'EPC-WEN-03',
    default: { WEAPON: 3, IMMOBILISED: 5, CATASTROPHIC: 6 },
    range: { kind: 'table', of: { WEAPON: face, IMMOBILISED: face, CATASTROPHIC: face } },
  },
  figure('pointsPerMorale', 'Points for each point of morale value.', 'EPC-SET-03', 50, 1, 10_000),
  share('startingMoraleFraction', 'Part of the morale values that an army starts with.', 'EPC-SET-03'),
  share(
    'brokenMoraleFraction',
    'Part of its morale value that a detachment loses when it breaks.',
    'EPC-MOR-01',
  ),
  figure('bombardmentExtraMarkers', 'Blast markers beyond those of hits.', 'EPC-SHO-12', 1, 0, 20),
  figure('turnLimit', 'The last turn.', 'EPC-VIC-03', 6, 1, 99),
  {
    name: 'firepowerTable',
    description: 'The printed Firepower table, the alternative one, or an own one.',
    rule: 'EPC-FIR-04',
    default: 'SHEET',
    range: { kind: 'choice', of: ['SHEET', 'ALTERNATIVE', 'OWN'] },
  },
  {
    name: 'ownFirepowerTable',
    description: 'Dice for Firepower 1 to 20 by column, where the own table is chosen.',
    rule: 'EPC-FIR-04',
    default: { A: SHEET.A, B: SHEET.B, C: SHEET.C },
    range: { kind: 'table', of: { A: column, B: column, C: column } },
  },
  {
    name: 'fateCards',
    description: 'Whether the arbiter records fate cards.',
    rule: 'EPC-ABL-10',
    default: 'NONE',
    range: { kind: 'choice', of: ['NONE', 'RECORDED'] },
  },
  {
    name: 'objections',
    description: 'Whether a declaration is trusted at once, or waits until the other player has accepted it.',
    rule: 'EPC-GEN-01',
    default: 'TRUST',
    range: { kind: 'choice', of: ['TRUST', 'OPEN'] },
  },
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
