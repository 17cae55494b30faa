import { lookUp } from '../../../kernel/index.js';
import type { Character, Formation, GhostOfWarState, Place, Unit } from '../state/index.js';

/** GOW-MAP-06: system in which a place is; null on a journey. */
export function systemOf(state: Pick<GhostOfWarState, 'planets'>, place: Place): string | null {
  if (place.in === 'JOURNEY') return null;
  return place.in === 'ORBIT' ? place.id : (lookUp(state.planets, place.id)?.system ?? null);
}

type Forces = Pick<GhostOfWarState, 'units' | 'formations'>;

/** Where a formation is: where its units are, which move as one piece. */
export const placeOfFormation = (state: Forces, formation: Formation): Place | null =>
  lookUp(state.units, formation.units[0])?.place ?? null;

/** Whether an id names a unit or a formation. */
export const isForce = (state: Forces, id: string): boolean =>
  lookUp(state.units, id) !== undefined || lookUp(state.formations, id) !== undefined;

/** Where a unit or formation is; null where there is no such force. */
export function placeOfForce(state: Forces, id: string): Place | null {
  const unit = lookUp(state.units, id);
  if (unit) return unit.place;
  const formation = lookUp(state.formations, id);
  return formation ? placeOfFormation(state, formation) : null;
}

/** GOW-CHR-03: where a character is: with his force, or alone. */
export const placeOfCharacter = (state: Forces, { attachedTo, place }: Character): Place | null =>
  attachedTo === null ? place : (placeOfForce(state, attachedTo) ?? place);

/** Whether a character is with a unit: attached to it, or to its formation. */
export const isWith = ({ attachedTo }: Character, unit: Unit): boolean =>
  attachedTo !== null && (attachedTo === unit.id || attachedTo === unit.formation);
