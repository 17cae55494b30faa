/** @rulesets toy */
import { createHash } from 'node:crypto';
import { drawFaces } from '../../src/dice/index.js';
import { hashing } from '../../src/hashing/index.js';
import type { DiceRolledData, RecordedEvent, Seat } from '../../src/kernel/index.js';
import { PLANETARY, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { exportLines, historyFor, standsIn, type Reader } from '../../src/timelines/index.js';
import { playGolden } from '../golden-campaigns/playing.js';
import { newCampaigner } from '../planetary/campaigner.js';
import { PROVEN, ROOT, type ChronicleDice } from '../recorded/chronicle.js';
import { TOY_FACE } from '../api/toy-face.js';
import { everythingFor, surely } from './story.js';
import { MAIN, openWorld } from './world.js';

const isRoll = (event: { readonly type: string }): boolean => event.type === 'dice.DiceRolled';
const rollOf = ({ data }: { readonly data: object }) => data as unknown as DiceRolledData;

/** Everything in a text that faces might be drawn under: hashes and secrets, and what follows from proofs. */
function secretsIn(text: string): readonly string[] {
  const hex = text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? [];
  const proofs = text.match(/(?<![\w-])[\w-]{342}(?![\w-])/g) ?? [];
  const outputs = proofs.flatMap((proof) => {
    const pi = Buffer.from(proof, 'base64url');
    return [Buffer.concat([Buffer.from([1, 2]), pi]), pi].map((bytes) =>
      createHash('sha256').update(bytes).digest('hex'),
    );
  });
  return [...new Set([...hex, ...outputs])];
}

const follows = (secret: string, { key, faces, notation }: DiceRolledData): boolean =>
  drawFaces(secret, key, faces.length, Number(notation.split('D')[1])).join() === faces.join();

/** The most rolls of those hidden, of one turn, that follow from one of the secrets: what an outsider can be sure of. */
function largestShareExplained(secrets: readonly string[], hidden: readonly DiceRolledData[]): number {
  const turns = new Set(hidden.map(({ key }) => key.turn));
  return Math.max(
    0,
    ...[...turns].flatMap((turn) => {
      const rolls = hidden.filter(({ key }) => key.turn === turn);
      return secrets.map((secret) => rolls.filter((roll) => follows(secret, roll)).length / rolls.length);
    }),
  );
}

/** Four players from the empty map to the end of turn 1. */
function setUp(dice: ChronicleDice): readonly RecordedEvent[] {
  const players = ['Ada', 'Boris', 'Chioma', 'Dmitri'].map((name, at): Seat => {
    return { id: `seat-${at + 1}`, number: at + 1, name, role: 'player' };
  });
  const scenario = PLANETARY.scenarios.find((each) => each.code === 'four-player')!;
  const opening = {
    ruleset: PLANETARY,
    name: 'set-up',
    seats: [...players, { id: 'arbiter', number: 5, name: 'Arbiter', role: 'arbiter' as const }],
    position: scenario.setup(players),
    parameters: {},
    scenario,
  };
  const campaigner = newCampaigner(1);
  const speak = (state: PlanetaryState, accepted: Parameters<typeof campaigner>[1]) =>
    state.turn >= 2 ? null : campaigner(state, accepted, () => 1);
  return playGolden(opening, speak, dice).events;
}

async function exportOf(events: readonly RecordedEvent[], reader: Reader): Promise<string> {
  const header = {
    campaignId: 'golden',
    timelineId: 'golden',
    name: 'set-up',
    ruleset: { code: PLANETARY.meta.code, version: PLANETARY.meta.version },
    lineage: ['golden'],
    reader,
  };
  const history = historyFor(reader, events, (each) => standsIn(each.audience, reader), hashing);
  let text = '';
  for await (const line of exportLines(header, history, hashing)) text += `${line}\n`;
  return text;
}

const hiddenFrom = (events: readonly RecordedEvent[], reader: Reader): readonly DiceRolledData[] =>
  events.filter((each) => isRoll(each) && !standsIn(each.audience, reader)).map(rollOf);

describe('rolls that are hidden', () => {
  it('could, in timelines of old, all be computed from what everybody was told', async () => {
    const events = setUp(ROOT);
    const hidden = hiddenFrom(events, 'public');
    expect(hidden.filter(({ key }) => key.turn === 0).length).toBeGreaterThanOrEqual(11);
    expect(largestShareExplained(secretsIn(await exportOf(events, 'public')), hidden)).toBe(1);
  });

  it('follow from nothing that anybody else is told, now or later', async () => {
    const events = setUp(PROVEN);
    for (const reader of ['public', 'seat:seat-1', 'seat:seat-3'] as const) {
      const hidden = hiddenFrom(events, reader);
      const shown = await exportOf(events, reader);
      expect(hidden.length).toBeGreaterThanOrEqual(reader === 'public' ? 11 : 5);
      const secrets = secretsIn(shown);
      expect(secrets.length).toBeGreaterThan(100);
      expect(
        largestShareExplained(
          secrets,
          hidden.filter(({ key }) => key.turn === 0),
        ),
      ).toBeLessThan(0.8);
      // Proofs are shown to those alone who see their rolls.
      for (const { proof, shownTo } of hidden) if (shownTo) expect(shown).not.toContain(proof);
    }
  });

  it('follow from no answer of the service to others, whatever they ask', async () => {
    const world = await openWorld({
      faces: [TOY_FACE],
      opening: {
        name: 'The long line',
        seats: [{ name: 'Rita' }, { name: 'Bob' }],
        ruleset: { toy: { start: { scenario: 'MEETING' }, parameters: { handSize: 3 } } },
      },
    });
    try {
      for (let phase = 1; phase <= 3; phase++) {
        await surely(world, 'arbiter', 'closePhase', { commandId: `close-${phase}` });
      }
      const asked = `{ timeline(id: "${MAIN}") { events(first: 200, filter: { type: "dice.DiceRolled" }) { edges { node { payload } } } } }`;
      const all: readonly { readonly data: object }[] = (
        await world.send(asked, {}, 'arbiter')
      ).data.timeline.events.edges.map((each: { node: { payload: object } }) => ({
        data: each.node.payload,
      }));
      const about = { timelines: [MAIN], pieces: ['seat-2-guard'], filters: ['kind: ROLL'] };
      for (const [who, own] of [
        ['nobody', ''],
        ['red', 'seat-1'],
      ] as const) {
        const hidden = all
          .map(rollOf)
          .filter(({ key }) => key.purpose === 'draw' && key.subject !== own && key.turn === 1);
        expect(hidden.length).toBeGreaterThanOrEqual(3);
        const heard = (await everythingFor(world, [who], about)).map((each) => each.answer).join('\n');
        expect(largestShareExplained(secretsIn(heard), hidden)).toBeLessThan(0.8);
        for (const { proof, shownTo } of hidden) if (shownTo) expect(heard).not.toContain(proof);
        expect(heard).toContain(all.map(rollOf).find(({ shownTo }) => shownTo === 'public')!.proof);
      }
    } finally {
      await world.close();
    }
  });
});
