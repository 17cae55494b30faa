import { byKey, whole, wholeIn, type ParameterDefinition } from '../../../engine/index.js';
import { orNull } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';

const byClass = (min: number, max: number) => byKey(['POOR', 'RICH', 'HOMEWORLD'], () => wholeIn(min, max));

/** House rules (section 13 of the catalog): figures that a club may set for itself when it opens a game. */
export const HOUSE_RULES = [
  {
    name: 'planetRevenueRp',
    description: 'Revenue points of a planet in a turn, by class.',
    rule: 'SPE-REV-01',
    default: { POOR: 1, RICH: 3, HOMEWORLD: 5 },
    range: byClass(0, 100),
  },
  {
    name: 'planetRecruits',
    description: 'Units that a planet may take in a turn, by class; poor planets take ground units only.',
    rule: 'SPE-REC-02',
    default: { POOR: 1, RICH: 3, HOMEWORLD: 5 },
    range: byClass(0, 50),
  },
  whole('randomSpaceUnits', 'Space units that a player starts with.', 'SPE-SET-02', 8, 0, 30),
  whole('randomGroundUnits', 'Ground units that a player starts with.', 'SPE-SET-02', 12, 0, 54),
  whole('startingHand', 'Cards that a player starts with.', 'SPE-SET-03', 0, 0, 7),
  whole('startingTreasuryRp', 'Revenue points that a player starts with.', 'SPE-SET-03', 0, 0, 1000),
  whole('drawPerTurn', 'Cards drawn in a Draw phase.', 'SPE-DRAW-02', 5, 0, 12),
  whole('maxHand', 'Cards that a hand may hold at the end of the Draw phase.', 'SPE-DRAW-03', 7, 0, 12),
  whole(
    'replenishAfterBattleTo',
    'Cards up to which both sides draw after a battle.',
    'SPE-BAT-17',
    7,
    0,
    12,
  ),
  whole('slowSpaces', 'Map spaces per move, slow.', 'SPE-UNI-02', 1, 0, 20),
  whole('mediumSpaces', 'Map spaces per move of ships that are not fast.', 'SPE-UNI-02', 2, 0, 20),
  whole('fastSpaces', 'Map spaces per move of fast ships.', 'SPE-UNI-02', 3, 0, 20),
  whole('fortificationSpaces', 'Map spaces per move of fortifications.', 'SPE-UNI-02', 0, 0, 0),
  whole(
    'transportSpaces',
    'Map spaces per move of ground units in their transports.',
    'SPE-UNI-02',
    2,
    0,
    20,
  ),
  whole('leaderBonusForce', 'Force of the side that alone has a leader.', 'SPE-BAT-08', 5, 0, 50),
  whole('cardBonusForce', 'Force that a card gives to a unit.', 'SPE-BAT-08', 5, 0, 50),
  whole(
    'loserLosesPercent',
    'Percent of its units that the loser loses, rounded up.',
    'SPE-BAT-09',
    50,
    0,
    100,
  ),
  whole(
    'winnerLosesPercent',
    'Percent of the Force destroyed that the winner pays at least.',
    'SPE-BAT-11',
    50,
    0,
    100,
  ),
  whole(
    'bombardmentPercent',
    'Percent of its Force with which a ship bombards, rounded up.',
    'SPE-BAT-05',
    50,
    0,
    100,
  ),
  whole('firstDraw', 'Chits drawn in the Recruit phase.', 'SPE-REC-01', 5, 1, 50),
  whole(
    'leaderCostPercent',
    'Percent of its Force that a leader costs, rounded up.',
    'SPE-REC-03',
    50,
    0,
    100,
  ),
  whole('unitsPerRevenue', 'Units maintained by a revenue point.', 'SPE-UPK-01', 5, 0, 100),
  whole('terraformCostRp', 'Price of Terraform.', 'SPE-REC-07', 10, 0, 1000),
  whole('industrializationCostRp', 'Price of Industrialization.', 'SPE-REC-08', 10, 0, 1000),
  whole('victoryPercent', 'Percent of the planets that a winner holds more than.', 'SPE-VIC-01', 80, 1, 99),
  whole('poorPerPlayer', 'Poor planets of the default map, for each player.', 'SPE-MAP-03', 4, 0, 4),
  whole('richPerPlayer', 'Rich planets of the default map, for each player.', 'SPE-MAP-03', 2, 0, 2),
  {
    name: 'reactionHours',
    description: 'Whole hours after which silence in a reaction window is a pass; none where it is null.',
    rule: 'SPE-MOVE-07',
    default: null,
    range: orNull(wholeIn(1, 336)),
  },
] as const satisfies readonly ParameterDefinition<RuleId>[];

/** Names of the house rules that are one figure. */
export type Figure = Extract<(typeof HOUSE_RULES)[number], { readonly default: number }>['name'];

/** The house rules of a game. */
export interface HouseRules extends Readonly<Record<Figure, number>> {
  readonly planetRevenueRp: Readonly<Record<'POOR' | 'RICH' | 'HOMEWORLD', number>>;
  readonly planetRecruits: Readonly<Record<'POOR' | 'RICH' | 'HOMEWORLD', number>>;
  readonly reactionHours: number | null;
}
