import {
  existing,
  itemAt,
  type DraftEvent,
  type Hashing,
  type Json,
  type RecordedEvent,
} from '../../kernel/index.js';
import type { AnyRuleset, FoldedTimeline, Verdict } from '../../engine/index.js';
import {
  compareCommand,
  inputOf,
  judgeAgain,
  type AdjudicationDifference,
  type StoredCommand,
} from '../readjudicate.js';
import { asOpened } from '../replay.js';
import type { JudgedOtherwise } from '../reports.js';
import { storedDice, type OnIrregular } from '../stored-dice.js';

/** Whether a stored command was judged again (nobody judges a fork), and where the rules present here differ. */
export interface Judging {
  readonly judged: boolean;
  readonly otherwise?: JudgedOtherwise;
}

/** Where a command is judged otherwise, before it is said by whom it was judged. */
type Difference = Omit<JudgedOtherwise, 'version'>;

/**
 * Judges a stored command by the rules given, with the dice on record, on the timeline as it stood before it.
 * @param onIrregular called with each roll whose faces come from elsewhere than these rules let them come from
 */
export function judgeStored(
  ruleset: AnyRuleset,
  played: FoldedTimeline | undefined,
  command: StoredCommand,
  hashing: Hashing,
  onIrregular?: OnIrregular,
): Judging {
  const [input] = command as [RecordedEvent];
  const opening = input.type === 'timeline.Opened' ? asOpened(input).data : undefined;
  const mode = played?.dice.mode ?? opening?.dice.mode ?? 'table';
  const digest = (value: Json): string => hashing.sha256(hashing.canonical(value));
  const tools = { dice: storedDice(command, mode, onIrregular), digest };
  const version = opening?.ruleset.version ?? played?.rules ?? '';
  let difference: Difference | undefined;
  try {
    const verdict = judgeAgain(ruleset, played, inputOf(command), tools);
    if (!verdict) return { judged: false };
    difference = differenceOf(ruleset, verdict, command);
  } catch (fault) {
    // It was judged once: rules that stop at it are others.
    difference = {
      ...placeOf(input),
      rules: [],
      message: `Judged again the rules stop at it: ${String(fault)}`,
    };
  }
  return { judged: true, ...(difference ? { otherwise: { ...difference, version } } : {}) };
}

const placeOf = ({ revision, type }: Pick<RecordedEvent, 'revision' | 'type'>) => ({ revision, type });

function differenceOf(ruleset: AnyRuleset, verdict: Verdict, command: StoredCommand): Difference | undefined {
  const [input] = command as [RecordedEvent];
  if (verdict.kind === 'refused') {
    const rules = [...new Set(verdict.violations.map(({ rule }) => rule))];
    const { rule, code } = itemAt(verdict.violations, 0);
    return { ...placeOf(input), rules, message: `Judged again it is refused: ${rule} ${code}` };
  }
  if (verdict.kind === 'rollsNeeded') {
    const { key, count, sides } = itemAt(verdict.rolls, 0);
    const roll = `${count}D${sides} for ${key.purpose} of ${key.subject} (${key.rule})`;
    const message = `Judged again it needs a roll that is not stored: ${roll}`;
    return { ...placeOf(input), rules: [key.rule], message };
  }
  const found = compareCommand(ruleset, verdict.events, command);
  if (!found) return undefined;
  const at = found.revision - input.revision;
  const [stored, now]: [RecordedEvent?, DraftEvent?] = [command[at], verdict.events[at]];
  const rules = [...new Set([...(stored?.because ?? []), ...(now?.because ?? [])])];
  return {
    revision: found.revision,
    type: existing(stored ?? now, 'event').type,
    rules,
    message: differenceText(found),
  };
}

/** Characters of a value that are shown. */
const MOST_SHOWN = 200;

function differenceText({ path, judged, stored }: AdjudicationDifference): string {
  if (stored === undefined && path === '') return `Judged again there is one event more: ${String(judged)}`;
  if (judged === undefined && path === '') return `Judged again there is no event here: ${String(stored)}`;
  const show = (value: Json | undefined): string => {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  };
  return `Judged again ${path} is ${show(judged)}, stored is ${show(stored)}`;
}
