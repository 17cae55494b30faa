import type { Seat, Shaped } from '../../src/kernel/index.js';
import { violation, type Violation } from './catalog.js';
import type { Scenario } from '../../src/engine/index.js';
import { startRound } from './rounds.js';
import { isOnLine, playersOf, type ToyState } from './state.js';
import type { position } from './shapes.js';
import type { ToyTable } from './table.js';

export type ToyPosition = Shaped<typeof position>;

/** TOY-SET-01: any legal line-up can be the start. */
export function open(entered: ToyPosition, table: ToyTable): readonly Violation[] {
  const illegal = checkPosition(entered, table.state);
  if (illegal.length > 0) return illegal;
  const { units, supply, objectives = {} } = entered;
  table.emit({ type: 'toy.PositionSet', data: { units, supply } }, ['TOY-SET-01']);
  for (const [seat, cell] of Object.entries(objectives)) {
    table.emit({ type: 'toy.ObjectiveChosen', data: { seat, cell } }, ['TOY-OBJ-01']);
  }
  startRound(table);
  return [];
}

function checkPosition(
  { units, supply, objectives = {} }: ToyPosition,
  state: ToyState,
): readonly Violation[] {
  const seats = state.players.map((each) => each.id);
  const fault = (code: string, path: readonly (string | number)[]) =>
    violation('TOY-SET-01', code, ['position', ...path]);
  return [
    ...units.flatMap((unit, at) => [
      ...(seats.includes(unit.seat) ? [] : [fault('NO_SUCH_PLAYER', ['units', at, 'seat'])]),
      ...(isOnLine(state, unit.cell) ? [] : [fault('OFF_THE_LINE', ['units', at, 'cell'])]),
      ...(unit.strength >= 1 && unit.strength <= 6
        ? []
        : [fault('STRENGTH_1_TO_6', ['units', at, 'strength'])]),
      ...(units.findIndex((each) => each.id === unit.id) === at
        ? []
        : [fault('ID_TWICE', ['units', at, 'id'])]),
    ]),
    ...seats
      .filter((seat) => !units.some((unit) => unit.seat === seat))
      .map(() => fault('NO_UNITS', ['units'])),
    ...Object.keys(supply)
      .filter((seat) => !seats.includes(seat))
      .map((seat) => fault('NO_SUCH_PLAYER', ['supply', seat])),
    ...Object.entries(objectives)
      .filter(([seat, cell]) => !seats.includes(seat) || !isOnLine(state, cell))
      .map(([seat]) => violation('TOY-OBJ-01', 'NO_OBJECTIVE', ['position', 'objectives', seat])),
  ];
}

export const MEETING: Scenario<ToyPosition> = {
  code: 'meeting',
  title: 'Meeting engagement',
  description: 'Two units for each player at the ends of the line.',
  players: { min: 2, max: 4 },
  setup: (seats: readonly Seat[]) => {
    const players = playersOf(seats);
    const ends = players.map((_, place) => (place % 2 === 0 ? [0, 1] : [6, 5]));
    return {
      units: players.flatMap(({ id }, place) => [
        { id: `${id}-guard`, seat: id, cell: ends[place]![0]!, strength: 3 },
        { id: `${id}-scouts`, seat: id, cell: ends[place]![1]!, strength: 2 },
      ]),
      supply: Object.fromEntries(players.map(({ id }) => [id, 2])),
    };
  },
};
