import { itemAt, type NeededRoll, type Violation } from '../../kernel/index.js';
import { isByKey, type DiceForm } from '../case-form.js';
import type { StepResult } from '../stage.js';
import { ApiError } from './client.js';

export interface ApiRoll {
  readonly rule: { readonly id: string };
  readonly purpose: string;
  readonly subject: string;
  readonly counter: number;
  readonly count: number;
  readonly sides: number;
}

export interface ApiViolation {
  /** Null where no rule of a game forbids it. */
  readonly rule: { readonly id: string } | null;
  readonly code: string;
  /** All places that it is said of. */
  readonly places: readonly { readonly commandPath: readonly string[] }[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** An answer of `createCampaign` or of a play mutation, as far as all of them agree. */
export interface ApiAnswer {
  readonly __typename: string;
  readonly violations?: readonly ApiViolation[];
  readonly rolls?: readonly ApiRoll[];
  /** What was wrong with dice that came along with a command that stands all the same. */
  readonly notTaken?: readonly ApiViolation[];
}

/** Where dice are entered for a command that waits for them, by somebody who may know all of them. */
export interface DiceTable {
  /** What is asked for now, in order; empty where nothing waits. */
  readonly awaited: () => Promise<readonly ApiRoll[]>;
  readonly enter: (entered: readonly EnteredDice[]) => Promise<ApiAnswer>;
}

export interface EnteredDice {
  readonly rule: string;
  readonly purpose: string;
  readonly subject: string;
  readonly counter?: number | undefined;
  readonly faces: readonly number[];
  /** Names, where it is a draw. */
  readonly drawn?: readonly string[] | undefined;
}

/** What a case says without a key: a face, or the names of a draw. */
type Scripted = number | { readonly draw: readonly string[] };

export interface ScriptedAnswer<A> {
  /** Null when the service did not understand the input. */
  readonly answer: A | null;
  readonly result: StepResult;
}

/**
 * Sends a command with the dice of a case. Faces without a key are entered roll by roll, as the service asks
 * for them: it asks in the order in which they are thrown.
 */
export async function withScript<A extends ApiAnswer>(
  dice: DiceForm,
  send: (entered: readonly EnteredDice[]) => Promise<A>,
  table?: DiceTable,
): Promise<ScriptedAnswer<A>> {
  const script = isByKey(dice) ? [] : ([...dice] as Scripted[]);
  let entered: readonly EnteredDice[] = isByKey(dice) ? dice : [];
  for (;;) {
    const answer = await understood(send(entered));
    if (typeof answer === 'string') return { answer: null, result: { kind: 'invalid', message: answer } };
    const rolls = answer.rolls ?? [];
    if (rolls.length > 0 && script.length > 0) {
      entered = [...entered, ...rolls.flatMap((roll) => fromScript(roll, script))];
      continue;
    }
    const result = resultOf(answer, script);
    const accepted = result.kind === 'accepted' || result.kind === 'diceLeftOver';
    return { answer, result: accepted && table ? await enterAll(answer, entered, script, table) : result };
  }
}

function fromScript({ rule, purpose, subject, counter, count }: ApiRoll, script: Scripted[]): EnteredDice[] {
  const [first] = script;
  if (first === undefined) return [];
  const key = { rule: rule.id, purpose, subject, counter };
  if (typeof first === 'object') {
    script.shift();
    return [{ ...key, faces: [], drawn: first.draw }];
  }
  const end = script.findIndex((each) => typeof each === 'object');
  const faces = script.splice(0, end < 0 ? count : Math.min(count, end)) as number[];
  return [{ ...key, faces }];
}

/** Enters what the case still has for a command that stands and waits, as it is asked for. */
async function enterAll(
  { notTaken = [] }: ApiAnswer,
  entered: readonly EnteredDice[],
  script: Scripted[],
  table: DiceTable,
): Promise<StepResult> {
  const left = notTaken
    .flatMap(({ places }) => places)
    .flatMap(({ commandPath: [list, at] }) => (list === 'dice' ? [itemAt(entered, Number(at))] : []));
  for (;;) {
    const rolls = await table.awaited();
    if (rolls.length === 0) break;
    const more = rolls.flatMap((roll) => {
      const place = left.findIndex((each) => isFor(each, roll));
      return place >= 0 ? left.splice(place, 1) : fromScript(roll, script);
    });
    if (more.length === 0) return { kind: 'rollsNeeded', rolls: rolls.map(rollOf) };
    const { violations } = await table.enter(more);
    if (violations) return { kind: 'refused', violations: violations.flatMap(violationsOf), merged: true };
  }
  const unused = notTaken.filter(({ places }) =>
    places.some(
      ({ commandPath: [list, at] }) => list !== 'dice' || left.includes(itemAt(entered, Number(at))),
    ),
  );
  if (unused.length > 0) return { kind: 'refused', violations: unused.flatMap(violationsOf), merged: true };
  return script.length > 0 ? { kind: 'diceLeftOver', faces: script } : { kind: 'accepted' };
}

const isFor = (entry: EnteredDice, roll: ApiRoll): boolean =>
  entry.rule === roll.rule.id &&
  entry.purpose === roll.purpose &&
  entry.subject === roll.subject &&
  (entry.counter ?? roll.counter) === roll.counter;

/** The answer, or why the input was not understood. */
async function understood<A>(answer: Promise<A>): Promise<A | string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BAD_USER_INPUT') return error.message;
    throw error;
  }
}

function resultOf(answer: ApiAnswer, left: readonly Scripted[]): StepResult {
  if (answer.violations)
    return { kind: 'refused', violations: answer.violations.flatMap(violationsOf), merged: true };
  if (answer.rolls) return { kind: 'rollsNeeded', rolls: answer.rolls.map(rollOf) };
  if (answer.__typename === 'TimelineMoved')
    throw new Error('somebody else plays in the timeline of the case');
  return left.length > 0 ? { kind: 'diceLeftOver', faces: left } : { kind: 'accepted' };
}

/**
 * A reason as the API tells it → one for each place that it is said of. Throws ApiError where no rule of a game forbids it: a case
 * is about rules.
 */
export function violationsOf({ rule, code, places, details }: ApiViolation): readonly Violation[] {
  if (!rule) throw new ApiError(`The service refuses this by no rule: ${code}`, code);
  return places.map(({ commandPath }) => ({
    rule: rule.id,
    code,
    path: commandPath.map((each) => (/^\d+$/.test(each) ? Number(each) : each)),
    params: Object.fromEntries(details.map(({ name, value }) => [name, plainValue(value)])),
  }));
}

/** The API gives figures as text; JSON text where they are no plain text. */
function plainValue(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const rollOf = ({ rule, purpose, subject, counter, count, sides }: ApiRoll): NeededRoll => ({
  key: { ruleset: '', turn: 0, phase: '', rule: rule.id, purpose, subject, counter },
  count,
  sides,
});
