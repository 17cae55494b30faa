import { editIn } from '../../../kernel/index.js';
import type { Fallen, Place } from '../state.js';
import { editCharacter } from './editing.js';
import type { Evolvers } from './evolvers.js';

/** What becomes of commanders and heroes. */
export type PeopleEvent =
  | {
      readonly type: 'ghost-of-war.CharacterKilled';
      readonly data: {
        readonly faction: string;
        readonly character: string;
        /** Where he fell; null on a journey. */
        readonly place: Place | null;
        /** GOW-CHR-19: a death that a Rite of Entombment may serve; null where it may not. */
        readonly fallen: Fallen | null;
      };
    }
  /** GOW-CHR-07: out through the round `until`. */
  | {
      readonly type: 'ghost-of-war.CharacterWounded';
      readonly data: { readonly faction: string; readonly character: string; readonly until: number };
    };

export const PEOPLE_EVOLVERS: Evolvers<PeopleEvent> = {
  'ghost-of-war.CharacterKilled': (state, { character: id, place, fallen }, edit) => {
    const character = editCharacter(edit, state, id);
    for (const formation of Object.values(state.formations).filter((each) => each.commander === id)) {
      editIn(edit, editIn(edit, state, 'formations'), formation.id).commander = null;
    }
    character.diedRound = state.round;
    character.attachedTo = null;
    character.place = place;
    if (!fallen) return;
    state.fallen = { ...state.fallen, [fallen.id]: fallen };
    state.counts = { ...state.counts, fallen: state.counts.fallen + 1 };
  },
  'ghost-of-war.CharacterWounded': (state, { character, until }, edit) => {
    editCharacter(edit, state, character).woundedUntil = until;
  },
};
