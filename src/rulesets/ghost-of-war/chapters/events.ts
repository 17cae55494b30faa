import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GeneralResource, GhostOfWarState, Gratitude } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editFaction, editPlanet } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Written } from '../game-master/events.js';

/** A counter of a chapter before and after. */
export interface ChapterRow {
  readonly resource: GeneralResource;
  readonly from: number;
  readonly to: number;
}

/** What becomes of chapters in S8, S11 and S14. */
export type ChapterEvent =
  /** GOW-CHP-02: `rows` of every resource; `paid`: its upkeep. Other factions have only bookings. */
  | {
      readonly type: 'ghost-of-war.ChapterCountersChanged';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly (ChapterRow & { readonly paid: boolean })[];
        readonly written: readonly Written[];
      };
    }
  /** GOW-CHP-06: `saves` of the system in the campaign. */
  | {
      readonly type: 'ghost-of-war.SystemBecameGrateful';
      readonly data: {
        readonly faction: string;
        readonly system: string;
        readonly battle: string;
        readonly saves: number;
        readonly gratitude: Gratitude;
      };
    }
  | {
      readonly type: 'ghost-of-war.SystemBecameHonorBound';
      readonly data: { readonly faction: string; readonly system: string };
    }
  /** GOW-CHP-07 */
  | {
      readonly type: 'ghost-of-war.SubventionAnswered';
      readonly data: Booked & {
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
      };
    };

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

export const CHAPTER_EVOLVERS: Evolvers<ChapterEvent> = {
  'ghost-of-war.ChapterCountersChanged': (state, { faction, rows, bookings }, edit) => {
    applyBookings(state, bookings, edit);
    applyChapterRows(state, faction, rows, edit);
  },
  'ghost-of-war.SystemBecameGrateful': (state, { faction, system, saves, gratitude }, edit) => {
    const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
    chapter.saves = { ...chapter.saves, [system]: saves };
    chapter.grateful = [...chapter.grateful.filter((each) => each.system !== system), gratitude];
  },
  'ghost-of-war.SystemBecameHonorBound': (state, { faction, system }, edit) => {
    const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
    chapter.honourBound = [...chapter.honourBound, system];
  },
  'ghost-of-war.SubventionAnswered': (state, { faction, loyalty, rows, until, bookings }, edit) => {
    applyBookings(state, bookings, edit);
    applyChapterRows(state, faction, rows, edit);
    editFaction(edit, state, faction).honourDebtUntil = until;
    for (const { planet, to } of loyalty) editPlanet(edit, state, planet).loyalty = to;
  },
};
