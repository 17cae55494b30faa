import { compassTo, frontEdges, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { stanceAt } from '../positions/arranging.js';
import { ranked } from '../positions/ranking.js';
import type { MetaCampaignState } from '../state/index.js';
import { blocOf, has, isFree, isInfantry } from '../units/kinds.js';

/** EDC-ASL-01: whether a bloc holds the edge of its hex towards an adjacent one. */
export function isHeld(state: MetaCampaignState, hex: string, bloc: Bloc, towards: string): boolean {
  const front = ranked(state, hex, bloc).find((each) => blocOf(each) === bloc);
  const holds = front !== undefined && isInfantry(front) && has(front, 'canHoldLine') && isFree(front);
  const stance = stanceAt(state, hex, bloc);
  if (!holds || stance === null) return false;
  const side = compassTo(existing(parseHexKey(hex), 'hex'), existing(parseHexKey(towards), 'hex'));
  return side !== null && frontEdges(stance.facing).includes(side);
}
