import { hexKey, neighbours, parseHexKey } from '../../engine/hex/index.js';
import { lookUp } from '../../kernel/index.js';
import { heroRow } from './data/heroes.js';
import { ITEM_KEYS, itemRow } from './data/items.js';
import { choose, openOrWhy, type Asking, type Choice } from './options-choice.js';
import { projectChoices } from './options-projects.js';
import type { HeroAction, Order } from './sheets/orders.js';
import { isAllied } from './general/factions.js';
import { placeOfCharacter, systemOf } from './map/places.js';
import { surveyOf } from './map/status/survey.js';
import type { Character } from './state/index.js';

const MIDDLE = { q: 0, r: 0 };

/** GOW-CHR-02 … -24: what a character may be ordered. */
export const characterChoices = (asking: Asking, character: Character): readonly Choice[] =>
  character.kind === 'COMMANDER'
    ? transfers(asking, character)
    : [...actions(asking, character), ...attachments(asking, character), ...processes(asking, character)];

/** GOW-CHR-02: formations that he may lead. */
const transfers = (asking: Asking, { id }: Character): readonly Choice[] =>
  Object.values(asking.state.formations)
    .filter((each) => each.owner === asking.faction && each.commander !== id)
    .map((formation) =>
      choose(asking, {
        order: {
          order: 'APPOINT_COMMANDER',
          formation: formation.id,
          character: id,
          class: null,
          name: null,
        },
        target: formation.id,
      }),
    );

/** GOW-CHR-04: each of his actions at whatever it may be aimed at in his system. */
const actions = (asking: Asking, hero: Character): readonly Choice[] =>
  (heroRow(hero.class)?.actions ?? []).flatMap((action) =>
    openOrWhy(targetsOf(asking, hero, action).map((target) => acting(asking, hero, action, target))),
  );

const aimed = (action: HeroAction['action'], target: string): HeroAction =>
  (action === 'DIVINATION' ? { action } : { action, target }) as HeroAction;

/** Where he reaches nothing, the answer says why; what can be sent is aimed at himself, or at the middle of the map. */
function acting(
  asking: Asking,
  hero: Character,
  action: HeroAction['action'],
  target: string | null,
): Choice {
  const order = (at: string): Order => ({ order: 'HERO_ACTION', hero: hero.id, action: aimed(action, at) });
  const choice = choose(asking, { order: order(target ?? ''), target, how: action });
  if (target !== null) return choice;
  const orders = [order(action === 'CHART' ? hexKey(MIDDLE) : hero.id)];
  return { ...choice, command: { ...choice.command, orders } };
}

function targetsOf(
  { state }: Asking,
  hero: Character,
  action: HeroAction['action'],
): readonly (string | null)[] {
  if (action === 'DIVINATION') return [null];
  if (action === 'PRECOGNITION') return Object.keys(state.factions);
  const place = placeOfCharacter(state, hero);
  const system = lookUp(state.systems, (place && systemOf(state, place)) ?? '');
  if (!system) return [null];
  const here = parseHexKey(system.hex);
  if (action === 'CHART') return here ? neighbours(here).map(hexKey) : [null];
  const units = surveyOf(state).unitsIn(system.id);
  const formations = new Set(units.flatMap((each) => each.formation ?? []));
  return [...system.planets, ...formations, ...units.map((each) => each.id)];
}

/** GOW-CHR-03: own and allied forces in his system, or alone. */
function attachments(asking: Asking, hero: Character): readonly Choice[] {
  const { state, faction } = asking;
  const place = placeOfCharacter(state, hero);
  const system = place && systemOf(state, place);
  if (system === null) return [];
  const units = surveyOf(state)
    .unitsIn(system)
    .filter((each) => isAllied(state, each.owner, faction));
  const forces = new Set(units.map((each) => each.formation ?? each.id));
  return [null, ...forces]
    .filter((to) => to !== hero.attachedTo)
    .map((to) => choose(asking, { order: { order: 'ATTACH_HERO', hero: hero.id, to }, target: to }));
}

/** GOW-CHR-19: processes at the Hold, or aboard the Fleet, where he is. */
function processes(asking: Asking, hero: Character): readonly Choice[] {
  const { state } = asking;
  if (hero.class !== 'TECH_MARINE') return [];
  const place = placeOfCharacter(state, hero);
  const fleet = Object.values(state.formations).find(
    (each) => each.owner === hero.faction && each.chapterFleet,
  );
  const where: Extract<Order, { readonly order: 'START_PROJECT' }>['place'] | null =
    place?.in === 'PLANET'
      ? { kind: 'PLANET', id: place.id }
      : fleet
        ? { kind: 'FORMATION', id: fleet.id }
        : null;
  if (!where) return [];
  const deaths = Object.keys(state.fallen);
  return ITEM_KEYS.filter((each) => itemRow(each)?.startedBy !== undefined).flatMap((item) =>
    itemRow(item)?.startedBy === 'RITE_OF_ENTOMBMENT'
      ? (deaths.length > 0 ? deaths : [null]).flatMap((death) =>
          projectChoices(asking, where, item, { hero: hero.id, death }),
        )
      : projectChoices(asking, where, item, { hero: hero.id }),
  );
}
