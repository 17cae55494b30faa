import {
  drawnNames,
  isSameJson,
  proofMark,
  rollKeyText,
  runText,
  thrownNotation,
  violation,
  type Audience,
  type DiceFault,
  type DrawRequest,
  type DrawnUnder,
  type Faces,
  type RollKey,
  type RollRequest,
  type Throw,
} from '../kernel/index.js';
import { counterKey } from './play.js';
import { recordOutcome, recordRoll, type AwaitedRoll, type Decision } from './decision.js';

/** Draws names; nothing is recorded where there is nothing to draw. */
export function drawNames(decision: Decision, request: DrawRequest): readonly string[] {
  const { of, ...asked } = request;
  const count = Math.min(asked.count, of.length);
  if (count < 1) return [];
  const faces = throwDice(decision, { ...asked, count, sides: of.length, from: of });
  decision.guessing = decision.needed.length > 0;
  return drawnNames(of, faces);
}

/** Throws rolls that do not depend on each other; what is thrown after missing faces is not asked for yet. */
export function throwAll(
  decision: Decision,
  requests: readonly RollRequest[],
): readonly (readonly number[])[] {
  const faces = requests.map((request) => throwDice(decision, request));
  decision.guessing = decision.needed.length > 0;
  return faces;
}

function throwDice(decision: Decision, request: Throw): readonly number[] {
  const { ruleset, played, tools } = decision;
  const { count, sides, from } = request;
  const byHand = request.byHand === true;
  const key = keyOf(decision, request);
  decision.thrown.add(rollKeyText(key));
  const audience = ruleset.rollAudience(request, played.state);
  if (!byHand) commitAnew(decision, key);
  const under = byHand ? undefined : drawnUnder(decision, key, audience);
  const answer = tools.dice.throw(key, count, sides, byHand, audience, under, from);
  const roll = { key, count, sides, audience, ...(from ? { from } : {}) };
  const { faces, source, enteredBy, confirmedBy, proof } = facesOrPlaceholder(decision, answer, roll);
  const data = {
    roll: decision.played.rolls + 1,
    key: { ...key },
    notation: thrownNotation(roll),
    faces,
    source,
    enteredBy: enteredBy ?? null,
    confirmedBy: confirmedBy ?? null,
    thrownFor: request.thrownFor ?? ruleset.thrownFor(request, played.state),
    ...(proof && under ? showProof(decision, roll, proof, under) : {}),
    ...(from ? { from, drawn: drawnNames(from, faces) } : {}),
  };
  const type = from ? 'dice.Drawn' : 'dice.DiceRolled';
  recordRoll(decision, { type, data }, [request.for], audience);
  return faces;
}

/** Another commitment takes the place of the one in force, for all to see, before the first roll under it. */
function commitAnew(decision: Decision, key: RollKey): void {
  const { dice, countersTurn } = decision.played;
  const anew = dice.mode !== 'table' ? decision.tools.dice.anew?.(key, countersTurn) : null;
  if (!anew || isSameJson(anew, dice)) return;
  recordOutcome(decision, { type: 'dice.Committed', data: anew }, [key.rule]);
}

const runOf = ({ key, audience }: Pick<AwaitedRoll, 'key' | 'audience'>, domain: number): string =>
  `${domain}${runText(key)}${JSON.stringify(audience)}`;

/** What a roll is proved for: the run that it goes on with, or begins. */
function drawnUnder({ played, runs }: Decision, key: RollKey, audience: Audience): DrawnUnder | undefined {
  const { vrf } = played.dice;
  if (!vrf) return undefined;
  return {
    domain: vrf.domain,
    entropy: played.entropy.map((each) => each.digest),
    audience: audience.to,
    first: runs.get(runOf({ key, audience }, vrf.domain)) ?? key,
  };
}

/** The first roll of a run shows its proof, the others name it. */
function showProof({ runs }: Decision, roll: AwaitedRoll, proof: string, under: DrawnUnder) {
  if (under.first !== roll.key) return { proof: proofMark(proof) };
  runs.set(runOf(roll, under.domain), roll.key);
  return { proof, shownTo: under.audience };
}

function keyOf({ ruleset, played }: Decision, request: RollRequest): RollKey {
  const { turn, phase } = ruleset.moment(played.state);
  const { for: rule, purpose, subject } = request;
  const bare = { ruleset: ruleset.meta.code, turn, phase, rule, purpose, subject, counter: 0 };
  const counter = played.countersTurn === turn ? (played.counters[counterKey(bare)] ?? 0) : 0;
  return { ...bare, counter };
}

/** The faces to go on with: those thrown, or placeholders where there are none that can be used. */
function facesOrPlaceholder(
  decision: Decision,
  answer: Faces | 'missing' | DiceFault,
  roll: AwaitedRoll,
): Faces {
  const { key, count, sides, audience, from } = roll;
  if (answer !== 'missing' && !('code' in answer)) {
    const { faces, source, enteredBy = null } = answer;
    if (source === 'table' && !decision.guessing) decision.served.push({ key, faces, enteredBy, audience });
    return answer;
  }
  if (answer !== 'missing') {
    const params = { key: { ...key }, given: answer.given, notation: thrownNotation(roll) };
    const unnamed = decision.tools.dice.inOrder ? 'faces' : 'dice';
    const entry = answer.index === undefined ? [unnamed] : ['dice', answer.index];
    const path = answer.name === undefined ? entry : [...entry, 'drawn', answer.name];
    decision.faults.push(violation(key.rule, answer.code, path, params));
  }
  if (!decision.guessing) decision.needed.push(roll);
  return { faces: placeholder(key, count, sides, from ? 1 : 0), source: 'table' };
}

/**
 * Faces that let a decision run on to its end, where it is discarded. They differ from counter to counter, so
 * that a tie that is rolled again ends (FNV-1a: any mixing would do).
 */
function placeholder(key: RollKey, count: number, sides: number, falls: 0 | 1): readonly number[] {
  let mix = 2166136261;
  return Array.from({ length: count }, (_, die) => {
    for (const sign of `${rollKeyText(key)}${die}`) mix = Math.imul(mix ^ sign.charCodeAt(0), 16777619) >>> 0;
    return 1 + (mix % (sides - die * falls));
  });
}
