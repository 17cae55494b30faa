import { hexKey } from '../../engine/hex/index.js';
import { unusableName } from '../../kernel/index.js';
import type { BattleOrder, BattleOrderCode, BattleTarget } from './commands.js';
import { armyBuildChoices, hexArmyChoices } from './build/armies/options.js';
import { convoyChoices, hexChoices } from './build/economy/options.js';
import { captiveChoices, captorSeat } from './build/captives/options.js';
import type { Choice } from './build/choice.js';
import { dealChoices, releases } from './build/diplomacy/options.js';
import { marchChoices, missionChoices } from './movement/options.js';
import { mayOrder } from './sheets/may-act.js';
import { judgeOrder } from './battle-orders/battle-orders.js';
import { sheetView, type SheetView } from './sheets/sheet-view.js';
import {
  armiesByHex,
  armiesIn,
  armyOf,
  canonicalHexes,
  hexDistance,
  hexOf,
  inOrder,
  neighbourKeys,
} from './map/map.js';
import { reachOf } from './battle-orders/raid-ways.js';
import { isFriendly } from './state/relations.js';
import type { Detachment, Order, PlanetaryState } from './state/index.js';

const MOVES_IN: readonly BattleOrderCode[] = ['ATTACK', 'PLANNED_ATTACK', 'RAID', 'PLANNED_RAID'];

/**
 * What a seat may do with what it names, each with its cost and why it is barred, judged by the code that judges orders and
 * commands: a piece of its own, a hex `q,r` of its own (what may be built there), a captive of its own, another player (what
 * may be agreed with them). Null when it names nothing of the kind; empty where nothing is open in the phase.
 */
export function options(state: PlanetaryState, seat: string, named: string): readonly Choice[] | null {
  if (unusableName(named) !== null) return null;
  if (state.hexes[named]) {
    const works = hexChoices(state, seat, named);
    return works && [...works, ...hexArmyChoices(state, seat, named)];
  }
  if (state.players[named] && named !== seat) {
    return state.players[seat] ? open(state, () => dealChoices(state, seat, named)) : null;
  }
  const captive = state.detachments[named];
  if (captive && captive.owner !== seat && captorSeat(state, captive) === seat) {
    return open(state, () => captiveChoices(state, seat, captive, releases(state, seat, captive)));
  }
  return isOwnPiece(state, seat, named) ? open(state, () => pieceChoices(state, seat, named)) : null;
}

const open = (state: PlanetaryState, choices: () => readonly Choice[]): readonly Choice[] =>
  state.victory ? [] : choices();

const isOwnPiece = (state: PlanetaryState, seat: string, id: string): boolean =>
  (armyOf(state, id) ?? state.spies[id] ?? state.squadrons[id] ?? state.convoys[id] ?? state.diplomats[id])
    ?.owner === seat;

function pieceChoices(state: PlanetaryState, seat: string, piece: string): readonly Choice[] {
  const [army, squadron, convoy] = [armyOf(state, piece), state.squadrons[piece], state.convoys[piece]];
  switch (state.phase) {
    case 'BUILD':
      if (convoy) return convoyChoices(state, seat, convoy);
      return army ? armyBuildChoices(state, seat, army) : [];
    case 'AIR_ORDERS':
      return ordered(state, seat, squadron ? missionChoices(state, seat, piece) : []);
    case 'MOVEMENT_ORDERS':
      return ordered(state, seat, squadron ? [] : marchChoices(state, seat, piece));
    case 'BATTLE_ORDERS':
      return ordered(state, seat, battleChoices(state, seat, piece));
    default:
      return [];
  }
}

/** PLN-GEN-12: who has locked the phase, or is out, orders nothing. */
function ordered(state: PlanetaryState, seat: string, choices: readonly Choice[]): readonly Choice[] {
  const closed = mayOrder(state, seat);
  return closed.length > 0 ? choices.map((each) => ({ ...each, barred: closed })) : choices;
}

function battleChoices(state: PlanetaryState, seat: string, piece: string): readonly Choice[] {
  const view = sheetView(state, seat);
  const army = armyOf(state, piece);
  const judged = (order: Order, target: string | null): Choice => ({
    order: order.order,
    target,
    cost: null,
    barred: judgeOrder(view, order, ['orders', 0]),
    command: { type: 'SubmitOrders', orders: [order] },
  });
  if (state.spies[piece]) {
    return (['SPY_GUARD', 'GAIN_INFORMATION'] as const).map((order) => judged({ order, spy: piece }, null));
  }
  if (state.squadrons[piece]) {
    return friends(view).map((id) => judged({ order: 'AIR_SUPPORT', squadron: piece, army: id }, id));
  }
  if (!army) return [];
  // PLN-GAR-04: a garrison never leaves its hex.
  if (army.kind === 'garrison') return [judged({ order: 'GUARD', detachment: piece }, null)];
  return ordersOf(view, army).map((order) => judged(order, targetText(order.target)));
}

const targetText = (target: BattleTarget | undefined): string | null =>
  target === undefined ? null : target.kind === 'hex' ? target.hex : target.detachment;

/** Own and allied armies that the seat knows to stand on the map. */
const friends = ({ state, seat, seen }: SheetView): readonly string[] =>
  inOrder([...Object.values(state.detachments), ...Object.values(state.garrisons)])
    .filter((army) => {
      const hex = hexOf(army);
      return hex !== null && isFriendly(state, army.owner, seat) && (army.owner === seat || seen.has(hex));
    })
    .map((army) => army.id);

/** Every order worth asking about: each with each target within its reach, legal or not. */
function ordersOf(view: SheetView, detachment: Detachment): readonly BattleOrder[] {
  const { state, seen } = view;
  const at = hexOf(detachment);
  const id = detachment.id;
  const everywhere = canonicalHexes(state).map(hexKey);
  const reach = at === null ? everywhere : neighbourKeys(state, at);
  const index = armiesByHex(state);
  /** RACE-DE-05: raids may reach further than attacks. */
  const targetsOf = (order: BattleOrderCode): readonly BattleTarget[] => {
    const most = reachOf(state, view.seat, { order, detachment: id });
    const far = at === null || most === 1 ? [] : everywhere.filter((hex) => hexDistance(at, hex) === most);
    const foes = [...reach, ...far]
      .filter((hex) => seen.has(hex))
      .flatMap((hex) => armiesIn(index, hex))
      .filter((army) => army.kind === 'detachment' && !isFriendly(state, army.owner, view.seat));
    return [
      ...[...reach, ...far].map((hex) => ({ kind: 'hex' as const, hex })),
      ...foes.map((army) => ({ kind: 'detachment' as const, detachment: army.id })),
    ];
  };
  const helped = friends(view).filter((friend) => {
    const there = state.detachments[friend];
    const hex = there && hexOf(there);
    return friend !== id && there && (at === null || (hex && hexDistance(at, hex) <= 2));
  });
  return [
    { order: 'GUARD', detachment: id },
    { order: 'DEFEND', detachment: id },
    ...MOVES_IN.flatMap((order) => targetsOf(order).map((target) => ({ order, detachment: id, target }))),
    ...(at === null
      ? []
      : reach.map((hex): BattleOrder => ({
          order: 'WITHDRAW',
          detachment: id,
          target: { kind: 'hex', hex },
        }))),
    ...helped.map((friend): BattleOrder => ({
      order: 'SUPPORT',
      detachment: id,
      target: { kind: 'detachment', detachment: friend },
    })),
  ];
}
