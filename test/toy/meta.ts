import { figuresOf, type ParameterDefinition, type RulesetMeta } from '../../src/engine/index.js';
import { flag, whole } from '../../src/kernel/index.js';

/** Rule ids of the toy, with their titles. */
export const TOY_RULES = {
  'TOY-SET-01': 'Each player starts with units on the line',
  'TOY-SET-02': 'House rules keep to their ranges',
  'TOY-CRD-01': 'Each round, each player draws a hand nobody else sees',
  'TOY-CRD-02': 'A card is played once and does what it says',
  'TOY-CRD-03': 'A ruse works if the arbiter finds it plausible',
  'TOY-ORD-01': 'Orders are sealed until all have locked',
  'TOY-ORD-02': 'A unit advances, holds or retires one cell and stays on the line',
  'TOY-OBJ-01': 'Each player chooses a secret objective once',
  'TOY-ACT-01': 'Initiative dice give the order of acting; ties are rolled again',
  'TOY-ACT-02': 'Players act in turn until all have passed',
  'TOY-BTL-01': 'A unit attacks an enemy in its own or the next cell',
  'TOY-BTL-02': 'The defender stands or withdraws',
  'TOY-BTL-03': 'The attacker shoots first, survivors shoot back',
  'TOY-SCO-01': 'Units in the centre score at the end of a round',
  'TOY-SCO-02': 'Destroying a unit scores',
  'TOY-SCO-03': 'A fight gives experience to the unit that hit',
  'TOY-END-01': 'The last round, or the last player with units, ends the campaign',
} as const;

export type ToyRuleId = keyof typeof TOY_RULES;

const PARAMETERS = [
  {
    name: 'length',
    description: 'Cells of the line.',
    rule: 'TOY-SET-02',
    default: 7,
    range: whole(3, 12),
  },
  {
    name: 'rounds',
    description: 'Rounds of the campaign.',
    rule: 'TOY-END-01',
    default: 3,
    range: whole(1, 10),
  },
  {
    name: 'handSize',
    description: 'Cards drawn by each player each round.',
    rule: 'TOY-CRD-01',
    default: 2,
    range: whole(0, 3),
  },
  {
    name: 'hitOn',
    description: 'Least face that hits.',
    rule: 'TOY-BTL-03',
    default: 4,
    range: whole(2, 6),
  },
  {
    name: 'shotsByHand',
    description: 'Shots are always thrown on a real table.',
    rule: 'TOY-BTL-03',
    default: false,
    range: flag,
  },
] as const satisfies readonly ParameterDefinition[];

/** A house rule as it holds in a campaign. */
export const figure = figuresOf(PARAMETERS);

export const META: RulesetMeta<ToyRuleId> = {
  code: 'toy',
  version: '1.0.0',
  title: 'Skirmish on a line',
  rulebook: 'Skirmish on a line, a ruleset for tests',
  catalogs: ['toy'],
  houseRules: 'TOY-SET-01',
  ruleIds: Object.keys(TOY_RULES) as ToyRuleId[],
  phases: [
    { code: 'ORDERS', title: 'Sealed orders', rule: 'TOY-ORD-01' },
    { code: 'ACTIONS', title: 'Actions in turn', rule: 'TOY-ACT-02' },
  ],
  parameters: PARAMETERS,
};
