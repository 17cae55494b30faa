import { withLocks, withoutLocks } from '../../../engine/index.js';
import { joined, lookUp, type Continued } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { Order } from '../sheets/orders.js';
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
import type { Written } from '../game-master/events.js';
import { noteMade } from '../state/numbering.js';
import { event } from '../state/event.js';
import { arbiterOnly, ofFaction, everybody } from '../state/audiences.js';
import { some, spaced, words } from '../state/sentences.js';
import { holdersAfter } from '../state/of-old.js';

/** What a campaign is set up with: the state but for seats and house rules. */
export type EnteredState = Omit<GhostOfWarState, 'seats' | 'parameters'>;

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

/** GOW-BUF-09 */
interface Offered {
  readonly faction: string;
  readonly offer: ExchangeOffer;
}

/** How a round goes on: steps, orders taken up, dice that wait. */
export const ROUND_EVENTS = {
  'ghost-of-war.CampaignSetUp': event<{ readonly state: EnteredState }>({
    evolve: (state, { state: entered }) => {
      Object.assign(state, entered);
    },
    audience: arbiterOnly,
    summary: ({ state }) =>
      `The campaign starts in round ${state.round} with ${some(Object.keys(state.factions).length, 'faction')}.`,
  }),
  /** More entries of a set-up that is too large for one event. */
  'ghost-of-war.SetUpContinued': event<{ readonly state: Partial<EnteredState> }>({
    evolve: (state, { state: entered }) => {
      Object.assign(state, joined<EnteredState>(state, entered));
    },
    audience: arbiterOnly,
    summary: ({ state }) => `The set-up goes on: ${Object.keys(state).sort().map(spaced).join(', ')}.`,
  }),
  /** GOW-GEN-12: what a faction has to begin with, where its owner and who sees its books may read it. */
  'ghost-of-war.OpeningBooked': event<{
    readonly faction: string;
    readonly written: readonly Written[];
    readonly reason: string;
  }>({
    // The state has it from the set-up.
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ faction, written }) =>
      `${faction} begins with what ${some(written.length, 'account')} ${written.length === 1 ? 'holds' : 'hold'}.`,
    growing: ['written'],
  }),
  'ghost-of-war.RoundOpened': event<{ readonly round: number }>({
    evolve: (state, { round }) => {
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
    audience: everybody,
    summary: ({ round }) => `Round ${round} begins.`,
  }),
  'ghost-of-war.StepOpened': event<{ readonly round: number; readonly step: Step }>({
    evolve: (state, { step }) => {
      state.step = step;
    },
    audience: everybody,
    summary: ({ round, step }) => `Round ${round}: ${words(step)}.`,
  }),
  'ghost-of-war.RoundClosed': event<{ readonly round: number }>({
    evolve: () => undefined,
    audience: everybody,
    summary: ({ round }) => `Round ${round} is over.`,
  }),
  /** GOW-RND-01: S1 ends at the deadline for who has not locked. */
  'ghost-of-war.OrdersClosed': event<{ readonly factions: readonly string[] }>({
    evolve: (state, { factions }) => {
      state.locked = withLocks(state.locked, factions);
    },
    audience: everybody,
    summary: ({ factions }) => `The orders are closed for ${factions.join(', ')}.`,
  }),
  /** GOW-RND-02: factions whose orders are open again. */
  'ghost-of-war.OrdersUnlocked': event<{ readonly factions: readonly string[] }>({
    evolve: (state, { factions }) => {
      state.locked = withoutLocks(state.locked, factions);
    },
    audience: everybody,
    summary: ({ factions }) => `The orders of ${factions.join(', ')} are open again.`,
  }),
  /** GOW-GEN-11: the sheets in force for the round. */
  'ghost-of-war.OrdersTakenUp': event<
    Continued & { readonly faction: string; readonly orders: readonly Order[] }
  >({
    evolve: (state, { faction, orders, continued }) => {
      const before = continued ? (lookUp(state.sheets, faction) ?? []) : [];
      state.sheets = { ...state.sheets, [faction]: [...before, ...orders] };
    },
    audience: ofFaction,
    summary: ({ faction, orders }) => `${faction} has ${some(orders.length, 'order')}.`,
    growing: ['orders'],
  }),
  /** GOW-RND-02: an order that has become impossible; it costs nothing. */
  'ghost-of-war.OrderFailed': event<{
    readonly faction: string;
    /** Place in the faction's sheet, 0-based. */
    readonly index: number;
    readonly order: Order['order'];
    readonly reasons: readonly Pick<Violation, 'rule' | 'code' | 'params'>[];
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ faction, index, order }) => `Order ${index + 1} of ${faction} fails: ${words(order)}.`,
  }),
  'ghost-of-war.OfferMade': event<Offered>({
    evolve: (state, { offer }, edit) => {
      state.offers = { ...state.offers, [offer.id]: offer };
      noteMade(state, edit, 'offer', offer.id, offer.from, offer.to);
      state.counts = { ...state.counts, offer: state.counts.offer + 1 };
    },
    audience: ({ offer }, who) => who.factions([offer.from, offer.to]),
    summary: ({ offer }) => `${offer.from} offers ${offer.to} an exchange.`,
  }),
  'ghost-of-war.OfferAccepted': event<Offered>({
    evolve: (state, { offer }) => {
      state.offers = { ...state.offers, [offer.id]: offer };
    },
    audience: ({ offer }, who) => who.factions([offer.from, offer.to]),
    summary: ({ offer }) => `${offer.to} accepts the offer of ${offer.from}.`,
  }),
  'ghost-of-war.OfferGone': event<Offered>({
    evolve: (state, { offer }) => {
      const { [offer.id]: _gone, ...others } = state.offers;
      state.offers = others;
    },
    audience: ({ offer }, who) => who.factions([offer.from, offer.to]),
    summary: ({ offer }) => `The offer of ${offer.from} to ${offer.to} is gone.`,
  }),
  /** GOW-DIC-03 */
  'ghost-of-war.FateDieOffered': event<{ readonly faction: string; readonly provisional: Provisional }>({
    evolve: (state, { provisional }) => {
      state.provisional = provisional;
    },
    audience: arbiterOnly,
    summary: ({ faction, provisional }) =>
      `${faction} may re-roll ${provisional.faces.join(', ')}: ${provisional.purpose}.`,
  }),
  'ghost-of-war.FateDieRerolled': event<{
    readonly faction: string;
    readonly character: string;
    readonly die: number;
    readonly faces: readonly number[];
    /** Who may still throw one again. Missing on events of old. */
    readonly holders?: readonly string[];
  }>({
    evolve: (state, { character, die, faces, holders: left }, edit) => {
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
          holdersAfter(
            holders,
            { character, rerollsLeft: holder.rerollsLeft },
            faces.length - rerolled.length,
          ),
      };
    },
    audience: ofFaction,
    summary: ({ character, faces }) => `${character} re-rolls: ${faces.join(', ')}.`,
  }),
  'ghost-of-war.RerollPassed': event<{ readonly faction: string; readonly character: string }>({
    evolve: (state, { character }) => {
      if (!state.provisional) return;
      const holders = state.provisional.holders.filter((each) => each !== character);
      state.provisional = { ...state.provisional, holders };
    },
    audience: ofFaction,
    summary: ({ character }) => `${character} does not re-roll.`,
  }),
  'ghost-of-war.FateDieTaken': event<{ readonly faction: string }>({
    evolve: (state) => {
      state.provisional = null;
    },
    audience: ofFaction,
    summary: ({ faction }) => `The roll of ${faction} stands.`,
  }),
  'ghost-of-war.CampaignEnded': event<{ readonly end: CampaignEnd }>({
    evolve: (state, { end }) => {
      state.end = end;
    },
    audience: everybody,
    summary: ({ end }) => `${end.winners.join(', ')} won: ${end.reason}`,
  }),
};

const mapOf = <T>(record: Readonly<Record<string, T>>, change: (each: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).map(([id, each]) => [id, change(each)]));
