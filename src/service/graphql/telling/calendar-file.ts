import ical, { ICalAlarmType } from 'ical-generator';
import { hash } from 'node:crypto';
import { oneLine } from '../../../reporting/index.js';
import type { Calendar } from '../../contracts/index.js';

const HOUR_S = 3600;

/** Something to be done before a deadline, in words. */
export interface Deadline {
  /** ISO 8601, UTC. */
  readonly until: string;
  readonly line: string;
}

/** Deadlines as a file of calendars, iCalendar (RFC 5545): what has the same deadline is one event, with an alarm before it. */
export function calendarFile(
  { campaign, seat, remindHours }: Calendar,
  deadlines: readonly Deadline[],
  link: string,
): string {
  const seatName = campaign.seats.find((each) => each.id === seat)?.name;
  const name = oneLine(campaign.name);
  const calendar = ical({
    name: seatName === undefined ? name : `${name}, ${oneLine(seatName)}`,
    prodId: { company: 'Warledger', product: 'Warledger', language: 'EN' },
    ttl: HOUR_S,
  });
  for (const until of [...new Set(deadlines.map((each) => each.until))].sort()) {
    const event = calendar.createEvent({
      id: `${hash('sha256', `${campaign.mainTimeline} ${seat} ${until}`, 'hex').slice(0, 32)}@warledger`,
      // The same deadline is the same file: a calendar that compares finds nothing changed.
      stamp: new Date(until),
      start: new Date(until),
      end: new Date(until),
      summary: `${name}: deadline`,
      description: deadlines
        .filter((each) => each.until === until)
        .map(({ line }) => oneLine(line))
        .join('\n'),
      url: link,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: remindHours * HOUR_S,
      description: name,
    });
  }
  return calendar.toString();
}
