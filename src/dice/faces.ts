import { createHmac } from 'node:crypto';
import { rollKeyText, type RollKey } from '../kernel/index.js';
import { hashedTimes } from './roots.js';
import { fingerprintOf, isCertified, provenOutput } from './vrf.js';

/** Sides that a die may have. */
export const FEWEST_SIDES = 2;
export const MOST_SIDES = 1000;

const WORDS = 65_536;
const BYTES_OF_WORD = 2;

/**
 * Faces of a roll, 1…sides each, in the order thrown.
 *
 * Block n of a roll is HMAC-SHA-256 under a secret, of `<text of the roll's key>#<n>`, n = 0, 1, 2 …
 * A block is read as sixteen 16-bit words, most significant byte first. A word below the largest multiple
 * of `sides` gives the face `word mod sides + 1`; the others are passed over, so every face is equally likely.
 *
 * @param secret 32 bytes, hex: the output of the proof of the roll's run, or the secret of its turn
 * With `falls` 1 each die has a side less than the one before it (a draw of names without putting them back): a word is read
 * for the sides of the die that it is for.
 *
 * @param sides 2…1000; of the first die of a draw 1…1000
 * @param falls sides by which each die has fewer than the one before it
 * Throws RangeError for other numbers of sides, a count below 1, or more dice than have a side.
 */
export function drawFaces(
  secret: string,
  key: RollKey,
  count: number,
  sides: number,
  falls: 0 | 1 = 0,
): number[] {
  const fewest = falls === 1 ? 1 : FEWEST_SIDES;
  if (!Number.isInteger(sides) || sides < fewest || sides > MOST_SIDES) {
    throw new RangeError(`A die has ${fewest} to ${MOST_SIDES} sides, not ${sides}`);
  }
  const most = falls === 1 ? sides : Infinity;
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new RangeError(`Cannot throw ${count} dice`);
  }
  const text = rollKeyText(key);
  const secretBytes = Buffer.from(secret, 'hex');
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const bytes = createHmac('sha256', secretBytes).update(`${text}#${block}`, 'utf8').digest();
    for (let at = 0; at < bytes.length && faces.length < count; at += BYTES_OF_WORD) {
      const word = bytes.readUInt16BE(at);
      const left = sides - falls * faces.length;
      if (word < WORDS - (WORDS % left)) faces.push((word % left) + 1);
    }
  }
  return faces;
}

/** The value a published secret leads to after so many hashes: of turn t, t + 1 hashes give the commitment. */
export const chainedSecret = (secret: string, steps: number): string =>
  hashedTimes(Buffer.from(secret, 'hex'), steps).toString('hex');

/** What anybody needs to check dice; needs no service, no key and no root. */
export const diceVerifier = {
  faces: drawFaces,
  output: provenOutput,
  fingerprint: fingerprintOf,
  certified: isCertified,
  chained: chainedSecret,
};
