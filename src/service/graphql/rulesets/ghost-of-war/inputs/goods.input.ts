import { InputType, PickType } from '@nestjs/graphql';
import type { FactionStock, GeneralGoods, Goods, Slots } from '../../../../../rulesets/ghost-of-war/index.js';
import { IdField, NestedField, WholeField } from '../../../schema/input-fields.js';

/** The largest number of the API. */
const MOST = 2_147_483_647;

/** Parts of more kinds than there are. */
const MOST_PARTS = 200;

const AmountField = (of: string): PropertyDecorator => WholeField(of, { optional: true, min: 0, max: MOST });

@InputType({ description: 'Amounts of resources; what is left out is 0.' })
export class GhostOfWarGoodsInput {
  @AmountField('General goods.')
  gg?: number | null;

  @AmountField('Food.')
  food?: number | null;

  @AmountField('Men.')
  men?: number | null;

  @AmountField('Ore.')
  ore?: number | null;

  @AmountField('Rare minerals.')
  rareMinerals?: number | null;

  @AmountField('Promethium.')
  promethium?: number | null;

  @AmountField('Shells.')
  shells?: number | null;

  @AmountField('Missiles.')
  missiles?: number | null;

  @AmountField('Neophytes, of the stock of a faction (GOW-RES-02).')
  neophytes?: number | null;

  @AmountField('Gene-Seed, of the stock of a faction.')
  geneSeed?: number | null;

  @AmountField('Princeps, of the stock of a faction.')
  princeps?: number | null;

  @AmountField('Officers, of the stock of a faction.')
  officers?: number | null;
}

const GENERAL = ['gg', 'food', 'men', 'ore', 'rareMinerals', 'promethium', 'shells', 'missiles'] as const;

@InputType({ description: 'Amounts of general resources (GOW-RES-01); what is left out is 0.' })
export class GhostOfWarGeneralGoodsInput extends PickType(GhostOfWarGoodsInput, GENERAL) {}

@InputType({ description: 'Amounts in the stock of a faction (GOW-RES-02).' })
export class GhostOfWarStockInput extends PickType(GhostOfWarGoodsInput, [
  'neophytes',
  'geneSeed',
  'princeps',
  'officers',
] as const) {}

const countersRange = { optional: true, min: -16, max: 16 } as const;

@InputType({ description: 'Supply counters of a chapter (GOW-CHP-02); those left out are full.' })
export class GhostOfWarChapterCountersInput {
  @WholeField('General goods.', countersRange)
  gg?: number | null;

  @WholeField('Food.', countersRange)
  food?: number | null;

  @WholeField('Men.', countersRange)
  men?: number | null;

  @WholeField('Ore.', countersRange)
  ore?: number | null;

  @WholeField('Rare minerals.', countersRange)
  rareMinerals?: number | null;

  @WholeField('Promethium.', countersRange)
  promethium?: number | null;

  @WholeField('Shells.', countersRange)
  shells?: number | null;

  @WholeField('Missiles.', countersRange)
  missiles?: number | null;
}

const NAMES = {
  gg: 'GG',
  food: 'Food',
  men: 'Men',
  ore: 'Ore',
  rareMinerals: 'RareMinerals',
  promethium: 'Promethium',
  shells: 'Shells',
  missiles: 'Missiles',
  neophytes: 'Neophytes',
  geneSeed: 'GeneSeed',
  princeps: 'Princeps',
  officers: 'Officers',
} as const;

/** Goods as the core knows them, in canonical order. */
export const toGoods = (input: GhostOfWarGoodsInput): Goods =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, name]) => {
      const amount = input[field as keyof typeof NAMES];
      return amount === null || amount === undefined ? [] : [[name, amount]];
    }),
  );

export const toGeneralGoods = (input: GhostOfWarGeneralGoodsInput): GeneralGoods => toGoods(input);

export const toStock = (input: GhostOfWarStockInput): Partial<FactionStock> =>
  toGoods(input) as Partial<FactionStock>;

const slots = { min: 0, max: 99 } as const;

@InputType({ description: 'Slots of each level (GOW-PLA-03).' })
export class GhostOfWarSlotsInput {
  @WholeField('Minima.', slots)
  minima: number;

  @WholeField('Vexillus.', slots)
  vexillus: number;

  @WholeField('Exactus.', slots)
  exactus: number;
}

export const toSlots = ({ minima, vexillus, exactus }: GhostOfWarSlotsInput): Slots => ({
  Minima: minima,
  Vexillus: vexillus,
  Exactus: exactus,
});

@InputType({ description: 'So many of a part (GOW-REC-03).' })
export class GhostOfWarPartInput {
  @IdField('Key of the part: its name, or `name/variant`.')
  part: string;

  @WholeField('How many.', { min: 0, max: 9999 })
  amount: number;
}

/** A list of parts. */
export const PartsField = (description: string): PropertyDecorator =>
  NestedField(description, () => GhostOfWarPartInput, { optional: true, listOf: MOST_PARTS });

/** Of a part that is named twice the last number counts. */
export const toParts = (parts: readonly GhostOfWarPartInput[]): Readonly<Record<string, number>> =>
  Object.fromEntries(parts.map(({ part, amount }) => [part, amount]));

export const GoodsField = (description: string, optional = false): PropertyDecorator =>
  NestedField(description, () => GhostOfWarGoodsInput, { optional });

export const GeneralGoodsField = (description: string, optional = true): PropertyDecorator =>
  NestedField(description, () => GhostOfWarGeneralGoodsInput, { optional });
