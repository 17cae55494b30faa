import { lookUp } from '../../../kernel/index.js';
import type { MapSpace, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isIn, isInGame, opponentsIn, unitsIn } from '../units/stacks.js';

/** SPE-CTL-01: planets where a player's marker is placed: a surface garrison outranks ships in orbit. */
export const planetsToMark = (state: SpaceEmpiresState, player: string): readonly MapSpace[] =>
  Object.values(state.spaces).filter(
    (each) =>
      each.planetClass !== 'NONE' &&
      each.controller !== player &&
      isIn(state, player, each.id) &&
      (unitsIn(state, player, each.id, 'SURFACE').length > 0 ||
        opponentsIn(state, player, each.id).every(
          (other) => unitsIn(state, other, each.id, 'SURFACE').length === 0,
        )),
  );

/** SPE-CTL-01, SPE-CTL-02: the active player's markers, nobody else's. */
export function placeMarkers(table: SpeTable, player: string): void {
  for (const { id: mapSpace, controller: from } of planetsToMark(table.state, player))
    table.emit({ type: 'space-empires.ControlMarkerPlaced', data: { player, mapSpace, from } }, [
      'SPE-CTL-01',
    ]);
}

/** SPE-VIC-01: more than four fifths of the planets, exactly (SPE-GEN-05). */
export function holdsEnough({ spaces, rules }: SpaceEmpiresState, player: string): boolean {
  const planets = Object.values(spaces).filter((each) => each.planetClass !== 'NONE');
  const held = planets.filter((each) => each.controller === player);
  return held.length * 100 > planets.length * rules.victoryPercent;
}

/** SPE-VIC-02: no unit in play and no marker. */
const hasNothing = (state: SpaceEmpiresState, player: string): boolean =>
  Object.keys(lookUp(state.stacks, player) ?? {}).length === 0 &&
  Object.values(state.spaces).every((each) => each.controller !== player);

const win = (table: SpeTable, player: string, cause: 'PLANETS' | 'LAST_PLAYER'): void =>
  table.emit({ type: 'space-empires.GameWon', data: { player, cause } }, [
    cause === 'PLANETS' ? 'SPE-VIC-01' : 'SPE-VIC-03',
  ]);

/** SPE-VIC-01 to SPE-VIC-03, at the end of a turn: who has won, who is out, who is left: the last one has won, whatever they have. */
export function judgeEnd(table: SpeTable, active: string): void {
  if (isInGame(table.state, active) && holdsEnough(table.state, active)) return win(table, active, 'PLANETS');
  const left = () => table.state.turnOrder.filter((each) => isInGame(table.state, each));
  for (const player of left())
    if (left().length > 1 && hasNothing(table.state, player)) eliminate(table, player, 'NOTHING_LEFT');
  const [last, ...others] = left();
  if (others.length === 0 && last !== undefined) win(table, last, 'LAST_PLAYER');
}

/** SPE-VIC-02 */
export function eliminate(table: SpeTable, player: string, cause: 'NOTHING_LEFT' | 'RESIGNED'): void {
  const cards = lookUp(table.state.players, player)?.hand ?? [];
  table.emit({ type: 'space-empires.PlayerEliminated', data: { player, cause, cards } }, ['SPE-VIC-02']);
}
