import { lookUp } from '../../../kernel/index.js';
import type { BattleLayer, Participant, SpaceEmpiresState, Unit } from '../state/index.js';
import { isShip, lineOf, percentUp } from '../units/lines.js';
import { opponentsOf, shipsIn, unitsIn } from '../units/stacks.js';

/** A battle that has to be fought. */
export interface Clash {
  readonly mapSpace: string;
  readonly layer: BattleLayer;
  readonly defender: string;
}

/** SPE-BAT-01: both in orbit, a ship at one side at least; or both on the surface. */
export function doFight(
  state: SpaceEmpiresState,
  layer: BattleLayer,
  mapSpace: string,
  [one, other]: readonly [string, string],
): boolean {
  const place = layer === 'SPACE' ? 'ORBIT' : 'SURFACE';
  const both = [one, other].every((each) => unitsIn(state, each, mapSpace, place).length > 0);
  if (!both || layer === 'GROUND') return both;
  return [one, other].some((each) => shipsIn(state, each, mapSpace).length > 0);
}

/**
 * SPE-BAT-02: the next battle of the active player in a map space, space battles first, opponents in turn order; null where
 * there is none, or they have lost one there in this phase.
 */
export function nextClash(state: SpaceEmpiresState, mapSpace: string): Clash | null {
  const { activePlayer, turn } = state;
  if (activePlayer === null || turn.lostAt.includes(mapSpace)) return null;
  for (const layer of ['SPACE', 'GROUND'] as const) {
    const defender = opponentsOf(state, activePlayer).find((each) =>
      doFight(state, layer, mapSpace, [activePlayer, each]),
    );
    if (defender !== undefined) return { mapSpace, layer, defender };
  }
  return null;
}

/** Map spaces where the active player has a battle to fight; only the one where they are fighting, while they are (SPE-BAT-02). */
export function battlefields(state: SpaceEmpiresState): readonly string[] {
  const { activePlayer, turn } = state;
  if (state.battlefields) return state.battlefields;
  if (activePlayer === null) return [];
  const here = turn.engaged !== null && nextClash(state, turn.engaged) !== null ? [turn.engaged] : null;
  return (
    here ??
    Object.keys(lookUp(state.stacks, activePlayer) ?? {})
      .filter((mapSpace) => nextClash(state, mapSpace) !== null)
      .sort()
  );
}

/** SPE-BAT-05: its Force, but nothing in a transport. */
export function battleValue(state: SpaceEmpiresState, unit: Unit, layer: BattleLayer): number {
  const line = lineOf(state, unit);
  return layer === 'SPACE' && !isShip(line) ? 0 : line.force;
}

/** SPE-BAT-07, SPE-BAT-05: half the Force of a ship that bombards, rounded up. */
export const bombardmentValue = (state: SpaceEmpiresState, unit: Unit): number =>
  percentUp(lineOf(state, unit).force, state.rules.bombardmentPercent);

/** SPE-BAT-03, SPE-BAT-16: all in orbit of both sides, or all on the surface, never both; bombarding ships join when they are revealed. */
export function participantsOf(
  state: SpaceEmpiresState,
  { mapSpace, layer, defender }: Clash,
): readonly Participant[] {
  const place = layer === 'SPACE' ? 'ORBIT' : 'SURFACE';
  return [state.activePlayer, defender].flatMap((player) =>
    player === null
      ? []
      : unitsIn(state, player, mapSpace, place).map((unit) => ({
          unit: unit.id,
          player,
          value: battleValue(state, unit, layer),
          bombards: false,
        })),
  );
}
