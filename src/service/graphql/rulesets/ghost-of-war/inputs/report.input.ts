import { InputType } from '@nestjs/graphql';
import type { BattleReport, Outcome, Scale, Side } from '../../../../../rulesets/ghost-of-war/index.js';
import { ChoiceField, IdField, NestedField, TextField, WholeField } from '../../../schema/input-fields.js';
import { Captures, Fates, Outcomes, Scales, Sides, TableMethods } from '../enums.js';
import { GeneralGoodsField, GhostOfWarGeneralGoodsInput, toGeneralGoods } from './goods.input.js';

/** The bounds that the rules set are told with their rule. */
const figure = { min: -1_000_000, max: 1_000_000 } as const;

@InputType({ description: 'Victory points of the two sides (GOW-CBT-19).' })
export class GhostOfWarPointsInput {
  @WholeField('Of the attacker.', figure)
  attacker: number;

  @WholeField('Of the defender.', figure)
  defender: number;
}

@InputType({
  description: 'Percent of its strength that each side lost (GOW-CBT-20); by the table when left out.',
})
export class GhostOfWarLossShareInput {
  @WholeField('Of the attacker.', { optional: true, ...figure })
  attacker?: number | null;

  @WholeField('Of the defender.', { optional: true, ...figure })
  defender?: number | null;
}

@InputType({ description: 'CE that somebody lost.' })
export class GhostOfWarLossInput {
  @IdField('Unit or planet.')
  id: string;

  @WholeField('pp.', figure)
  ceLoss: number;
}

@InputType({ description: 'Goods captured (GOW-CBT-16).' })
export class GhostOfWarSpoilsInput {
  @IdField('Who gets them.')
  to: string;

  @GeneralGoodsField('What.', false)
  goods: GhostOfWarGeneralGoodsInput;
}

@InputType({ description: 'Fate of a character (GOW-CBT-14).' })
export class GhostOfWarFateInput {
  @IdField('The character.')
  character: string;

  @ChoiceField('His fate.', Fates)
  fate: 'KILLED' | 'WOUNDED' | 'UNHARMED';
}

@InputType({ description: 'What happened at the table (GOW-CBT-10).' })
export class GhostOfWarBattleReportInput {
  @ChoiceField('How it was fought.', TableMethods)
  method: BattleReport['method'];

  @TextField('When.', { optional: true, max: 40 })
  date?: string | null;

  @TextField('Where.', { optional: true, max: 200 })
  place?: string | null;

  @ChoiceField('Its scale; by the weight of the forces when left out (GOW-CBT-05).', Scales, {
    optional: true,
  })
  scale?: Scale | null;

  @ChoiceField('Outcome for the attacker; left out where points are given.', Outcomes, { optional: true })
  outcome?: Outcome | null;

  @NestedField('Points of the game, from which the outcome follows.', () => GhostOfWarPointsInput, {
    optional: true,
  })
  points?: GhostOfWarPointsInput | null;

  @NestedField('Losses of units and planets.', () => GhostOfWarLossInput, { optional: true, listOf: 2000 })
  losses?: GhostOfWarLossInput[] | null;

  @NestedField('Losses of the sides.', () => GhostOfWarLossShareInput, { optional: true })
  lossShare?: GhostOfWarLossShareInput | null;

  @ChoiceField('Who holds the field; the winner when left out.', Sides, { optional: true })
  fieldHolder?: Side | null;

  @ChoiceField('What becomes of the spoils; AUTO when left out.', Captures, { optional: true })
  capture?: 'AUTO' | 'NONE' | null;

  @NestedField('The spoils, where the players agree on them.', () => GhostOfWarSpoilsInput, {
    optional: true,
    listOf: 200,
  })
  captured?: GhostOfWarSpoilsInput[] | null;

  @NestedField('Fates told by the table; others are rolled for.', () => GhostOfWarFateInput, {
    optional: true,
    listOf: 200,
  })
  fates?: GhostOfWarFateInput[] | null;

  @IdField('Arbiter: faction that controls the planet now.', { optional: true })
  controlChange?: string | null;
}

export const toReport = (input: GhostOfWarBattleReportInput): BattleReport => ({
  method: input.method,
  date: input.date ?? null,
  place: input.place ?? null,
  scale: input.scale ?? null,
  outcome: input.outcome ?? null,
  points: input.points ? { attacker: input.points.attacker, defender: input.points.defender } : null,
  losses: (input.losses ?? []).map(({ id, ceLoss }) => ({ id, ceLoss })),
  lossShare: {
    attacker: input.lossShare?.attacker ?? null,
    defender: input.lossShare?.defender ?? null,
  },
  fieldHolder: input.fieldHolder ?? null,
  captured: input.captured
    ? input.captured.map(({ to, goods }) => ({ to, goods: toGeneralGoods(goods) }))
    : (input.capture ?? 'AUTO'),
  fates: (input.fates ?? []).map(({ character, fate }) => ({ character, fate })),
  controlChange: input.controlChange ?? null,
});
