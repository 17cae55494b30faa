import { joined, lookUp, type Continued } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { Order } from '../state/orders.js';
import type {
  CampaignEnd,
  ExchangeOffer,
  GhostOfWarState,
  PlanetRound,
  Provisional,
  Step,
  UnitRound,
} from '../state/index.js';
import { editCharacter } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Written } from '../game-master/events.js';
import { noteMade } from '../state/numbering.js';

/** What a campaign is set up with: the state but for seats and house rules. */
export type EnteredState = Omit<GhostOfWarState, 'seats' | 'parameters'>;

/** How a round goes on: steps, orders taken up, dice that wait. */
export type RoundEvent =
  | { readonly type: 'ghost-of-war.CampaignSetUp'; readonly data: { readonly state: EnteredState } }
  /** More entries of a set-up that is too large for one event. */
  | { readonly type: 'ghost-of-war.SetUpContinued'; readonly data: { readonly state: Partial<EnteredState> } }
  /** GOW-GEN-12: what a faction has to begin with, where its owner and who sees its books may read it. */
  | {
      readonly type: 'ghost-of-war.OpeningBooked';
      readonly data: {
        readonly faction: string;
        readonly written: readonly Written[];
        readonly reason: string;
      };
    }
  | { readonly type: 'ghost-of-war.RoundOpened'; readonly data: { readonly round: number } }
  | {
      readonly type: 'ghost-of-war.StepOpened';
      readonly data: { readonly round: number; readonly step: Step };
    }
  | { readonly type: 'ghost-of-war.RoundClosed'; readonly data: { readonly round: number } }
  /** GOW-RND-01: S1 ends at the deadline for who has not locked. */
  | {
      readonly type: 'ghost-of-war.OrdersClosed';
      readonly data: { readonly factions: readonly string[] };
    }
  /** GOW-RND-02: factions whose orders are open again. */
  | {
      readonly type: 'ghost-of-war.OrdersUnlocked';
      readonly data: { readonly factions: readonly string[] };
    }
  /** GOW-GEN-11: the sheets in force for the round. */
  | {
      readonly type: 'ghost-of-war.OrdersTakenUp';
      readonly data: Continued & { readonly faction: string; readonly orders: readonly Order[] };
    }
  /** GOW-RND-02: an order that has become impossible; it costs nothing. */
  | {
      readonly type: 'ghost-of-war.OrderFailed';
      readonly data: {
        readonly faction: string;
        /** Place in the faction's sheet, 0-based. */
        readonly index: number;
        readonly order: Order['order'];
        readonly reasons: readonly Pick<Violation, 'rule' | 'code' | 'params'>[];
      };
    }
  | OfferEvent<'OfferMade'>
  | OfferEvent<'OfferAccepted'>
  | OfferEvent<'OfferGone'>
  /** GOW-DIC-03 */
  | {
      readonly type: 'ghost-of-war.FateDieOffered';
      readonly data: { readonly faction: string; readonly provisional: Provisional };
    }
  | {
      readonly type: 'ghost-of-war.FateDieRerolled';
      readonly data: {
        readonly faction: string;
        readonly character: string;
        readonly die: number;
        readonly faces: readonly number[];
        /** Who may still throw one again. Missing on events of old. */
        readonly holders?: readonly string[];
      };
    }
  | {
      readonly type: 'ghost-of-war.RerollPassed';
      readonly data: { readonly faction: string; readonly character: string };
    }
  | { readonly type: 'ghost-of-war.FateDieTaken'; readonly data: { readonly faction: string } }
  | { readonly type: 'ghost-of-war.CampaignEnded'; readonly data: { readonly end: CampaignEnd } };

/** GOW-BUF-09 */
interface OfferEvent<N extends string> {
  readonly type: `ghost-of-war.${N}`;
  readonly data: { readonly faction: string; readonly offer: ExchangeOffer };
}

export const BLANK_PLANET_ROUND: PlanetRound = {
  produced: false,
  fought: false,
  gained: {},
  takenBy: null,
  walkedInto: false,
  boosted: null,
};

export const BLANK_UNIT_ROUND: UnitRound = {
  redeployed: false,
  arrived: false,
  departedFrom: null,
  battleXp: 0,
  jammed: false,
  unpaid: false,
};

export const ROUND_EVOLVERS: Evolvers<RoundEvent> = {
  'ghost-of-war.CampaignSetUp': (state, { state: entered }) => {
    Object.assign(state, entered);
  },
  'ghost-of-war.SetUpContinued': (state, { state: entered }) => {
    Object.assign(state, joined<EnteredState>(state, entered));
  },
  // The state has it from the set-up.
  'ghost-of-war.OpeningBooked': () => undefined,
  'ghost-of-war.RoundOpened': (state, { round }) => {
    state.round = round;
    state.sheets = {};
    state.locked = [];
    state.attacks = [];
    state.battlefields = [];
    state.planets = mapOf(state.planets, (each) =>
      each.thisRound === BLANK_PLANET_ROUND && !each.upkeepPaid
        ? each
        : { ...each, thisRound: BLANK_PLANET_ROUND, upkeepPaid: false },
    );
    state.units = mapOf(state.units, (each) =>
      each.thisRound === BLANK_UNIT_ROUND ? each : { ...each, thisRound: BLANK_UNIT_ROUND },
    );
  },
  'ghost-of-war.StepOpened': (state, { step }) => {
    state.step = step;
  },
  'ghost-of-war.RoundClosed': () => undefined,
  'ghost-of-war.OrdersClosed': (state, { factions }) => {
    state.locked = [...state.locked, ...factions];
  },
  'ghost-of-war.OrdersUnlocked': (state, { factions }) => {
    state.locked = state.locked.filter((each) => !factions.includes(each));
  },
  'ghost-of-war.OrdersTakenUp': (state, { faction, orders, continued }) => {
    const before = continued ? (lookUp(state.sheets, faction) ?? []) : [];
    state.sheets = { ...state.sheets, [faction]: [...before, ...orders] };
  },
  'ghost-of-war.OrderFailed': () => undefined,
  'ghost-of-war.OfferMade': (state, { offer }, edit) => {
    state.offers = { ...state.offers, [offer.id]: offer };
    noteMade(state, edit, 'offer', offer.id, offer.from, offer.to);
    state.counts = { ...state.counts, offer: state.counts.offer + 1 };
  },
  'ghost-of-war.OfferAccepted': (state, { offer }) => {
    state.offers = { ...state.offers, [offer.id]: offer };
  },
  'ghost-of-war.OfferGone': (state, { offer }) => {
    const { [offer.id]: _gone, ...others } = state.offers;
    state.offers = others;
  },
  'ghost-of-war.FateDieOffered': (state, { provisional }) => {
    state.provisional = provisional;
  },
  'ghost-of-war.FateDieRerolled': (state, { character, die, faces, holders: left }, edit) => {
    const holder = editCharacter(edit, state, character);
    holder.rerollsLeft -= 1;
    if (!state.provisional) return;
    const rerolled = [...state.provisional.rerolled, die];
    const { holders } = state.provisional;
    state.provisional = {
      ...state.provisional,
      faces,
      rerolled,
      holders:
        left ??
        (rerolled.length === faces.length
          ? []
          : holders.filter((each) => each !== character || holder.rerollsLeft > 0)),
    };
  },
  'ghost-of-war.RerollPassed': (state, { character }) => {
    if (!state.provisional) return;
    const holders = state.provisional.holders.filter((each) => each !== character);
    state.provisional = { ...state.provisional, holders };
  },
  'ghost-of-war.FateDieTaken': (state) => {
    state.provisional = null;
  },
  'ghost-of-war.CampaignEnded': (state, { end }) => {
    state.end = end;
  },
};

const mapOf = <T>(record: Readonly<Record<string, T>>, change: (each: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([id, each]) => [id, change(each)]));
