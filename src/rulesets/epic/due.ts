import type { Due } from '../../engine/index.js';
import type { JsonObject } from '../../kernel/index.js';
import { mustMoveYet } from './assault/moving.js';
import type { RuleId } from './catalog.js';
import { undeclared } from './flyers/missions.js';
import { reactor, reactors } from './flyers/reacting.js';
import { otherSide } from './general/asked.js';
import { heldObjectives } from './objectives/objectives.js';
import { stubbornAsked } from './rally/rallying.js';
import { shootersOf } from './shooting/who.js';
import type { EpicState, Step } from './state/index.js';
import { detachmentBy } from './units/pieces.js';

type Dues = readonly Due<RuleId>[];

const entry = (
  seat: string,
  code: string,
  rule: RuleId,
  subject: string,
  params: JsonObject = {},
): Due<RuleId> => ({
  seat,
  code,
  mandatory: true,
  rule,
  subject,
  params,
});

/** What is waited for, from every seat. */
export function due(state: EpicState): Dues {
  if (state.winner !== null) return [];
  return [...toConfirm(state), ...playDue(state)];
}

/** EPC-RAL-06: at any moment. */
const toConfirm = ({ objectives }: EpicState): Dues =>
  Object.values(objectives).flatMap(({ id, owner, declared }) =>
    declared && owner !== null
      ? [{ ...entry(owner, 'CONFIRM_OBJECTIVE', 'EPC-RAL-06', id, { how: declared.how }), mandatory: false }]
      : [],
  );

/** What is open is settled first: a declaration, retreats, a combat, a mission. */
function playDue(state: EpicState): Dues {
  const { declaration, retreats, combat, mission } = state;
  if (declaration)
    return [
      entry(otherSide(state, declaration.by), 'ANSWER_DECLARATION', 'EPC-GEN-01', declaration.command.type, {
        by: declaration.by,
      }),
    ];
  if (retreats.length > 0)
    return retreats.map((each) => entry(detachmentBy(state, each).army, 'RETREAT', 'EPC-ASL-10', each));
  if (combat?.asked != null)
    return combat.stage === 'REROLL'
      ? [entry(combat.asked, 'USE_SUPREME_COMMANDER', 'EPC-ASL-06', combat.kind)]
      : [
          entry(combat.asked, 'ALLOCATE_HITS', 'EPC-ASL-09', combat.kind, {
            hits: combat.sides.find((each) => each.seat === combat.asked)?.hits ?? 0,
          }),
        ];
  if (mission)
    return [
      entry(
        reactor(state, mission),
        'REACT',
        mission.stage === 'FLAK' ? 'EPC-FLY-05' : 'EPC-FLY-04',
        mission.detachment,
        {
          stage: mission.stage,
          detachments: reactors(state, mission).map((each) => each.id),
        },
      ),
    ];
  return stepDue(state);
}

/** Who is asked in a step, and what. */
type Asking = (state: EpicState, active: string) => Dues;

const shooting =
  (code: string, rule: RuleId): Asking =>
  (state, active) => [
    entry(active, code, rule, state.step, {
      detachments: shootersOf(state, active, state.step).map((each) => each.id),
    }),
  ];

const choosing: Asking = ({ chooser, step }) =>
  chooser === null ? [] : [entry(chooser, 'CHOOSE_FIRST', 'EPC-INI-01', step)];
const moving: Asking = ({ step }, active) => [entry(active, 'MOVE', 'EPC-MOV-01', step)];
const assaulting: Asking = (state, active) => [
  entry(active, 'ASSAULT', 'EPC-ASL-01', state.step, { detachments: [...mustMoveYet(state, active)] }),
];

const ASKED: Readonly<Partial<Record<Step, Asking>>> = {
  SETUP: ({ armies, step }) =>
    Object.values(armies)
      .filter((each) => !each.started)
      .map((each) => entry(each.id, 'START_BATTLE', 'EPC-SET-01', step)),
  MISSIONS: (state) =>
    undeclared(state).map((seat) => entry(seat, 'DECLARE_MISSIONS', 'EPC-FLY-01', state.step)),
  MOVEMENT_INITIATIVE: choosing,
  FIRST_MOVES: moving,
  SECOND_MOVES: moving,
  SHOOTING_INITIATIVE: choosing,
  BOMBARDMENT: shooting('BOMBARD', 'EPC-SHO-12'),
  VEHICLES_AND_INFANTRY: shooting('SHOOT', 'EPC-SHO-01'),
  WAR_ENGINE_INITIATIVE: choosing,
  WAR_ENGINES: shooting('SHOOT', 'EPC-SHO-01'),
  ASSAULT_INITIATIVE: choosing,
  FIRST_ASSAULTS: assaulting,
  SECOND_ASSAULTS: assaulting,
  RALLY: (state) =>
    stubbornAsked(state).map((seat) => entry(seat, 'DECLARE_STUBBORN', 'EPC-RAL-02', state.step)),
  OBJECTIVES: (state) =>
    Object.keys(state.armies).map((seat) =>
      entry(seat, 'DECLARE_OBJECTIVES', 'EPC-RAL-05', state.step, {
        objectives: heldObjectives(state).map((each) => each.id),
      }),
    ),
};

const stepDue = (state: EpicState): Dues => ASKED[state.step]?.(state, state.active ?? '') ?? [];
