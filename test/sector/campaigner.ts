import type { GhostOfWarCommand, GhostOfWarState, Order } from '../../src/rulesets/ghost-of-war/index.js';
import { ITEM_KEYS } from '../../src/rulesets/ghost-of-war/data/items.js';
import { AFFAIR_GUESSES, PEOPLE_GUESSES } from './campaigner/affairs.js';
import { ARBITER, ruling } from './campaigner/arbiter.js';
import { battleTalk, fateTalk } from './campaigner/battles.js';
import { FORCE_GUESSES } from './campaigner/forces.js';
import {
  newChance,
  own,
  ownPlanets,
  pick,
  type Guesses,
  type Judge,
  type Mind,
  type Said,
} from './campaigner/mind.js';

export { ARBITER } from './campaigner/arbiter.js';
export type { Judge, Said } from './campaigner/mind.js';

const GUESSES: Guesses = { ...FORCE_GUESSES, ...AFFAIR_GUESSES, ...PEOPLE_GUESSES };
export const ORDER_KINDS = Object.keys(GUESSES) as readonly Order['order'][];
/** Items of the tables, for whoever wonders what nobody has started. */
export const STARTABLE: readonly string[] = ITEM_KEYS;

/**
 * The next thing that somebody says in a campaign of the sector: rulings and deals, a sheet of many guessed orders for each
 * faction, battles settled in every way there is. Null when the campaign is over.
 */
export function newCampaigner(seed: number) {
  const chance = newChance(seed);
  const times = new Map<GhostOfWarCommand['type'], number>();
  /** What has been tried in a round, by who and what. */
  const tried = new Set<string>();
  return (state: GhostOfWarState, accepted: Judge): Said | null => {
    const mind: Mind = { chance, accepted, times: (type) => times.get(type) ?? 0 };
    const next = state.end ? null : speak(state, mind, tried);
    if (next) times.set(next.command.type, mind.times(next.command.type) + 1);
    return next;
  };
}

function speak(state: GhostOfWarState, mind: Mind, tried: Set<string>): Said | null {
  const fate = fateTalk(state);
  if (fate) return fate;
  if (state.step === 'COMBAT') return battleTalk(state, mind);
  const once = (what: string, say: () => Said | null): Said | null => {
    const key = `${state.round} ${what}`;
    if (tried.has(key)) return null;
    tried.add(key);
    return say();
  };
  const ruled = once('ruling', () => ruling(state, mind));
  if (ruled) return ruled;
  const doubted = state.locked.length > 0 ? once('doubt', () => doubt(state, mind)) : null;
  if (doubted) return doubted;
  const faction = Object.keys(state.factions).find((each) => !state.locked.includes(each));
  if (faction === undefined) return null;
  const seat = state.factions[faction]?.seat ?? ARBITER;
  const sheet = once(`sheet ${faction}`, () => sheetOf(state, faction, seat, mind));
  if (sheet) return sheet;
  const dealt = once(`deal ${faction}`, () => deal(state, faction, seat, mind));
  if (dealt) return dealt;
  const regretted = once(`regret ${faction}`, () => regret(state, faction, seat, mind));
  if (regretted) return regretted;
  const lock: Said = { seat, command: { type: 'LockOrders', faction } };
  return mind.accepted(lock) && mind.chance() < 0.9
    ? lock
    : { seat: ARBITER, command: { type: 'ClosePhase' } };
}

/** Every third round the first to lock takes the lock back. */
function doubt(state: GhostOfWarState, mind: Mind): Said | null {
  const [faction = ''] = state.locked;
  const seat = state.factions[faction]?.seat ?? ARBITER;
  const said: Said = { seat, command: { type: 'UnlockOrders', faction } };
  return state.round % 3 === 0 && mind.accepted(said) ? said : null;
}

/** An exchange that is offered or accepted. */
function deal(state: GhostOfWarState, faction: string, seat: string, mind: Mind): Said | null {
  const waiting = Object.values(state.offers).find((each) => each.to === faction && !each.accepted);
  if (waiting) return { seat, command: { type: 'AcceptExchange', faction, offer: waiting.id } };
  const givers = [
    ...ownPlanets(state, faction),
    ...own(state.units, faction),
    ...own(state.formations, faction),
  ];
  const takers = [
    ...Object.values(state.planets),
    ...Object.values(state.units),
    ...Object.values(state.formations),
  ];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const [giver, taker] = [pick(mind.chance, givers), pick(mind.chance, takers)];
    if (!giver || !taker) return null;
    const said: Said = {
      seat,
      command: {
        type: 'OfferExchange',
        faction,
        giver: giver.id,
        taker: taker.id,
        given: { Food: 1 },
        asked: {},
      },
    };
    if (mind.accepted(said)) return said;
  }
  const partner = pick(
    mind.chance,
    Object.keys(state.factions).filter((each) => each !== faction),
  )!;
  const officers: Said = {
    seat,
    command: {
      type: 'OfferExchange',
      faction,
      giver: faction,
      taker: partner,
      given: { Officers: 1 },
      asked: {},
    },
  };
  return mind.accepted(officers) ? officers : null;
}

/** Every third offer is taken back. */
function regret(state: GhostOfWarState, faction: string, seat: string, mind: Mind): Said | null {
  const mine = Object.values(state.offers).find((each) => each.from === faction);
  return mine && mind.chance() < 0.3
    ? { seat, command: { type: 'WithdrawExchange', faction, offer: mine.id } }
    : null;
}

/** The guessed orders that may stand on one sheet, in a chance order. */
function sheetOf(state: GhostOfWarState, faction: string, seat: string, mind: Mind): Said | null {
  const guessed = ORDER_KINDS.flatMap((kind) => GUESSES[kind](state, faction, mind) as readonly Order[])
    .map((order) => ({ order, at: mind.chance() }))
    .sort((one, other) => one.at - other.at);
  const handIn = (orders: readonly Order[]): Said => ({
    seat,
    command: { type: 'SubmitOrders', faction, orders },
  });
  const sheet = guessed.reduce<readonly Order[]>((before, { order }) => {
    const next = [...before, order];
    return mind.accepted(handIn(next)) ? next : before;
  }, []);
  return sheet.length > 0 ? handIn(sheet) : null;
}
