import {
  existing,
  itemAt,
  rollKeyText,
  thrownNotation,
  violation,
  type Actor,
  type Audience,
  type DiceSource,
  type EnteredRoll,
  type JsonObject,
  type RuleId,
  type Viewer,
  type Violation,
} from '../kernel/index.js';
import { matchFaces, type EnteredFaces } from './matching.js';
import type { FacesEnteredData } from './platform-events.js';
import { currentShape, type FoldedTimeline, type Waiting } from './play.js';
import type { CommandShape } from './command-shape.js';
import type { AnyRuleset, Due } from './ruleset.js';
import {
  recordInput,
  recordOutcome,
  sitDown,
  type AwaitedRoll,
  type Circumstances,
  type Decision,
  type Tools,
} from './decision.js';
import { decide } from './table.js';
import { ruleOfPhase, unusedDice, type Verdict } from './verdict.js';
import { mayEnter, narrower } from './visibility.js';

const refused = (...violations: readonly Violation[]): Verdict => ({ kind: 'refused', violations });

/** Nothing else is played while a command waits for its dice. */
export const refuseWhileWaiting = (ruleset: AnyRuleset, played: FoldedTimeline): Verdict =>
  refused(violation(ruleOfPhase({ ruleset, played }), 'WAITING_FOR_DICE'));

/** Whether a command is stored before its dice are asked for: it reveals something, or needs rolls that are not its actor's. */
export const mustStand = ({ ruleset, needed, circumstances }: Decision, command: CommandShape): boolean =>
  ruleset.revealing(command) || needed.some(({ audience }) => !mayEnter(audience, circumstances.actor));

/**
 * What becomes of a command that stands whatever dice came along with it: it is judged, or waits for the faces that are
 * missing. Dice that do not fit or are not asked for are told of, and change nothing.
 */
export function stand(decision: Decision, violations: readonly Violation[], before: FoldedTimeline): Verdict {
  const { needed, served, faults, events, played } = decision;
  if (needed.length === 0 && violations.length > 0) return refused(...violations);
  const taken = new Set(served.map(({ key }) => rollKeyText(key)));
  const wrong = [...faults, ...unusedDice(decision, taken).filter(({ path }) => !isAbout(faults, path))];
  const notTaken = wrong.length > 0 ? { notTaken: wrong } : {};
  if (needed.length === 0) return { kind: 'accepted', events, played, ...notTaken };
  return { ...wait(decision, before), ...notTaken };
}

const isAbout = (faults: readonly Violation[], path: Violation['path']): boolean =>
  faults.some((each) => each.path.join() === path.join());

/** The command's input, the faces that came along and fit, and nothing that would tell more. */
function wait({ ruleset, circumstances, tools, events, served }: Decision, before: FoldedTimeline) {
  const { type, schema, data, because, audience } = itemAt(events, 0);
  const waiting = sitDown(ruleset, before, circumstances, tools);
  recordInput(waiting, { type, data }, because);
  const rule = ruleOfPhase(waiting);
  const awaited = { actor: circumstances.actor.seat, input: { type, schema, data } };
  recordOutcome(waiting, { type: 'dice.FacesAwaited', data: awaited }, [rule], audience);
  if (served.length > 0) {
    const data = enteredData(served, { rest: false });
    recordOutcome(waiting, { type: 'dice.FacesEntered', data }, [rule], audienceOf(served));
  }
  return { kind: 'accepted', events: waiting.events, played: waiting.played } as const;
}

type Served = EnteredRoll & { readonly audience: Audience };

const enteredData = (
  served: readonly Served[],
  { rest, corrects }: Pick<FacesSaid, 'rest' | 'corrects'>,
): FacesEnteredData & JsonObject => ({
  entered: served.map(({ key, faces, enteredBy }) => ({ key: { ...key }, faces, enteredBy })),
  rest,
  ...(corrects ? { corrects } : {}),
});

const audienceOf = (served: readonly Served[]): Audience =>
  served.reduce<Audience>((joint, { audience }) => narrower(joint, audience), { to: 'public' });

/** Faces for the command that waits, as somebody says them, or as a history holds them. */
export type FacesSaid = EnteredFaces | FacesEnteredData;

/**
 * Enters faces for the command that waits, and judges it when none is missing. Only what is asked for now can be entered,
 * so that an answer tells nothing of what would come next. `rest` leaves all that is missing to the service's dice: it
 * needs mixed dice, and rolls that whoever says it may know; a player says it by itself, after the faces of their own.
 * `corrects` replaces faces that were entered before: by whoever may enter them, as long as nothing was asked for that
 * follows from them; later by the arbiter, for whom what then follows from them is asked anew.
 */
export function enterFaces(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  said: FacesSaid,
  circumstances: Circumstances,
  tools: Tools,
): Verdict {
  const { waiting } = played;
  const rule = ruleOfPhase({ ruleset, played });
  if (!waiting) return refused(violation(rule, 'NO_DICE_AWAITED'));
  const { actor } = circumstances;
  const barred = said.corrects
    ? namesRolls(said, rule)
    : said.rest
      ? mayLeave(played, said, actor, rule)
      : [];
  if (barred.length > 0) return refused(...barred);
  const asked = said.corrects ? enteredFrom(ruleset, played, actor) : awaitedFrom(ruleset, played, actor);
  const { served, violations } = matchFaces(asked, said, actor.seat, rule);
  const wrong = said.corrects ? [...violations, ...standing(served, actor)] : violations;
  if (wrong.length > 0) return refused(...wrong);
  const begin = (dice: DiceSource): Decision => {
    const decision = sitDown(ruleset, played, circumstances, { ...tools, dice });
    const event = { type: 'dice.FacesEntered', data: enteredData(served, said) };
    recordInput(decision, event, [], audienceOf(served));
    return decision;
  };
  const whole = begin(enteredFirst([...waiting.entered, ...served], tools.dice));
  const faults = goOn(whole, waiting);
  if (whole.needed.length === 0) {
    return faults.length > 0
      ? refused(...faults)
      : { kind: 'accepted', events: whole.events, played: whole.played };
  }
  if (said.rest) return refused(violation(rule, 'REST_NOT_YOURS', ['rest']));
  const { events, played: after } = begin(tools.dice);
  return { kind: 'accepted', events, played: after };
}

/** A roll whose faces were entered; `followed`: something was asked for since that is asked for because of them. */
interface EnteredBefore extends AwaitedRoll {
  readonly followed: boolean;
}

/** Rolls of the command that waits whose faces somebody may enter, and somebody has; the latest first. */
function enteredFrom(ruleset: AnyRuleset, played: FoldedTimeline, actor: Actor): readonly EnteredBefore[] {
  const waiting = existing(played.waiting, 'command that waits');
  const now = awaitedRolls(ruleset, played).map(({ key }) => rollKeyText(key));
  const keys = new Set(waiting.entered.map(({ key }) => rollKeyText(key)));
  return [...keys].reverse().flatMap((text) => {
    const entered = waiting.entered.filter(({ key }) => rollKeyText(key) !== text);
    const without = awaitedRolls(ruleset, { ...played, waiting: { ...waiting, entered } });
    const roll = without.find(({ key }) => rollKeyText(key) === text);
    if (!roll || !mayEnter(roll.audience, actor)) return [];
    const before = new Set(without.map(({ key }) => rollKeyText(key)));
    return [{ ...roll, followed: now.some((each) => !before.has(each)) }];
  });
}

/** A correction says which rolls it is for, and nothing else. */
const namesRolls = (said: FacesSaid, rule: RuleId): readonly Violation[] =>
  said.rest || ('faces' in said && said.faces.length > 0)
    ? [violation(rule, 'NAME_THE_ROLLS', [said.rest ? 'rest' : 'faces'])]
    : [];

/** Faces that an answer has told what follows from them stand: else they could be tried until they suit. */
const standing = (served: readonly Partial<EnteredBefore>[], { role }: Actor): readonly Violation[] =>
  served.flatMap(({ key, followed }, at) =>
    key && followed && role !== 'arbiter'
      ? [violation(key.rule, 'FACES_STAND', ['dice', at], { key: { ...key } })]
      : [],
  );

/** Who may leave the rest to the service, and when. */
function mayLeave(
  { dice }: FoldedTimeline,
  said: FacesSaid,
  actor: Actor,
  rule: RuleId,
): readonly Violation[] {
  if (dice.mode !== 'mixed') return [violation(rule, 'NO_DICE_OF_THE_SERVICE', ['rest'])];
  const faces = 'entered' in said ? said.entered.length : said.dice.length + said.faces.length;
  return faces > 0 && actor.role !== 'arbiter' ? [violation(rule, 'REST_BY_ITSELF', ['rest'])] : [];
}

/** Judges the command that waited, in its actor's name, and at the time of the last face. */
function goOn(decision: Decision, { actor, input }: Waiting): readonly Violation[] {
  const { ruleset, played } = decision;
  recordOutcome(decision, { type: 'dice.FacesCompleted', data: {} }, [ruleOfPhase({ ruleset, played })]);
  const command = ruleset.commandOf(currentShape(ruleset, input)) as CommandShape;
  return decide(decision, command, actorOf(played.seats, actor));
}

/** The actor behind a recorded name: a seat in its role, or the service. A name that is neither may do nothing. */
export function actorOf(seats: FoldedTimeline['seats'], name: string): Actor {
  const seat = seats.find((each) => each.id === name);
  return { seat: name, role: seat?.role ?? (name === 'service' ? 'service' : 'spectator') };
}

/** Dice that give the faces entered for a roll, and for all others what `dice` gives. */
function enteredFirst(entered: readonly EnteredRoll[], dice: DiceSource): DiceSource {
  const known = new Map(entered.map((each) => [rollKeyText(each.key), each] as const));
  return {
    throw: (...roll) => {
      const own = known.get(rollKeyText(roll[0]));
      if (!own) return dice.throw(...roll);
      const { faces, enteredBy } = own;
      return { faces, source: 'table', ...(enteredBy === null ? {} : { enteredBy }) };
    },
    supplied: [],
    turnSecret: (turn) => dice.turnSecret(turn),
    anew: (...roll) => dice.anew?.(...roll) ?? null,
  };
}

const NO_DICE: DiceSource = { throw: () => 'missing', supplied: [], turnSecret: () => null };
/** What is asked for depends on no time and no checksum. */
const NOWHERE = { at: '2000-01-01T00:00:00.000Z', timelineId: '' };

const asked = new WeakMap<Waiting, readonly AwaitedRoll[]>();

/** The rolls that the command which waits is asked for now, in the order thrown; none where no command waits. */
export function awaitedRolls(ruleset: AnyRuleset, played: FoldedTimeline): readonly AwaitedRoll[] {
  const { waiting } = played;
  if (!waiting) return [];
  const known = asked.get(waiting);
  if (known) return known;
  const dice = enteredFirst(waiting.entered, NO_DICE);
  const actor = actorOf(played.seats, waiting.actor);
  const decision = sitDown(ruleset, played, { ...NOWHERE, actor }, { dice, digest: () => '' });
  goOn(decision, waiting);
  asked.set(waiting, decision.needed);
  return decision.needed;
}

/** Of these, the rolls that somebody may enter. */
export const awaitedFrom = (
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  actor: Actor,
): readonly AwaitedRoll[] =>
  awaitedRolls(ruleset, played).filter(({ audience }) => mayEnter(audience, actor));

/**
 * What dice are waited for, and from whom; empty where no command waits. A viewer sees what they may enter themselves and what
 * all may know; the arbiter, what they may know, from everybody.
 */
export function diceDue(ruleset: AnyRuleset, played: FoldedTimeline, viewer: Viewer): readonly Due[] {
  const rolls = awaitedRolls(ruleset, played);
  return played.seats.flatMap(({ id: seat, role }) =>
    rolls
      .filter(({ audience }) => mayEnter(audience, { seat, role }) && isShown(audience, seat, viewer))
      .map(({ key, ...roll }) => ({
        seat,
        code: 'TABLE_DICE',
        mandatory: true,
        rule: key.rule,
        subject: key.subject,
        params: {
          notation: thrownNotation(roll),
          purpose: key.purpose,
          counter: key.counter,
          of: key.subject,
        },
      })),
  );
}

function isShown(audience: Audience, seat: string, viewer: Viewer): boolean {
  if (viewer.kind === 'all' || audience.to === 'public') return true;
  if (viewer.kind === 'public') return false;
  return viewer.seat === seat || (viewer.role === 'arbiter' && mayEnter(audience, viewer));
}
