import type { ParameterValues } from '../../../engine/index.js';
import { ACTIVITIES } from '../data/activities.js';
import { planetTypeRow, type PlanetType } from '../data/planet-types.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES } from '../data/resources.js';
import { SLOT_LEVELS } from '../data/tech-levels.js';
import type { GeneralGoods, Planet } from '../state/index.js';
import { tableFigure } from '../house-rules/house-rules.js';

type Figures = Pick<
  Planet,
  'techLevel' | 'slots' | 'basicProduction' | 'upkeep' | 'garrisonWeight' | 'orbitalWeight' | 'specialYields'
>;

/** GOW-PLA-05: what a new planet of a type has, by the campaign's house rules. */
export function planetFigures(parameters: ParameterValues, type: PlanetType): Figures {
  const read = (...path: readonly string[]): number =>
    tableFigure(parameters, 'planetType.<type>.*', type, ...path) ?? 0;
  const table = <K extends string>(
    keys: readonly K[],
    ...path: readonly string[]
  ): Partial<Record<K, number>> =>
    Object.fromEntries(
      keys.map((key) => [key, read(...path, key)] as const).filter(([, amount]) => amount > 0),
    ) as Partial<Record<K, number>>;
  const goods = (...path: readonly string[]): GeneralGoods => table(GENERAL_RESOURCES, ...path);
  return {
    techLevel: planetTypeRow(type).techLevel,
    slots: { Minima: 0, Vexillus: 0, Exactus: 0, ...table(SLOT_LEVELS, 'slots') },
    basicProduction: goods('basicProduction'),
    upkeep: Object.fromEntries(ACTIVITIES.map((each) => [each, goods('upkeep', each)])) as Planet['upkeep'],
    garrisonWeight: read('garrisonWeight'),
    orbitalWeight: read('orbitalWeight'),
    specialYields: table(FACTION_RESOURCES, 'specialYield2d6'),
  };
}
