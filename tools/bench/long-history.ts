import { itemAt, lastOf } from '../../src/kernel/index.js';
import type { CommandShape } from '../../src/engine/index.js';
import { PositionQuery, type Session } from '../../src/service/contracts/index.js';
import type { Ground } from './ground.js';
import type { Campaign, House } from './house.js';
import { EAST, feuds, longCampaign, marches, WEST } from './positions.js';

export const LONG = 100_000;
export const SHORT = 1000;

export interface LongHistory {
  readonly house: House;
  readonly campaign: Campaign;
  /** Events in all: at least as many as were asked for. */
  readonly length: number;
  /** Where each of its commands ended, in order. */
  readonly ends: readonly CommandEnd[];
}

export interface CommandEnd {
  /** Number of the command in its timeline: what the service calls a revision. */
  readonly step: number;
  /** Events stored up to its last, inclusive. */
  readonly length: number;
  /** Turn that it was given in. */
  readonly turn: number;
}

/** The n-th last command that ended within the first so many events, n from 1. */
export const stepWithin = (ends: readonly CommandEnd[], events: number, n: number): number =>
  itemAt(ends, ends.findLastIndex(({ length }) => length <= events) + 1 - n).step;

/** The turn that was played when so many events were stored. */
export const turnWithin = (ends: readonly CommandEnd[], events: number): number =>
  itemAt(
    ends,
    ends.findLastIndex(({ length }) => length <= events),
  ).turn;

interface Place {
  readonly at: string;
  readonly hex?: string;
}

interface PlanetaryLook {
  readonly turn: number;
  readonly phase: string;
  readonly detachments: Readonly<Record<string, { readonly place: Place } | undefined>>;
  readonly battles: Readonly<Record<string, { readonly id: string; readonly status: string }>>;
}

/** Plays a campaign of two players, turn by turn, until it has 100,000 events. */
export async function playLongHistory(ground: Ground, say: (what: string) => void): Promise<LongHistory> {
  say(`playing a campaign of ${LONG} events`);
  // What is measured later does not depend on how the history was written; durability only makes it slower.
  const house = await ground.house(ground.folder('history'), 'normal');
  return playHistory(house, 'A long war', LONG);
}

/** Plays a campaign of the same plan in a house until it has so many events. */
export async function playHistory(house: House, name: string, events: number): Promise<LongHistory> {
  const campaign = await house.open(name, longCampaign(), { weakDetachmentRule: false });
  const ends: CommandEnd[] = [];
  while ((ends.at(-1)?.length ?? 0) < events) await playTurn(house, campaign, ends);
  return { house, campaign, length: lastOf(ends).length, ends };
}

/** One turn: whatever phase it is, until the next turn begins. */
async function playTurn(house: House, campaign: Campaign, ends: CommandEnd[]): Promise<void> {
  const { turn } = await look(house, campaign);
  const play = async (by: Session, command: CommandShape): Promise<void> => {
    const { revision: step } = await house.play(by, campaign.timelineId, command);
    ends.push({ step, length: await house.length(campaign.timelineId), turn });
  };
  for (let state = await look(house, campaign); state.turn === turn; state = await look(house, campaign)) {
    await playPhase(state, campaign, play);
  }
}

/** Battle orders by sheets and locks, battles as quick battles; the arbiter closes what else there is. */
async function playPhase(
  state: PlanetaryLook,
  { players, arbiter }: Campaign,
  play: (by: Session, command: CommandShape) => Promise<void>,
): Promise<void> {
  const pending = Object.values(state.battles).filter(({ status }) => status === 'pending');
  if (state.phase === 'BATTLE_ORDERS') {
    for (const [at, seat] of [WEST, EAST].entries()) {
      await play(itemAt(players, at), { type: 'SubmitOrders', ...{ orders: orders(state, seat) } });
      await play(itemAt(players, at), { type: 'LockPhase' });
    }
  } else if (state.phase === 'BATTLE' && pending.length > 0) {
    for (const { id } of pending) await play(arbiter, { type: 'AgreeQuickBattle', ...{ battle: id } });
  } else await play(arbiter, { type: 'ClosePhase' });
}

async function look(house: House, { timelineId, arbiter }: Campaign): Promise<PlanetaryLook> {
  const { played } = await house.queries.execute(new PositionQuery(arbiter, timelineId, {}));
  return played.state as PlanetaryLook;
}

function orders(state: PlanetaryLook, seat: string) {
  const hexOf = (detachment: string) => state.detachments[detachment]?.place.hex;
  const attack = (detachment: string, target: object) => ({ order: 'ATTACK', detachment, target });
  // Who had to withdraw from a battle may stand in the way.
  const taken = new Set(Object.values(state.detachments).map((each) => each?.place.hex));
  const marching = marches(seat)
    .filter(({ detachment }) => hexOf(detachment))
    .flatMap(({ detachment, between }) => {
      const hex = between.find((each) => !taken.has(each));
      return hex ? [attack(detachment, { kind: 'hex', hex })] : [];
    });
  return seat === WEST ? [...marching, ...fighting()] : marching;

  function fighting() {
    return feuds
      .filter(({ attacker, defender }) => hexOf(attacker) && hexOf(defender))
      .map(({ attacker, defender }) => attack(attacker, { kind: 'detachment', detachment: defender }));
  }
}
