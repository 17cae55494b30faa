import type { Character, GhostOfWarState } from '../state/index.js';
import { isActive } from '../dice/fate-dice.js';
import { placeOfCharacter, systemOf } from '../map/places.js';
import { subSectorOf } from '../map/trade-places.js';

/** System in which a character is; null on a journey. */
export function systemOfCharacter(state: GhostOfWarState, character: Character): string | null {
  const place = placeOfCharacter(state, character);
  return place && systemOf(state, place);
}

const activeOf = (
  state: GhostOfWarState,
  faction: string,
  is: (character: Character) => boolean,
): readonly Character[] =>
  Object.values(state.characters).filter(
    (each) => each.faction === faction && is(each) && isActive(state, each),
  );

/** Sub-sectors in which a faction has such an active character. */
const subSectorsOf = (
  state: GhostOfWarState,
  faction: string,
  is: (character: Character) => boolean,
): ReadonlySet<string> =>
  new Set(
    activeOf(state, faction, is).flatMap((each) => {
      const system = systemOfCharacter(state, each);
      return system === null ? [] : [subSectorOf(state, system)];
    }),
  );

/** GOW-CHR-15, GOW-DET-04: sub-sectors that a faction's Librarians watch. */
export const librariansOver = (state: GhostOfWarState, faction: string): ReadonlySet<string> =>
  subSectorsOf(state, faction, (each) => each.class === 'LIBRARIAN');

/** GOW-TRT-06: sub-sectors that a faction's Psykers feel. */
export const psykersOver = (state: GhostOfWarState, faction: string): ReadonlySet<string> =>
  subSectorsOf(state, faction, (each) => each.advisors.includes('PSYKER'));

export const hasLibrarianIn = (state: GhostOfWarState, faction: string, system: string): boolean =>
  librariansOver(state, faction).has(subSectorOf(state, system));

/** GOW-TRT-06: systems in which a faction has an Expert Navigator. */
export const hasNavigatorIn = (state: GhostOfWarState, faction: string, system: string): boolean =>
  activeOf(state, faction, (each) => each.advisors.includes('EXPERT_NAVIGATOR')).some(
    (each) => systemOfCharacter(state, each) === system,
  );
