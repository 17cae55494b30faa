import {
  notation,
  rollKeyText,
  violation,
  type DiceFault,
  type Faces,
  type RollKey,
  type RollRequest,
} from '../kernel/index.js';
import { counterKey } from './play.js';
import { recordRoll, type AwaitedRoll, type Sitting } from './sitting.js';

/** Throws rolls that do not depend on each other; what is thrown after missing faces is not asked for yet. */
export function throwAll(sitting: Sitting, requests: readonly RollRequest[]): readonly (readonly number[])[] {
  const faces = requests.map((request) => throwDice(sitting, request));
  sitting.guessing = sitting.needed.length > 0;
  return faces;
}

function throwDice(sitting: Sitting, request: RollRequest): readonly number[] {
  const { ruleset, played, tools } = sitting;
  const { count, sides } = request;
  const key = keyOf(sitting, request);
  sitting.thrown.add(rollKeyText(key));
  const audience = ruleset.rollAudience(request, played.state);
  const answer = tools.dice.throw(key, count, sides, request.byHand === true, audience);
  const { faces, source, enteredBy, confirmedBy } = settle(sitting, answer, { key, count, sides, audience });
  const data = {
    roll: played.rolls + 1,
    key: { ...key },
    notation: notation(count, sides),
    faces,
    source,
    enteredBy: enteredBy ?? null,
    confirmedBy: confirmedBy ?? null,
    thrownFor: ruleset.thrownFor(request, played.state),
  };
  recordRoll(sitting, { type: 'dice.DiceRolled', data }, [request.for], audience);
  return faces;
}

function keyOf({ ruleset, played }: Sitting, request: RollRequest): RollKey {
  const { turn, phase } = ruleset.moment(played.state);
  const { for: rule, purpose, subject } = request;
  const bare = { ruleset: ruleset.meta.code, turn, phase, rule, purpose, subject, counter: 0 };
  const counter = played.countersTurn === turn ? (played.counters[counterKey(bare)] ?? 0) : 0;
  return { ...bare, counter };
}

/** The faces to go on with: those thrown, or placeholders where there are none that can be used. */
function settle(sitting: Sitting, answer: Faces | 'missing' | DiceFault, roll: AwaitedRoll): Faces {
  const { key, count, sides, audience } = roll;
  if (answer !== 'missing' && !('code' in answer)) {
    const { faces, source, enteredBy = null } = answer;
    if (source === 'table' && !sitting.guessing) sitting.served.push({ key, faces, enteredBy, audience });
    return answer;
  }
  if (answer !== 'missing') {
    const params = { key: { ...key }, given: answer.given, notation: notation(count, sides) };
    const unnamed = sitting.tools.dice.inOrder ? 'faces' : 'dice';
    const path = answer.index === undefined ? [unnamed] : ['dice', answer.index];
    sitting.faults.push(violation(key.rule, answer.code, path, params));
  }
  if (!sitting.guessing) sitting.needed.push(roll);
  return { faces: placeholder(key, count, sides), source: 'table' };
}

/**
 * Faces that let a decision run on to its end, where it is discarded. They differ from counter to counter, so
 * that a tie that is rolled again ends (FNV-1a: any mixing would do).
 */
function placeholder(key: RollKey, count: number, sides: number): readonly number[] {
  let mix = 2166136261;
  return Array.from({ length: count }, (_, die) => {
    for (const sign of `${rollKeyText(key)}${die}`) mix = Math.imul(mix ^ sign.charCodeAt(0), 16777619) >>> 0;
    return 1 + (mix % sides);
  });
}
