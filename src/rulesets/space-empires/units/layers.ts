import { lookUp } from '../../../kernel/index.js';
import type { SpaceEmpiresState } from '../state/index.js';
import { unitsIn } from './stacks.js';

/** SPE-GEN-06: how many units of a player's stack are in orbit and on the surface, which all may know. */
export function layersOf(
  state: SpaceEmpiresState,
  player: string,
  mapSpace: string,
): { readonly orbit: number; readonly surface: number } {
  const shown = lookUp(lookUp(state.hiddenLayers ?? {}, player) ?? {}, mapSpace);
  return (
    shown ?? {
      orbit: unitsIn(state, player, mapSpace, 'ORBIT').length,
      surface: unitsIn(state, player, mapSpace, 'SURFACE').length,
    }
  );
}
