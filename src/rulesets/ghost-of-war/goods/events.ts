import type { FactionResource, GeneralGoods, GeneralResource, Gratitude, Spirit } from '../state/index.js';
import { editIn } from '../../../kernel/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editCharacter, editFaction, editPlanet, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Written } from '../game-master/events.js';

/** What planets make and pay, and what follows from it for them (S0, S4, S10, S13, S14). */
export type GoodsEvent =
  /** GOW-GEN-02 */
  | { readonly type: 'ghost-of-war.YearBegan'; readonly data: { readonly year: number } }
  /** GOW-DIC-03 */
  | {
      readonly type: 'ghost-of-war.RerollsReturned';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly character: string; readonly from: number; readonly to: number }[];
      };
    }
  /** S0: what lasted until the round before is over. */
  | {
      readonly type: 'ghost-of-war.EffectsExpired';
      readonly data: {
        readonly faction: string;
        /** Units with causes of morale that are over, and whether the chapter has systems no longer grateful. */
        readonly rows: readonly { readonly unit: string }[];
        readonly gratitude: boolean;
        readonly round: number;
        /** What still lasts, by unit, and of the chapter's systems. Missing on events of old. */
        readonly spirits?: Readonly<Record<string, readonly Spirit[]>>;
        readonly grateful?: readonly Gratitude[];
      };
    }
  /** GOW-PLA-04 */
  | {
      readonly type: 'ghost-of-war.BasicProductionMade';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly {
          readonly planet: string;
          readonly made: GeneralGoods;
          readonly wasted: GeneralGoods;
        }[];
      };
    }
  /** GOW-PLA-11 */
  | {
      readonly type: 'ghost-of-war.ProductionBoosted';
      readonly data: Booked & {
        readonly faction: string;
        readonly planet: string;
        readonly resource: GeneralResource;
      };
    }
  /** GOW-BUF-08, GOW-GEN-09: goods of a faction that another has drawn, or put there. */
  | {
      readonly type: 'ghost-of-war.StocksShared';
      readonly data: Booked & { readonly faction: string; readonly by: string };
    }
  /** GOW-PLA-06; `bonus`: of a Screen, which is used up (GOW-CHR-18). */
  | {
      readonly type: 'ghost-of-war.SpecialYieldRolled';
      readonly data: Booked & {
        readonly faction: string;
        readonly planet: string;
        readonly resource: FactionResource;
        readonly total: number;
        readonly target: number;
        readonly bonus: number;
        readonly gained: number;
        /** Whether the planet is still screened. Missing on events of old. */
        readonly screened?: boolean;
      };
    }
  /** GOW-ACT-06 */
  | {
      readonly type: 'ghost-of-war.PlanetsBraced';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
      };
    }
  /** GOW-ACT-09, -10: every planet pays, and what it does not pay costs it CE, loyalty or its production. */
  | {
      readonly type: 'ghost-of-war.UpkeepPaid';
      readonly data: Booked & { readonly faction: string; readonly rows: readonly UpkeepRow[] };
    }
  /** GOW-PLA-08 */
  | {
      readonly type: 'ghost-of-war.LoyaltyChanged';
      readonly data: {
        readonly faction: string;
        readonly cause: 'YEAR_END' | 'TITHE_ARREARS';
        readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
      };
    }
  /** GOW-PLA-10 */
  | {
      readonly type: 'ghost-of-war.TithePaid';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly {
          readonly planet: string;
          readonly paid: GeneralGoods;
          readonly arrears: GeneralGoods;
        }[];
      };
    }
  /** GOW-GEN-10 */
  | {
      readonly type: 'ghost-of-war.ScoreRecorded';
      readonly data: {
        readonly faction: string;
        readonly round: number;
        readonly amount: number;
        readonly score: number;
        readonly written: readonly Written[];
      };
    };

export interface UpkeepRow {
  readonly planet: string;
  readonly paid: GeneralGoods;
  readonly unpaid: GeneralGoods;
  readonly ce: { readonly from: number; readonly to: number };
  readonly loyalty: { readonly from: number; readonly to: number };
  readonly shortage: { readonly from: boolean; readonly to: boolean };
}

export const GOODS_EVOLVERS: Evolvers<GoodsEvent> = {
  'ghost-of-war.RerollsReturned': (state, { rows }, edit) => {
    for (const { character, to } of rows) editCharacter(edit, state, character).rerollsLeft = to;
  },
  'ghost-of-war.YearBegan': (state, _data, edit) => {
    for (const { id, shortage, shortageThisYear } of Object.values(state.planets)) {
      if (shortage !== shortageThisYear) editPlanet(edit, state, id).shortageThisYear = shortage;
    }
  },
  'ghost-of-war.EffectsExpired': (state, { faction, rows, gratitude, round, spirits, grateful }, edit) => {
    const lasts = (each: Spirit | Gratitude): boolean => each.until >= round;
    for (const { unit: id } of rows) {
      const unit = editUnit(edit, state, id);
      unit.spirits = spirits?.[id] ?? unit.spirits.filter(lasts);
    }
    if (!gratitude) return;
    const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
    chapter.grateful = grateful ?? chapter.grateful.filter(lasts);
  },
  'ghost-of-war.StocksShared': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
  'ghost-of-war.BasicProductionMade': (state, { rows, bookings }, edit) => {
    applyBookings(state, bookings, edit);
    for (const { planet } of rows) editIn(edit, editPlanet(edit, state, planet), 'thisRound').produced = true;
  },
  'ghost-of-war.ProductionBoosted': (state, { planet, resource, bookings }, edit) => {
    applyBookings(state, bookings, edit);
    editIn(edit, editPlanet(edit, state, planet), 'thisRound').boosted = resource;
  },
  'ghost-of-war.SpecialYieldRolled': (state, { planet: id, resource, screened, bookings }, edit) => {
    applyBookings(state, bookings, edit);
    const planet = editPlanet(edit, state, id);
    planet.screened = screened ?? (planet.screened && resource !== 'Neophytes');
  },
  'ghost-of-war.PlanetsBraced': (state, { rows }, edit) => {
    for (const { planet: id, from, to } of rows) {
      const planet = editPlanet(edit, state, id);
      planet.ce = to;
      const marks = editIn(edit, planet, 'thisRound');
      if (to > from) marks.gained = { ...marks.gained, Brace: to - from };
    }
  },
  'ghost-of-war.UpkeepPaid': (state, { rows, bookings }, edit) => {
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
  'ghost-of-war.LoyaltyChanged': (state, { rows }, edit) => {
    for (const { planet, to } of rows) editPlanet(edit, state, planet).loyalty = to;
  },
  'ghost-of-war.TithePaid': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
  'ghost-of-war.ScoreRecorded': (state, { faction: id, round, amount, score }, edit) => {
    const faction = editFaction(edit, state, id);
    faction.score = score;
    faction.scoreByRound = [...faction.scoreByRound, { round, amount }];
  },
};
