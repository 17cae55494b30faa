import { lookUp } from '../../kernel/index.js';
import { attacks } from './options/attacking.js';
import { actorFor, NOW, type Choice } from './options/choice.js';
import { deeds } from './options/deeds.js';
import { moves, otherMoves } from './options/moving.js';
import { mustPlan, orderOf } from './orders/posting.js';
import type { MetaCampaignState } from './state/index.js';
import { isOnMap } from './units/kinds.js';
import { unitAt } from './units/on-map.js';

/**
 * What a unit of this seat may be ordered to do in this round, from what the seat knows: where it may go, whom and what it may
 * attack from where it stands, with the whole arithmetic, and every deed that is open to it there. Empty while nothing may be
 * posted; null where the unit is not the seat's. Drops from orbit may lead to any hex and are not told one by one.
 */
export function options(state: MetaCampaignState, seat: string, piece: string): readonly Choice[] | null {
  const unit = lookUp(state.units, piece);
  if (!unit) return null;
  const actor = actorFor(state, unit);
  if (actor.seat !== seat) return null;
  const asked = { state, actor, at: NOW };
  if (mustPlan(asked).length > 0 || orderOf(state, piece)) return [];
  const own = unitAt(state, piece);
  if (own.status !== 'ACTIVE' || own.hex === null) return [];
  if (!isOnMap(own)) return [...otherMoves(state, own), ...deeds(state, own)];
  return [...moves(state, own), ...otherMoves(state, own), ...attacks(state, own), ...deeds(state, own)];
}
