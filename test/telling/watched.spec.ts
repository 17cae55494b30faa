import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { House } from './house.js';
import { answering, openReceiver, taking } from './receiver.js';

jest.setTimeout(240_000);

const SCHEDULE = {
  timeZone: 'UTC',
  weekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  lengths: [{ days: 1 }],
  graceHours: 0,
  missing: 'DEFAULTS',
};

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

/** What a collector of traces was sent. */
async function openCollector() {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      bodies.push(body);
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans,
    bodies,
    close,
  };
}

describe('who watches over a service that tells people and closes phases', () => {
  it('is told of deadlines and deliveries, by code alone, as figures and as traces', async () => {
    const [receiver, collector] = await Promise.all([openReceiver(answering(500)), openCollector()]);
    const house = await House.open({
      faces: FACES,
      shelf: loadCatalogs(),
      settings: { metrics: 'on', tracesUrl: collector.url },
    });
    const measured = async (): Promise<string> => {
      const port = await house.measuredAt();
      return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    };
    await house.openCampaign({ planetary: { start: { scenario: 'BORDER_CLASH' } } });
    const input = { campaign: house.campaign, schedule: SCHEDULE };
    await house.say('arbiter', 'setSchedule', input, '...on DeadlinesSet { campaign { id } }');
    await house.webhook('arbiter', `${receiver.url}/hidden-part`, { topics: ['PHASE_CLOSED'] });
    await house.at('2026-03-02T18:00:00.000Z');
    expect(receiver.received).toHaveLength(1);
    receiver.manner = taking;
    await house.later(1);
    const closed = ['BATTLE_ORDERS', 'BATTLE_MOVEMENT', 'BATTLE', 'END_OF_TURN'];
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { closed: object });
    expect(told.slice(1).map((each) => each.closed)).toEqual(closed.map((phase) => ({ turn: 1, phase })));

    await house.at('2026-03-02T19:00:01.000Z');
    const text = await measured();
    const counted = (name: string, labels: string) =>
      text.split('\n').find((each) => each.startsWith(`warledger_${name}_seconds_count{${labels}} `));
    expect(counted('delivery', 'channel="webhook",result="failed"')).toMatch(/ 1$/);
    expect(counted('delivery', 'channel="webhook",result="taken"')).toMatch(/ 4$/);
    expect(counted('deadline', 'ruleset="planetary",result="closed"')).toMatch(/ 1$/);
    expect(text).toContain('\nwarledger_deadlines_ahead 1\n');
    expect(text).toContain('\nwarledger_projection_waiting 0\n');

    await house.close();
    collector.close();
    await receiver.close();
    const named = (name: string) => collector.spans.filter((each) => each.name === name);
    const below = ({ spanId }: Span) => collector.spans.filter((each) => each.parentSpanId === spanId);
    const said = ({ attributes }: Span, key: string) =>
      attributes.find((each) => each.key === `warledger.${key}`)?.value.stringValue;
    const [deadline, ...more] = named('deadline');
    expect([more, said(deadline!, 'ruleset'), said(deadline!, 'result')]).toEqual([
      [],
      'planetary',
      'closed',
    ]);
    // The word that it has passed, and the command that follows.
    expect(below(deadline!).map(({ name }) => name)).toEqual(['store.append', 'command']);
    expect(below(below(deadline!)[1]!).map(({ name }) => name)).toEqual(['store.append']);
    expect(named('delivery').map((each) => [said(each, 'channel'), said(each, 'result')])).toEqual([
      ['webhook', 'failed'],
      ...closed.map(() => ['webhook', 'taken']),
    ]);
    expect(named('projection').length).toBeGreaterThan(3);
    for (const { startTimeUnixNano, endTimeUnixNano } of named('projection'))
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    const secrets = [...Object.values(house.tokens), house.campaign, house.timeline, 'hidden-part', 'Rita'];
    for (const secret of secrets) expect(text + collector.bodies.join()).not.toContain(secret);
  });
});
