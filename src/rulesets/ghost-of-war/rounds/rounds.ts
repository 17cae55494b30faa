import { playing } from '../../../engine/index.js';
import { entryAt, itemAt, unknownName } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { STEPS } from '../data/steps.js';
import type { Procedure } from '../parts.js';
import type { Provisional, Step } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { rollOfTask, settleTask } from '../dice-tasks.js';
import { seatOf } from '../general/factions.js';
import { dieOfStanding, reroll, rerollHolders, type FateRoll } from '../dice/fate-dice.js';

export type { Procedure } from '../parts.js';

const ORDER = STEPS.map((each) => each.code);

/** GOW-RND-01: the step after another; the first of the next round after the last. */
const stepAfter = (step: Step): Step => ORDER[(ORDER.indexOf(step) + 1) % ORDER.length] ?? 'OPENING';

/** Opens a step; a round with its first. */
export function openStep(table: GowTable, step: Step, round: number): void {
  if (round !== table.state.round) {
    table.emit({ type: 'ghost-of-war.RoundOpened', data: { round } }, ['GOW-GEN-02', 'GOW-RND-01']);
  }
  table.emit({ type: 'ghost-of-war.StepOpened', data: { round, step } }, ['GOW-RND-01']);
}

/** GOW-RND-01: only orders, battles and dice that may be re-rolled wait. */
const {
  advance,
  playOn: goOn,
  waitingPart,
} = playing<GowTable, Step, readonly DiceTask[]>({
  phaseOf: ({ state }) => state.step,
  isOver: ({ state }) => state.end !== null,
  openNext: (table) => {
    const { step, round } = table.state;
    const following = stepAfter(step);
    openStep(table, following, following === 'OPENING' ? round + 1 : round);
  },
  work: throwTasks,
});

export { advance };

/** Plays on after an answer: in the part that waits. */
export function playOn(table: GowTable, procedure: Procedure): void {
  if (!table.state.provisional) goOn(table, procedure);
}

/** GOW-DIC-02: throws dice of a command, before what waits in the present step goes on. */
export function throwNow(table: GowTable, procedure: Procedure, tasks: readonly DiceTask[]): void {
  throwTasks(table, tasks, itemAt(procedure[table.state.step], waitingPart(table, procedure)).name);
}

/** GOW-DIC-02: throws and settles tasks in order; false where a die waits for a re-roll. */
function throwTasks(table: GowTable, tasks: readonly DiceTask[], part: string): boolean {
  const queue = [...tasks];
  for (let task = queue.shift(); task; task = queue.shift()) {
    const request = rollOfTask(table.state, task);
    const faces = request ? throwDice(table, request) : [];
    if (request && offer(table, request, faces, { task, rest: queue, part })) return false;
    queue.unshift(...settleTask(table, task, settledFaces(table, faces)));
  }
  return true;
}

const throwDice = (table: GowTable, { faction, ...request }: FateRoll): readonly number[] =>
  table.roll({ ...request, sides: 6, thrownFor: seatOf(table.state, faction) });

/** The faces after standing re-rolls; the offer, if there was one, is over. */
function settledFaces(table: GowTable, faces: readonly number[]): readonly number[] {
  const { provisional } = table.state;
  if (!provisional) return faces;
  table.emit({ type: 'ghost-of-war.FateDieTaken', data: { faction: provisional.faction } }, ['GOW-DIC-03']);
  return provisional.faces;
}

/** GOW-DIC-03: true where a holder of a re-roll without standing instruction is waited for. */
function offer(
  table: GowTable,
  request: FateRoll,
  faces: readonly number[],
  waiting: Pick<Provisional, 'task' | 'rest' | 'part'>,
): boolean {
  const holders = rerollHolders(table.state, request.faction);
  if (holders.length === 0) return false;
  const { faction, purpose } = request;
  const provisional: Provisional = {
    faction,
    rule: request.for,
    purpose,
    sides: 6,
    faces,
    rerolled: [],
    holders: holders.map((each) => each.id),
    ...waiting,
  };
  table.emit({ type: 'ghost-of-war.FateDieOffered', data: { faction, provisional } }, because(request));
  followStanding(table);
  return (table.state.provisional?.holders.length ?? 0) > 0;
}

const because = (request: FateRoll): readonly RuleId[] => ['GOW-DIC-03', request.for];

/** GOW-DIC-03: who has lodged an instruction is not waited for: their die is thrown again, or they pass. */
function followStanding(table: GowTable): void {
  for (const id of table.state.provisional?.holders ?? []) {
    while (table.state.characters[id]?.standing && table.state.provisional?.holders.includes(id)) {
      const { provisional, characters } = table.state;
      const die = dieOfStanding(
        entryAt(characters, id),
        provisional.rule,
        provisional.faces,
        provisional.rerolled,
      );
      if (die !== null) reroll(table, provisional, id, die);
      else passReroll(table, id);
    }
  }
}

export const passReroll = (table: GowTable, character: string): void =>
  table.emit(
    {
      type: 'ghost-of-war.RerollPassed',
      data: { faction: table.state.provisional?.faction ?? '', character },
    },
    ['GOW-DIC-03'],
  );

/** GOW-DIC-03: when all holders have re-rolled or passed, the die is final and play goes on where it waited. */
export function concludeReroll(table: GowTable, procedure: Procedure): void {
  const { provisional, step } = table.state;
  if (!provisional || provisional.holders.length > 0) return;
  const { task, rest, part: name, faces } = provisional;
  table.emit({ type: 'ghost-of-war.FateDieTaken', data: { faction: provisional.faction } }, ['GOW-DIC-03']);
  // Who may not know what the die is for does not learn what follows.
  if (!task) return;
  const place = procedure[step].findIndex((each) => each.name === name);
  const part = procedure[step][place] ?? unknownName('ghost-of-war.FateDieOffered', `part of ${step}`, name);
  if (!throwTasks(table, [...settleTask(table, task, faces), ...rest], name)) return;
  advance(table, procedure, part.repeats ? place : place + 1);
}
