import { figuresOf, flag, whole, wholeIn, type ParameterDefinition } from '../../engine/index.js';
import { list, oneOf, orNull } from '../../kernel/index.js';
import { TABLETOP_OPTIONS } from './data/battle.js';
import type { RuleId } from './catalog.js';

/** House rule of PLN-GEN-12: hours after which a phase of orders closes by itself. */
export const PHASE_HOURS = 'phaseHours';

/** PLN-GEN-14 Campaign options. */
export const PARAMETERS = [
  {
    name: 'vpGoal',
    description: 'Campaign victory points at which a player wins; null = none.',
    rule: 'PLN-END-06',
    default: null,
    range: orNull(wholeIn(1, 1000)),
  },
  flag(
    'endOnFirstCapitalLoss',
    'The game ends with the turn in which the first Capital is taken.',
    'PLN-END-07',
    false,
  ),
  flag(
    'weakDetachmentRule',
    'Detachments with less than 500 ready points may only withdraw or guard.',
    'PLN-BOR-08',
    true,
  ),
  flag('unitExperience', 'Units gain experience of their own.', 'PLN-EXP-01', false),
  flag(
    'strategicPhases',
    'A turn has all nine phases, from Build on; otherwise it begins with its Battle orders and nothing is built.',
    'PLN-TRN-01',
    true,
  ),
  whole('startBp', 'Build Points in each Capital at the start.', 'PLN-STA-07', 5000, 0, 100_000),
  whole(
    'reinforcementBp',
    'Build Points that a Capital with a Space Port gets each turn.',
    'PLN-UPK-04',
    300,
    0,
    10_000,
  ),
  whole(
    'otherUrbanHexes',
    'Urban hexes of each player at the start beside the Capital.',
    'PLN-STA-03',
    1,
    0,
    20,
  ),
  whole('resourceHexes', 'Resource hexes of each player at the start.', 'PLN-STA-04', 2, 0, 20),
  whole(
    'freeRoadActions',
    'Road actions of each player at the start, free of charge.',
    'PLN-STA-06',
    5,
    0,
    100,
  ),
  {
    name: PHASE_HOURS,
    description:
      'Hours after which a phase of orders closes by itself, with the defaults for who gave none; null = no deadline.',
    rule: 'PLN-GEN-12',
    default: null,
    range: orNull(wholeIn(1, 8760)),
  },
  {
    name: 'tabletopOptions',
    description: 'Tabletop options agreed for the campaign; recorded and printed on battle sheets.',
    rule: 'PLN-OPT-02',
    default: [],
    range: list(oneOf(TABLETOP_OPTIONS)),
  },
] as const satisfies readonly ParameterDefinition<RuleId>[];

/** PLN-GEN-14: a house rule as it holds in a campaign. */
export const figure = figuresOf(PARAMETERS);
