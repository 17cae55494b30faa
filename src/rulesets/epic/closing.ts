import type { Violation } from './catalog.js';
import type { CommandOf, EpicCommand } from './commands.js';
import { ASSAULT_STEPS, INITIATIVE_STEPS, MOVE_STEPS, SHOOTING_STEPS } from './data/tables.js';
import { due } from './due.js';
import { firstOf, mustBeArbiter, unless, type Asked } from './general/asked.js';
import type { EpicState } from './state/index.js';
import { detachmentsOf } from './units/pieces.js';

/** The arbiter closes what is waited for; armies without a detachment are waited for all the same (EPC-SET-01). */
export const judgeClosing = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustBeArbiter(asked),
    () => {
      const { state } = asked;
      const empty = Object.keys(state.armies).filter((each) => detachmentsOf(state, each).length === 0);
      return unless(state.step !== 'SETUP' || empty.length === 0, 'EPC-SET-01', 'STILL_WAITING', [], {
        seats: empty,
      });
    },
  );

/** Codes of what is due that silence answers. */
export const SILENT: readonly string[] = [
  'ALLOCATE_HITS',
  'ANSWER_DECLARATION',
  'ASSAULT',
  'BOMBARD',
  'CHOOSE_FIRST',
  'DECLARE_MISSIONS',
  'DECLARE_OBJECTIVES',
  'DECLARE_STUBBORN',
  'MOVE',
  'REACT',
  'RETREAT',
  'SHOOT',
  'USE_SUPREME_COMMANDER',
];

/** What somebody who is asked says when they do nothing. */
export interface Silence {
  readonly seat: string;
  readonly command: EpicCommand;
}

/** What everybody who is asked says when they do nothing: no move, no shot, no choice but the first. */
export const silences = (state: EpicState): readonly Silence[] =>
  due(state)
    .filter((each) => each.mandatory)
    .flatMap(({ seat, code, subject }) => {
      const command = silence(state, code, subject);
      return command ? [{ seat, command }] : [];
    });

function silence(state: EpicState, code: string, subject: string): EpicCommand | null {
  switch (code) {
    case 'ANSWER_DECLARATION':
      return { type: 'AcceptDeclaration' };
    case 'RETREAT':
      return { type: 'Retreat', detachment: subject, units: [] };
    case 'USE_SUPREME_COMMANDER':
      return { type: 'KeepRoll' };
    case 'ALLOCATE_HITS':
      return { type: 'AllocateHits' } satisfies CommandOf<'AllocateHits'>;
    case 'REACT':
      return { type: 'PassReaction' };
    case 'START_BATTLE':
      return { type: 'StartBattle' };
    default:
      return silenceIn(state);
  }
}

/** By the step. */
function silenceIn({ step }: EpicState): EpicCommand | null {
  if (INITIATIVE_STEPS.includes(step)) return { type: 'ChooseFirst', choice: 'FIRST' };
  if (MOVE_STEPS.includes(step)) return { type: 'EndMoves' };
  if (SHOOTING_STEPS.includes(step)) return { type: 'PassShooting' };
  if (ASSAULT_STEPS.includes(step)) return { type: 'EndAssaults' };
  if (step === 'MISSIONS') return { type: 'DeclareMissions', missions: [] };
  if (step === 'RALLY') return { type: 'DeclareStubborn', detachments: [] };
  return step === 'OBJECTIVES' ? { type: 'DeclareObjectives', holders: [] } : null;
}
