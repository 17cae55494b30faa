import { lookUp } from '../../kernel/index.js';
import { violation } from './catalog.js';
import { mayMove } from './move/cards.js';
import { judgeMove } from './move/moving.js';
import { choice, type Choice } from './option.js';
import type { SpaceEmpiresState } from './state/index.js';
import { isShipChit, speedOfGroup } from './units/lines.js';
import { opponentsIn, unitsIn } from './units/stacks.js';

/** Whether a seat may play cards and move stacks now. */
export const isActive = (state: SpaceEmpiresState, seat: string): boolean =>
  mayMove({ state, actor: { seat, role: 'player' } }, 'SPE-MOVE-10').length === 0;

const unmoved = (state: SpaceEmpiresState, seat: string, mapSpace: string): readonly string[] =>
  unitsIn(state, seat, mapSpace).flatMap((each) => (state.turn.moved.includes(each.id) ? [] : [each.id]));

/** SPE-MOVE-02: of a stack all that has not moved; where there are both, its ships alone and its ground units alone. */
export function movesOfStack(state: SpaceEmpiresState, seat: string, from: string): readonly Choice[] {
  const all = unmoved(state, seat, from);
  const ships = all.filter((each) => isShipChit(state, each));
  const ground = all.filter((each) => !ships.includes(each));
  const parts = ships.length > 0 && ground.length > 0 ? { ships, 'ground units': ground } : {};
  return [
    ...moves(state, seat, from, all),
    ...Object.entries(parts).flatMap(([how, units]) =>
      moves(state, seat, from, units).map((each) => ({ ...each, how })),
    ),
  ];
}

/** SPE-MOVE-02: a unit with all others of its stack that have not moved either. */
export function movesWithStack(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  unit: string,
): readonly Choice[] {
  const all = unmoved(state, seat, from);
  if (all.length < 2 || !all.includes(unit)) return [];
  return moves(state, seat, from, all).map((each) => ({ ...each, how: 'with its stack' }));
}

/** SPE-MOVE-02 to SPE-MOVE-05: a group as far as its slowest unit goes, by shortest ways. */
export function moves(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  units: readonly string[],
): readonly Choice[] {
  if (!isActive(state, seat) || units.length === 0) return [];
  const none = state.turn.stackMovesLeft === 0 ? [violation('SPE-MOVE-01', 'NO_STACK_MOVE_LEFT')] : [];
  const speed = speedOfGroup(state, units);
  return waysFrom(state, seat, from, speed).map((path) => {
    const barred = none.length > 0 ? none : judgeMove(state, seat, { from, units, path });
    return choice({ type: 'MoveStack', from, units, path }, path.at(-1) ?? null, barred, { path });
  });
}

/** Shortest ways to all map spaces so far away at most, through none where an opponent is (SPE-MOVE-05). */
function waysFrom(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  speed: number,
): readonly (readonly string[])[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [here, way] of ways) {
    const stopped = here !== from && opponentsIn(state, seat, here).length > 0;
    if (way.length >= speed || stopped) continue;
    for (const next of lookUp(state.spaces, here)?.neighbours ?? [])
      if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [...ways.values()].filter((way) => way.length > 0);
}
