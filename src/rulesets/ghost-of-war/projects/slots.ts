import { BRACED_LEVELS } from '../data/activities.js';
import { SLOT_LEVELS, type SlotLevel, type Slots } from '../data/tech-levels.js';
import type { GhostOfWarState, Planet, Project } from '../state/index.js';
import { inOrder } from '../general/order.js';
import { recipeOf } from './recipes.js';

type Sector = Pick<GhostOfWarState, 'projects' | 'eventProjects'>;

/** GOW-ACT-05: slots of this round: Brace beside Produce costs half of the lower ones, what is lost rounded down. */
export function slotsOf({ slots, activity: { now } }: Pick<Planet, 'slots' | 'activity'>): Slots {
  if (!now.includes('Brace') || !now.includes('Produce')) return slots;
  const lost = Object.fromEntries(
    BRACED_LEVELS.map((each) => [each, slots[each] - Math.floor(slots[each] / 2)]),
  );
  return { ...slots, ...lost };
}

/** GOW-PRJ-03, GOW-CHR-19: level of the slot that a project needs; null where it needs none. */
export const slotLevelOf = (
  state: Pick<GhostOfWarState, 'eventProjects'>,
  { item, hero }: Pick<Project, 'item' | 'hero'>,
): SlotLevel | null => (hero === null ? (recipeOf(state, item)?.row.level ?? null) : null);

/** GOW-PLA-03, GOW-PRJ-03: each takes the lowest free slot of its level or higher; answers those that have one, and what is left. */
export function assignSlots(
  state: Sector,
  slots: Slots,
  projects: readonly Project[],
): { readonly placed: ReadonlySet<string>; readonly left: Slots } {
  const left: Record<SlotLevel, number> = { ...slots };
  const placed = new Set<string>();
  for (const project of inOrder(projects)) {
    const level = slotLevelOf(state, project);
    const slot = level === null ? undefined : freeSlot(left, level);
    if (level !== null && slot === undefined) continue;
    if (slot !== undefined) left[slot] -= 1;
    placed.add(project.id);
  }
  return { placed, left };
}

/** The lowest free slot of a level or higher. */
export const freeSlot = (left: Slots, level: SlotLevel): SlotLevel | undefined =>
  SLOT_LEVELS.slice(SLOT_LEVELS.indexOf(level)).find((each) => left[each] > 0);

/** Projects of a place, in no order. */
export const projectsAt = (
  { projects }: Pick<GhostOfWarState, 'projects'>,
  place: string,
): readonly Project[] => Object.values(projects).filter((each) => each.place.id === place);
