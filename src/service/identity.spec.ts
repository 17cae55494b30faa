import { eventId } from './identity.js';

describe('the id of an event', () => {
  it('is a UUID v7 of its time, also by a clock that tells a time before 1970', () => {
    expect(eventId('2026-01-01T00:00:00.000Z', 'a')).toMatch(
      /^019b76da-a800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
    expect(eventId('1969-07-20T20:17:40.000Z', 'a')).toMatch(/^00000000-0000-7[0-9a-f]{3}-[89ab]/);
  });
});
