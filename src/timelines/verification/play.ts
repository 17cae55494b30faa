import { newEdit, type Hashing, type Json, type RecordedEvent } from '../../kernel/index.js';
import { isPlatformType, type AnyRuleset, type Played } from '../../engine/index.js';
import { compareCommand, inputOf, judgeAgain, type AdjudicationDifference } from '../readjudicate.js';
import { asOpened, currentShape, replayOne } from '../replay.js';
import { storedDice } from '../stored-dice.js';
import { newFindings, type Findings } from './findings.js';
import { isStep, isWhole, isWithheld, type HistoryEntry, type HistoryStep } from './history.js';

/** Sums of amounts with decimals may differ from the state by so much. */
const ROUNDING = 1e-6;

/**
 * Folds a history command by command: judges each again, checks turn checksums, and sums the postings against the
 * state. Ends at the first event that is withheld: what follows cannot be known.
 */
export function newPlayCheck(ruleset: AnyRuleset, hashing: Hashing, dice: Findings) {
  const adjudication = newFindings('adjudication');
  const checksums = newFindings('checksums');
  const postings = newFindings('postings');
  const edit = newEdit();
  const sums = new Map<string, number>();
  let played: Played | undefined;
  let command: RecordedEvent[] = [];
  let blind = false;
  let last = 0;

  const digest = (value: Json): string => hashing.sha256(hashing.canonical(value));

  const judge = (input: RecordedEvent): void => {
    const mode =
      played?.dice.mode ?? (input.type === 'timeline.Opened' ? asOpened(input).data.dice.mode : 'table');
    const stored = storedDice(command, mode, (roll, proper) =>
      dice.problem(input.revision, `Roll ${roll.roll} is ${roll.source}; it must be ${proper.join(' or ')}`),
    );
    const verdict = judgeAgain(ruleset, played, inputOf(command), { dice: stored, digest });
    if (!verdict) return;
    adjudication.examine();
    if (verdict.kind === 'refused') {
      const { rule, code } = verdict.violations[0]!;
      return adjudication.problem(input.revision, `Judged again it is refused: ${rule} ${code}`);
    }
    if (verdict.kind === 'rollsNeeded') {
      const { key, count, sides } = verdict.rolls[0]!;
      const roll = `${count}D${sides} for ${key.purpose} of ${key.subject} (${key.rule})`;
      return adjudication.problem(input.revision, `Judged again it needs a roll that is not stored: ${roll}`);
    }
    const difference = compareCommand(ruleset, verdict.events, command);
    if (difference) adjudication.problem(difference.revision, differenceText(difference));
  };

  const foldOne = (event: RecordedEvent): void => {
    played = replayOne(ruleset, played, event, edit);
    if (event.type === 'timeline.TurnEnded' && played) {
      checksums.examine();
      if (digest(played.state as Json) !== event.data['checksum']) {
        checksums.problem(
          event.revision,
          `The state at the end of turn ${event.data['turn']} has another checksum`,
        );
      }
      checkBalances(event.revision);
    }
    if (isPlatformType(event.type)) return;
    for (const { account, amount } of ruleset.postings(currentShape(ruleset, event))) {
      postings.examine();
      sums.set(account, (sums.get(account) ?? 0) + amount);
    }
  };

  const checkBalances = (revision: number): void => {
    const balances = played ? ruleset.balances(played.state) : {};
    for (const account of new Set([...sums.keys(), ...Object.keys(balances)])) {
      const [sum, balance] = [sums.get(account) ?? 0, balances[account] ?? 0];
      if (Math.abs(sum - balance) > ROUNDING) {
        postings.problem(revision, `${account} is ${balance} in the state, and ${sum} by its postings`);
      }
    }
  };

  /** Judges and folds the command gathered so far. */
  const settle = (): void => {
    const [input] = command;
    if (blind || !input) return;
    const stranger = command.find(({ type }) => !isPlatformType(type) && !ruleset.eventTypes.includes(type));
    if (stranger) {
      blind = true;
      const { type, revision } = stranger;
      const { code } = ruleset.meta;
      return adjudication.problem(
        revision,
        `${type} at revision ${revision} is no event of the ruleset ${code}`,
      );
    }
    try {
      judge(input);
      command.forEach(foldOne);
    } catch (fault) {
      // Rules meet data that they never wrote: the history was changed, or is another ruleset's.
      blind = true;
      adjudication.problem(input.revision, `The ruleset cannot read this command: ${String(fault)}`);
    }
    if (!played && !blind) {
      blind = true;
      adjudication.problem(input.revision, 'Nothing was opened that could be played');
    }
    command = [];
  };

  /** A command of which a part may be hidden cannot be judged, nor what follows be folded. */
  const goBlind = (): void => {
    settle();
    blind = true;
  };

  const takeStep = ({ events, hash, salt }: HistoryStep): void => {
    settle();
    if (!events.every(isWhole)) return goBlind();
    command = events.map((event) => ({ ...event, hash }));
    const end = command.pop();
    if (!end) return;
    command.push({ ...end, last: true, stepSalt: salt });
    last = end.revision;
    settle();
  };

  return {
    take: (entry: HistoryEntry): void => {
      if (blind) return;
      if (isStep(entry)) return takeStep(entry);
      if (isWithheld(entry)) {
        command = [];
        return goBlind();
      }
      if (entry.kind === 'input') settle();
      command.push(entry);
      last = entry.revision;
    },
    reports: () => {
      settle();
      if (!blind && played) checkBalances(last);
      return [postings.report(), checksums.report(), adjudication.report()];
    },
  };
}

function differenceText({ path, judged, stored }: AdjudicationDifference): string {
  if (stored === undefined && path === '') return `Judged again there is one event more: ${String(judged)}`;
  if (judged === undefined && path === '') return `Judged again there is no event here: ${String(stored)}`;
  const show = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));
  return `Judged again ${path} is ${show(judged)}, stored is ${show(stored)}`;
}
