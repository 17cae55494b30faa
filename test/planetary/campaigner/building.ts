import type {
  BuildCommand,
  PlanetaryCommand,
  PlanetaryState,
} from '../../../src/rulesets/planetary/index.js';
import { ARMY_GUESSES } from './guessing-armies.js';
import { PEOPLE_GUESSES } from './guessing-deals.js';
import { RACE_GUESSES } from './guessing-races.js';
import { WORK_GUESSES } from './guessing-works.js';
import { pick, type Guess, type Guesses, type Mind } from './mind.js';

/** Commands of the Build phase that may be legal, by kind: most guesses are refused, those that are not are played. */
const GUESSES: Guesses = { ...WORK_GUESSES, ...ARMY_GUESSES, ...PEOPLE_GUESSES, ...RACE_GUESSES };
/** What brings a captive home, where it may be armed again. */
const FREEING: readonly string[] = ['TransferCaptive', 'ProposeDeal', 'AcceptDeal'];
const KINDS = Object.keys(GUESSES) as readonly BuildCommand['type'][];

/** Guesses of one seat in one phase; of each kind that nobody has said yet as many again. */
const PATIENCE = 40;
const EAGERNESS = 3;

/**
 * Guesses what a seat may build, until its patience with the phase ends: the next accepted command, or null. Places its
 * start before; undefined where there is no place left for it.
 */
export function newBuilder() {
  let moment = '';
  let left: Guess[] = [];
  return (state: PlanetaryState, seat: string, mind: Mind): PlanetaryCommand | null | undefined => {
    const now = `${state.turn} ${state.phase} ${seat}`;
    if (moment !== now) left = guessesOf(mind);
    moment = now;
    if (needsStart(state, seat)) return startOf(state, seat, mind);
    for (let guess = left.shift(); guess; guess = left.shift()) {
      const command = guess(state, seat, mind);
      if (command && mind.accepted({ seat, command })) return command;
    }
    return null;
  };
}

const guessesOf = ({ chance, isNew }: Mind): Guess[] => [
  ...KINDS.filter((kind) => isNew(kind) || (isNew('Rearm') && FREEING.includes(kind))).flatMap((kind) =>
    Array.from({ length: EAGERNESS }, () => GUESSES[kind]!),
  ),
  ...Array.from({ length: PATIENCE }, () => GUESSES[pick(chance, KINDS)!]!),
];

const needsStart = (state: PlanetaryState, seat: string): boolean =>
  state.phase === 'SET_UP' && state.players[seat]!.capitalHex === null;

function startOf(state: PlanetaryState, seat: string, mind: Mind): PlanetaryCommand | undefined {
  for (let attempt = 0; attempt < 5000; attempt += 1) {
    const command = GUESSES.PlaceStart!(state, seat, mind);
    if (command && mind.accepted({ seat, command })) return command;
  }
  return undefined;
}
