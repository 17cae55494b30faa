import { createHash } from 'node:crypto';
import { openChronicle, playOut } from '../../test/recorded/chronicle.js';
import { TOY } from '../../test/toy/index.js';
import { hashing } from '../hashing/index.js';
import type { DraftEvent } from '../kernel/index.js';
import { eventBody, eventOf, forkDraft, NO_HASH, recordEvents } from './recording.js';
import { replay, replayOne, replayStream } from './replay.js';

const draft = (part: Partial<DraftEvent>): DraftEvent => ({
  type: 'toy.Thing',
  schema: 1,
  kind: 'outcome',
  turn: 2,
  phase: 'ORDERS',
  because: ['TOY-1'],
  audience: { to: 'public' },
  cause: 0,
  data: { b: 1, a: [true, null] },
  ...part,
});

const CONTEXT = {
  timelineId: 'main',
  commandId: 'command-1',
  actor: 'red',
  at: '2025-01-10T19:30:00.000Z',
  revision: 7,
  previousHash: NO_HASH,
  newId: (index: number) => `id-${index}`,
  newSalt: (index: number) => `salt-${index}`,
};

describe('recordEvents', () => {
  const recorded = recordEvents(
    [
      draft({ kind: 'input', cause: null, because: [] }),
      draft({ kind: 'roll' }),
      draft({ cause: 1, audience: { to: 'seats', seats: ['red'] } }),
    ],
    CONTEXT,
    hashing,
  );

  it('gives identity, place and cause', () => {
    expect(recorded.map(({ event }) => [event.id, event.revision, event.causationId])).toEqual([
      ['id-0', 7, null],
      ['id-1', 8, 'id-0'],
      ['id-2', 9, 'id-1'],
    ]);
    expect(recorded[0]!.event).toMatchObject({ timelineId: 'main', commandId: 'command-1', actor: 'red' });
    expect(recorded[0]!.event).not.toHaveProperty('cause');
  });

  it('says of the last one that it is the last', () => {
    expect(recorded.map(({ event }) => event.last)).toEqual([undefined, undefined, true]);
  });

  it('salts what is not public', () => {
    expect(recorded.map(({ event }) => event.salt)).toEqual([undefined, undefined, 'salt-2']);
  });

  it('hashes the previous hash and the canonical body, as anybody can', () => {
    const body =
      '{"actor":"red","at":"2025-01-10T19:30:00.000Z","audience":{"to":"public"},"because":[],' +
      '"causationId":null,"commandId":"command-1","data":{"a":[true,null],"b":1},"id":"id-0","kind":"input",' +
      '"phase":"ORDERS","revision":7,"schema":1,"timelineId":"main","turn":2,"type":"toy.Thing"}';
    expect(recorded[0]!.body).toBe(body);
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(recorded[0]!.event.hash).toBe(sha('0'.repeat(64) + body));
    expect(recorded[0]!.event.hash).toBe('71d1693c6c0ca4d789c3ade86d6d4339edb652baffe1001e4586dca47d431240');
    expect(recorded[1]!.event.hash).toBe(sha(recorded[0]!.event.hash + recorded[1]!.body));
  });

  it('comes back from its body and hash', () => {
    for (const { event, body } of recorded) {
      expect(eventOf(body, event.hash)).toEqual(event);
      expect(eventBody(event, hashing)).toBe(body);
    }
  });
});

describe('forkDraft', () => {
  it('stands at the moment of the parent', () => {
    const made = forkDraft({ parent: 'main' } as never, { turn: 3, phase: 'ACTIONS' });
    expect(made).toMatchObject({
      type: 'timeline.Forked',
      kind: 'input',
      turn: 3,
      phase: 'ACTIONS',
      cause: null,
    });
  });
});

describe('replay', () => {
  const game = playOut(openChronicle());

  it('of a whole campaign gives what playing it gave', async () => {
    expect(replay(TOY, game.events)).toEqual(game.played);
    async function* one() {
      yield* game.events;
    }
    expect(await replayStream(TOY, one())).toEqual(game.played);
  });

  it('goes on from any snapshot, and leaves the snapshot as it was', () => {
    for (const cut of [1, 10, 40, game.events.length - 1]) {
      const snapshot = replay(TOY, game.events.slice(0, cut))!;
      const before = hashing.canonical(snapshot as never);
      expect(replay(TOY, game.events.slice(cut), snapshot)).toEqual(game.played);
      expect(hashing.canonical(snapshot as never)).toBe(before);
    }
  });

  it('has nothing to fold before a timeline is opened', () => {
    expect(replay(TOY, game.events.slice(1))).toBeUndefined();
    expect(replayOne(TOY, undefined, game.events[3]!)).toBeUndefined();
    expect(replay(TOY, [])).toBeUndefined();
  });
});
