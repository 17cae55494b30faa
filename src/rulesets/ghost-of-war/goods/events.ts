import type { FactionResource, GeneralGoods, GeneralResource, Gratitude, Spirit } from '../state/index.js';
import { editIn } from '../../../kernel/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editCharacter, editFaction, editPlanet, editUnit } from '../state/editing.js';
import type { Written } from '../game-master/events.js';
import { event } from '../state/event.js';
import { ofFaction, everybody } from '../state/audiences.js';
import { some } from '../state/sentences.js';
import { lasting, stillScreened } from '../state/of-old.js';

export interface UpkeepRow {
  readonly planet: string;
  readonly paid: GeneralGoods;
  readonly unpaid: GeneralGoods;
  readonly ce: { readonly from: number; readonly to: number };
  readonly loyalty: { readonly from: number; readonly to: number };
  readonly shortage: { readonly from: boolean; readonly to: boolean };
}

/** What planets make and pay, and what follows from it for them (S0, S4, S10, S13, S14). */
export const GOODS_EVENTS = {
  /** GOW-DIC-03 */
  'ghost-of-war.RerollsReturned': event<{
    readonly faction: string;
    readonly rows: readonly { readonly character: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { character, to } of rows) editCharacter(edit, state, character).rerollsLeft = to;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: the re-rolls of ${some(rows.length, 'character')} return.`,
    growing: ['rows'],
  }),
  /** GOW-GEN-02 */
  'ghost-of-war.YearBegan': event<{ readonly year: number }>({
    evolve: (state, _data, edit) => {
      for (const { id, shortage, shortageThisYear } of Object.values(state.planets)) {
        if (shortage !== shortageThisYear) editPlanet(edit, state, id).shortageThisYear = shortage;
      }
    },
    audience: everybody,
    summary: ({ year }) => `Year ${year} begins.`,
  }),
  /** S0: what lasted until the round before is over. */
  'ghost-of-war.EffectsExpired': event<{
    readonly faction: string;
    /** Units with causes of morale that are over, and whether the chapter has systems no longer grateful. */
    readonly rows: readonly { readonly unit: string }[];
    readonly gratitude: boolean;
    readonly round: number;
    /** What still lasts, by unit, and of the chapter's systems. Missing on events of old. */
    readonly spirits?: Readonly<Record<string, readonly Spirit[]>>;
    readonly grateful?: readonly Gratitude[];
  }>({
    evolve: (state, { faction, rows, gratitude, round, spirits, grateful }, edit) => {
      for (const { unit: id } of rows) {
        const unit = editUnit(edit, state, id);
        unit.spirits = spirits?.[id] ?? lasting(unit.spirits, round);
      }
      if (!gratitude) return;
      const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
      chapter.grateful = grateful ?? lasting(chapter.grateful, round);
    },
    audience: ofFaction,
    summary: ({ faction }) => `${faction}: effects of earlier rounds are over.`,
    growing: ['rows', 'spirits'],
  }),
  /** GOW-BUF-08, GOW-GEN-09: goods of a faction that another has drawn, or put there. */
  'ghost-of-war.StocksShared': event<Booked & { readonly faction: string; readonly by: string }>({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ faction, by, bookings }) => `${by} changes ${some(bookings.length, 'stock')} of ${faction}.`,
    growing: ['bookings'],
  }),
  /** GOW-PLA-04 */
  'ghost-of-war.BasicProductionMade': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly {
        readonly planet: string;
        readonly made: GeneralGoods;
        readonly wasted: GeneralGoods;
      }[];
    }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      for (const { planet } of rows)
        editIn(edit, editPlanet(edit, state, planet), 'thisRound').produced = true;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'planet')} with basic production.`,
    growing: ['rows', 'bookings'],
  }),
  /** GOW-PLA-11 */
  'ghost-of-war.ProductionBoosted': event<
    Booked & {
      readonly faction: string;
      readonly planet: string;
      readonly resource: GeneralResource;
    }
  >({
    evolve: (state, { planet, resource, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      editIn(edit, editPlanet(edit, state, planet), 'thisRound').boosted = resource;
    },
    audience: ofFaction,
    summary: ({ planet, resource }) => `${planet} makes more ${resource} this round.`,
  }),
  /** GOW-PLA-06; `bonus`: of a Screen, which is used up (GOW-CHR-18). */
  'ghost-of-war.SpecialYieldRolled': event<
    Booked & {
      readonly faction: string;
      readonly planet: string;
      readonly resource: FactionResource;
      readonly total: number;
      readonly target: number;
      readonly bonus: number;
      readonly gained: number;
      /** Whether the planet is still screened. Missing on events of old. */
      readonly screened?: boolean;
    }
  >({
    evolve: (state, { planet: id, resource, screened, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      const planet = editPlanet(edit, state, id);
      planet.screened = screened ?? stillScreened(planet.screened, resource);
    },
    audience: ofFaction,
    summary: ({ faction, planet, resource, total, target, gained }) =>
      `${planet} rolls ${total}, ${target} or more needed: ${gained} ${resource} for ${faction}.`,
  }),
  /** GOW-ACT-06 */
  'ghost-of-war.PlanetsBraced': event<{
    readonly faction: string;
    readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { planet: id, from, to } of rows) {
        const planet = editPlanet(edit, state, id);
        planet.ce = to;
        const marks = editIn(edit, planet, 'thisRound');
        if (to > from) marks.gained = { ...marks.gained, Brace: to - from };
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: the CE of ${some(rows.length, 'planet')} changes.`,
    growing: ['rows'],
  }),
  /** GOW-ACT-09, -10: every planet pays, and what it does not pay costs it CE, loyalty or its production. */
  'ghost-of-war.UpkeepPaid': event<
    Booked & { readonly faction: string; readonly rows: readonly UpkeepRow[] }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      for (const { planet: id, ce, loyalty, shortage } of rows) {
        const planet = editPlanet(edit, state, id);
        planet.ce = ce.to;
        planet.loyalty = loyalty.to;
        planet.shortage = shortage.to;
        planet.shortageThisYear ||= shortage.to;
        planet.upkeepPaid = true;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${some(rows.length, 'planet')} with upkeep, ${rows.filter((each) => each.shortage.to).length} short.`,
    growing: ['rows', 'bookings'],
  }),
  /** GOW-PLA-08 */
  'ghost-of-war.LoyaltyChanged': event<{
    readonly faction: string;
    readonly cause: 'YEAR_END' | 'TITHE_ARREARS';
    readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { planet, to } of rows) editPlanet(edit, state, planet).loyalty = to;
    },
    audience: ofFaction,
    summary: ({ faction, rows, cause }) =>
      `${faction}: the loyalty of ${some(rows.length, 'planet')} changes ${cause === 'YEAR_END' ? 'at the end of the year' : 'for arrears of the tithe'}.`,
    growing: ['rows'],
    follows: ['ghost-of-war.TithePaid', 'ghost-of-war.UpkeepPaid', 'ghost-of-war.PlanetRevolted'],
  }),
  /** GOW-PLA-10 */
  'ghost-of-war.TithePaid': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly {
        readonly planet: string;
        readonly paid: GeneralGoods;
        readonly arrears: GeneralGoods;
      }[];
    }
  >({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'planet')} with a tithe.`,
    growing: ['rows', 'bookings'],
  }),
  /** GOW-GEN-10 */
  'ghost-of-war.ScoreRecorded': event<{
    readonly faction: string;
    readonly round: number;
    readonly amount: number;
    readonly score: number;
    readonly written: readonly Written[];
  }>({
    evolve: (state, { faction: id, round, amount, score }, edit) => {
      const faction = editFaction(edit, state, id);
      faction.score = score;
      faction.scoreByRound = [...faction.scoreByRound, { round, amount }];
    },
    audience: everybody,
    summary: ({ faction, amount, score }) => `${faction} scores ${amount}, ${score} in all.`,
  }),
};
