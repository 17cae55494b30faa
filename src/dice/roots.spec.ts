import { createHash } from 'node:crypto';
import { commitmentOf, turnSecret, type DiceRoot } from './roots.js';
import { seal, unseal } from './sealing.js';

const ROOT: DiceRoot = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  turns: 4096,
};
const KEY = Buffer.alloc(32, 7);
const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('the chain of turn secrets', () => {
  it('commits to the vectors on record', () => {
    expect(commitmentOf(ROOT)).toEqual({
      mode: 'committed',
      commitment: '091b9ec75bfc97be5af7ff900cc304204516931074b8b93e87b5e52be4458ce3',
      turns: 4096,
    });
  });

  it.each([
    [0, 'fbd3136db367d4cb21dc522f7e8a28ccce1bec79ee01d51fcd31af5d31c08754'],
    [1, '27ad82e6eeaf90dedb923c1fa2aa6d5188210e9ad587e6f1583ffb104245bc3e'],
    [63, 'f6923c7a85a125c57588ac3cebd4c508be3cd54242d6409cfd871aad6993e6c5'],
    [64, '9081320257e01c4aed5f80da626746813d2cf64d227349f1ac763692481e11e9'],
    [65, '7abdcdda23388493959d1b79db423546df64f7a27956aa1e238080c6eaade5a2'],
    [4095, '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'],
  ])('has the secret on record for turn %i', (turn, secret) => {
    expect(turnSecret(ROOT, turn)).toBe(secret);
  });

  it.each([1, 2, 63, 64, 65, 130])('links every secret to the one before, in a chain of %i', (turns) => {
    const root = { ...ROOT, turns };
    for (let turn = 1; turn < turns; turn++) {
      expect(sha(turnSecret(root, turn))).toBe(turnSecret(root, turn - 1));
    }
    expect(sha(turnSecret(root, 0))).toBe(commitmentOf(root).commitment);
    expect(turnSecret(root, turns - 1)).toBe(sha(ROOT.secret));
  });

  it.each([-1, 4096, 1.5, Number.NaN])('has no secret for turn %d', (turn) => {
    expect(() => turnSecret(ROOT, turn)).toThrow(RangeError);
  });
});

describe('a sealed secret', () => {
  it('opens with its key and timeline', () => {
    expect(unseal(seal(ROOT, KEY, 'timeline-1'), KEY, 'timeline-1')).toEqual(ROOT);
  });

  it('shows nothing of the secret and is another text each time', () => {
    const sealed = seal(ROOT, KEY, 'timeline-1');
    expect(seal(ROOT, KEY, 'timeline-1')).not.toBe(sealed);
    expect(sealed).not.toContain(ROOT.secret);
  });

  it('opens with no other key, for no other timeline, and not when a byte was changed', () => {
    const sealed = seal(ROOT, KEY, 'timeline-1');
    expect(() => unseal(sealed, Buffer.alloc(32, 8), 'timeline-1')).toThrow();
    expect(() => unseal(sealed, KEY, 'timeline-2')).toThrow();
    expect(() => unseal('plain text', KEY, 'timeline-1')).toThrow('Nothing sealed');
    const [version, nonce, tag, body] = sealed.split('.');
    const bytes = Buffer.from(body!, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const bent = Buffer.from(bytes);
      bent[at]! ^= 1;
      expect(() =>
        unseal([version, nonce, tag, bent.toString('base64url')].join('.'), KEY, 'timeline-1'),
      ).toThrow();
    }
  });
});
