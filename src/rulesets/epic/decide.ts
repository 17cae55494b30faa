import { judgeAllocation, judgeReroll, allocateHits } from './assault/kills.js';
import {
  closeCombat,
  firefight,
  goOn as goOnWithCombat,
  keepRoll,
  useSupremeCommander,
} from './assault/combat.js';
import { judgeCloseCombat, judgeEnd, judgeFirefight } from './assault/declaring.js';
import { assaultMove, judgeAssaultMove } from './assault/moving.js';
import type { Violation } from './catalog.js';
import type { CommandOf, EpicCommand } from './commands.js';
import { judgeClosing, silences } from './closing.js';
import { beginMission, closeStage, goOn, judgeTransportMission } from './flyers/flying.js';
import { declareMissions, judgeMissions } from './flyers/missions.js';
import { judgePassReaction, judgeReaction, react } from './flyers/reacting.js';
import { correct, judgeCorrection } from './game-master/correcting.js';
import { firstOf, isArbiter, mustGoOn, mustPlay, unless, type Asked } from './general/asked.js';
import { judgeHq, nameHq } from './units/hq.js';
import { chooseFirst, judgeChoice } from './initiative/initiative.js';
import { concede, judgeConcession } from './morale/victory.js';
import { judgeMove, moveDetachment } from './movement/moving.js';
import { judgeRetreat, retreat } from './movement/retreating.js';
import {
  confirmObjective,
  declareTaken,
  judgeConfirmation,
  judgeHolders,
  judgeTaken,
  scoreObjectives,
} from './objectives/objectives.js';
import { declareStubborn, judgeStubborn } from './rally/rallying.js';
import { attackOf } from './firepower/attacks.js';
import { carryOut } from './shooting/attack.js';
import { judgePass, judgeShot, passShooting, takeTurns } from './shooting/shooting.js';
import {
  addToArmy,
  judgeAddition,
  judgeRemoval,
  judgeStart,
  removeDetachment,
  start,
} from './start/mustering.js';
import type { EpcTable } from './table.js';
import { endStep, judgeEndMoves, playOn } from './turns/procedure.js';
import { detachmentBy } from './units/pieces.js';

/** A command: what is illegal in it, and what it does where nothing is. */
interface Ruling<C> {
  readonly judge: (asked: Asked, command: C) => readonly Violation[];
  readonly carryOut: (table: EpcTable, command: C) => void;
  /** EPC-GEN-01: facts of the table, to which the other player may object. */
  readonly declaration?: true;
}

/** EPC-FLY-02: flyers shoot when nobody reacts to them any more; others at once, and the other side is next. */
function shoot(table: EpcTable, command: CommandOf<'Shoot' | 'Bombard'>): void {
  const { detachment, type } = command;
  if (type === 'Shoot' && detachmentBy(table.state, detachment).isFlyer) {
    beginMission(table, command);
    return;
  }
  carryOut(table, attackOf(command));
  takeTurns(table, detachmentBy(table.state, detachment).army);
}

const RULINGS: { readonly [T in EpicCommand['type']]: Ruling<CommandOf<T>> } = {
  AddDetachment: { judge: judgeAddition, carryOut: addToArmy },
  RemoveDetachment: { judge: judgeRemoval, carryOut: removeDetachment },
  StartBattle: { judge: judgeStart, carryOut: start },
  DeclareMissions: { judge: judgeMissions, carryOut: declareMissions },
  ChooseFirst: { judge: judgeChoice, carryOut: chooseFirst },
  MoveDetachment: { judge: judgeMove, carryOut: moveDetachment, declaration: true },
  Retreat: { judge: judgeRetreat, carryOut: retreat, declaration: true },
  EndMoves: { judge: judgeEndMoves, carryOut: endStep },
  FlyTransport: { judge: judgeTransportMission, carryOut: beginMission, declaration: true },
  Shoot: { judge: judgeShot, carryOut: shoot, declaration: true },
  Bombard: { judge: judgeShot, carryOut: shoot, declaration: true },
  PassShooting: { judge: judgePass, carryOut: passShooting },
  Intercept: { judge: judgeReaction, carryOut: reactThenGoOn, declaration: true },
  FireFlak: { judge: judgeReaction, carryOut: reactThenGoOn, declaration: true },
  PassReaction: { judge: judgePassReaction, carryOut: closeStage },
  AssaultMove: { judge: judgeAssaultMove, carryOut: assaultMove, declaration: true },
  ResolveCloseCombat: { judge: judgeCloseCombat, carryOut: closeCombat, declaration: true },
  ResolveFirefight: { judge: judgeFirefight, carryOut: firefight, declaration: true },
  UseSupremeCommander: { judge: judgeReroll, carryOut: useSupremeCommander },
  KeepRoll: { judge: judgeReroll, carryOut: keepRoll },
  AllocateHits: {
    judge: judgeAllocation,
    carryOut: (table, command) => {
      allocateHits(table, command);
      goOnWithCombat(table);
    },
  },
  EndAssaults: { judge: judgeEnd, carryOut: endStep },
  NameHq: { judge: judgeHq, carryOut: nameHq },
  DeclareStubborn: { judge: judgeStubborn, carryOut: declareStubborn, declaration: true },
  DeclareObjectives: { judge: judgeHolders, carryOut: scoreObjectives, declaration: true },
  DeclareObjectiveTaken: { judge: judgeTaken, carryOut: declareTaken },
  ConfirmObjective: { judge: judgeConfirmation, carryOut: confirmObjective },
  Concede: { judge: judgeConcession, carryOut: concede },
  AcceptDeclaration: { judge: judgeAnswer, carryOut: accept },
  ObjectToDeclaration: {
    judge: judgeAnswer,
    carryOut: (table, { text }) =>
      table.emit({ type: 'epic.DeclarationObjected', data: { by: table.actor.seat, text } }, ['EPC-GEN-01']),
  },
  TakeBack: { judge: judgeTakingBack, carryOut: takeBack },
  ClosePhase: { judge: judgeClosing, carryOut: close },
  RecordCorrection: { judge: judgeCorrection, carryOut: correct },
  RecordFateCard: { judge: judgeCorrection, carryOut: correct },
};

function reactThenGoOn(table: EpcTable, command: CommandOf<'Intercept' | 'FireFlak'>): void {
  react(table, command);
  goOn(table);
}

/** EPC-GEN-01: by the other player, or the arbiter in their place. */
function judgeAnswer(asked: Asked): readonly Violation[] {
  const { state, actor } = asked;
  const { declaration } = state;
  return firstOf(
    () => (isArbiter(asked) ? mustGoOn(asked) : mustPlay(asked)),
    () => unless(declaration !== null, 'EPC-GEN-01', 'NOTHING_DECLARED'),
    () => unless(declaration?.by !== actor.seat, 'EPC-GEN-01', 'NOT_YOURS_TO_ANSWER'),
  );
}

/** What was declared happens now, in the name of who declared it. */
function accept(table: EpcTable): void {
  const { declaration } = table.state;
  if (declaration === null) return;
  const { by, command } = declaration;
  table.emit({ type: 'epic.DeclarationAccepted', data: { by: table.actor.seat } }, ['EPC-GEN-01']);
  rulingOf(command).carryOut(inNameOf(table, by), command);
}

/** The same table, for what happens in the name of a player. */
const inNameOf = (table: EpcTable, seat: string): EpcTable =>
  Object.create(table, { actor: { value: { ...table.actor, seat, role: 'player' } } }) as EpcTable;

/** EPC-GEN-07: the arbiter closes what is waited for: whoever is asked does nothing, even where they would have to. */
function close(table: EpcTable): void {
  const { step } = table.state;
  for (const { seat, command } of silences(table.state)) {
    if (table.state.step !== step || table.state.winner !== null) return;
    rulingOf(command).carryOut(inNameOf(table, seat), command);
  }
}

/** EPC-GEN-01: an own declaration that waits, or an own last move that threw no dice and destroyed nobody. */
function judgeTakingBack(asked: Asked): readonly Violation[] {
  const { state, actor } = asked;
  const by = state.declaration?.by ?? state.lastMove?.by ?? null;
  return firstOf(
    () => mustPlay(asked),
    () => unless(by === actor.seat, 'EPC-GEN-01', 'NOTHING_TO_TAKE_BACK'),
  );
}

function takeBack(table: EpcTable): void {
  const { declaration, lastMove } = table.state;
  const detachment = declaration === null ? (lastMove?.detachment ?? null) : null;
  table.emit({ type: 'epic.DeclarationTakenBack', data: { by: table.actor.seat, detachment } }, [
    'EPC-GEN-01',
  ]);
}

const rulingOf = <C extends EpicCommand>(command: C): Ruling<C> =>
  RULINGS[command.type] as unknown as Ruling<C>;

/** What may be said while a declaration waits for its answer. */
const ANSWERS: readonly EpicCommand['type'][] = [
  'AcceptDeclaration',
  'ObjectToDeclaration',
  'TakeBack',
  'Concede',
  'ClosePhase',
  'RecordCorrection',
  'RecordFateCard',
];

/** What is illegal in a command. */
export const violationsOf = (command: EpicCommand, asked: Asked): readonly Violation[] =>
  firstOf(
    () => rulingOf(command).judge(asked, command),
    () =>
      unless(
        asked.state.declaration === null || ANSWERS.includes(command.type),
        'EPC-GEN-01',
        'DECLARATION_OPEN',
      ),
  );

/** Judges a command; where it is legal, play goes on until somebody is asked. */
export function decide(command: EpicCommand, table: EpcTable): readonly Violation[] {
  const { carryOut: run, declaration } = rulingOf(command);
  const violations = violationsOf(command, table);
  if (violations.length > 0) return violations;
  if (declaration && table.state.rules.objections === 'OPEN')
    table.emit({ type: 'epic.DeclarationMade', data: { by: table.actor.seat, command } }, ['EPC-GEN-01']);
  else run(table, command);
  if (table.state.winner === null) playOn(table);
  return [];
}
