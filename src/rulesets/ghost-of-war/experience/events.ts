import type { RuleId } from '../catalog.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';
import { xpAccount } from '../state/account-names.js';
import { some } from '../state/sentences.js';

/** GOW-XP-01: an entry of the experience ledger. */
export interface XpRow {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** E.g. `brace`, `battle`, `recovery`. */
  readonly cause: string;
  readonly rule: RuleId;
}

export const EXPERIENCE_EVENTS = {
  'ghost-of-war.XpChanged': event<{
    readonly faction: string;
    readonly seat: string | null;
    readonly rows: readonly XpRow[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { unit, to } of rows) editUnit(edit, state, unit).xp = to;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: the experience of ${some(rows.length, 'unit')} changes.`,
    postings: ({ seat, rows }) =>
      rows.map((each) => ({
        account: xpAccount(each.unit),
        measure: 'XP',
        seat,
        amount: each.to - each.from,
        rule: each.rule,
        cause: each.cause,
      })),
    growing: ['rows'],
    follows: ['ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  /** GOW-XP-08: squads that have reached Tactical for the first time. */
  'ghost-of-war.GeneSeedYielded': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly { readonly unit: string; readonly amount: number }[];
    }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      for (const { unit } of rows) editUnit(edit, state, unit).geneSeedMatured = true;
      applyBookings(state, bookings, edit);
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction} gets gene-seed of ${some(rows.length, 'squad')} at Tactical.`,
    growing: ['rows', 'bookings'],
  }),
};
