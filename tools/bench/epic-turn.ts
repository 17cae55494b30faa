import type { FoldedTimeline } from '../../src/engine/index.js';
import { bolder, epic, position, type Look } from './epic-battle.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf } from './repetition.js';
import { openTable, playersOf, tried } from './table.js';

const ROUNDS = 5;
const TURNS = 2;
const MOST_MILLISECONDS = 50;

interface Answer {
  readonly after: FoldedTimeline;
  readonly milliseconds: number;
}

/** An answer: the command judged with its dice, what is asked now, and what is open to each detachment of who is asked. */
function answered(played: FoldedTimeline): Answer | null {
  const next = epic.demonstration?.next(played.state);
  if (!next) return null;
  for (const command of bolder(played.state as Look, next.seat, next.command)) {
    const from = performance.now();
    const after = tried(played, next.seat, command, epic)?.played;
    // What is refused is another answer.
    if (!after) continue;
    const asked = new Set(epic.due(after.state).map((each) => each.seat));
    for (const [id, { army }] of Object.entries((after.state as Look).detachments))
      if (asked.has(army)) epic.options(after.state, army, id);
    return { after, milliseconds: performance.now() - from };
  }
  throw new Error(`${next.seat}: ${JSON.stringify(next.command)} was refused`);
}

/** Milliseconds of the slowest answer of the first turns. */
function slowest(begun: FoldedTimeline): number {
  let worst = 0;
  for (let played = begun; ;) {
    const answer = answered(played);
    if (!answer) return worst;
    worst = Math.max(worst, answer.milliseconds);
    const { turn, winner } = answer.after.state as Look;
    if (turn > TURNS || winner !== null) return worst;
    played = answer.after;
  }
}

export const epicTurn: Figure = {
  name: 'epic-turn',
  description:
    'the slowest answer of two turns of an Epic battle of 30 detachments a side, with flyers and super heavy weapons: dice, effects, and what is open then, engine alone',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_MILLISECONDS },
  measure: async () => {
    const { played } = openTable(playersOf(2), position(), {}, epic);
    const times = await repeated(ROUNDS, 2, async () => slowest(played));
    return { value: median(times), spread: spreadOf(times) };
  },
};
