import { bearingTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';

const hexOf = (key: string) => existing(parseHexKey(key), 'hex');

/** EDCU-CB-02: sector of a bearing, of 6 or 12, clockwise from N. */
export function sectorOf(from: string, to: string, sectors: 6 | 12): number {
  const width = 360 / sectors;
  return Math.floor(((bearingTo(hexOf(from), hexOf(to)) + width / 2) % 360) / width);
}
