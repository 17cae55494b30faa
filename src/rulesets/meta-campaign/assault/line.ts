import { compassTo, frontEdges, parseHexKey, type Compass } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { stanceAt } from '../positions/arranging.js';
import { ranked } from '../positions/ranking.js';
import type { MetaCampaignState } from '../state/index.js';
import { blocOf, has, isFree } from '../units/kinds.js';

/** EDC-ASL-01, EDC-GAR-03: the edges of its hex that a bloc holds by its unit in front; none where that holds no line. */
export function lineOf(state: MetaCampaignState, hex: string, bloc: Bloc): readonly Compass[] {
  const front = ranked(state, hex, bloc).find((each) => blocOf(each) === bloc);
  const holds = front !== undefined && has(front, 'canHoldLine') && isFree(front);
  const stance = stanceAt(state, hex, bloc);
  return holds && stance !== null ? frontEdges(stance.facing) : [];
}

/** EDC-ASL-01: whether a bloc holds the edge of its hex towards an adjacent one. */
export function isHeld(state: MetaCampaignState, hex: string, bloc: Bloc, towards: string): boolean {
  const side = compassTo(existing(parseHexKey(hex), 'hex'), existing(parseHexKey(towards), 'hex'));
  return side !== null && lineOf(state, hex, bloc).includes(side);
}
