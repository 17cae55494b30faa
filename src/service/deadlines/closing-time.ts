import { DateTime } from 'luxon';
import type { DeadlineRecord, PhaseLength, Schedule } from '../../read-model/index.js';

/** Instants are ISO 8601, UTC, as everywhere. */
const instant = (time: DateTime): string => time.toUTC().toISO() ?? '';

const local = (at: string, { timeZone }: Schedule): DateTime => DateTime.fromISO(at, { zone: timeZone });

const lengthOf = ({ lengths }: Schedule, phase: string): PhaseLength | null =>
  lengths.find((each) => each.phase === phase) ?? lengths.find((each) => each.phase === null) ?? null;

/**
 * When a phase closes that opened at a time; null where the schedule gives it no length. Days are those of the club's
 * calendar: they end at the same time of day, however long daylight saving makes them. Hours are hours.
 */
export function closingTime(schedule: Schedule, phase: string, openedAt: string): string | null {
  const length = lengthOf(schedule, phase);
  if (length === null) return null;
  const opened = local(openedAt, schedule);
  if (length.hours !== null) return instant(next(schedule, opened.plus({ hours: length.hours })));
  if (length.days === null) return null;
  let day = 0;
  for (let counted = 0; counted < length.days;) {
    day += 1;
    if (counts(schedule, opened.plus({ days: day }))) counted += 1;
  }
  return instant(atClosing(schedule, opened.plus({ days: day })));
}

const counts = ({ weekdays }: Schedule, day: DateTime): boolean => weekdays.includes(day.weekday);

function atClosing({ closesAt }: Schedule, day: DateTime): DateTime {
  if (closesAt === null) return day;
  const [hour, minute] = closesAt.split(':').map(Number);
  return day.set({ hour: hour ?? 0, minute: minute ?? 0, second: 0, millisecond: 0 });
}

/** The first time from here on at which a deadline may fall. */
function next(schedule: Schedule, from: DateTime): DateTime {
  for (let day = 0; ; day += 1) {
    const time = atClosing(schedule, from.plus({ days: day }));
    if (time >= from && counts(schedule, time)) return time;
  }
}

/**
 * A deadline as pauses have put it off: what was left of the time when they began is left when they end, up to the next
 * time at which a deadline may fall. Null while a pause lasts.
 * @param since from when the time up to the deadline counts
 */
export function afterPauses(
  { schedule, pauses }: Pick<DeadlineRecord, 'schedule' | 'pauses'>,
  since: string,
  until: string,
): string | null {
  let at = until;
  for (const { from, to } of pauses) {
    if (to !== null && to <= since) continue;
    if (from >= at) break;
    if (to === null) return null;
    const left = Date.parse(at) - Math.max(Date.parse(from), Date.parse(since));
    const later = new Date(Date.parse(to) + left).toISOString();
    at = schedule ? instant(next(schedule, local(later, schedule))) : later;
  }
  return at;
}

/** Hours later, by the clock that does not change. */
export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();

/** A time as the club's clocks show it, e.g. `Friday, 27 March 2026, 20:00 (Europe/Berlin)`. */
export const onTheClock = (at: string, timeZone: string): string => {
  const time = DateTime.fromISO(at, { zone: timeZone, locale: 'en-GB' });
  return `${time.toFormat('cccc, d LLLL yyyy, HH:mm')} (${timeZone})`;
};
