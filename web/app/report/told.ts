import type { TurnEventsQuery } from '../api/operations.js';
import { NUMBER } from '../look/words.js';

/** An event of a turn, as a report tells it. */
export type Told = NonNullable<TurnEventsQuery['timeline']>['events']['edges'][number]['node'];

interface Phase {
  readonly phase: string;
  readonly lines: readonly Told[];
}

/** What was said and what followed, phase by phase; the dice stand in what followed from them. */
export function phasesOf(events: readonly Told[]): readonly Phase[] {
  const phases: { phase: string; lines: Told[] }[] = [];
  for (const event of events) {
    if (event.kind === 'ROLL') continue;
    const last = phases.at(-1);
    if (last?.phase === event.phase) last.lines.push(event);
    else phases.push({ phase: event.phase, lines: [event] });
  }
  return phases;
}

interface Gain {
  readonly name: string;
  /** E.g. `VP +3, BP -120`. */
  readonly words: string;
}

/** Sums of what the turn has posted, by seat. */
export function gainsOf(events: readonly Told[]): readonly Gain[] {
  const seats = new Map<string, Map<string, number>>();
  for (const { seat, measure, amount } of events.flatMap(({ postings }) => postings)) {
    const name = seat?.name ?? 'Nobody';
    const sums = seats.get(name) ?? new Map<string, number>();
    sums.set(measure, (sums.get(measure) ?? 0) + amount);
    seats.set(name, sums);
  }
  return [...seats].map(([name, sums]) => ({
    name,
    words: [...sums]
      .map(([measure, sum]) => `${measure} ${sum > 0 ? '+' : ''}${NUMBER.format(sum)}`)
      .join(', '),
  }));
}
