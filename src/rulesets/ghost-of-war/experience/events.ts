import type { RuleId } from '../catalog.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';

/** GOW-XP-01: an entry of the experience ledger. */
export interface XpRow {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** E.g. `brace`, `battle`, `recovery`. */
  readonly cause: string;
  readonly rule: RuleId;
}

export type ExperienceEvent =
  | {
      readonly type: 'ghost-of-war.XpChanged';
      readonly data: {
        readonly faction: string;
        readonly seat: string | null;
        readonly rows: readonly XpRow[];
      };
    }
  /** GOW-XP-08: squads that have reached Tactical for the first time. */
  | {
      readonly type: 'ghost-of-war.GeneSeedYielded';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly { readonly unit: string; readonly amount: number }[];
      };
    };

export const EXPERIENCE_EVOLVERS: Evolvers<ExperienceEvent> = {
  'ghost-of-war.XpChanged': (state, { rows }, edit) => {
    for (const { unit, to } of rows) editUnit(edit, state, unit).xp = to;
  },
  'ghost-of-war.GeneSeedYielded': (state, { rows, bookings }, edit) => {
    for (const { unit } of rows) editUnit(edit, state, unit).geneSeedMatured = true;
    applyBookings(state, bookings, edit);
  },
};
