import { existing } from '../../../kernel/index.js';
import type { MapHex, MetaCampaignState } from '../state/index.js';
import { placeAt } from './edges.js';

const at = (state: MetaCampaignState, hex: string): MapHex => existing(placeAt(state, hex), 'hex');

/** By how much two hexes differ in height; 0 into and out of Mountains (EDC-TER-05). */
export function heightBetween(state: MetaCampaignState, from: string, to: string): number {
  const [a, b] = [at(state, from), at(state, to)];
  if (a.terrain === 'MOUNTAINS' || b.terrain === 'MOUNTAINS') return 0;
  return Math.abs(a.elevation - b.elevation);
}
