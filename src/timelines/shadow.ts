import { newEdit, type Hashing, type RecordedEvent } from '../kernel/index.js';
import type { AnyRuleset, FoldedTimeline } from '../engine/index.js';
import type { ExportPart } from './export/read.js';
import { commandsOf } from './readjudicate.js';
import { replayOne } from './replay.js';
import type { JudgedOtherwise } from './reports.js';
import { isStep, isWhole, isWithheld, storedEvents, type HistoryEntry } from './verification/history.js';
import { judgeStored } from './verification/judging.js';

/**
 * Judges every command of an exported history by the rules present here, each on the state that was: all that they judge
 * otherwise, in order. Hashes and dice are not looked at.
 * Rejects with what is wrong where the export cannot be read, hides something, or is of a ruleset that is not known.
 */
export async function shadow(
  parts: AsyncIterable<ExportPart>,
  findRuleset: (code: string) => AnyRuleset | undefined,
  hashing: Hashing,
): Promise<readonly JudgedOtherwise[]> {
  let ruleset: AnyRuleset | undefined;
  const events: RecordedEvent[] = [];
  for await (const part of parts) {
    if (part.kind === 'problem') return Promise.reject(new Error(`Line ${part.line}: ${part.message}`));
    if (part.kind === 'header') ruleset = findRuleset(part.header.ruleset.code);
    if (part.kind === 'entry' && !isShown(part.entry))
      return Promise.reject(new Error(`Line ${part.line}: what hides an event cannot be judged again`));
    if (part.kind === 'entry') events.push(...storedEvents(part.entry));
  }
  if (!ruleset) return Promise.reject(new Error('The ruleset is not known here'));
  return judgedOtherwise(ruleset, events, hashing);
}

function judgedOtherwise(
  ruleset: AnyRuleset,
  events: readonly RecordedEvent[],
  hashing: Hashing,
): readonly JudgedOtherwise[] {
  const found: JudgedOtherwise[] = [];
  const edit = newEdit();
  let played: FoldedTimeline | undefined;
  for (const command of commandsOf(events)) {
    const { otherwise } = judgeStored(ruleset, played, command, hashing);
    if (otherwise) found.push(otherwise);
    for (const event of command) played = replayOne(ruleset, played, event, edit);
  }
  return found;
}

const isShown = (entry: HistoryEntry): boolean =>
  isStep(entry) ? entry.events.every(isWhole) : !isWithheld(entry);
