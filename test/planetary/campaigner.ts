import type { Order, PlanetaryCommand, PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { activePlayers } from '../../src/rulesets/planetary/map/map.js';
import { battleOrders } from './campaigner/battle-orders.js';
import { battleTalk } from './campaigner/battles.js';
import { newBuilder } from './campaigner/building.js';
import { marches } from './campaigner/marching.js';
import { ruling } from './campaigner/rulings.js';
import { newChance, own, pick, type Judge, type Mind, type Omen, type Said } from './campaigner/mind.js';

export type { Judge, Omen, Said } from './campaigner/mind.js';

const MISSIONS = ['INTERCEPT', 'RECON', 'TACTICAL_BOMBARDMENT'] as const;

/**
 * The next thing that somebody says in a whole campaign: guesses in the Build phase, sheets and locks in the order phases,
 * battles fought in every way there is. What nobody has said yet is tried first. Null when the campaign is over.
 */
export function newCampaigner(seed: number) {
  const chance = newChance(seed);
  const said = new Set<PlanetaryCommand['type']>();
  const build = newBuilder();
  /** Sheets handed in, by turn, phase and seat. */
  const sheets = new Set<string>();
  return (state: PlanetaryState, accepted: Judge, omen: Omen): Said | null => {
    const mind: Mind = { chance, accepted, omen, isNew: (type) => !said.has(type) };
    const next = state.victory ? null : speak(state, mind, build, sheets);
    if (next) said.add(next.command.type);
    return next;
  };
}

function speak(
  state: PlanetaryState,
  mind: Mind,
  build: ReturnType<typeof newBuilder>,
  sheets: Set<string>,
): Said | null {
  if (state.phase === 'BATTLE') return battleTalk(state, mind);
  const answered = answerOffer(state, mind) ?? funBattle(state, mind) ?? ruling(state, mind);
  if (answered) return answered;
  const locker = activePlayers(state).find((each) => state.locked.includes(each.seat))?.seat;
  if (locker !== undefined && state.phase === 'MOVEMENT_ORDERS' && mind.isNew('UnlockPhase'))
    return { seat: locker, command: { type: 'UnlockPhase' } };
  const seat = activePlayers(state).find((each) => !state.locked.includes(each.seat))?.seat;
  if (seat === undefined) return null;
  const lock: Said = { seat, command: { type: 'LockPhase' } };
  if (state.phase === 'SET_UP' || state.phase === 'BUILD') {
    const command = build(state, seat, mind);
    if (command === undefined) return null;
    return command ? { seat, command } : lock;
  }
  if (state.sheets[seat] && mind.isNew('WithdrawOrders'))
    return { seat, command: { type: 'WithdrawOrders' } };
  const moment = `${state.turn} ${state.phase} ${seat}`;
  if (sheets.has(moment)) return lock;
  sheets.add(moment);
  const orders = together(seat, ordersOf(state, seat, mind), mind);
  return orders.length > 0 ? { seat, command: { type: 'SubmitOrders', orders } } : lock;
}

function ordersOf(state: PlanetaryState, seat: string, mind: Mind): readonly Order[] {
  if (state.phase === 'MOVEMENT_ORDERS') return marches(state, seat, mind);
  if (state.phase === 'BATTLE_ORDERS') return battleOrders(state, seat, mind);
  const spaces = [...new Set(Object.values(state.hexes).map((each) => each.airspace))];
  return own(state.squadrons, seat).map((each) => ({
    order: pick(mind.chance, MISSIONS)!,
    squadron: each.id,
    airspace: pick(mind.chance, spaces)!,
  }));
}

/** The orders that may stand on one sheet, earlier ones first. */
const together = (seat: string, orders: readonly Order[], { accepted }: Mind): readonly Order[] =>
  orders.reduce<readonly Order[]>((sheet, order) => {
    const next = [...sheet, order];
    return accepted({ seat, command: { type: 'SubmitOrders', orders: next } }) ? next : sheet;
  }, []);

/** A squad for every offer; nothing where it is not allowed. */
function answerOffer(state: PlanetaryState, { accepted }: Mind): Said | null {
  const [offer] = Object.values(state.offers);
  if (!offer) return null;
  const type = offer.kind === 'FOLLOWERS' ? 'EnterFollowers' : 'EnterMercenaries';
  const answer = (units: readonly { type: string; models: number }[]): Said => ({
    seat: offer.seat,
    command: { type, offer: offer.id, units },
  });
  const squad = answer([{ type: 'demo.line', models: 10 }]);
  return accepted(squad) ? squad : answer([]);
}

/** One fun battle of the first two players in a campaign. */
function funBattle(state: PlanetaryState, { isNew }: Mind): Said | null {
  if (state.phase !== 'BATTLE_ORDERS') return null;
  const [first, second] = activePlayers(state);
  const open = Object.values(state.funBattles).find((each) => !each.confirmed && each.turn === state.turn);
  if (open) return { seat: open.opponent, command: { type: 'ConfirmFunBattle', battle: open.id } };
  if (!isNew('ReportFunBattle') || !first || !second) return null;
  const [mine, theirs] = [
    { value: 1000, lost: 240 },
    { value: 1100, lost: 310 },
  ];
  return {
    seat: first.seat,
    command: { type: 'ReportFunBattle', opponent: second.seat, own: mine, theirs, winner: first.seat },
  };
}
