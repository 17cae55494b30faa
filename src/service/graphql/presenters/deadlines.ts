import type { AnyRuleset } from '../../../engine/index.js';
import type { Schedule } from '../../../read-model/index.js';
import type { DeadlineEntry, DeadlinesEntry } from '../../contracts/index.js';
import { clockOf } from '../reports/due-words.js';
import type { Naming, SeatOf } from '../messages/names.js';
import { Weekdays } from '../schema/enums.js';

const WEEKDAYS = Object.values(Weekdays);

/** By number, 1 Monday to 7 Sunday. */
export const weekdayNumber = (weekday: string): number => WEEKDAYS.indexOf(weekday) + 1;

const presentSchedule = ({ weekdays, ...schedule }: Schedule) => ({
  ...schedule,
  weekdays: weekdays.map((each) => WEEKDAYS[each - 1]),
});

/** The deadlines of a campaign, with a sentence about the one that stands. */
export function presentDeadlines(entry: DeadlinesEntry, ruleset: AnyRuleset, named: Naming, seat: SeatOf) {
  const { schedule, deadline } = entry;
  return {
    schedule: schedule && presentSchedule(schedule),
    paused: entry.paused,
    current: deadline && {
      ...deadline,
      missing: deadline.missing.map(seat),
      throwers: deadline.throwers.map(seat),
      summary: named(sentenceOf(deadline, schedule, ruleset)),
    },
    passed: entry.count,
    lateness: entry.lateness.map((each) => ({ ...each, seat: seat(each.seat) })),
  };
}

function sentenceOf(deadline: DeadlineEntry, schedule: Schedule | null, { meta }: AnyRuleset): string {
  const { turn, source, until, closesAt } = deadline;
  const phase = meta.phases.find(({ code }) => code === deadline.phase)?.title ?? deadline.phase;
  const what = `Turn ${turn}, ${phase}`;
  const clock = (at: string | null): string => clockOf(schedule)(at ?? '');
  switch (deadline.standing) {
    case 'paused':
      return `${what}: the deadlines are paused.`;
    case 'skipped':
      return `${what}: without a deadline, the arbiter has taken it away.`;
    case 'passed':
      return `${what}: the deadline has passed, ${clock(until)}.${missingOf(deadline)}${throwing(deadline)}`;
    case 'grace':
      return `${what}: the deadline has passed, ${clock(until)}; the service waits until ${clock(closesAt)}.`;
    case 'ahead':
      return `${what}: until ${clock(until)}.${source === 'rules' ? '' : whatFollows(schedule)}${throwing(deadline)}`;
  }
}

const throwing = ({ throwers }: DeadlineEntry): string =>
  throwers.length === 0 ? '' : ` Dice are waited for from ${throwers.join(', ')}.`;

const missingOf = ({ missing }: DeadlineEntry): string =>
  missing.length === 0 ? '' : ` Not there: ${missing.join(', ')}.`;

const FOLLOWS: Readonly<Record<Schedule['missing'], string>> = {
  wait: ' Whoever is missing then is waited for all the same.',
  arbiter: ' Then the arbiter decides.',
  defaults:
    ' Whoever is missing then gets the defaults of the rules; where there are none the arbiter decides.',
  autopilot: ' For whoever is missing then the service plays by the defaults of the rules.',
};

const whatFollows = (schedule: Schedule | null): string => (schedule ? FOLLOWS[schedule.missing] : '');
