import { hoursLater } from './hours-later.js';

describe('hours later', () => {
  it.each([
    ['2026-11-21T14:05:06.789Z', 1, '2026-11-21T15:05:06.789Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-01T00:59:59.999Z'],
    ['2028-02-28T12:00:00.000Z', 24, '2028-02-29T12:00:00.000Z'],
    ['2100-02-28T12:00:00.000Z', 24, '2100-03-01T12:00:00.000Z'],
    ['2000-02-29T00:00:00.000Z', 8760, '2001-02-28T00:00:00.000Z'],
  ])('%s and %d hours', (at, hours, later) => {
    expect(hoursLater(at, hours)).toBe(later);
  });

  it('agrees with the calendar on every day of four centuries', () => {
    const start = '1999-12-31T07:30:00.000Z';
    const wrong = Array.from({ length: 146_100 }, (_, days) => days * 24 + (days % 24)).filter(
      (hours) => hoursLater(start, hours) !== new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
    );
    expect(wrong).toEqual([]);
  });
});
