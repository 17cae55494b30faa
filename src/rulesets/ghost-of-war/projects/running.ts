import { foundIn, itemAt } from '../../../kernel/index.js';
import type { GhostOfWarState, PartStore, Project, ProjectPlace } from '../state/index.js';
import type { OrderContext } from '../sheets/sheets.js';
import { NO_OPTIONS, type StartOrder } from './options.js';
import { projectsAt } from './slots.js';
import { numbered } from '../state/numbering.js';

/** Projects that run there, less those that the sheet cancels, with those that it starts before. */
export function runningAt(
  context: OrderContext,
  place: ProjectPlace,
  again: string | null,
): readonly Project[] {
  const { state, faction, sheet, index } = context;
  const cancelled = sheet.flatMap((each) => (each.order === 'CANCEL_PROJECT' ? [each.project] : []));
  const standing = projectsAt(state, place.id).filter(
    ({ id }) => id !== again && (again !== null || !cancelled.includes(id)),
  );
  const before = sheet
    .slice(0, index)
    .flatMap((each, at) =>
      each.order === 'START_PROJECT' && each.place.id === place.id
        ? [asRunning(state, faction, each, at)]
        : [],
    );
  return [...standing, ...before];
}

const asRunning = (state: GhostOfWarState, owner: string, order: StartOrder, at: number): Project => ({
  id: `order ${at}`,
  seq: itemAt(numbered(state, 'project', [owner], at + 1), at).number,
  place: order.place,
  owner,
  item: order.item,
  progress: 0,
  duration: 1,
  oneTimePaid: {},
  startedRound: state.round,
  site: null,
  priority: 5,
  status: 'RUNNING',
  forFaction: owner,
  options: NO_OPTIONS,
  parts: {},
  hero: order.hero,
  death: null,
});

/** GOW-PRJ-07, GOW-RND-01: parts that come back by what the sheet cancels, before anything is started, by place. */
export function returnedBy({ state, faction, sheet }: OrderContext): Readonly<Record<string, PartStore>> {
  const returned: Record<string, Record<string, number>> = {};
  const cancelled = new Set(sheet.flatMap((each) => (each.order === 'CANCEL_PROJECT' ? [each.project] : [])));
  for (const { owner, place, parts } of [...cancelled].flatMap(foundIn(state.projects))) {
    if (owner !== faction) continue;
    const store = (returned[place.id] ??= {});
    for (const [part, count] of Object.entries(parts)) store[part] = (store[part] ?? 0) + count;
  }
  return returned;
}
