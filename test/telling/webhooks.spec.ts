/** @rulesets toy */
import { Webhook } from 'standardwebhooks';
import { TOY_FACE } from '../api/toy-face.js';
import { House } from './house.js';
import { answering, openReceiver, taking, type Receiver } from './receiver.js';

const TOY = { toy: { start: { scenario: 'MEETING' } } };

describe('webhooks', () => {
  let house: House;
  let receiver: Receiver;

  beforeEach(async () => {
    [house, receiver] = await Promise.all([House.open({ faces: [TOY_FACE] }), openReceiver()]);
    await house.openCampaign(TOY);
  });
  afterEach(() => Promise.all([house.close(), receiver.close()]));

  const close = () => house.say('arbiter', 'closePhase', { timeline: house.timeline });

  it('are posted the phase that has closed, signed so that a library of receivers knows it', async () => {
    const { secret, channel } = await house.webhook('arbiter', `${receiver.url}/hook`);
    await close();
    const [received] = await receiver.count(1);
    expect(received!.path).toBe('/hook');
    const { headers, body } = received!;
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(String(headers['webhook-id']), at, body),
    );
    expect(at.toISOString()).toBe('2026-03-01T18:00:00.000Z');
    expect(JSON.parse(body)).toMatchObject({
      kind: 'PHASE_CLOSED',
      campaign: { id: house.campaign, name: 'The long line' },
      seat: null,
      closed: { turn: 1, phase: 'ORDERS' },
      now: { turn: 1, phase: 'ACTIONS' },
      title: 'The long line: turn 1, Sealed orders is closed. Now: turn 1, Actions in turn.',
      link: `https://wars.example.org/app/c/${house.campaign}`,
    });
    expect(headers['idempotency-key']).toMatch(new RegExp(`^${channel.key}-`));
  });

  it('are sent it again, under the same key, until it is taken; and also after a restart', async () => {
    await house.webhook('arbiter', receiver.url);
    receiver.manner = answering(500);
    await close();
    await receiver.count(1);
    await house.settle();
    expect(await house.channels('arbiter')).toMatchObject([
      { state: 'ON', failures: 1, lastFailure: { reason: 'It answered 500' } },
    ]);
    await house.restart();
    await house.settle();
    expect(receiver.received).toHaveLength(1);
    receiver.manner = taking;
    await house.later(1);
    await house.later(1);
    expect(receiver.received).toHaveLength(2);
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(await house.channels('arbiter')).toMatchObject([{ failures: 0 }]);
  });
});
