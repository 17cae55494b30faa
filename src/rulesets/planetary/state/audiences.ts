import { arbiterOnly, everybody, EVERYBODY, sealedUntil } from '../../../engine/index.js';
import type { Audience } from '../../../kernel/index.js';
import type { Deal, Phase, PlanetaryState } from './index.js';

type Seats = readonly (string | null | undefined)[];

/** Who sees what in the state after an event (PLN-GEN-12, PLN-SIG-01). */
export interface Who {
  readonly state: PlanetaryState;
  /** These seats, each once, and the arbiter; whoever is no player's seat (an NPC, nobody) is left out. */
  readonly seats: (ids: Seats) => Audience;
  /** Owner of an army, and of the army or prison that holds it captive. */
  readonly holders: (army: string) => Seats;
  /** Seats that see one of these hexes at this moment. */
  readonly witnesses: (hexes: readonly (string | null)[]) => readonly string[];
  /** Who controls a hex, and whose armies stand in it. */
  readonly presentIn: (hex: string) => Seats;
  /** Owners of the primary armies of a battle, and of the pieces that its brief lists as supporting. */
  readonly concerned: (battle: string) => Seats;
}

export { arbiterOnly, everybody, EVERYBODY };

export const inBattle = (data: { readonly battle: string }, who: Who): Audience =>
  who.seats(who.concerned(data.battle));
export const ofCommand = (data: { readonly command: { readonly battle: string } }, who: Who): Audience =>
  who.seats(who.concerned(data.command.battle));
export const owner = (data: { readonly owner: string }, who: Who): Audience => who.seats([data.owner]);
export const ofSeat = (data: { readonly seat: string }, who: Who): Audience => who.seats([data.seat]);
export const ofArmy = (data: { readonly army: string }, who: Who): Audience =>
  who.seats(who.holders(data.army));
export const ofDetachment = (data: { readonly detachment: string }, who: Who): Audience =>
  who.seats(who.holders(data.detachment));
export const ofSpy = (data: { readonly spy: string }, who: Who): Audience =>
  who.seats([who.state.spies[data.spy]?.owner]);

export const ofParties = ({ deal }: { readonly deal: Deal }, who: Who): Audience =>
  who.seats([deal.proposer, deal.partner]);
/** PLN-DIP-01, PLN-DIP-02: content and breach are public, those of secret diplomacy the parties' own. */
export const openDeal = (data: { readonly deal: Deal }, who: Who): Audience =>
  data.deal.secret ? ofParties(data, who) : EVERYBODY;

/** Phases in which the sheets of an order phase are carried out. */
const CARRIED_OUT_IN: Readonly<Partial<Record<Phase, Phase>>> = {
  AIR_ORDERS: 'AIR_MISSIONS',
  MOVEMENT_ORDERS: 'MOVEMENT',
  BATTLE_ORDERS: 'BATTLE_MOVEMENT',
};

/** PLN-GEN-12: a sheet stays with its owner; the arbiter sees it when it is carried out. */
export const sealedSheet = (data: { readonly seat: string }, who: Who): Audience =>
  sealedUntil([data.seat], {
    turn: who.state.turn,
    phase: CARRIED_OUT_IN[who.state.phase] ?? 'BATTLE_MOVEMENT',
  });
