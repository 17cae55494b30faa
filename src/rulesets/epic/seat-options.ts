import type { Option } from '../../engine/index.js';
import { inOrder } from './assault/kills.js';
import type { RuleId } from './catalog.js';
import type { EpicCommand } from './commands.js';
import { violationsOf } from './decide.js';
import { closeCombatDraft, type Draft } from './drafts.js';
import { due } from './due.js';
import { availableFlyers } from './flyers/missions.js';
import type { Asked } from './general/asked.js';
import { heldObjectives } from './objectives/objectives.js';
import type { EpicState } from './state/index.js';
import { detachmentsOf } from './units/pieces.js';

/** Something that may be said: all of it, or a draft, or both. */
type Saying =
  | { readonly command: EpicCommand; readonly how?: string; readonly target?: string; readonly draft?: Draft }
  | { readonly command?: undefined; readonly draft: Draft; readonly target?: string };

/** What a seat may say that is of none of its detachments: what it is asked for, and what it may say at any time. */
export function seatOptions(state: EpicState, seat: string): readonly Option<RuleId>[] {
  const asked: Asked = { state, actor: { seat, role: 'player' } };
  const own = due(state).filter((each) => each.seat === seat);
  const answers = own.flatMap(({ code, subject }) => ANSWERS[code]?.(state, seat, subject) ?? []);
  // A draft, so that it is said twice.
  const last: readonly Saying[] = state.winner === null ? [{ draft: { type: 'Concede' } }] : [];
  const always = [...ALWAYS, ...takings(state, seat)];
  return [...answers, ...always, ...last].flatMap((saying) => {
    if (!saying.command) return [optionOf(saying.draft.type, saying.target, [], null, saying.draft)];
    const { command, how, target, draft } = saying;
    const barred = violationsOf(command, asked);
    // What is always there is shown where it is of use.
    if (barred.length > 0 && always.includes(saying)) return [];
    return [{ ...optionOf(command.type, target, barred, command, draft), ...(how ? { how } : {}) }];
  });
}

const optionOf = (
  order: string,
  target: string | undefined,
  barred: Option<RuleId>['barred'],
  command: EpicCommand | null,
  draft?: Draft,
): Option<RuleId> => ({
  order,
  target: target ?? null,
  cost: null,
  barred,
  command,
  ...(draft ? { draft } : {}),
});

type Answer = (state: EpicState, seat: string, subject: string) => readonly Saying[];

const plain =
  (...commands: readonly EpicCommand[]): Answer =>
  () =>
    commands.map((command) => ({ command }));

const pass = plain({ type: 'PassShooting' });

/** By the code of what is waited for. */
const ANSWERS: Readonly<Partial<Record<string, Answer>>> = {
  START_BATTLE: plain({ type: 'StartBattle' }),
  DECLARE_MISSIONS: (state, seat) => [
    {
      draft: {
        type: 'DeclareMissions',
        missions: availableFlyers(state, seat).map(({ id }) => ({ detachment: id, mission: 'NONE' })),
      },
    },
  ],
  CHOOSE_FIRST: () =>
    (['FIRST', 'SECOND'] as const).map((choice) => ({
      command: { type: 'ChooseFirst', choice },
      how: choice,
    })),
  MOVE: plain({ type: 'EndMoves' }),
  BOMBARD: pass,
  SHOOT: pass,
  REACT: plain({ type: 'PassReaction' }),
  ASSAULT: (state) => [
    ...(state.contacts.length > 0
      ? [{ command: closeCombatDraft(state), draft: closeCombatDraft(state) }]
      : []),
    { command: { type: 'EndAssaults' } },
  ],
  USE_SUPREME_COMMANDER: plain({ type: 'UseSupremeCommander' }, { type: 'KeepRoll' }),
  ALLOCATE_HITS: (state, seat) => {
    const side = state.combat?.sides.find((each) => each.seat === seat);
    const units = side ? inOrder(state, side) : [];
    return [{ command: { type: 'AllocateHits' }, draft: { type: 'AllocateHits', units } }];
  },
  DECLARE_STUBBORN: (state, seat) => [
    {
      draft: {
        type: 'DeclareStubborn',
        detachments: detachmentsOf(state, seat).flatMap(({ id, broken }) => (broken ? [id] : [])),
      },
    },
  ],
  DECLARE_OBJECTIVES: (state) => [
    {
      draft: {
        type: 'DeclareObjectives',
        holders: heldObjectives(state).map(({ id }) => ({ objective: id, holder: null })),
      },
    },
  ],
  CONFIRM_OBJECTIVE: (_state, _seat, objective) =>
    [true, false].map((confirmed) => ({
      command: { type: 'ConfirmObjective', objective, confirmed },
      how: confirmed ? 'YES' : 'NO',
      target: objective,
    })),
  ANSWER_DECLARATION: () => [
    { command: { type: 'AcceptDeclaration' } },
    { draft: { type: 'ObjectToDeclaration', text: null } },
  ],
};

/** EPC-RAL-06: objectives of the other side. */
const takings = ({ objectives }: EpicState, seat: string): readonly Saying[] =>
  Object.values(objectives).flatMap(({ id, owner }) =>
    owner === null || owner === seat
      ? []
      : (['CAPTURED', 'DESTROYED'] as const).map((how) => ({
          command: { type: 'DeclareObjectiveTaken' as const, objective: id, how },
          how,
          target: id,
        })),
  );

const ALWAYS: readonly Saying[] = [{ command: { type: 'TakeBack' } }];
