import { assertNever, editIn, type Edit, type Mutable } from '../../src/kernel/index.js';
import { isInput, type ToyEvent, type ToyOutcome } from './events.js';
import type { Battle, ToyState } from './state.js';

export function evolve(state: ToyState, event: ToyEvent, edit: Edit): ToyState {
  if (isInput(event)) return state;
  const next = edit(state);
  apply(next, event, edit);
  return next;
}

function apply(next: Mutable<ToyState>, event: ToyOutcome, edit: Edit): void {
  switch (event.type) {
    case 'toy.PositionSet':
      next.units = Object.fromEntries(event.data.units.map((each) => [each.id, each]));
      for (const [seat, amount] of Object.entries(event.data.supply))
        add(next, `SUPPLY:${seat}`, amount, edit);
      return;
    case 'toy.CardsDealt':
      editIn(edit, next, 'hands')[event.data.seat] = event.data.cards;
      return;
    case 'toy.OrdersSealed':
      editIn(edit, next, 'sheets')[event.data.seat] = event.data.orders;
      return;
    case 'toy.OrdersLocked':
      next.locked = [...next.locked, event.data.seat].sort();
      return;
    case 'toy.ObjectiveChosen':
      editIn(edit, next, 'objectives')[event.data.seat] = event.data.cell;
      return;
    case 'toy.OrdersRevealed':
      next.sheets = event.data.sheets;
      return;
    case 'toy.UnitMoved':
      unit(next, event.data.unit, edit).cell = event.data.to;
      return;
    case 'toy.StrengthLost':
      if (event.data.left > 0) unit(next, event.data.unit, edit).strength = event.data.left;
      else delete editIn(edit, next, 'units')[event.data.unit];
      return;
    case 'toy.ActionsBegun':
      next.phase = 'ACTIONS';
      next.initiative = event.data.initiative;
      return;
    case 'toy.SeatActivated':
      next.active = event.data.seat;
      return;
    case 'toy.SeatPassed':
      next.passed = [...next.passed, event.data.seat];
      return;
    case 'toy.CardPlayed': {
      const hands = editIn(edit, next, 'hands');
      hands[event.data.seat] = hands[event.data.seat]!.filter((each) => each !== event.data.card);
      return;
    }
    case 'toy.RulingAwaited':
      next.ruse = event.data;
      return;
    case 'toy.RuseJudged':
      next.ruse = null;
      return;
    case 'toy.BattleOpened': {
      const { battle: id, ...rest } = event.data;
      const opened: Battle = { id, round: next.round, ...rest, method: null, losses: [0, 0] };
      editIn(edit, next, 'battles').push(opened);
      next.fighting = id;
      return;
    }
    case 'toy.BattleFought': {
      const { battle, method, losses } = event.data;
      next.battles = next.battles.map((each) => (each.id === battle ? { ...each, method, losses } : each));
      next.fighting = null;
      return;
    }
    case 'toy.Scored': {
      const { seat, measure, owner, amount } = event.data;
      add(next, `${measure}:${owner}`, amount, edit);
      if (measure === 'VP') editIn(edit, next, 'scores').push({ round: next.round, seat, amount });
      return;
    }
    case 'toy.RoundEnded':
      next.round = event.data.round + 1;
      next.phase = 'ORDERS';
      next.hands = {};
      next.sheets = {};
      next.locked = [];
      next.initiative = [];
      next.active = null;
      next.passed = [];
      return;
    case 'toy.CampaignDecided':
      next.winners = event.data.winners;
      next.active = null;
      return;
    default:
      assertNever(event);
  }
}

const unit = (next: Mutable<ToyState>, id: string, edit: Edit) =>
  editIn(edit, editIn(edit, next, 'units'), id);

function add(next: Mutable<ToyState>, account: string, amount: number, edit: Edit): void {
  const accounts = editIn(edit, next, 'accounts');
  accounts[account] = (accounts[account] ?? 0) + amount;
}
