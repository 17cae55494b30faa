import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarPosition, LineEntry } from './position.js';
import { notationViolation } from '../goods/notation/index.js';
import { violationAt } from '../trade/faults.js';
import { readLineText, type LineText } from '../trade/line-notation.js';
import { delaysOf, planLine } from '../trade/planning.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';

/** GOW-TRD-02 … -05: lines that stand when the campaign begins; one that cannot be read is left out. */
export const readLines = (position: GhostOfWarPosition, state: GhostOfWarState): readonly TradeLine[] =>
  (position.lines ?? []).flatMap((each, index) => readLine(each, index + 1, state) ?? []);

/** What an entry says, with its ways and depots. */
function wantedLine(entry: LineEntry, text: LineText): LineText {
  const stops = text.stops.map((stop, at) => ({
    ...stop,
    path: entry.paths?.[at] ?? null,
    intoDepot: entry.intoDepots?.[at] ?? null,
  }));
  return { ...text, kind: entry.kind ?? text.kind, stops };
}

function readLine(entry: LineEntry, number: number, state: GhostOfWarState): TradeLine | null {
  const reading = readLineText(state, entry.notation);
  if (!reading.ok) return null;
  const wanted = wantedLine(entry, reading.value);
  const plan = planLine(state, wanted);
  const stops = plan.stops.flatMap((each) => each ?? []);
  const establishedRound = entry.establishedRound ?? state.round;
  const delays = delaysOf(state, stops, plan.wellCharted);
  return {
    id: entry.id,
    number,
    owner: entry.owner,
    kind: wanted.kind,
    origin: wanted.origin,
    stops: stops.map((each, at) => {
      const firstRound = entry.firstRounds?.[at] ?? establishedRound + (delays[at] ?? 0);
      const interruptedRounds = entry.interruptedRounds?.[at] ?? 0;
      return {
        ...each,
        firstRound,
        deliversFrom: firstRound,
        status: interruptedRounds > 0 ? 'INTERRUPTED' : 'RUNNING',
        interruptedRounds,
        delivered: firstRound < state.round,
      };
    }),
    wellCharted: plan.wellCharted,
    establishedRound,
    setAside: [],
    raid: null,
  };
}

/** GOW-TRD-02, -04: errors of notation with their places, wrong ways, false claims, and lists that do not fit the stops. */
export const checkLines = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] =>
  (position.lines ?? []).flatMap((entry, index) => checkLine(entry, ['position', 'lines', index], state));

function checkLine(entry: LineEntry, path: InputPath, state: GhostOfWarState): readonly Violation[] {
  const owner = lookUp(state.factions, entry.owner)
    ? []
    : [violation('GOW-GEN-12', 'NO_SUCH_THING', [...path, 'owner'], { id: entry.owner })];
  const reading = readLineText(state, entry.notation);
  if (!reading.ok) {
    const errors = reading.errors.map((each) => notationViolation('GOW-TRD-02', [...path, 'notation'], each));
    return [...owner, ...errors];
  }
  const plan = planLine(state, wantedLine(entry, reading.value));
  const claim = reading.value.claimedWellCharted && !plan.wellCharted;
  return [
    ...owner,
    ...plan.faults.map((each) => violationAt(path, { ...each, path: placeInEntry(each.path) })),
    ...(claim ? [violation('GOW-TRD-02', 'NOT_WELL_CHARTED', [...path, 'notation'])] : []),
    ...listFaults(entry, path, reading.value.stops.length),
  ];
}

/** Where an entry says what an order says in a field of its own; what the notation says has no other place. */
function placeInEntry([, stop, field, ...rest]: InputPath): InputPath {
  if (field === 'path') return ['paths', stop ?? 0, ...rest];
  return field === 'intoDepot' ? ['intoDepots', stop ?? 0] : ['notation'];
}

const LISTS = ['paths', 'firstRounds', 'interruptedRounds', 'intoDepots'] as const;

/** Lists have an entry for each stop. */
const listFaults = (entry: LineEntry, path: InputPath, stops: number): readonly Violation[] =>
  LISTS.flatMap((list) => {
    const length = entry[list]?.length ?? stops;
    return length === stops
      ? []
      : [violation('GOW-TRD-02', 'NOT_ONE_FOR_EACH_STOP', [...path, list], { entries: length, stops })];
  });
