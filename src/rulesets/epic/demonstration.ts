import { lookUp } from '../../kernel/index.js';
import { mustMoveYet, assaulting } from './assault/moving.js';
import { silences } from './closing.js';
import type { EpicCommand } from './commands.js';
import { due } from './due.js';
import { otherSide } from './general/asked.js';
import { shootersOf } from './shooting/who.js';
import type { Detachment, EpicState, Unit } from './state/index.js';
import { detachmentsOf, livingOf, profileOf } from './units/pieces.js';
import { firepowerOf } from './units/values.js';

type Answer = (state: EpicState, seat: string) => EpicCommand | null;

/** What the demonstration answers to what is waited for; else it does nothing. It knows no table: everybody is near and in the open. */
const ANSWERS: Readonly<Record<string, Answer>> = { MOVE: move, SHOOT: shoot, ASSAULT: assault };

/** The next command and the seat that gives it; null when nobody is waited for. */
export function nextMove(state: EpicState): { readonly seat: string; readonly command: EpicCommand } | null {
  const [first] = due(state).filter((each) => each.mandatory);
  const command = first && lookUp(ANSWERS, first.code)?.(state, first.seat);
  return first && command ? { seat: first.seat, command } : (silences(state)[0] ?? null);
}

const onFoot = (state: EpicState, detachment: Detachment): readonly Unit[] =>
  livingOf(state, detachment).filter((each) => each.mountedIn === null);

const onTable = (state: EpicState, army: string): readonly Detachment[] =>
  detachmentsOf(state, army).filter((each) => each.place === 'TABLE');

/** Every detachment at its Speed, on Assault orders from the second turn on. */
function move(state: EpicState, seat: string): EpicCommand | null {
  const next = onTable(state, seat).find((each) => !each.moved);
  if (!next) return null;
  if (next.broken) return { type: 'Retreat', detachment: next.id, units: [] };
  const units = onFoot(state, next);
  const fixed = units.some((each) => each.immobilised);
  return {
    type: 'MoveDetachment',
    detachment: next.id,
    order: state.turn > 1 && !fixed ? 'ASSAULT' : 'NONE',
    units: units.map(({ id }) => ({
      unit: id,
      distanceCm: fixed ? 0 : profileOf(state, id).speedCm,
      terrain: [],
      startsDangerous: false,
      onRoad: false,
      dismounts: false,
      endsNearerToHq: false,
    })),
  };
}

/** The first that may shoot, with everything, at the first enemy. */
function shoot(state: EpicState, seat: string): EpicCommand | null {
  const shooter = shootersOf(state, seat, state.step).find(
    (each) => each.blastMarkers === 0 || state.turn > 1,
  );
  const [target] = onTable(state, otherSide(state, seat));
  if (!shooter || !target) return null;
  const firing = onFoot(state, shooter).filter((each) => firepowerOf(state, each.id) > 0);
  const total = firing.reduce((sum, each) => sum + firepowerOf(state, each.id), 0);
  if (total - shooter.blastMarkers * state.rules.blastMarkerFirepowerPenalty < total / 2) return null;
  return {
    type: 'Shoot',
    detachment: shooter.id,
    target: target.id,
    column: 'C',
    firing: firing.map(({ id }) => ({ unit: id, distanceCm: 10, lineOfFire: true, popUp: false })),
    eligible: onFoot(state, target).map(({ id }) => ({ unit: id, terrain: 'OPEN', behindCover: false })),
    weapons: [],
  };
}

/** Who must move moves; then one firefight. */
function assault(state: EpicState, seat: string): EpicCommand | null {
  const [next] = mustMoveYet(state, seat);
  if (next !== undefined) return { type: 'AssaultMove', detachment: next, inContact: true, units: [] };
  const [target] = onTable(state, otherSide(state, seat));
  const mine = assaulting(state, seat).find((each) => each.fought === null);
  if (!target || !mine || target.fought !== null) return null;
  const units = [...onFoot(state, mine), ...onFoot(state, target)].map((each) => each.id);
  return { type: 'ResolveFirefight', detachment: mine.id, target: target.id, units };
}
