import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GeneralResource, GhostOfWarState, Gratitude } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editFaction, editPlanet } from '../state/editing.js';
import type { Written } from '../game-master/events.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';

/** A counter of a chapter before and after. */
export interface ChapterRow {
  readonly resource: GeneralResource;
  readonly from: number;
  readonly to: number;
}

export function applyChapterRows(
  state: Mutable<GhostOfWarState>,
  faction: string,
  rows: readonly ChapterRow[],
  edit: Edit,
): void {
  if (rows.length === 0) return;
  const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
  chapter.counters = {
    ...chapter.counters,
    ...Object.fromEntries(rows.map(({ resource, to }) => [resource, to])),
  };
}

/** What becomes of chapters in S8, S11 and S14. */
export const CHAPTER_EVENTS = {
  /** GOW-CHP-02: `rows` of every resource; `paid`: its upkeep. Other factions have only bookings. */
  'ghost-of-war.ChapterCountersChanged': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly (ChapterRow & { readonly paid: boolean })[];
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { faction, rows, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      applyChapterRows(state, faction, rows, edit);
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${rows.filter((each) => each.paid).length} chapter counters paid, ${rows.filter((each) => !each.paid).length} not.`,
    growing: ['rows', 'bookings', 'written'],
  }),
  /** GOW-CHP-06: `saves` of the system in the campaign. */
  'ghost-of-war.SystemBecameGrateful': event<{
    readonly faction: string;
    readonly system: string;
    readonly battle: string;
    readonly saves: number;
    readonly gratitude: Gratitude;
  }>({
    evolve: (state, { faction, system, saves, gratitude }, edit) => {
      const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
      chapter.saves = { ...chapter.saves, [system]: saves };
      chapter.grateful = [...chapter.grateful.filter((each) => each.system !== system), gratitude];
    },
    audience: ofFaction,
    summary: ({ faction, system, gratitude }) =>
      `${system} is grateful to ${faction} through round ${gratitude.until}.`,
  }),
  'ghost-of-war.SystemBecameHonorBound': event<{ readonly faction: string; readonly system: string }>({
    evolve: (state, { faction, system }, edit) => {
      const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
      chapter.honourBound = [...chapter.honourBound, system];
    },
    audience: ofFaction,
    summary: ({ faction, system }) => `${system} is honor-bound to ${faction}.`,
  }),
  /** GOW-CHP-07 */
  'ghost-of-war.SubventionAnswered': event<
    Booked & {
      readonly faction: string;
      readonly system: string;
      /** Percent of the stocks that may be taken. */
      readonly percent: number;
      readonly loyalty: readonly {
        readonly planet: string;
        readonly controller: string;
        readonly from: number;
        readonly to: number;
      }[];
      readonly rows: readonly ChapterRow[];
      /** Last round of the debt of honour. */
      readonly until: number;
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { faction, loyalty, rows, until, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      applyChapterRows(state, faction, rows, edit);
      editFaction(edit, state, faction).honourDebtUntil = until;
      for (const { planet, to } of loyalty) editPlanet(edit, state, planet).loyalty = to;
    },
    audience: ofFaction,
    summary: ({ faction, system, percent }) => `${system} gives ${faction} up to ${percent}% of what it has.`,
    growing: ['loyalty', 'rows', 'bookings', 'written'],
  }),
};
