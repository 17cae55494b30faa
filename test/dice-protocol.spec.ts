import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { chainedSecret, drawFaces, fingerprintOf, isCertified, provenOutput } from '../src/dice/index.js';
import { hashing } from '../src/hashing/index.js';
import { drawnUnderText, rollKeyText, type RecordedEvent, type RollKey } from '../src/kernel/index.js';
import { exportLines, historyFor, standsIn, type Reader } from '../src/timelines/index.js';
import { forkAt, openChronicle, playOut, PROVEN_ANEW, type Chronicle } from './recorded/chronicle.js';
import { KEY } from './recorded/dice-keys.js';
import { TOY } from './toy/index.js';

interface Vectors {
  readonly publicKey: string;
  readonly commitment: string;
  readonly certificate: readonly string[];
  readonly domain: number;
  readonly entropy: readonly string[];
  readonly audience: 'public';
  readonly keys: readonly RollKey[];
  readonly count: number;
  readonly sides: number;
  readonly alpha: string;
  readonly proof: string;
  readonly beta: string;
  readonly faces: readonly (readonly number[])[];
  readonly old: {
    readonly turn: number;
    readonly secret: string;
    readonly commitment: string;
    readonly key: RollKey;
    readonly faces: readonly number[];
  };
}

const DOCUMENT = await readFile('docs/dice-protocol.md', 'utf8');
const vectors = JSON.parse(/```json vectors\n([\s\S]*?)```/.exec(DOCUMENT)![1]!) as Vectors;

describe('the vectors of the dice protocol', () => {
  const { publicKey, proof, beta, keys, count, sides, old } = vectors;

  it('are what the dice give', () => {
    const { domain, entropy, audience, alpha } = vectors;
    expect(KEY.publicKey).toBe(publicKey);
    expect(fingerprintOf(publicKey)).toBe(vectors.commitment);
    expect(KEY.certificate()).toEqual(vectors.certificate);
    expect(drawnUnderText({ domain, entropy, audience, first: keys[0]! })).toBe(alpha);
    expect(KEY.prove(alpha)).toEqual({ proof, beta });
    expect(keys.map((key) => drawFaces(beta, key, count, sides))).toEqual(vectors.faces);
  });

  it('are what whoever checks them finds', () => {
    expect(isCertified(publicKey, vectors.certificate)).toBe(true);
    expect(provenOutput(publicKey, vectors.alpha, proof)).toBe(beta);
  });

  it('hold for timelines of old', () => {
    expect(chainedSecret(old.secret, old.turn + 1)).toBe(old.commitment);
    expect(drawFaces(old.secret, old.key, count, sides)).toEqual(old.faces);
  });

  it('follow from numbers and hashes alone', () => {
    const n = BigInt(`0x${publicKey}`);
    const s = BigInt(`0x${Buffer.from(proof, 'base64url').toString('hex')}`);
    const power = (base: bigint, exponent: bigint): bigint =>
      exponent === 0n
        ? 1n
        : (power((base * base) % n, exponent / 2n) * (exponent % 2n === 1n ? base : 1n)) % n;
    const seed = `0101${'00000100'}${publicKey}${Buffer.from(vectors.alpha).toString('hex')}`;
    const sha = (hex: string): string => chainedSecret(hex, 1);
    const em = Array.from({ length: 8 }, (_, block) => sha(`${seed}0000000${block}`)).join('');
    expect(power(s, 65537n).toString(16).padStart(510, '0')).toBe(em.slice(0, 510));
    expect(sha(`0102${Buffer.from(proof, 'base64url').toString('hex')}`)).toBe(beta);
    expect(rollKeyText(keys[1]!)).toBe('["planetary",1,"BATTLE","PLN-CAS-02","casualty","Żubr",2]');
  });
});

describe('examples/dice.py', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'dice-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function check(content: string): Promise<string> {
    const path = join(folder, 'export.ndjson');
    await writeFile(path, content);
    const run = promisify(execFile)('python3', ['examples/dice.py', path]);
    return (await run.catch((fault: { stdout: string; stderr: string }) => fault)).stdout.trim();
  }

  const sees = (reader: Reader) => (event: RecordedEvent) => standsIn(event.audience, reader);

  async function exported({ events, segments, timelineId }: Chronicle, reader: Reader): Promise<string> {
    const header = {
      campaignId: 'campaign-1',
      timelineId,
      name: 'Club night',
      ruleset: { code: 'toy', version: TOY.meta.version },
      lineage: segments.map((each) => each.timelineId),
      reader,
    };
    const history = historyFor(reader, events, sees(reader), hashing);
    let lines = '';
    for await (const line of exportLines(header, history, hashing)) lines += `${line}\n`;
    return lines;
  }

  const game = playOut(openChronicle());
  const cut = game.events.findIndex((each, at) => at > game.events.length / 2 && each.kind === 'input');
  it('proves every roll that a reader sees, on main timelines and forks', async () => {
    const forks = [forkAt(game, cut - 1, 'same'), forkAt(game, cut - 1, 'fresh', PROVEN_ANEW)].map((each) =>
      playOut(each),
    );
    for (const chronicle of [game, ...forks]) {
      for (const reader of ['all', 'public', 'seat:blue'] as const) {
        const rolls = chronicle.events.filter(
          (each) => each.type === 'dice.DiceRolled' && sees(reader)(each),
        );
        expect(await check(await exported(chronicle, reader))).toBe(`${rolls.length} rolls proved`);
      }
    }
  });

  it('sees a face, a proof, a key, a domain and an audience that were changed', async () => {
    const whole = await exported(game, 'public');
    const proof = /"proof":"([^"]+)"/.exec(whole)![1]!;
    const bent = [
      whole.replace(/"faces":\[(\d)/, (_, face: string) => `"faces":[${(Number(face) % 6) + 1}`),
      whole.replace(proof, `${proof.slice(0, 9)}${proof[9] === 'x' ? 'y' : 'x'}${proof.slice(10)}`),
      whole.replaceAll(/"publicKey":"([0-9a-f])[0-9a-f]/g, '"publicKey":"$10'),
      whole.replaceAll('"domain":1', '"domain":2'),
      whole.replace('"shownTo":"public"', '"shownTo":"seats"'),
    ];
    for (const each of bent) {
      expect(each).not.toBe(whole);
      expect(await check(each)).toMatch(/NOT SOUND$/);
    }
  });

  it('proves the campaigns of old', async () => {
    for (const name of ['planetary-battles', 'sector']) {
      const zipped = await readFile(`test/recorded/0.1.0/${name}.ndjson.gz`);
      expect(await check(gunzipSync(zipped).toString())).toMatch(/^\d+ rolls proved$/);
    }
  });
});
