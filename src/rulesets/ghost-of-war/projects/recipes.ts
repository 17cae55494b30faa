import { lookUp } from '../../../kernel/index.js';
import {
  ALLOWED_WEAPONS,
  WEAPON_TYPES,
  WEAPON_TYPE_KEYS,
  weaponTypeRow,
  type WeaponType,
} from '../data/ammunition.js';
import { itemRow } from '../data/items.js';
import type { Duration, ItemRow } from '../data/item-rows.js';
import { RESOURCES } from '../data/resources.js';
import type { EventProject, GhostOfWarState, Goods, Project, ProjectOptions } from '../state/index.js';
import { roundsPerYear } from '../general/calendar.js';
import { greater } from '../units/holders.js';
import { figure, tableFigure } from '../house-rules/house-rules.js';

/** What can be started: a row of the tables, or a project that the arbiter has made up (GOW-PRJ-14). */
export type Recipe =
  | { readonly kind: 'ITEM'; readonly key: string; readonly row: ItemRow }
  | { readonly kind: 'EVENT'; readonly key: string; readonly row: EventProject };

export function recipeOf(state: Pick<GhostOfWarState, 'eventProjects'>, key: string): Recipe | null {
  const row = itemRow(key);
  if (row) return { kind: 'ITEM', key, row };
  const event = lookUp(state.eventProjects, key);
  return event ? { kind: 'EVENT', key, row: event } : null;
}

type Ordered = Pick<Project, 'item' | 'options'>;

/** GOW-REC-09: the weapon type of a variant as printed, e.g. of `Turret (Basic)/Cannons`. */
export function weaponOfPart(part: string): WeaponType | null {
  const label = part.slice(part.indexOf('/') + 1);
  return WEAPON_TYPE_KEYS.find((each) => WEAPON_TYPES[each].label === label) ?? null;
}

/** GOW-REC-09, GOW-AMM-02: weapon type of what is made; null where it has none. A tank has that of its turret. */
export function weaponOf({ item, options }: Ordered): WeaponType | null {
  if (options.turret !== null) return weaponOfPart(options.turret);
  const allowed = lookUp(ALLOWED_WEAPONS, item);
  if (allowed?.length === 1) return allowed[0] ?? null;
  const named = WEAPON_TYPE_KEYS.find((each) => each === options.weapon);
  if (named) return named;
  const [first] = options.weaponParts;
  return first === undefined ? null : weaponOfPart(first);
}

/** GOW-PRJ-04, -10, -11: what every round of progress consumes. */
export function perRoundOf(
  { parameters, eventProjects }: GhostOfWarState,
  { item, options }: Ordered,
): Goods {
  const recipe = recipeOf({ eventProjects }, item);
  if (!recipe) return {};
  if (recipe.kind === 'EVENT') return recipe.row.perRound;
  const { perRound, given } = recipe.row;
  const named: Goods = given !== undefined && options.resource !== null ? { [options.resource]: given } : {};
  const ore = item === 'missiles-vexillus' ? figure(parameters, 'missiles.requireOre') : 0;
  return sumOf(perRound, named, { Ore: ore });
}

/** GOW-PRJ-05, GOW-AMM-03: what is paid once: with ammunition the greater number of each resource. */
export function oneTimeOf(state: Pick<GhostOfWarState, 'eventProjects'>, project: Ordered): Goods {
  const recipe = recipeOf(state, project.item);
  if (!recipe) return {};
  const { oneTime } = recipe.row;
  const weapon = weaponOf(project);
  if (recipe.kind === 'EVENT' || recipe.row.ammo !== true || weapon === null) return oneTime;
  return { ...oneTime, ...greater(oneTime, weaponTypeRow(weapon)?.requirement ?? {}) };
}

/** GOW-PRJ-01, -13, -14, GOW-REC-04, -05: rounds of progress that it takes, before anybody shortens them. */
export function roundsOf(
  state: GhostOfWarState,
  recipe: Recipe,
  options: ProjectOptions,
  parts: number,
): number {
  if (recipe.kind === 'EVENT') return recipe.row.durationRounds;
  if (recipe.key === 'field-supply-depot') return figure(state.parameters, 'field.depotRounds');
  if (recipe.key === 'fortified-position') return figure(state.parameters, 'field.positionRounds');
  const duration: Duration = recipe.row.duration;
  switch (duration.kind) {
    case 'ROUNDS':
      return duration.rounds;
    case 'YEARS':
      return (
        (tableFigure(state.parameters, 'advancement.<id>.years', recipe.key) ?? duration.years) *
        roundsPerYear(state)
      );
    case 'PER_PART':
      return parts;
    case 'PER_TWO_TUBES':
      return (options.tubes ?? 0) / 2;
  }
}

export const sumOf = (...goods: readonly Goods[]): Goods =>
  Object.fromEntries(
    RESOURCES.flatMap((each) => {
      const sum = goods.reduce((total, row) => total + (row[each] ?? 0), 0);
      return sum > 0 ? [[each, sum]] : [];
    }),
  );
