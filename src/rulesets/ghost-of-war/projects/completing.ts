import { lookUp } from '../../../kernel/index.js';
import { ADVANCEMENT_EFFECTS } from '../data/advancements.js';
import { WEAPON_TYPES } from '../data/ammunition.js';
import type { ItemRow } from '../data/item-rows.js';
import { itemRow, partKey } from '../data/items.js';
import { GENERAL_RESOURCES, isFactionResource, RESOURCES } from '../data/resources.js';
import type { Advanced, Product } from './events.js';
import { readDepot } from '../goods/place-entries.js';
import type { Buffer, GeneralGoods, GhostOfWarState, Goods, Planet, Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { Books } from '../goods/books.js';
import { planetCapacity } from '../goods/buffers.js';
import { figure } from '../house-rules/house-rules.js';
import { newUnit, unitsWritten } from './new-units.js';
import { recipeOf, sumOf, weaponOf } from './recipes.js';
import { nextNumbered } from '../state/numbering.js';

/** Goods of a project that is done, as the books of the step have them. */
export interface Yielded {
  readonly made: Goods;
  readonly wasted: GeneralGoods;
}

/** GOW-PRJ-08: goods appear at once; what does not fit is lost (GOW-BUF-05). */
export function yieldGoods(state: GhostOfWarState, books: Books, project: Project): Yielded {
  const goods = goodsOf(state, project);
  const wasted: [string, number][] = [];
  for (const resource of RESOURCES) {
    const amount = goods[resource] ?? 0;
    if (amount === 0) continue;
    if (isFactionResource(resource)) books.addFaction(project.forFaction, resource, amount);
    else {
      const lost = books.put(project.place.id, resource, amount);
      if (lost > 0) wasted.push([resource, lost]);
    }
  }
  return { made: goods, wasted: Object.fromEntries(wasted) };
}

/** GOW-PRJ-14: a Specialized Manufactoria changes what some projects yield. */
function goodsOf(state: GhostOfWarState, { item, place }: Project): Goods {
  const recipe = recipeOf(state, item);
  if (!recipe) return {};
  if (recipe.kind === 'EVENT') return recipe.row.yields;
  if (recipe.row.yields.kind !== 'GOODS') return {};
  const advancements = lookUp(state.planets, place.id)?.advancements ?? [];
  const better = advancements
    .map((each) => lookUp(lookUp(ADVANCEMENT_EFFECTS, each)?.yields ?? {}, item))
    .find((each) => each !== undefined);
  return sumOf(better ?? recipe.row.yields.goods);
}

const NOTHING: Product = { units: [], partMoves: [], depot: null, work: null, advanced: null };

/** GOW-PRJ-08, GOW-REC-03: parts are used up, and what was made is there. */
export function completeProject(table: GowTable, project: Project, { made, wasted }: Yielded): void {
  const { state } = table;
  const row = itemRow(project.item);
  const product = row ? productOf(state, project, row) : NOTHING;
  const { id, item, owner, forFaction, options } = project;
  table.emit(
    {
      type: 'ghost-of-war.ProjectCompleted',
      data: {
        faction: owner,
        project: id,
        item,
        forFaction,
        ...product,
        made,
        wasted,
        again: options.repeat,
        round: state.round,
        written: unitsWritten(state, product.units),
      },
    },
    product.units.length > 0 ? ['GOW-PRJ-08', 'GOW-UNI-02'] : ['GOW-PRJ-08'],
  );
}

function productOf(state: GhostOfWarState, project: Project, row: ItemRow): Product {
  const { place, item, owner } = project;
  const { yields } = row;
  switch (yields.kind) {
    case 'GOODS':
      return NOTHING;
    case 'UNIT':
      return { ...NOTHING, units: [newUnit(state, project, yields.unit)] };
    case 'PART':
      return { ...NOTHING, partMoves: [{ holder: place.id, part: partMade(project, row), amount: 1 }] };
    case 'ADVANCEMENT': {
      const planet = lookUp(state.planets, place.id);
      return { ...NOTHING, advanced: planet ? advance(state, planet, item) : null };
    }
    case 'DEPOT': {
      const { id, number } = nextNumbered(state, 'depot', owner);
      const entry = { id, planet: project.site ?? '', owner };
      return { ...NOTHING, depot: readDepot(entry, number, state) };
    }
    case 'FORTIFIED_POSITION': {
      const pp = figure(state.parameters, 'fort.positionPp');
      const work = { kind: 'POSITION', faction: owner, pp, hero: null } as const;
      return { ...NOTHING, work: project.site === null ? null : { planet: project.site, work } };
    }
  }
}

/** GOW-REC-03, -05: what the store calls the part that is made. */
function partMade(project: Project, { name, variant }: ItemRow): string {
  if (variant === 'TUBES') return partKey(name, String(project.options.tubes));
  const weapon = variant === 'WEAPON_TYPE' ? weaponOf(project) : null;
  return partKey(name, weapon === null ? null : WEAPON_TYPES[weapon].label);
}

/** GOW-PRJ-14, GOW-BUF-02: a planet with one advancement more. */
export function advance(
  state: Pick<GhostOfWarState, 'parameters'>,
  planet: Planet,
  advancement: string,
): Advanced {
  const effect = lookUp(ADVANCEMENT_EFFECTS, advancement) ?? {};
  const basicProduction = sumOf(planet.basicProduction, effect.basicProduction ?? {});
  const before = planetCapacity(state, planet);
  const after = planetCapacity(state, {
    basicProduction,
    advancements: [...planet.advancements, advancement],
  });
  const buffer = Object.fromEntries(
    GENERAL_RESOURCES.map((each) => {
      const { cur, max } = planet.buffer[each];
      return [each, { cur, max: max + (after[each] ?? 0) - (before[each] ?? 0) }];
    }),
  ) as Buffer;
  return {
    planet: planet.id,
    advancement,
    garrisonWeight: planet.garrisonWeight + (effect.garrisonWeight ?? 0),
    orbitalWeight: planet.orbitalWeight + (effect.orbitalWeight ?? 0),
    spacePort: planet.spacePort || (effect.spacePort ?? false),
    basicProduction,
    buffer,
  };
}
