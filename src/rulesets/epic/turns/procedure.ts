import { awaiting, part, playing, type Procedure } from '../../../engine/index.js';
import type { RuleId, Violation } from '../catalog.js';
import { FIRST_STEPS, MOVE_STEPS, SECOND_STEPS, SHOOTING_STEPS } from '../data/tables.js';
import { PHASE_OF, STEPS } from '../data/words.js';
import { mustBeActive, otherSide, type Asked } from '../general/asked.js';
import { undeclared } from '../flyers/missions.js';
import { rollInitiative } from '../initiative/initiative.js';
import { checkVictory } from '../morale/victory.js';
import { heldObjectives } from '../objectives/objectives.js';
import { rally, removeMarkers, stubbornAsked } from '../rally/rallying.js';
import { repair } from '../rally/repairing.js';
import { inReserve, rollReserves } from '../reserves/arriving.js';
import { shootersOf } from '../shooting/who.js';
import { someoneShoots } from '../shooting/shooting.js';
import type { EpicState, Step } from '../state/index.js';
import type { EpcTable } from '../table.js';

/** The rule by which each step begins. */
const RULES: Readonly<Record<Step, RuleId>> = {
  SETUP: 'EPC-SET-01',
  RESERVES: 'EPC-RES-01',
  MISSIONS: 'EPC-FLY-01',
  MOVEMENT_INITIATIVE: 'EPC-INI-01',
  FIRST_MOVES: 'EPC-MOV-01',
  SECOND_MOVES: 'EPC-MOV-01',
  SHOOTING_INITIATIVE: 'EPC-INI-01',
  BOMBARDMENT: 'EPC-SHO-12',
  VEHICLES_AND_INFANTRY: 'EPC-SHO-01',
  WAR_ENGINE_INITIATIVE: 'EPC-INI-01',
  WAR_ENGINES: 'EPC-SHO-01',
  ASSAULT_INITIATIVE: 'EPC-INI-01',
  FIRST_ASSAULTS: 'EPC-ASL-01',
  SECOND_ASSAULTS: 'EPC-ASL-01',
  REMOVE_MARKERS: 'EPC-RAL-01',
  RALLY: 'EPC-RAL-03',
  REPAIR: 'EPC-RAL-04',
  OBJECTIVES: 'EPC-RAL-05',
};

/** Waits as long as the state says that somebody is asked. */
const whileAsked = (name: string, isAsked: (state: EpicState) => boolean) =>
  awaiting<EpcTable>(name, ({ state }) => isAsked(state));

/** Waits for a command that closes the step. */
const untilClosed = (name: string) => awaiting<EpcTable>(name, () => true);

/** EPC-INI-01: thrown when the step begins, then the winner chooses. */
const INITIATIVE = [
  part<EpcTable>('initiative', rollInitiative),
  whileAsked('choice', ({ chooser }) => chooser !== null),
];
const SHOOTING = [awaiting<EpcTable>('shooting', someoneShoots)];

/** Section 4: what happens in each step, in order. */
const PROCEDURE: Procedure<EpcTable, Step> = {
  SETUP: [untilClosed('armies')],
  RESERVES: [part('reserves', rollReserves)],
  MISSIONS: [whileAsked('missions', (state) => undeclared(state).length > 0)],
  MOVEMENT_INITIATIVE: INITIATIVE,
  FIRST_MOVES: [untilClosed('moves of the first player')],
  SECOND_MOVES: [untilClosed('moves of the second player')],
  SHOOTING_INITIATIVE: INITIATIVE,
  BOMBARDMENT: SHOOTING,
  VEHICLES_AND_INFANTRY: SHOOTING,
  WAR_ENGINE_INITIATIVE: INITIATIVE,
  WAR_ENGINES: SHOOTING,
  ASSAULT_INITIATIVE: INITIATIVE,
  FIRST_ASSAULTS: [untilClosed('assaults of the first player')],
  SECOND_ASSAULTS: [untilClosed('assaults of the second player')],
  REMOVE_MARKERS: [part('blast markers', removeMarkers)],
  RALLY: [whileAsked('Supreme Commander', (state) => stubbornAsked(state).length > 0), part('rally', rally)],
  REPAIR: [part('repair', repair)],
  OBJECTIVES: [
    whileAsked('objectives', (state) => !state.objectivesDeclared && heldObjectives(state).length > 0),
    part('victory', checkVictory),
  ],
};

const COURSE = playing<EpcTable, Step>({
  phaseOf: ({ state }) => state.step,
  isOver: ({ state }) => state.winner !== null,
  openNext,
});

/** Plays from the beginning of the step until somebody is asked or the battle is over. */
export const play = (table: EpcTable): void => COURSE.advance(table, PROCEDURE, 0);

/** After a command: plays on from where it was waited for. */
export function playOn(table: EpcTable): void {
  const { combat, retreats, declaration, mission } = table.state;
  if (combat === null && retreats.length === 0 && declaration === null && mission === null)
    COURSE.playOn(table, PROCEDURE);
}

/** Ends a step that a command of its own closes. */
export const endStep = (table: EpcTable): void => COURSE.close(table, PROCEDURE);

/** EPC-MOV-01 */
export const judgeEndMoves = (asked: Asked): readonly Violation[] =>
  mustBeActive(asked, MOVE_STEPS, 'EPC-MOV-01');

/** Steps that are left out: reserves of nobody, missions of nobody, bombardments of nobody (section 4). */
function isLeftOut(state: EpicState, step: Step): boolean {
  switch (step) {
    case 'RESERVES':
      return inReserve(state).length === 0;
    case 'MISSIONS':
      return undeclared(state).length === 0;
    case 'BOMBARDMENT':
      return Object.keys(state.armies).every((each) => shootersOf(state, each, step).length === 0);
    default:
      return false;
  }
}

/** The next step, or the first one of the next turn. */
function openNext(table: EpcTable): void {
  const next = STEPS[STEPS.indexOf(table.state.step) + 1];
  if (next) {
    enterStep(table, next);
    return;
  }
  table.emit({ type: 'epic.OrdersRemoved', data: { turn: table.state.turn } }, ['EPC-ORD-01']);
  startTurn(table, table.state.turn + 1);
}

export function startTurn(table: EpcTable, turn: number): void {
  table.emit({ type: 'epic.TurnStarted', data: { turn } }, ['EPC-GEN-01']);
  enterStep(table, 'RESERVES');
}

/** Begins a step, or the next one that is not left out. */
export function enterStep(table: EpcTable, step: Step): void {
  if (isLeftOut(table.state, step)) {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next) enterStep(table, next);
    return;
  }
  table.emit(
    { type: 'epic.StepReached', data: { step, phase: PHASE_OF[step], active: activeIn(table.state, step) } },
    [RULES[step]],
  );
}

/** Whose turn it is when a step begins. */
export function activeIn(state: EpicState, step: Step): string | null {
  const { first } = state;
  if (first === null) return null;
  if (FIRST_STEPS.includes(step) || SHOOTING_STEPS.includes(step)) return first;
  return SECOND_STEPS.includes(step) ? otherSide(state, first) : null;
}
