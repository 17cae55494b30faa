import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type {
  Character,
  Faction,
  Formation,
  GhostOfWarState,
  Planet,
  Project,
  TradeLine,
  Unit,
} from './index.js';

type Working = Mutable<GhostOfWarState>;

/** Things of a working state, to be changed. */
export const editPlanet = (edit: Edit, state: Working, id: string): Mutable<Planet> =>
  editIn(edit, editIn(edit, state, 'planets'), id);
export const editUnit = (edit: Edit, state: Working, id: string): Mutable<Unit> =>
  editIn(edit, editIn(edit, state, 'units'), id);
export const editFormation = (edit: Edit, state: Working, id: string): Mutable<Formation> =>
  editIn(edit, editIn(edit, state, 'formations'), id);
export const editFaction = (edit: Edit, state: Working, id: string): Mutable<Faction> =>
  editIn(edit, editIn(edit, state, 'factions'), id);
export const editCharacter = (edit: Edit, state: Working, id: string): Mutable<Character> =>
  editIn(edit, editIn(edit, state, 'characters'), id);
export const editLine = (edit: Edit, state: Working, id: string): Mutable<TradeLine> =>
  editIn(edit, editIn(edit, state, 'lines'), id);
export const editProject = (edit: Edit, state: Working, id: string): Mutable<Project> =>
  editIn(edit, editIn(edit, state, 'projects'), id);
