import {
  append,
  AT,
  commitment,
  diceOf,
  openChronicle,
  playOut,
  PROVEN,
  PROVEN_ANEW,
  ROOT,
  type Chronicle,
} from '../../../test/recorded/chronicle.js';
import { KEY, OTHER_KEY } from '../../../test/recorded/dice-keys.js';
import { rehash } from '../../../tools/bench/forger.js';
import { actorOf, SEATS } from '../../../test/toy/club.js';
import { TOY } from '../../../test/toy/index.js';
import { committingAnew, diceVerifier } from '../../dice/index.js';
import { addEntropy, adjudicate, type FoldedTimeline, type Verdict } from '../../engine/index.js';
import { digest, hashing } from '../../hashing/index.js';
import {
  drawnUnderText,
  runText,
  type DiceCommitment,
  type DiceRolledData,
  type DiceSource,
  type JsonObject,
  type RecordedEvent,
} from '../../kernel/index.js';
import { standsIn, type Reader } from '../steps.js';
import { isRoll } from '../stored-dice.js';
import { historyFor } from './history.js';
import { verifyHistory } from './verify.js';

/** Dice that tie now and then: ties are rolled again, in the same run. */
const DICE = { key: KEY, domain: 7 };
const GAME = playOut(openChronicle({}, DICE));
const FIRST = GAME.events.findIndex((each, at) => at > 20 && isRoll(each) && each.audience.to === 'public');

async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** What a reader finds in a history of which he reads what is his. */
async function reportOn(events: readonly RecordedEvent[], reader: Reader = 'all') {
  const mayRead = ({ audience }: RecordedEvent) => standsIn(audience, reader);
  const history = await listed(historyFor(reader, events, mayRead, hashing));
  return verifyHistory(TOY, history, { hashing, dice: diceVerifier }, reader);
}

/** What the check of dice says of a history; hashes are made anew, as a forger would. */
async function diceProblems(events: readonly RecordedEvent[], reader: Reader = 'all') {
  const { checks } = await reportOn(rehash(events, SEATS), reader);
  return checks.find((each) => each.name === 'dice')!.problems.map(({ message }) => message);
}

const bent = (at: number, part: object): readonly RecordedEvent[] =>
  GAME.events.map((each, index) => (index === at ? { ...each, data: { ...each.data, ...part } } : each));

const rollsIn = (events: readonly RecordedEvent[]) =>
  events.flatMap((event) => (isRoll(event) ? [{ event, roll: event.data as DiceRolledData }] : []));

describe('rolls of proved dice', () => {
  it('share a proof in a command, of one turn, phase, rule, audience and piece', () => {
    const proofs = new Map<string, string>();
    for (const { event, roll } of rollsIn(GAME.events)) {
      const run = JSON.stringify([event.commandId, event.audience, runText(roll.key)]);
      const first = proofs.get(run);
      if (first === undefined) expect(roll.shownTo).toBe(event.audience.to);
      expect(roll.proof).toHaveLength(first === undefined ? 342 : 12);
      expect(first?.startsWith(roll.proof!) ?? true).toBe(true);
      proofs.set(run, first ?? roll.proof!);
    }
    expect(rollsIn(GAME.events).length - proofs.size).toBeGreaterThan(3);
  });

  it('publish nothing at the end of a turn', () => {
    expect(GAME.events.filter((each) => each.type === 'timeline.TurnEnded')).toHaveLength(3);
    expect(GAME.events.filter((each) => each.type === 'dice.SecretPublished')).toEqual([]);
  });

  it('are proved, each at once, to everybody who sees them', async () => {
    for (const upTo of [FIRST + 1, GAME.events.length]) {
      const events = GAME.events.slice(0, upTo);
      for (const reader of ['all', 'public', 'seat:red', 'seat:blue'] as const) {
        const { checks } = await reportOn(events, reader);
        const dice = checks.find((each) => each.name === 'dice')!;
        expect(dice.problems).toEqual([]);
        expect(dice.examined).toBe(
          rollsIn(events).filter(({ event }) => standsIn(event.audience, reader)).length,
        );
      }
    }
  });

  it('are seen through where a proof is missing, is another roll’s, or stands where another serves', async () => {
    const { proof, roll } = GAME.events[FIRST]!.data as { proof: string; roll: number };
    const other = rollsIn(GAME.events).findLast((each) => each.roll.shownTo)!.roll.proof!;
    const none = { proof: undefined, shownTo: undefined };
    expect(await diceProblems(bent(FIRST, none))).toContain(`Roll ${roll} has no proof`);
    for (const wrong of [other, 'A'.repeat(342), proof.slice(1), `${proof}A`, '']) {
      expect(await diceProblems(bent(FIRST, { proof: wrong }))).toContain(
        `The proof of roll ${roll} proves nothing`,
      );
    }
    const second = rollsIn(GAME.events).find(
      ({ event, roll: each }) => !each.shownTo && event.audience.to === 'public',
    )!;
    const { key, faces } = second.roll;
    const under = { domain: 7, entropy: [], audience: 'public', first: key } as const;
    const own = KEY.prove(drawnUnderText(under));
    const drawn = diceVerifier.faces(own.beta, key, faces.length, 6);
    const chosen = bent(second.event.revision, { proof: own.proof, shownTo: 'public', faces: drawn });
    expect(await diceProblems(chosen)).toEqual([
      `Roll ${second.roll.roll} has a proof where another one serves`,
    ]);
    expect(await diceProblems(chosen, 'public')).toEqual([
      `Roll for ${key.purpose} of ${key.subject} has a proof where another one serves`,
    ]);
  });

  it('are seen through where the audience of a proof is another than that of its roll', async () => {
    const { key, faces, roll } = rollsIn(GAME.events).find(({ event }) => event.revision === FIRST)!.roll;
    const own = KEY.prove(drawnUnderText({ domain: 7, entropy: [], audience: 'seats', first: key }));
    const drawn = diceVerifier.faces(own.beta, key, faces.length, 6);
    const chosen = bent(FIRST, { proof: own.proof, shownTo: 'seats', faces: drawn });
    const message = (name: string) => `Roll ${name} is not shown to whom its proof was made for`;
    expect(await diceProblems(chosen)).toContain(message(String(roll)));
    expect(await diceProblems(chosen, 'public')).toContain(message(`for ${key.purpose} of ${key.subject}`));
  });

  it('are seen through where the key is another, is not certified, or its fingerprint is not its own', async () => {
    const dice = GAME.events[0]!.data['dice'] as unknown as DiceCommitment;
    const vrf = dice.vrf!;
    const with_ = (change: object) => diceProblems(bent(0, { dice: { ...dice, ...change } }));
    expect(await with_({ vrf: { ...vrf, certificate: undefined } })).toEqual([
      'The key of the dice is not certified',
    ]);
    const certificate = [...vrf.certificate!.slice(1), vrf.certificate![0]!];
    expect(await with_({ vrf: { ...vrf, certificate } })).toEqual(['The key of the dice is not certified']);
    expect(await with_({ commitment: 'c0'.repeat(32) })).toEqual([
      'The commitment is not the fingerprint of its key',
    ]);
    const another = commitment({ key: OTHER_KEY, domain: 7 });
    expect((await with_(another)).length).toBe(
      rollsIn(GAME.events).filter(({ roll }) => roll.shownTo).length,
    );
    expect((await with_({ vrf: { ...vrf, domain: 8 } })).length).toBeGreaterThan(0);
  });
});

describe('what players add to the dice', () => {
  const added = (chronicle: Chronicle, seat: string, as = seat): Verdict =>
    addEntropy(
      TOY,
      chronicle.played,
      { seat, digest: hashing.sha256(`of ${seat}`) },
      { actor: actorOf(as), at: AT, timelineId: 'main' },
      { dice: diceOf(chronicle.root), digest },
    );
  const adding = (chronicle: Chronicle, seat: string): Chronicle => {
    const verdict = added(chronicle, seat);
    if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
    return {
      ...chronicle,
      events: append(chronicle, verdict.events, seat),
      played: verdict.played as Chronicle['played'],
    };
  };
  const open = openChronicle({}, DICE);

  it('changes all faces from the next command on, provably', async () => {
    const game = playOut(adding(adding(open, 'blue'), 'red'));
    const before = rollsIn(GAME.events).filter(({ event }) => event.revision >= open.events.length);
    const after = rollsIn(game.events).filter(({ event }) => event.revision >= open.events.length);
    expect(after[0]!.roll.key).toEqual(before[0]!.roll.key);
    expect(after.map(({ roll }) => roll.faces)).not.toEqual(before.map(({ roll }) => roll.faces));
    expect((await reportOn(game.events)).checks.flatMap((each) => each.problems)).toEqual([]);
  });

  it('is added once by each player, and by nobody else or for nobody else', async () => {
    expect(added(adding(open, 'blue'), 'blue')).toMatchObject({ kind: 'refused' });
    expect(added(open, 'arbiter')).toMatchObject({ kind: 'refused' });
    expect(added(open, 'red', 'blue')).toMatchObject({ kind: 'refused' });
    expect(added(GAME, 'red')).toMatchObject({ kind: 'refused' });
    const { events } = adding(open, 'blue');
    const twice = [...events, { ...events.at(-1)!, revision: events.length }];
    expect(await diceProblems(twice)).toEqual([
      'Only players add to the dice, once each, before a turn has ended',
    ]);
  });
});

describe('dice committed anew', () => {
  /** Dice under a chain until a turn begins, and proved ones from then on. */
  const passing = (fromTurn: number): DiceSource =>
    committingAnew(diceOf(ROOT), diceOf(PROVEN), ({ turn }) =>
      turn >= fromTurn ? commitment(PROVEN) : null,
    );
  const next = (chronicle: Chronicle, dice: DiceSource): Chronicle => {
    const seat = chronicle.played.state.active ?? 'arbiter';
    const command = { type: seat === 'arbiter' ? 'ClosePhase' : 'Pass' } as const;
    const envelope = { command, actor: actorOf(seat), at: AT, timelineId: 'main' };
    const verdict = adjudicate(TOY, chronicle.played as FoldedTimeline, envelope, { dice, digest });
    if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
    return {
      ...chronicle,
      events: append(chronicle, verdict.events, seat),
      played: verdict.played as Chronicle['played'],
    };
  };
  const toTheEnd = (chronicle: Chronicle, dice: DiceSource): Chronicle => {
    let game = chronicle;
    while (game.played.state.winners === null) game = next(game, dice);
    return game;
  };

  it('let a timeline of old go on with proofs, from a turn on, and all of it is sound', async () => {
    const game = toTheEnd(openChronicle({}, ROOT), passing(2));
    const types = game.events.map((each) => each.type);
    expect(types.filter((each) => each === 'dice.Committed')).toHaveLength(1);
    const secrets = game.events.filter((each) => each.type === 'dice.SecretPublished');
    expect(secrets.map((each) => each.data['turn'])).toEqual([1]);
    const committed = types.indexOf('dice.Committed');
    expect(isRoll(game.events[committed + 1]!)).toBe(true);
    for (const { roll } of rollsIn(game.events)) {
      if (roll.key.turn < 2) expect(roll.proof).toBeUndefined();
    }
    const report = await reportOn(game.events);
    expect(report.checks.flatMap((each) => each.problems)).toEqual([]);
    expect(report.checks.find((each) => each.name === 'dice')!.examined).toBe(game.played.rolls);
  });

  it('must count up', async () => {
    const opened = openChronicle({}, PROVEN_ANEW);
    const anew = { ...diceOf(PROVEN_ANEW), anew: () => commitment(PROVEN, KEY.publicKey) };
    const game = toTheEnd(opened, anew);
    expect(game.events.some((each) => each.type === 'dice.Committed')).toBe(true);
    expect(await diceProblems(game.events)).toContain('The dice of domain 1 were not committed anew');
    const upwards = toTheEnd(openChronicle(), {
      ...diceOf(PROVEN),
      anew: () => commitment(PROVEN_ANEW, KEY.publicKey),
    });
    expect(await diceProblems(upwards.events)).toEqual([]);
    expect(upwards.played.dice).toEqual(commitment(PROVEN_ANEW, KEY.publicKey) as unknown as JsonObject);
  });
});
