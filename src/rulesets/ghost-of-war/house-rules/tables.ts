import { byKey, figuresBy, wholeIn, type Figures } from '../../../engine/index.js';
import type { Json, Shape } from '../../../kernel/index.js';
import { ACTIVITIES } from '../data/activities.js';
import { ADVANCEMENTS, ADVANCEMENT_KEYS } from '../data/advancements.js';
import { PLANET_TYPES, PLANET_TYPE_NAMES, type PlanetType } from '../data/planet-types.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES } from '../data/resources.js';
import { isAtLeast, SLOT_LEVELS } from '../data/tech-levels.js';
import { UNIT_TYPES, UNIT_TYPE_IDS } from '../data/units.js';

/** A table that house rules may change, as printed and with what is allowed. */
interface FigureTable {
  readonly standard: { readonly [key: string]: Json };
  readonly range: Shape<Figures>;
}

const goods = (most: number) => byKey(GENERAL_RESOURCES, () => wholeIn(0, most));

/** GOW-PRJ-14: years, within the range of the rulebook. */
export const ADVANCEMENT_YEARS: FigureTable = {
  standard: Object.fromEntries(ADVANCEMENT_KEYS.map((key) => [key, ADVANCEMENTS[key].duration.years])),
  range: byKey(ADVANCEMENT_KEYS, (key) =>
    wholeIn(ADVANCEMENTS[key].duration.least, ADVANCEMENTS[key].duration.most),
  ),
};

/** GOW-PLA-05: slots above the tech level stay 0 (catalog section 2, invariants). */
const planetFigures = (type: PlanetType): Readonly<Record<string, Shape<Json>>> => ({
  slots: byKey(SLOT_LEVELS, (level) => wholeIn(0, isAtLeast(PLANET_TYPES[type].techLevel, level) ? 40 : 0)),
  basicProduction: goods(40),
  upkeep: byKey(ACTIVITIES, () => goods(40)),
  garrisonWeight: wholeIn(0, 40),
  orbitalWeight: wholeIn(0, 40),
  specialYield2d6: byKey(FACTION_RESOURCES, () => wholeIn(2, 13)),
});

export const PLANET_FIGURES: FigureTable = {
  standard: Object.fromEntries(
    PLANET_TYPE_NAMES.map((type) => {
      const { slots, basicProduction, upkeep, garrisonWeight, orbitalWeight, specialYield2d6 } =
        PLANET_TYPES[type];
      return [type, { slots, basicProduction, upkeep, garrisonWeight, orbitalWeight, specialYield2d6 }];
    }),
  ),
  range: byKey(PLANET_TYPE_NAMES, (type) => figuresBy(planetFigures(type))),
};

/** GOW-UNI-01: W. */
export const UNIT_WEIGHTS: FigureTable = {
  standard: Object.fromEntries(UNIT_TYPE_IDS.map((type) => [type, UNIT_TYPES[type].weight])),
  range: byKey(UNIT_TYPE_IDS, () => wholeIn(1, 200)),
};

/** GOW-SUP-06: of all types but ships, whose penalty is that of their formation. */
const PENALISED = UNIT_TYPE_IDS.filter((type) => UNIT_TYPES[type].shortagePp !== null);

export const SHORTAGE_PENALTIES: FigureTable = {
  standard: Object.fromEntries(PENALISED.map((type) => [type, UNIT_TYPES[type].shortagePp])),
  range: byKey(PENALISED, () => wholeIn(0, 40)),
};

/** GOW-CBT-16, GOW-CE-09 */
export const SALVAGE: FigureTable = {
  standard: Object.fromEntries(UNIT_TYPE_IDS.map((type) => [type, UNIT_TYPES[type].salvage])),
  range: byKey(UNIT_TYPE_IDS, () => goods(20)),
};
