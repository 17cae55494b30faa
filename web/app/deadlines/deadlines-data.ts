import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import {
  DeadlinesDocument,
  type DeadlinesQuery,
  type MissingPolicy,
  type Weekday,
} from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useViewer } from '../seats/store.js';

export type DeadlinesFound = NonNullable<DeadlinesQuery['campaign']>;
export type Deadlines = DeadlinesFound['deadlines'];
export type Schedule = NonNullable<Deadlines['schedule']>;
export type Phase = DeadlinesFound['ruleset']['phases'][number];

/** Asked for together with what is known of people, so that it is asked anew after a word about it. */
export function useDeadlines({ id }: Campaign) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['people', id, viewer.name, 'deadlines'],
    queryFn: () => ask(DeadlinesDocument, { campaign: id }, viewer.token),
    select: ({ campaign }) => campaign,
  });
}

export const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Mon',
  TUESDAY: 'Tue',
  WEDNESDAY: 'Wed',
  THURSDAY: 'Thu',
  FRIDAY: 'Fri',
  SATURDAY: 'Sat',
  SUNDAY: 'Sun',
};

export const POLICIES: Readonly<Record<MissingPolicy, string>> = {
  DEFAULTS: 'the defaults of the rules stand for whoever is missing',
  AUTOPILOT: 'the service closes or plays for whoever is missing',
  ARBITER: 'the arbiter decides',
  WAIT: 'it is waited on',
};

/** How long phases last, in words. */
export function lengthsInWords({ lengths }: Pick<Schedule, 'lengths'>, phases: readonly Phase[]): string {
  return lengths
    .map(({ phase, days, hours }) => {
      const title = phases.find(({ code }) => code === phase)?.title ?? 'every other phase';
      return `${lengths.length === 1 ? 'each phase' : title} ${lengthInWords(days, hours)}`;
    })
    .join(', ');
}

function lengthInWords(days: number | null, hours: number | null): string {
  if (days !== null) return days === 1 ? '1 day' : `${days} days`;
  if (hours !== null) return hours === 1 ? '1 hour' : `${hours} hours`;
  return 'without end';
}
