import type { Schedule } from '../../read-model/index.js';
import { afterPauses, closingTime, onTheClock } from './closing-time.js';

const BERLIN: Schedule = {
  timeZone: 'Europe/Berlin',
  closesAt: '20:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  lengths: [{ phase: null, days: 3, hours: null }],
  graceHours: 0,
  missing: 'defaults',
};
const WORKDAYS = [1, 2, 3, 4, 5];

describe('closingTime', () => {
  it.each([
    ['in winter', '2026-01-05T10:00:00.000Z', '2026-01-08T19:00:00.000Z'],
    ['in summer', '2026-07-06T10:00:00.000Z', '2026-07-09T18:00:00.000Z'],
    ['over the night in which the clocks go forward', '2026-03-27T10:00:00.000Z', '2026-03-30T18:00:00.000Z'],
    ['over the night in which they go back', '2026-10-23T10:00:00.000Z', '2026-10-26T19:00:00.000Z'],
    [
      'late in the evening, when the day before is still that of London',
      '2026-01-05T23:30:00.000Z',
      '2026-01-09T19:00:00.000Z',
    ],
  ])('counts days by the clocks of the club %s', (_when, opened, closes) => {
    expect(closingTime(BERLIN, 'ANY', opened)).toBe(closes);
  });

  it.each([
    // Friday to Wednesday; Sunday to Wednesday.
    ['2026-01-09T10:00:00.000Z', '2026-01-14T19:00:00.000Z'],
    ['2026-01-11T10:00:00.000Z', '2026-01-14T19:00:00.000Z'],
  ])('counts days of the schedule alone (%s)', (opened, closes) => {
    expect(closingTime({ ...BERLIN, weekdays: WORKDAYS }, 'ANY', opened)).toBe(closes);
  });

  it('ends at the time of day of the opening where none is set', () => {
    const schedule = { ...BERLIN, closesAt: null };
    expect(closingTime(schedule, 'ANY', '2026-03-27T10:15:30.250Z')).toBe('2026-03-30T09:15:30.250Z');
  });

  it('takes a time of day that a night leaves out an hour later', () => {
    const schedule = { ...BERLIN, closesAt: '02:30', lengths: [{ phase: null, days: 1, hours: null }] };
    expect(closingTime(schedule, 'ANY', '2026-03-28T10:00:00.000Z')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('counts hours as hours, and goes on to the next closing on a day of the schedule', () => {
    const lengths = [{ phase: null, days: null, hours: 48 }];
    const [plain, set] = [
      { ...BERLIN, closesAt: null, lengths },
      { ...BERLIN, weekdays: WORKDAYS, lengths },
    ];
    expect(closingTime(plain, 'ANY', '2026-03-28T10:00:00.000Z')).toBe('2026-03-30T10:00:00.000Z');
    // Thursday 12:00 and 48 hours is Saturday: Monday evening.
    expect(closingTime(set, 'ANY', '2026-01-08T11:00:00.000Z')).toBe('2026-01-12T19:00:00.000Z');
    // Thursday 20:00 is a closing itself; a minute later it is the next one.
    expect(closingTime(set, 'ANY', '2026-01-06T19:00:00.000Z')).toBe('2026-01-08T19:00:00.000Z');
    expect(closingTime(set, 'ANY', '2026-01-06T19:01:00.000Z')).toBe('2026-01-09T19:00:00.000Z');
  });

  it('takes the length of the phase before that of the others, and none where it has none', () => {
    const lengths = [
      { phase: null, days: 3, hours: null },
      { phase: 'BUILD', days: 1, hours: null },
      { phase: 'BATTLE', days: null, hours: null },
    ];
    const at = '2026-01-05T10:00:00.000Z';
    const schedule = { ...BERLIN, lengths };
    expect(closingTime(schedule, 'BUILD', at)).toBe('2026-01-06T19:00:00.000Z');
    expect(closingTime(schedule, 'MOVEMENT', at)).toBe('2026-01-08T19:00:00.000Z');
    expect(closingTime(schedule, 'BATTLE', at)).toBeNull();
    expect(closingTime({ ...schedule, lengths: [lengths[1]!] }, 'MOVEMENT', at)).toBeNull();
  });
});

describe('afterPauses', () => {
  const SINCE = '2026-01-05T10:00:00.000Z';
  const UNTIL = '2026-01-08T19:00:00.000Z';
  const moved = (pauses: readonly (readonly [string, string | null])[], schedule: Schedule | null = BERLIN) =>
    afterPauses({ schedule, pauses: pauses.map(([from, to]) => ({ from, to })) }, SINCE, UNTIL);

  it('leaves what was left, up to the next closing', () => {
    // 7 hours are left on the 8th at noon; 3 from 19:00 of the 10th on are past 20:00 of that day.
    expect(moved([['2026-01-08T12:00:00.000Z', '2026-01-20T12:00:00.000Z']])).toBe(
      '2026-01-20T19:00:00.000Z',
    );
    expect(moved([['2026-01-08T12:00:00.000Z', '2026-01-20T12:00:00.001Z']])).toBe(
      '2026-01-21T19:00:00.000Z',
    );
    expect(moved([['2026-01-08T12:00:00.000Z', '2026-01-20T12:00:00.001Z']], null)).toBe(
      '2026-01-20T19:00:00.001Z',
    );
  });

  it('stands still as long as the pause lasts', () => {
    expect(moved([['2026-01-06T12:00:00.000Z', null]])).toBeNull();
  });

  it('knows nothing of pauses before it and behind it', () => {
    const before = ['2026-01-01T12:00:00.000Z', SINCE] as const;
    expect(moved([before, [UNTIL, null]])).toBe(UNTIL);
    expect(moved([before, ['2026-01-09T12:00:00.000Z', '2026-01-10T12:00:00.000Z']])).toBe(UNTIL);
  });

  it('counts of a pause that began earlier only what lies within', () => {
    // All 81 hours are left when it ends.
    expect(moved([['2026-01-01T12:00:00.000Z', '2026-01-06T10:00:00.000Z']])).toBe(
      '2026-01-09T19:00:00.000Z',
    );
  });

  it('adds up several', () => {
    const days = [
      ['2026-01-06T10:00:00.000Z', '2026-01-07T10:00:00.000Z'],
      ['2026-01-08T10:00:00.000Z', '2026-01-10T10:00:00.000Z'],
    ] as const;
    expect(moved(days)).toBe('2026-01-11T19:00:00.000Z');
  });
});

it('says a time by the clocks of the club', () => {
  expect(onTheClock('2026-03-30T18:00:00.000Z', 'Europe/Berlin')).toBe(
    'Monday, 30 March 2026, 20:00 (Europe/Berlin)',
  );
});
