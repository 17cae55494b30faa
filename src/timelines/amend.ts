import {
  itemAt,
  type Digest,
  type DiceSource,
  type DraftEvent,
  type NeededRoll,
  type RecordedEvent,
  type Violation,
} from '../kernel/index.js';
import {
  actorOf,
  adjudicate,
  awaitedRolls,
  isPlatformType,
  rulesChange,
  type AnyRuleset,
  type CommandShape,
  type FoldedTimeline,
  type RulesChange,
  type Verdict,
} from '../engine/index.js';
import { commandsOf, compareCommand, judgeAgain, type StoredCommand } from './readjudicate.js';
import type { ImpactReport } from './reports.js';
import { commitmentsAnew, keepingFaces, type CommitmentAnew } from './stored-dice.js';

/** What becomes of the amended input. */
export type InputAmendment =
  | { readonly kind: 'replace'; readonly command: CommandShape }
  | { readonly kind: 'drop' };

export interface AmendRequest {
  readonly ruleset: AnyRuleset;
  /** The new timeline as it stands after its `timeline.Forked`, just before the amended input. */
  readonly before: FoldedTimeline;
  readonly timelineId: string;
  /** The old history from the amended input to its end. */
  readonly later: readonly RecordedEvent[];
  readonly amendment: InputAmendment;
  /** Dice for all later inputs: the parent's for the same keys. Table faces on record are kept beside them. */
  readonly dice: DiceSource;
  /** Dice for the replacement, with the faces that came along with it. */
  readonly replacementDice: DiceSource;
  readonly digest: Digest;
}

/** A command as it goes into the new timeline. */
export interface AmendedCommand {
  readonly commandId: string;
  readonly actor: string;
  readonly spokenBy?: string | undefined;
  readonly at: string;
  /** Revision of its input in the old history. */
  readonly oldRevision: number;
  readonly events: readonly DraftEvent[];
}

export type AmendOutcome =
  | {
      readonly kind: 'amended';
      readonly commands: readonly AmendedCommand[];
      readonly inputs: ImpactReport['inputs'];
      /** The new timeline at its end. */
      readonly played: FoldedTimeline;
    }
  /** The first event is no input of play: it can be neither replaced nor dropped. */
  | { readonly kind: 'notAmendable' }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] };

/**
 * Replaces or drops an input and judges all later ones again, in order. Those that have become illegal, need dice that
 * nobody has thrown, or were given at another turn or phase than the campaign now stands at, are left out and listed:
 * a closing of one phase must not close another.
 */
export function amend(request: AmendRequest): AmendOutcome {
  const [amended, ...later] = commandsOf(request.later);
  const input = amended?.[0];
  if (!input || !isAmendable(input, request.amendment)) return { kind: 'notAmendable' };
  const commands: AmendedCommand[] = [];
  const anew: CommitmentAnew[] = [...commitmentsAnew(amended)];
  const change = rulesChange(request.ruleset, request.before, { ...request, revision: input.revision });
  if (change) commands.push(byService(change, input));
  let played = change?.played ?? request.before;
  if (request.amendment.kind === 'replace') {
    const verdict = judgeReplacement({ ...request, before: played }, input, request.amendment.command, anew);
    if (verdict.kind !== 'accepted') return verdict;
    // What is left of the history goes on from here: it cannot wait.
    const rolls = awaitedRolls(request.ruleset, verdict.played);
    if (rolls.length > 0) return { kind: 'rollsNeeded', rolls };
    commands.push(asAmended(input, verdict.events));
    played = verdict.played;
  }
  const kept = keepingFaces(request.dice, request.later, request.before.dice.mode, anew);
  const inputs: ImpactReport['inputs'][number][] = [];
  for (const command of later) {
    const again = itemAt(command, 0);
    anew.push(...commitmentsAnew(command));
    if (isMisplaced(request.ruleset, played, again)) {
      inputs.push(impactOf(again, 'misplaced'));
      continue;
    }
    // Faces that were entered for a command while it waited come when they are entered again.
    const dice = hasWaited(command)
      ? keepingFaces(request.dice, command, request.before.dice.mode, anew)
      : kept;
    const tools = { dice, digest: request.digest };
    const verdict = judgeAgain(request.ruleset, played, { ...again, timelineId: request.timelineId }, tools);
    if (!verdict) continue;
    const violations = verdict.kind === 'refused' ? verdict.violations : [];
    inputs.push(impactOf(again, resultOf(request.ruleset, command, verdict), violations));
    if (verdict.kind !== 'accepted') continue;
    commands.push(asAmended(again, verdict.events));
    played = verdict.played;
  }
  return { kind: 'amended', commands, inputs, played };
}

function isAmendable(input: RecordedEvent, amendment: InputAmendment): boolean {
  if (input.kind !== 'input') return false;
  if (!isPlatformType(input.type)) return true;
  return amendment.kind === 'drop' && DROPPABLE.includes(input.type);
}

/** Inputs of the platform that may be left out of a history. */
const DROPPABLE: readonly string[] = ['timeline.RulingRecorded', 'dice.FacesEntered'];

function judgeReplacement(
  request: AmendRequest,
  input: RecordedEvent,
  command: CommandShape,
  anew: readonly CommitmentAnew[],
): Verdict {
  const { ruleset, before, timelineId, digest } = request;
  const envelope = { command, actor: actorOf(before.seats, input.actor), at: input.at, timelineId };
  const dice = keepingFaces(request.replacementDice, request.later, before.dice.mode, anew);
  return adjudicate(ruleset, before, envelope, { dice, digest });
}

const asAmended = (input: RecordedEvent, events: readonly DraftEvent[]): AmendedCommand => ({
  commandId: input.commandId,
  actor: input.actor,
  spokenBy: input.spokenBy,
  at: input.at,
  oldRevision: input.revision,
  events,
});

/** The rules changed since the amended input was judged: what follows is judged by others. */
const byService = ({ commandId, draft }: RulesChange, { at, revision }: RecordedEvent): AmendedCommand => ({
  commandId,
  actor: 'service',
  at,
  oldRevision: revision,
  events: [draft],
});

const hasWaited = (command: StoredCommand): boolean =>
  command.some(({ type }) => type.startsWith('dice.Faces'));

function isMisplaced(ruleset: AnyRuleset, played: FoldedTimeline, input: RecordedEvent): boolean {
  const { turn, phase } = ruleset.moment(played.state);
  return !isPlatformType(input.type) && (input.turn !== turn || input.phase !== phase);
}

const impactOf = (
  { revision, actor, type }: RecordedEvent,
  result: ImpactReport['inputs'][number]['result'],
  violations: readonly Violation[] = [],
): ImpactReport['inputs'][number] => ({ revision, actor, type, result, violations });

function resultOf(
  ruleset: AnyRuleset,
  stored: StoredCommand,
  verdict: Verdict,
): ImpactReport['inputs'][number]['result'] {
  if (verdict.kind === 'refused') {
    return verdict.violations.every(({ code }) => code === 'WAITING_FOR_DICE') ? 'needsDice' : 'illegal';
  }
  if (verdict.kind === 'rollsNeeded') return 'needsDice';
  if (verdict.played.waiting && !hasWaited(stored)) return 'needsDice';
  return compareCommand(ruleset, verdict.events, stored, 'effects') ? 'changed' : 'same';
}
