import { PositionQuery } from '../../src/service/contracts/index.js';
import type { Campaign, House } from './house.js';
import { EAST, feuds, longCampaign, marches, WEST } from './positions.js';
import type { Workshop } from './workshop.js';

export const LONG = 100_000;

export interface LongHistory {
  readonly house: House;
  readonly campaign: Campaign;
  /** Revision of the newest event; at least 100,000 events. */
  readonly last: number;
  /** Last revisions of commands, in order. */
  readonly ends: readonly number[];
}

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
export async function playLongHistory(workshop: Workshop, say: (what: string) => void): Promise<LongHistory> {
  say(`playing a campaign of ${LONG} events`);
  // What is measured later does not depend on how the history was written; durability only makes it slower.
  const house = await workshop.house(workshop.folder('history'), 'normal');
  const campaign = await house.open('A long war', longCampaign(), { weakDetachmentRule: false });
  const ends: number[] = [];
  while ((ends.at(-1) ?? 0) < LONG - 1) await playTurn(house, campaign, ends);
  return { house, campaign, last: ends.at(-1)!, ends };
}

/** One turn: sheets, locks, quick battles where there are battles, and the arbiter closes what is left. */
async function playTurn(house: House, campaign: Campaign, ends: number[]): Promise<void> {
  const { timelineId, players, arbiter } = campaign;
  const play = async (...[by, command]: [Parameters<House['play']>[0], Parameters<House['play']>[2]]) => {
    ends.push((await house.play(by, timelineId, command)).revision);
  };
  const before = await look(house, campaign);
  for (const [at, seat] of [WEST, EAST].entries()) {
    await play(players[at]!, { type: 'SubmitOrders', orders: orders(before, seat) } as never);
    await play(players[at]!, { type: 'LockPhase' });
  }
  const after = await look(house, campaign);
  if (after.turn > before.turn) return;
  for (const { id, status } of Object.values(after.battles)) {
    if (status === 'pending') await play(arbiter, { type: 'AgreeQuickBattle', battle: id } as never);
  }
  if ((await look(house, campaign)).turn === before.turn) await play(arbiter, { type: 'ClosePhase' });
}

async function look(house: House, { timelineId, arbiter }: Campaign): Promise<PlanetaryLook> {
  const { played } = await house.queries.execute(new PositionQuery(arbiter, timelineId, {}));
  return played.state as PlanetaryLook;
}

function orders(state: PlanetaryLook, seat: string) {
  const hexOf = (detachment: string) => state.detachments[detachment]?.place.hex;
  const attack = (detachment: string, target: object) => ({ order: 'ATTACK', detachment, target });
  const marching = marches(seat)
    .filter(({ detachment }) => hexOf(detachment))
    .map(({ detachment, between }) => {
      const hex = between.find((each) => each !== hexOf(detachment))!;
      return attack(detachment, { kind: 'hex', hex });
    });
  return seat === WEST ? [...marching, ...fighting()] : marching;

  function fighting() {
    return feuds
      .filter(({ attacker, defender }) => hexOf(attacker) && hexOf(defender))
      .map(({ attacker, defender }) => attack(attacker, { kind: 'detachment', detachment: defender }));
  }
}
