import { lastOf, newEdit, type Hashing, type Json, type RecordedEvent } from '../../kernel/index.js';
import {
  isPlatformType,
  type AnyRuleset,
  type FoldedTimeline,
  type TurnEndedData,
} from '../../engine/index.js';
import { replayOne } from '../replay.js';
import type { JudgedOtherwise } from '../reports.js';
import { newBooksCheck } from './books.js';
import { MOST_PROBLEMS, newFindings, type Findings } from './findings.js';
import { isStep, isWhole, isWithheld, nameOf, type HistoryEntry, type HistoryStep } from './history.js';
import { judgeStored } from './judging.js';

/**
 * Folds a history command by command: judges each again, checks turn checksums, and sums the postings against the
 * state. Ends at the first event that is withheld: what follows cannot be known.
 */
export function newPlayCheck(ruleset: AnyRuleset, hashing: Hashing, dice: Findings) {
  const adjudication = newFindings('adjudication');
  const checksums = newFindings('checksums');
  const digest = (value: Json): string => hashing.sha256(hashing.canonical(value));
  const books = newBooksCheck(ruleset, digest);
  const edit = newEdit();
  const otherwise: JudgedOtherwise[] = [];
  const noted = { differences: 0, commands: 0 };
  let played: FoldedTimeline | undefined;
  let command: RecordedEvent[] = [];
  let blind = false;
  let last: RecordedEvent | undefined;

  const note = (found: JudgedOtherwise): void => {
    adjudication.otherwise();
    noted.differences += 1;
    if (otherwise.length < MOST_PROBLEMS) otherwise.push(found);
  };

  const judge = (input: RecordedEvent): void => {
    const version = played?.rules;
    const before = noted.differences;
    const judging = judgeStored(ruleset, played, command, hashing, (roll, proper) => {
      const message = `Roll ${roll.roll} is ${roll.source}; it must be ${proper.join(' or ')}`;
      const { revision, type } = input;
      if (version === undefined || version === ruleset.meta.version)
        dice.problem(revision, `${message} (${roll.key.rule}, ${type})`);
      else note({ revision, type, rules: [roll.key.rule], version, message });
    });
    if (judging.judged) adjudication.examine();
    if (judging.otherwise) note(judging.otherwise);
    if (noted.differences > before) noted.commands += 1;
  };

  const takeTurnEnd = (event: RecordedEvent, { state, rules }: FoldedTimeline): void => {
    const ended = event.data as unknown as TurnEndedData;
    if (digest(state as Json) === ended.checksum) checksums.examine();
    else if (isOfPresentForm(ended, rules)) {
      checksums.examine();
      const message = `The state at the end of turn ${ended.turn} has another checksum`;
      checksums.problem(event.revision, `${message} ${nameOf(event)}`);
    } else checksums.passOver();
    books.turnEnded(event);
    books.balances(event, state);
  };

  /** Whether the state that a checksum is of was made by this very code; of old, by this version of the rules. */
  const isOfPresentForm = ({ form }: TurnEndedData, rules: string): boolean =>
    form === undefined ? rules === ruleset.meta.version : form === ruleset.form;

  const foldOne = (event: RecordedEvent, booked: boolean): void => {
    played = replayOne(ruleset, played, event, edit);
    books.take(event, booked);
    if (event.type === 'timeline.TurnEnded' && played) takeTurnEnd(event, played);
  };

  const giveUp = (revision: number, why: string): void => {
    blind = true;
    adjudication.problem(revision, why);
  };

  /** Judges and folds the command gathered so far. */
  const judgeGathered = (): void => {
    const [input] = command;
    if (blind || !input) return;
    const stranger = command.find(({ type }) => !isPlatformType(type) && !ruleset.eventTypes.includes(type));
    if (stranger) {
      const { type, revision } = stranger;
      const { code } = ruleset.meta;
      return giveUp(revision, `${type} at revision ${revision} is no event of the ruleset ${code}`);
    }
    judge(input);
    const booked = lastOf(command).stepSalt !== undefined;
    try {
      command.forEach((event) => foldOne(event, booked));
    } catch (fault) {
      // Events that nothing here ever wrote: the history was changed, or is another ruleset's.
      giveUp(input.revision, `The ruleset cannot read ${input.type}: ${String(fault)}`);
    }
    if (!played && !blind) giveUp(input.revision, 'Nothing was opened that could be played');
    command = [];
  };

  /** A command of which a part may be hidden cannot be judged, nor what follows be folded. */
  const goBlind = (): void => {
    judgeGathered();
    blind = true;
  };

  const takeStep = ({ events, hash, salt }: HistoryStep): void => {
    judgeGathered();
    if (!events.every(isWhole)) return goBlind();
    command = events.map((event) => ({ ...event, hash }));
    const end = command.pop();
    if (!end) return;
    command.push({ ...end, last: true, stepSalt: salt });
    last = end;
    judgeGathered();
  };

  return {
    take: (entry: HistoryEntry): void => {
      if (blind) return;
      if (isStep(entry)) return takeStep(entry);
      if (isWithheld(entry)) {
        command = [];
        return goBlind();
      }
      if (entry.kind === 'input') judgeGathered();
      command.push(entry);
      last = entry;
    },
    reports: () => {
      judgeGathered();
      if (!blind && played && last) books.balances(last, played.state);
      return [books.report(), checksums.report(), adjudication.report()];
    },
    /** What the rules present here judge otherwise, the first of it in full. */
    judgedOtherwise: () => ({ commands: noted.commands, first: otherwise }),
  };
}
