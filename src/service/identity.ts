import { hash } from 'node:crypto';
import { itemAt } from '../kernel/index.js';

const sha256 = (...parts: readonly (string | number)[]): Buffer =>
  hash('sha256', JSON.stringify(parts), 'buffer');

/**
 * An id in the form of a UUID v7: the time, then bits that follow from what the event is. The same command made
 * into records twice has the same ids, so that a repeated append is known as such.
 * @param at ISO 8601
 */
export function eventId(at: string, ...parts: readonly (string | number)[]): string {
  const bytes = sha256(...parts).subarray(0, 16);
  // Of a moment before 1970, that a wrong clock tells, there is no such id: it counts as the first.
  bytes.writeUIntBE(Math.max(0, Date.parse(at)), 0, 6);
  bytes[6] = (itemAt(bytes, 6) & 0x0f) | 0x70;
  bytes[8] = (itemAt(bytes, 8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** An id of a campaign or timeline that follows from the command that made it. 80 bits, 16 letters and digits. */
export const madeId = (prefix: string, ...parts: readonly string[]): string => {
  const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
  const signs = [...sha256(prefix, ...parts).subarray(0, 16)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${prefix}${signs.join('')}`;
};
