import { editIn } from '../../../kernel/index.js';
import type { BattleOrder, BattleOrderCode, SpyOrder } from '../commands.js';
import type { Intelligence, Sighting, Treatment } from '../state/index.js';
import { event } from '../state/event.js';
import { ofSeat, everybody, ofDetachment, ofSpy } from '../state/audiences.js';
import { some, list, words } from '../state/sentences.js';

/** Hexes that a sentence names one by one. */
const MOST_NAMED = 6;

/** Why an attack or raid did not take place (PLN-BMV-05). */
export type VoidReason =
  | 'TARGET_GONE'
  | 'NOT_ADJACENT'
  | 'TERRAIN'
  | 'FRIENDLY_DETACHMENT'
  | 'BATTLE_THERE'
  | 'PARTNER_THERE'
  | 'ALREADY_RAIDED'
  /** RACE-DE-05: no hex between is free. */
  | 'WAY_BLOCKED';

export interface InitiativeResult {
  readonly seat: string;
  readonly die: number;
  readonly strategyValue: number;
  readonly raceModifier: number;
  readonly total: number;
  /** Unmodified dice of each tie, in order. */
  readonly ties: readonly number[];
}

const nothing = (): void => undefined;

/** E.g. `seat-1 5 (4 rolled, strategy value 2, race −1)`. */
function initiativeOf({ seat, total, die, strategyValue, raceModifier, ties }: InitiativeResult): string {
  const race = raceModifier === 0 ? '' : `, race ${raceModifier > 0 ? '+' : '−'}${Math.abs(raceModifier)}`;
  const tie = ties.length > 0 ? `; tie: ${list(ties.map(String))}` : '';
  return `${seat} ${total} (${die} rolled, strategy value ${strategyValue}${race}${tie})`;
}

/** Battle orders taken up and carried out; spies and sight. */
export const MOVEMENT_EVENTS = {
  /** What a seat has ordered, in the order in which its pieces act; the rest is GUARD (PLN-GEN-12). */
  'planetary.BattleOrdersTakenUp': event<{
    readonly seat: string;
    readonly orders: readonly BattleOrder[];
    readonly spies: readonly SpyOrder[];
    readonly airSupport: readonly { readonly squadron: string; readonly army: string }[];
  }>({
    evolve: (state, data, edit) => {
      const orders = editIn(edit, state, 'battleOrders');
      for (const order of data.orders) orders[order.detachment] = order;
      const airSupport = editIn(edit, state, 'airSupport');
      for (const { squadron, army } of data.airSupport) airSupport[squadron] = army;
    },
    audience: ofSeat,
    summary: ({ seat, orders, spies, airSupport }) =>
      `${some(orders.length + spies.length + airSupport.length, 'order')} of ${seat} will be carried out.`,
    pieces: ({ orders, spies, airSupport }) => [
      ...orders.map((each) => each.detachment),
      ...spies.map((each) => each.spy),
      ...airSupport.map((each) => each.squadron),
    ],
    growing: ['orders'],
  }),
  'planetary.InitiativeDetermined': event<{
    readonly phase: 'BATTLE_MOVEMENT' | 'MOVEMENT';
    /** Highest first. */
    readonly results: readonly InitiativeResult[];
  }>({
    evolve: nothing,
    audience: everybody,
    summary: ({ results }) => `Initiative: ${list(results.map(initiativeOf))}.`,
  }),
  'planetary.OrderCancelled': event<{
    readonly detachment: string;
    readonly order: BattleOrderCode;
    /** Detachment that entered its hex (PLN-BMV-04), or the primary attacker that did not attack (PLN-BOR-03). */
    readonly by: string;
  }>({
    evolve: (state, { detachment }, edit) => {
      editIn(edit, state, 'battleOrders')[detachment] = { order: 'GUARD', detachment };
    },
    audience: ofDetachment,
    summary: ({ detachment, order, by }) =>
      `Order ${words(order)} of ${detachment} is cancelled because of ${by}.`,
    follows: ['planetary.BattleOrdersTakenUp', 'planetary.InformationGained'],
  }),
  'planetary.AttackVoid': event<{
    readonly detachment: string;
    readonly order: BattleOrderCode;
    readonly reason: VoidReason;
  }>({
    evolve: (state, { detachment }, edit) => {
      editIn(edit, state, 'battleOrders')[detachment] = { order: 'GUARD', detachment };
    },
    audience: ofDetachment,
    summary: ({ detachment, order, reason }) =>
      `Order ${words(order)} of ${detachment} is void: ${words(reason)}.`,
    follows: ['planetary.BattleOrdersTakenUp'],
  }),
  /** A drop onto an own or allied detachment: it stays in orbit, and its units may join a battle in that hex. */
  'planetary.DropHeld': event<{
    readonly detachment: string;
    readonly hex: string;
    readonly order: BattleOrder;
  }>({
    evolve: (state, { detachment, order }, edit) => {
      editIn(edit, state, 'battleOrders')[detachment] = order;
    },
    audience: ofDetachment,
    summary: ({ detachment, hex }) => `${detachment} stays in orbit above a friend in ${hex}.`,
  }),
  'planetary.DetachmentMoved': event<{
    readonly detachment: string;
    /** Null: out of orbit. */
    readonly from: string | null;
    readonly to: string;
    readonly how: BattleOrderCode | 'RAID_RETURN';
  }>({
    evolve: (state, { detachment, to, how }, edit) => {
      editIn(edit, editIn(edit, state, 'detachments'), detachment).place = { at: 'hex', hex: to };
      if (how !== 'WITHDRAW') return;
      const spent = editIn(edit, state, 'spent');
      spent[detachment] = { ...spent[detachment], withdrew: true };
    },
    audience: ({ detachment, from, to }, who) =>
      who.seats([...who.holders(detachment), ...who.witnesses([from, to])]),
    summary: ({ detachment, from, to, how }) =>
      `${detachment} goes from ${from ?? 'orbit'} to ${to} (${words(how)}).`,
    follows: ['planetary.BattleOrdersTakenUp'],
  }),
  'planetary.WithdrawalBlocked': event<{ readonly detachment: string; readonly hex: string }>({
    evolve: nothing,
    audience: ofDetachment,
    summary: ({ detachment, hex }) => `${detachment} finds no hex to withdraw to and stays in ${hex}.`,
  }),
  /** What the attacker keeps to themselves until it matters (PLN-TAK-01, PLN-CAP-01, PLN-WDR-03). */
  'planetary.BattleIntentNoted': event<{
    readonly battle: string;
    readonly seat: string;
    readonly side: 'attacker' | 'defender';
    readonly onTake: Treatment | null;
    readonly strongholdFate: 'keep' | 'destroy' | null;
    readonly withdrawalPreference: readonly number[];
  }>({
    evolve: (state, data, edit) => {
      const battle = editIn(edit, editIn(edit, state, 'battles'), data.battle);
      if (data.side === 'attacker') {
        battle.onTake = data.onTake;
        battle.strongholdFate = data.strongholdFate ?? 'keep';
      }
      editIn(edit, battle, 'withdrawalPreference')[data.side] = data.withdrawalPreference;
    },
    audience: ofSeat,
    summary: ({ battle, seat }) => `${seat} has wishes for the end of battle ${battle}.`,
  }),
  'planetary.DiplomatDestroyed': event<{
    readonly diplomat: string;
    readonly owner: string;
    readonly hex: string;
    readonly by: string;
  }>({
    evolve: (state, { diplomat }, edit) => {
      delete editIn(edit, state, 'diplomats')[diplomat];
    },
    audience: ({ owner: loser, by }, who) => who.seats([loser, ...who.holders(by)]),
    summary: ({ diplomat, hex, by }) => `${by} destroys diplomat ${diplomat} in ${hex}.`,
  }),
  'planetary.SpyFollowed': event<{ readonly spy: string; readonly from: string; readonly to: string }>({
    evolve: (state, { spy, to }, edit) => {
      editIn(edit, editIn(edit, state, 'spies'), spy).hex = to;
    },
    audience: ofSpy,
    summary: ({ spy, to }) => `Spy ${spy} follows to ${to}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'],
  }),
  'planetary.SpyMissionResolved': event<{
    readonly spy: string;
    readonly die: number;
    readonly result: 'caught' | 'nothing' | 'success';
  }>({
    evolve: nothing,
    audience: ofSpy,
    summary: ({ spy, die, result }) => `Spy ${spy} rolls ${die}: ${result}.`,
  }),
  'planetary.SpyCaught': event<{
    readonly spy: string;
    readonly owner: string;
    readonly by: string | null;
    readonly hex: string;
  }>({
    evolve: (state, { spy }, edit) => {
      delete editIn(edit, state, 'spies')[spy];
    },
    audience: ({ owner: loser, by }, who) => who.seats([loser, by]),
    summary: ({ spy, hex }) => `Spy ${spy} is caught in ${hex}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved', 'planetary.SpyMissionResolved'],
  }),
  'planetary.InformationGained': event<{ readonly seat: string; readonly gained: readonly Intelligence[] }>({
    evolve: (state, { seat, gained }, edit) => {
      const known = editIn(edit, state, 'intelligence');
      known[seat] = [...(known[seat] ?? []), ...gained];
    },
    audience: ofSeat,
    summary: ({ seat, gained }) => `${seat} learns ${some(gained.length, 'thing')}.`,
    pieces: ({ gained }) => gained.flatMap(({ about }) => ('id' in about ? [about.id] : [])),
    growing: ['gained'],
  }),
  /** Hexes of which the seat sees something new, with what it sees there now. */
  'planetary.SightUpdated': event<{
    readonly seat: string;
    readonly sightings: Readonly<Record<string, Sighting>>;
  }>({
    evolve: (state, { seat, sightings }, edit) => {
      const all = editIn(edit, state, 'sightings');
      all[seat] = { ...all[seat], ...sightings };
      const seen = Object.entries(sightings).flatMap(([hex, sighting]) =>
        sighting.pieces.filter((each) => each.kind === 'detachment').map((each) => [each.id, hex] as const),
      );
      if (seen.length === 0) return;
      const last = editIn(edit, state, 'lastSeen');
      last[seat] = { ...last[seat], ...Object.fromEntries(seen) };
    },
    audience: ofSeat,
    summary: ({ seat, sightings }) => {
      const hexes = Object.keys(sightings);
      return `${seat} sees something new in ${hexes.length > MOST_NAMED ? some(hexes.length, 'hex', 'hexes') : list(hexes)}.`;
    },
    growing: ['sightings'],
  }),
};
