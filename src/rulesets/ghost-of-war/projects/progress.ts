import { lookUp } from '../../../kernel/index.js';
import { GENERAL_RESOURCES, RESOURCES } from '../data/resources.js';
import type { ProgressRow, StallReason } from './events.js';
import { chapterAccount } from '../state/account-names.js';
import type { GeneralGoods, GhostOfWarState, Goods, Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks, type Books } from '../goods/books.js';
import { drawing } from '../goods/draw.js';
import { isSpent } from '../effectiveness/effectiveness.js';
import { factionsBySeq, seatOf } from '../general/factions.js';
import { inOrder } from '../general/order.js';
import { planetsInOrder, isProducing } from '../activities/producing.js';
import { buildersOf, heroWorksAt } from './builders.js';
import { completeProject, yieldGoods, type Yielded } from './completing.js';
import { paymentsOf, type Payments } from './payments.js';
import { oneTimeOf, perRoundOf, sumOf } from './recipes.js';
import { assignSlots, slotsOf } from './slots.js';
import { areScoutsThere } from './scouts.js';

/** What S6 does with one project. */
type Outcome =
  | { readonly project: Project; readonly stalled: StallReason }
  | {
      readonly project: Project;
      readonly stalled: null;
      readonly row: ProgressRow;
      readonly done: Yielded | null;
    };

/** GOW-PRJ-03 … -06, -08: S6: slots are assigned afresh, projects go on one after another, and what is done appears at once. */
export function progressProjects(table: GowTable): void {
  const { state } = table;
  if (Object.keys(state.projects).length === 0) return;
  const books = openBooks(state);
  const payments = paymentsOf(state, books, drawing(state, books));
  const outcomes = inTurn(state).map(({ project, barred }) =>
    barred === null ? attempt(state, books, payments, project) : { project, stalled: barred },
  );
  emitProgress(table, books, payments, outcomes);
  for (const each of outcomes) {
    if (each.stalled === null && each.done) completeProject(table, each.project, each.done);
  }
}

interface Turn {
  readonly project: Project;
  readonly barred: StallReason | null;
}

/** GOW-GEN-04: planets, formations, loose units; on each by priority, then seq. */
function inTurn(state: GhostOfWarState): readonly Turn[] {
  const byPlace = new Map<string, Project[]>();
  for (const project of inOrder(Object.values(state.projects))) {
    const there = byPlace.get(project.place.id) ?? [];
    there.push(project);
    byPlace.set(project.place.id, there);
  }
  const at = (id: string): readonly Project[] => byPlace.get(id) ?? [];
  const armies = [...inOrder(Object.values(state.formations)), ...inOrder(Object.values(state.units))];
  return [
    ...planetsInOrder(state).flatMap((planet) => {
      const { placed } = assignSlots(state, slotsOf(planet), at(planet.id));
      const halted = isProducing(planet) ? null : planet.shortage ? 'SHORTAGE' : 'NOT_PRODUCING';
      return at(planet.id).map((project): Turn => ({
        project,
        barred: halted ?? (placed.has(project.id) ? barOf(state, project) : 'NO_SLOT'),
      }));
    }),
    ...armies.flatMap(({ id }) => at(id).map((project) => ({ project, barred: barOf(state, project) }))),
  ];
}

/** GOW-PRJ-13, GOW-SUP-07, GOW-CHR-19, GOW-REC-07: what stalls a project before anything is paid. */
function barOf(state: GhostOfWarState, project: Project): StallReason | null {
  const { place, hero: id, options, owner } = project;
  const builders = buildersOf(state, place);
  const producing = builders.every(
    ({ activity: { now }, place: at }) =>
      now.includes('Produce') && !now.includes('Fight') && at.in !== 'JOURNEY',
  );
  const spent = project.site !== null && builders.some((each) => isSpent(state, each));
  if (place.kind !== 'PLANET' && (!producing || spent)) return 'BUILDER';
  const hero = id === null ? undefined : lookUp(state.characters, id);
  if (hero && (!heroWorksAt(state, hero, place) || project.startedRound === state.round)) return 'HERO_AWAY';
  return options.scouts !== null && !areScoutsThere(state, owner, place, options) ? 'SCOUTS_GONE' : null;
}

/** GOW-PRJ-04, -05: pays for a round of progress, or stalls and takes nothing. */
function attempt(state: GhostOfWarState, books: Books, payments: Payments, project: Project): Outcome {
  const perRound = perRoundOf(state, project);
  const unpaid = lessOf(oneTimeOf(state, project), project.oneTimePaid);
  const completing = project.progress + 1 >= project.duration;
  if (!payments.canPay(project, perRound)) return { project, stalled: 'REQUIREMENT' };
  if (completing && !payments.canPay(project, sumOf(perRound, unpaid)))
    return { project, stalled: 'ONE_TIME' };
  payments.pay(project, perRound);
  const paidNow = completing ? unpaid : firstAvailable(payments, project, unpaid);
  if (completing) payments.pay(project, unpaid);
  const row: ProgressRow = {
    project: project.id,
    planet: project.place.kind === 'PLANET' ? project.place.id : null,
    progress: project.progress + 1,
    oneTimePaid: sumOf(project.oneTimePaid, paidNow),
  };
  return { project, stalled: null, row, done: completing ? yieldGoods(state, books, project) : null };
}

/** GOW-PRJ-05: each one-time resource by itself, as soon as its whole amount is there. */
function firstAvailable(payments: Payments, project: Project, unpaid: Goods): Goods {
  const paid: [string, number][] = [];
  for (const resource of RESOURCES) {
    const amount = unpaid[resource] ?? 0;
    if (amount === 0 || !payments.canPay(project, { [resource]: amount })) continue;
    payments.pay(project, { [resource]: amount });
    paid.push([resource, amount]);
  }
  return Object.fromEntries(paid);
}

const lessOf = (goods: Goods, paid: Goods): Goods =>
  Object.fromEntries(
    RESOURCES.flatMap((each) => {
      const left = (goods[each] ?? 0) - (paid[each] ?? 0);
      return left > 0 ? [[each, left]] : [];
    }),
  );

function emitProgress(table: GowTable, books: Books, payments: Payments, outcomes: readonly Outcome[]): void {
  const bookings = books.bookings();
  for (const { id: faction } of factionsBySeq(table.state)) {
    const own = outcomes.filter(({ project }) => project.owner === faction);
    const rows = own.flatMap((each) => (each.stalled === null ? [each.row] : []));
    const counters = payments.counters(faction);
    const booked = bookings.get(faction) ?? [];
    if (rows.length > 0 || booked.length > 0) {
      table.emit(
        {
          type: 'ghost-of-war.ProjectsProgressed',
          data: {
            faction,
            rows,
            bookings: booked,
            counters,
            written: pointsWritten(table.state, faction, counters),
          },
        },
        ['GOW-PRJ-04', 'GOW-PRJ-05', 'GOW-BUF-08'],
      );
    }
    const stalled = own.flatMap((each) =>
      each.stalled === null ? [] : [{ project: each.project.id, reason: each.stalled }],
    );
    if (stalled.length > 0) {
      table.emit({ type: 'ghost-of-war.ProjectsStalled', data: { faction, rows: stalled } }, [
        'GOW-PRJ-06',
        'GOW-PRJ-03',
      ]);
    }
  }
}

const pointsWritten = (state: GhostOfWarState, faction: string, counters: GeneralGoods) =>
  GENERAL_RESOURCES.flatMap((each) => {
    const amount = counters[each] ?? 0;
    return amount === 0
      ? []
      : [{ account: chapterAccount(each, faction), seat: seatOf(state, faction), amount }];
  });
