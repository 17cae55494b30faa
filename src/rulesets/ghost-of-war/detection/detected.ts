import type { GhostOfWarState, Unit } from '../state/index.js';
import { systemOf } from '../map/places.js';
import { isPresent } from '../map/status/status.js';

/** GOW-DET-03: whether one of these factions sees a unit on the map; nobody's: whether everybody does. */
export function isDetected(state: GhostOfWarState, unit: Unit, own: readonly string[]): boolean {
  const system = systemOf(state, unit.place);
  if (system === null) return false;
  if (!isElusive(state, unit)) return true;
  return own.some(
    (each) =>
      !unit.undetectedBy.includes(each) &&
      isPresent(state, each, system) &&
      !isStillToLook(state, each, unit),
  );
}

/** GOW-DET-02, GOW-DIC-03: its look-out waits for a die, its own or one before it. */
const isStillToLook = ({ provisional }: GhostOfWarState, faction: string, { id, formation }: Unit): boolean =>
  provisional !== null &&
  [provisional.task, ...provisional.rest].some(
    (each) =>
      each?.kind === 'DETECTION' &&
      each.args.observer === faction &&
      (each.args.force === id || each.args.force === formation),
  );

/** Hidden from somebody, or nobody has looked out for it yet. */
const isElusive = (state: GhostOfWarState, { undetectedBy, traits, thisRound }: Unit): boolean =>
  undetectedBy.length > 0 ||
  traits.includes('HIDDEN') ||
  (thisRound.arrived && (state.step === 'TRAVEL' || state.step === 'DETECTION'));
