import type { TimelineForkedData } from '../../engine/index.js';
import type { ShownEvent, WholeEvent } from '../steps.js';
import { newFindings } from './findings.js';
import { isSealed, isStep, isWhole, isWithheld, type HistoryEntry, type HistoryStep } from './history.js';

type Said = WholeEvent | ShownEvent;

/**
 * Numbers without gaps; one opening; timelines that change where a fork says so; commands of one actor and time, their
 * input first; no id twice.
 */
export function newOrderCheck() {
  const order = newFindings('revisions');
  const ids = new Set<string>();
  let revision = 0;
  let step: number | undefined;
  let begun = false;
  let timelineId: string | undefined;
  /** First event of the command under way; undefined where the history hides it. */
  let first: Said | undefined;

  const checkRevision = (found: number): void => {
    if (found !== revision) order.problem(found, `Revision ${revision} was expected here`);
    revision = found + 1;
  };

  const checkStepNumber = (found: number): void => {
    const expected = step === undefined ? (begun ? found : 0) : step + 1;
    if (found !== expected) order.problem(found, `Step ${expected} was expected here`);
    step = found;
  };

  /** What is not shown whole may hide an opening or a fork. */
  const checkTimeline = (place: number, event: Said): void => {
    const whole = isWhole(event);
    const moved = timelineId !== undefined && event.timelineId !== timelineId;
    if (!begun && whole && event.type !== 'timeline.Opened') {
      order.problem(place, 'A history begins with timeline.Opened');
    }
    if (begun && event.type === 'timeline.Opened') order.problem(place, 'A history is opened once');
    if (event.type === 'timeline.Forked' ? !moved : moved && whole) {
      order.problem(place, 'The timeline changes with timeline.Forked, and with it alone');
    }
    if (event.type === 'timeline.Forked') checkFork(place, event);
    timelineId = event.timelineId;
    begun = true;
  };

  const checkFork = (place: number, { data, timelineId: own }: Said): void => {
    const { revision: at, parent } = data as unknown as Partial<TimelineForkedData>;
    if (at !== undefined && at !== place - 1) order.problem(place, 'The fork begins at another revision');
    if (parent === own) order.problem(place, 'The fork names itself as its parent');
  };

  const checkCommand = (place: number, event: Said): void => {
    if (ids.has(event.id)) order.problem(place, `The id ${event.id} was there before`);
    ids.add(event.id);
    if (first && !sameCommand(first, event)) {
      order.problem(
        place,
        'The event has another command, actor or time than the input that it follows from',
      );
    }
    first ??= event;
  };

  const takeStep = ({ step: number, events }: HistoryStep): void => {
    checkStepNumber(number);
    first = undefined;
    for (const [at, event] of events.entries()) {
      if (isSealed(event)) {
        revision += 1;
        continue;
      }
      const place = isWhole(event) ? event.revision : number;
      if (isWhole(event)) checkRevision(place);
      // Of a step that is not shown whole, the first event shown need not be its input.
      if ((event.kind === 'input') !== (at === 0) && (isWhole(event) || at > 0)) {
        order.problem(place, 'A command begins with its input, and has no other');
      }
      checkTimeline(place, event);
      checkCommand(place, event);
    }
    begun = true;
  };

  return {
    take: (entry: HistoryEntry): void => {
      order.examine();
      if (isStep(entry)) return takeStep(entry);
      checkRevision(entry.revision);
      if (isWithheld(entry)) {
        first = undefined;
        begun = true;
        timelineId = entry.timelineId;
        return;
      }
      if (entry.kind === 'input') first = undefined;
      checkTimeline(entry.revision, entry);
      checkCommand(entry.revision, entry);
    },
    problem: order.problem,
    report: () => order.report(),
  };
}

const sameCommand = (one: Said, other: Said): boolean =>
  one.commandId === other.commandId &&
  one.actor === other.actor &&
  one.spokenBy === other.spokenBy &&
  one.at === other.at &&
  one.timelineId === other.timelineId;
