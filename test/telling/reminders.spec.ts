import { jest } from '@jest/globals';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { House } from './house.js';
import { openReceiver, type Receiver } from './receiver.js';

jest.setTimeout(240_000);

/** Three days for each phase. */
const PLANETARY = { planetary: { start: { scenario: 'BORDER_CLASH' }, parameters: { phaseHours: 72 } } };
const UNTIL = '2026-03-04T18:00:00.000Z';

describe('reminders', () => {
  let house: House;
  let receiver: Receiver;

  beforeAll(async () => {
    [house, receiver] = await Promise.all([
      House.open({ faces: FACES, shelf: loadCatalogs() }),
      openReceiver(),
    ]);
  });
  beforeEach(async () => {
    await house.openCampaign(PLANETARY);
    receiver.received.length = 0;
  });
  afterAll(() => Promise.all([house.close(), receiver.close()]));

  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { due: readonly object[] });
  const lock = (who: string) => house.say(who, 'lockPhase', { timeline: house.timeline });

  it('come once, so many hours before a deadline, to a seat of what it must do', async () => {
    await house.webhook('red', receiver.url, { remindHours: 12 });
    await house.later(59.9);
    expect(bodies()).toEqual([]);
    await house.later(0.1);
    expect(bodies()).toMatchObject([{ kind: 'REMINDER', seat: { name: 'Rita' } }]);
    expect(bodies()[0]!.due).toEqual([
      {
        seat: 'seat-1',
        code: expect.any(String),
        subject: expect.any(String),
        mandatory: true,
        until: UNTIL,
      },
    ]);
    await house.later(1);
    await house.restart();
    await house.later(1);
    expect(bodies()).toHaveLength(1);
  });

  it('come to nobody who has done it', async () => {
    await house.webhook('red', receiver.url, { remindHours: 12 });
    await lock('red');
    await house.later(65);
    expect(bodies()).toEqual([]);
  });

  it('name those who are still waited for where they are the campaign’s', async () => {
    await house.webhook('arbiter', receiver.url, { remindHours: 12 });
    await lock('blue');
    await house.later(65);
    expect(bodies()).toMatchObject([{ kind: 'REMINDER', seat: null, due: [{ seat: 'seat-1' }] }]);
  });

  it('come to nobody who does not want them', async () => {
    await house.webhook('red', receiver.url, { topics: ['PHASE_CLOSED', 'TURN_REPORT'] });
    await house.later(65);
    expect(bodies()).toEqual([]);
  });

  it('are not sent once the deadline has passed', async () => {
    await house.webhook('red', receiver.url, { topics: ['REMINDER'], remindHours: 12 });
    await house.later(72);
    expect(bodies()).toEqual([]);
  });
});
