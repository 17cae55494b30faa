import { lookUp } from '../../kernel/index.js';
import { ALLOWED_WEAPONS } from './data/ammunition.js';
import { GIVEN_FOR_GOODS } from './data/item-rows.js';
import { itemRow } from './data/items.js';
import { TUBES } from './data/recruitment.js';
import { choose, type Asking, type Choice, type Proposal } from './options-choice.js';
import { printGoods } from './goods/notation/index.js';
import { NO_OPTIONS, type StartOrder } from './projects/options.js';
import { oneTimeOf, perRoundOf, recipeOf, roundsOf } from './projects/recipes.js';
import { planStart } from './projects/starting.js';
import type { GhostOfWarState, ProjectOptions } from './state/index.js';

interface Variant {
  readonly how: string | null;
  readonly options: Partial<ProjectOptions>;
}

/** GOW-REC-05, -09, GOW-PRJ-10, -12: what an order must choose among. */
function variantsOf(item: string): readonly Variant[] {
  const row = itemRow(item);
  const weapons = lookUp(ALLOWED_WEAPONS, item) ?? [];
  if (weapons.length > 1) return weapons.map((weapon) => ({ how: weapon, options: { weapon } }));
  if (row?.variant === 'TUBES') return TUBES.map((tubes) => ({ how: `${tubes} tubes`, options: { tubes } }));
  if (row?.given !== undefined) {
    return GIVEN_FOR_GOODS.map((resource) => ({ how: resource, options: { resource } }));
  }
  return [{ how: null, options: {} }];
}

/** GOW-PRJ-01, -02: an item at a place in each of its variants, with its rounds and its price. */
export const projectChoices = (
  asking: Asking,
  place: StartOrder['place'],
  item: string,
  by: Partial<Pick<StartOrder, 'hero' | 'death'>> = {},
): readonly Choice[] =>
  variantsOf(item).map(({ how, options }) => {
    const order: StartOrder = {
      order: 'START_PROJECT',
      place,
      item,
      options: { ...NO_OPTIONS, ...options },
      forFaction: null,
      hero: null,
      death: null,
      ...by,
    };
    return choose(asking, {
      order,
      target: item,
      ...(how === null ? {} : { how }),
      cost: priceOf(asking, order),
    });
  });

/** Rounds, and in words what each of them and the whole consumes. */
function priceOf({ state, faction }: Asking, order: StartOrder): NonNullable<Proposal['cost']> {
  const { plan } = planStart({ state, faction, path: [], sheet: [order], index: 0 }, order);
  const options = plan?.options ?? order.options;
  const each = printGoods(perRoundOf(state, { item: order.item, options }));
  const once = printGoods(oneTimeOf(state, { item: order.item, options }));
  return {
    amount: plan?.duration ?? plainRounds(state, order),
    measure: ['rounds', each && `${each} each`, once && `${once} once`]
      .filter((one) => one !== '')
      .join('; '),
  };
}

/** Rounds of what cannot be started now: its parts are not known, so one stands for each kind. */
function plainRounds(state: GhostOfWarState, { item, options }: StartOrder): number {
  const recipe = recipeOf(state, item);
  if (!recipe) return 0;
  return roundsOf(state, recipe, options, recipe.kind === 'ITEM' ? recipe.row.parts.length : 0);
}
