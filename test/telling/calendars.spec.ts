import { jest } from '@jest/globals';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { House } from './house.js';

jest.setTimeout(240_000);

const PLANETARY = { planetary: { start: { scenario: 'BORDER_CLASH' }, parameters: { phaseHours: 72 } } };

describe('calendars', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ faces: FACES, shelf: loadCatalogs() });
  });
  beforeEach(() => house.openCampaign(PLANETARY));
  afterAll(() => house.close());

  const add = async (who: string, more: object = {}) => {
    const of = who === 'arbiter' ? 'CAMPAIGN' : 'SEAT';
    const fields = '...on CalendarAdded { url channel { key } }';
    const added = await house.say(who, 'addCalendar', { campaign: house.campaign, of, ...more }, fields);
    expect(added.url).toMatch(/^https:\/\/wars\.example\.org\/calendar\/.+\.ics$/);
    return { key: added.channel.key as string, path: new URL(added.url).pathname };
  };
  const fetched = (path: string) => fetch(`${house.url}${path}`);
  /** Lines of the file; those that were folded are whole again. */
  const linesAt = async (path: string): Promise<readonly string[]> => {
    const answer = await fetched(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    return (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
  };
  const lock = (who: string) => house.say(who, 'lockPhase', { timeline: house.timeline });

  it('show a seat the deadlines of what it must do, as an event with an alarm', async () => {
    const { path } = await add('red', { remindHours: 12 });
    const lines = await linesAt(path);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toEqual(
      expect.arrayContaining([
        'NAME:The long line, Rita',
        'DTSTART:20260304T180000Z',
        'SUMMARY:The long line: deadline',
        'TRIGGER:-PT12H',
        `URL;VALUE=URI:https://wars.example.org/app/c/${house.campaign}`,
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Rita: '))).not.toContain('Bob');
    expect(await linesAt(path)).toEqual(lines);
    await lock('red');
    expect(await linesAt(path)).not.toContain('BEGIN:VEVENT');
  });

  it('show of a campaign whom it waits for', async () => {
    const { path } = await add('arbiter');
    await lock('red');
    const lines = await linesAt(path);
    expect(lines).toContain('NAME:The long line');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/^DESCRIPTION:Bob: /);
  });

  it('open nothing by another link, and nothing once they are removed or the seat is given away', async () => {
    const [mine, given] = [await add('red'), await add('blue')];
    const others = [
      mine.path.replace(/.\.ics$/, '~.ics'),
      `/calendar/${mine.key}.ics`,
      '/calendar/constructor.ics',
    ];
    for (const path of others) expect((await fetched(path)).status).toBe(404);
    expect((await fetched(mine.path)).status).toBe(200);
    await house.say('red', 'removeChannel', { campaign: house.campaign, channel: mine.key });
    await house.say('arbiter', 'revokeSeat', { campaign: house.campaign, seat: 'seat-2' });
    for (const { path } of [mine, given]) expect((await fetched(path)).status).toBe(404);
    expect(house.logged).toContain('"route":"/calendar/:link.ics"');
    expect(house.logged).not.toContain(mine.path.split('.')[1]);
  });

  it('are for whoever holds the seat, and for the arbiter where they are the campaign’s', async () => {
    const input = { campaign: house.campaign, of: 'CAMPAIGN' };
    expect(await house.say('red', 'addCalendar', input)).toMatchObject({
      violations: [{ code: 'FORBIDDEN' }],
    });
  });
});
