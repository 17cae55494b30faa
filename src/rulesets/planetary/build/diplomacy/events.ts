import { editIn } from '../../../../kernel/index.js';
import type { Deal, Delivery, Diplomat, FunBattle, Spy, Treaty } from '../../state/index.js';
import { noteMade } from '../../state/numbering.js';
import { event } from '../../state/event.js';
import { ofParties, openDeal, EVERYBODY, ofSeat, arbiterOnly, everybody } from '../../state/audiences.js';
import { words, list, some } from '../../state/sentences.js';

/** Spies, diplomats, deals, treaties and fun battles. */
export const PEOPLE_EVENTS = {
  'planetary.SpyBuilt': event<{ readonly spy: Spy }>({
    evolve: (state, { spy }, edit) => {
      editIn(edit, state, 'spies')[spy.id] = spy;
      state.nextOrder = Math.max(state.nextOrder, spy.order + 1);
      noteMade(state, edit, 'sp', spy.id, spy.owner);
    },
    audience: ({ spy }, who) => who.seats([spy.owner]),
    summary: ({ spy }) => `${spy.owner} hires spy ${spy.id} in ${spy.hex}.`,
  }),
  'planetary.DiplomatBuilt': event<{ readonly diplomat: Diplomat }>({
    evolve: (state, { diplomat }, edit) => {
      editIn(edit, state, 'diplomats')[diplomat.id] = diplomat;
      state.nextOrder = Math.max(state.nextOrder, diplomat.order + 1);
      noteMade(state, edit, 'dp', diplomat.id, diplomat.owner);
    },
    audience: ({ diplomat }, who) => who.seats([diplomat.owner, ...who.witnesses([diplomat.hex])]),
    summary: ({ diplomat }) => `${diplomat.owner} sends out diplomat ${diplomat.id}.`,
  }),
  'planetary.DiplomatAdmitted': event<{
    readonly seat: string;
    readonly player: string;
    readonly admitted: boolean;
  }>({
    evolve: (state, { seat, player, admitted }, edit) => {
      const admissions = editIn(edit, state, 'admissions');
      const others = (admissions[seat] ?? []).filter((each) => each !== player);
      admissions[seat] = admitted ? [...others, player] : others;
    },
    audience: ({ seat, player }, who) => who.seats([seat, player]),
    summary: ({ seat, player, admitted }) =>
      `${seat} ${admitted ? 'admits' : 'no longer admits'} diplomats of ${player}.`,
  }),
  'planetary.DealProposed': event<{ readonly deal: Deal }>({
    evolve: (state, { deal }, edit) => {
      editIn(edit, state, 'deals')[deal.id] = deal;
      state.nextOrder = Math.max(state.nextOrder, deal.order + 1);
      noteMade(state, edit, 'deal', deal.id, deal.proposer, deal.partner);
    },
    audience: ofParties,
    summary: ({ deal }) => `${deal.proposer} proposes deal ${deal.id} to ${deal.partner}.`,
    pieces: ({ deal }) => [deal.id],
  }),
  'planetary.DealAccepted': event<{ readonly deal: Deal; readonly fromHex: string | null }>({
    evolve: (state, { deal, fromHex }, edit) => {
      const found = editIn(edit, editIn(edit, state, 'deals'), deal.id);
      found.status = 'accepted';
      found.wants = { ...found.wants, fromHex };
    },
    audience: ofParties,
    summary: ({ deal }) => `${deal.partner} accepts deal ${deal.id}.`,
    pieces: ({ deal }) => [deal.id],
  }),
  /** When the Build phase closes: open deals are public from now on. `deal`: as it was made. */
  'planetary.DealMade': event<{ readonly deal: Deal }>({
    evolve: (state, { deal }, edit) => {
      editIn(edit, state, 'deals')[deal.id] = deal;
    },
    audience: openDeal,
    summary: ({ deal }) => `Deal ${deal.id} between ${deal.proposer} and ${deal.partner} is made.`,
    pieces: ({ deal }) => [deal.id],
    follows: ['planetary.DealAccepted'],
  }),
  'planetary.DealVoid': event<{ readonly deal: Deal; readonly reason: string }>({
    evolve: (state, { deal }, edit) => {
      delete editIn(edit, state, 'deals')[deal.id];
    },
    audience: ofParties,
    summary: ({ deal, reason }) => `Deal ${deal.id} is void: ${words(reason)}.`,
    pieces: ({ deal }) => [deal.id],
  }),
  'planetary.TreatySigned': event<{ readonly treaty: Treaty }>({
    evolve: (state, { treaty }) => {
      state.treaties = [...state.treaties, treaty];
    },
    audience: ({ treaty }, who) => (treaty.secret ? who.seats(treaty.players) : EVERYBODY),
    summary: ({ treaty }) => `${list(treaty.players)} sign: ${words(treaty.kind)}.`,
    follows: ['planetary.DealMade'],
  }),
  'planetary.TreatyEndAnnounced': event<{ readonly seat: string; readonly partner: string }>({
    evolve: (state, { seat, partner }) => {
      state.endings = [...state.endings, { seat, partner }];
    },
    audience: ofSeat,
    summary: ({ seat, partner }) => `${seat} will end the treaty with ${partner}.`,
  }),
  'planetary.TreatyEnded': event<{
    readonly seat: string;
    readonly partner: string;
    readonly treaty: Treaty;
  }>({
    evolve: (state, { seat, partner }) => {
      const isPair = (each: Treaty): boolean => each.players.includes(seat) && each.players.includes(partner);
      state.treaties = state.treaties.filter((each) => !isPair(each));
      state.endings = state.endings.filter(
        (each) => !([each.seat, each.partner].includes(seat) && [each.seat, each.partner].includes(partner)),
      );
    },
    audience: ({ treaty }, who) => (treaty.secret ? who.seats(treaty.players) : EVERYBODY),
    summary: ({ seat, partner }) => `${seat} ends the treaty with ${partner}.`,
  }),
  'planetary.DealMarked': event<{ readonly deal: Deal; readonly seat: string; readonly kept: boolean }>({
    evolve: (state, { deal, seat, kept }, edit) => {
      editIn(edit, editIn(edit, editIn(edit, state, 'deals'), deal.id), 'marks')[seat] = kept;
    },
    audience: openDeal,
    summary: ({ deal, seat, kept }) => `${seat} calls deal ${deal.id} ${kept ? 'kept' : 'broken'}.`,
    pieces: ({ deal }) => [deal.id],
  }),
  /** What waits for the end of the turn. */
  'planetary.DeliveriesPromised': event<{ readonly deal: Deal; readonly deliveries: readonly Delivery[] }>({
    evolve: (state, { deliveries }) => {
      state.deliveries = [...state.deliveries, ...deliveries];
    },
    audience: openDeal,
    summary: ({ deal, deliveries }) =>
      `${some(deliveries.length, 'delivery')} of deal ${deal.id} will arrive at the end of the turn.`,
    growing: ['deliveries'],
  }),
  'planetary.DeliveriesDone': event<{ readonly arrived: number; readonly lost: number }>({
    evolve: (state) => {
      state.deliveries = [];
    },
    audience: arbiterOnly,
    summary: ({ arrived, lost }) => `Deliveries: ${arrived} arrived, ${lost} lost.`,
  }),
  'planetary.FunBattleReported': event<{ readonly battle: FunBattle }>({
    evolve: (state, { battle }, edit) => {
      editIn(edit, state, 'funBattles')[battle.id] = battle;
      state.nextOrder = Math.max(state.nextOrder, battle.order + 1);
      noteMade(state, edit, 'fun', battle.id, battle.by);
    },
    audience: everybody,
    summary: ({ battle }) => `Fun battle ${battle.id} of ${battle.by} and ${battle.opponent}.`,
  }),
  'planetary.FunBattleConfirmed': event<{
    readonly battle: FunBattle;
    /** BP that each side's income of the turn named lacks. */
    readonly deductions: readonly { readonly seat: string; readonly turn: number; readonly bp: number }[];
  }>({
    evolve: (state, { battle, deductions }, edit) => {
      editIn(edit, state, 'funBattles')[battle.id] = battle;
      const owed = editIn(edit, state, 'deductions');
      for (const { seat, turn, bp } of deductions) owed[seat] = { turn, bp };
    },
    audience: everybody,
    summary: ({ battle }) => `Fun battle ${battle.id} counts.`,
  }),
};
