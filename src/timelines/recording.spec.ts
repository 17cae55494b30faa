import { createHash } from 'node:crypto';
import { openChronicle, playOut } from '../../test/recorded/chronicle.js';
import { SEATS } from '../../test/toy/club.js';
import { TOY } from '../../test/toy/index.js';
import { hashing } from '../hashing/index.js';
import type { DraftEvent } from '../kernel/index.js';
import { eventBody, eventOf, forkDraft, recordEvents } from './recording.js';
import { NO_HASH } from './steps.js';
import { replay, replayOne } from './replay.js';

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
  seats: SEATS,
  stepSalt: 'step',
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

  it('salts every event, and the command as a whole', () => {
    expect(recorded.map(({ event }) => event.salt)).toEqual(['salt-0', 'salt-1', 'salt-2']);
    expect(recorded.map(({ event }) => event.stepSalt)).toEqual([undefined, undefined, 'step']);
  });

  it('links the command to the chain by a leaf for each reader, as anybody can', () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const kept = (audience: string, cause: string, at: number) =>
      sha(`{"audience":${audience},"causationId":${cause},"revision":${7 + at},"salt":"salt-${at}"}`);
    const digest = (kind: string, because: string, id: number, behind: string) =>
      sha(
        `{"actor":"red","at":"2025-01-10T19:30:00.000Z","because":${because},"commandId":"command-1",` +
          `"data":{"a":[true,null],"b":1},"id":"id-${id}","kept":"${behind}","kind":"${kind}",` +
          '"phase":"ORDERS","schema":1,"timelineId":"main","turn":2,"type":"toy.Thing"}',
      );
    const [open, own] = ['{"to":"public"}', '{"seats":["red"],"to":"seats"}'];
    const digests = [
      digest('input', '[]', 0, kept(open, 'null', 0)),
      digest('roll', '["TOY-1"]', 1, kept(open, '"id-0"', 1)),
      digest('outcome', '["TOY-1"]', 2, kept(own, '"id-1"', 2)),
    ];
    const leaf = (reader: string, known: readonly string[]) =>
      sha(JSON.stringify([sha(JSON.stringify(['step', reader])), ...known]));
    const leaves =
      `{"all":"${leaf('all', digests)}","public":"${leaf('public', digests.slice(0, 2))}",` +
      `"seat:blue":"${leaf('seat:blue', digests.slice(0, 2))}","seat:red":"${leaf('seat:red', digests)}"}`;
    const hash = sha('0'.repeat(64) + leaves);
    expect(recorded.map(({ event }) => event.hash)).toEqual([hash, hash, hash]);
    expect(hash).toBe('efa8c16cc10e0e46173cc262b14ae4426bca831eb6654efdf68cf14b6442f078');
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

  it('of a whole campaign gives what playing it gave', () => {
    expect(replay(TOY, game.events)).toEqual(game.played);
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
