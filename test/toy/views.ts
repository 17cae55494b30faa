import type { BattleView, CommonViews, LocationView, PieceView } from '../../src/engine/index.js';
import { balance, type Battle, type ToyState, type Unit } from './state.js';

const cell = (at: number): string => `cell-${at}`;

const location = (at: number): LocationView => ({
  id: cell(at),
  name: `Cell ${at}`,
  kind: 'place',
  q: at,
  r: 0,
  terrain: null,
  owner: null,
  contents: [],
  lastSeenTurn: null,
});

const piece = (unit: Unit): PieceView => ({
  id: unit.id,
  name: unit.id,
  kind: 'unit',
  owner: unit.seat,
  location: cell(unit.cell),
  strength: unit.strength,
  status: 'ready',
});

function winnersOf(battle: Battle): readonly string[] {
  const [attacker, defender] = battle.losses;
  if (battle.method === null || attacker === defender) return [];
  return [battle.seats[attacker < defender ? 0 : 1]];
}

const battleView = (battle: Battle): BattleView => ({
  id: battle.id,
  location: cell(battle.cell),
  turn: battle.round,
  status: battle.method === null ? 'in_progress' : 'resolved',
  method: battle.method,
  sides: [
    { role: 'attacker', seat: battle.seats[0], pieces: [battle.attacker], value: null },
    { role: 'defender', seat: battle.seats[1], pieces: [battle.defender], value: null },
  ],
  winners: winnersOf(battle),
  drawn: battle.method !== null && winnersOf(battle).length === 0,
  consequences: battle.losses.map((lost, side) => `${battle.seats[side]} loses ${lost}`),
  because: ['TOY-BTL-01', battle.method === 'withdraw' ? 'TOY-BTL-02' : 'TOY-BTL-03'],
});

export const VIEWS: CommonViews<ToyState> = {
  board: (state) => ({
    turn: state.round,
    phase: state.phase,
    locations: Array.from({ length: state.length }, (_, at) => location(at)),
    pieces: Object.values(state.units).map(piece),
  }),
  tradeLines: () => [],
  units: (state) =>
    Object.values(state.units).map((unit) => ({
      ...piece(unit),
      experience: balance(state, 'XP', unit.id),
      rank: balance(state, 'XP', unit.id) > 0 ? 'Seasoned' : 'Green',
      account: `XP:${unit.id}`,
    })),
  standings: (state) => {
    const total = (seat: string) => balance(state, 'VP', seat);
    return {
      measure: 'VP',
      goal: null,
      over: state.winners !== null,
      winners: state.winners ?? [],
      seats: state.players.map(({ id }) => ({
        seat: id,
        total: total(id),
        rank: 1 + state.players.filter((each) => total(each.id) > total(id)).length,
        out: !Object.values(state.units).some((unit) => unit.seat === id),
        account: `VP:${id}`,
        byTurn: state.scores
          .filter((each) => each.seat === id)
          .map(({ round, amount }) => ({ turn: round, amount })),
      })),
    };
  },
  battles: (state) => state.battles.map(battleView),
};
