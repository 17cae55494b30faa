import type { GowTable } from '../table.js';
import { isAllied } from '../general/factions.js';
import { bySeq } from '../general/order.js';
import { ownerOf } from '../general/owners.js';
import { placeOfForce } from '../map/places.js';

/** GOW-CHR-03: a hero whose host is no ally any more is alone where they part; under way they stay together until they arrive. */
export function partFromStrangers(table: GowTable): void {
  const { state } = table;
  for (const { id: hero, attachedTo, faction, kind, diedRound } of bySeq(Object.values(state.characters))) {
    if (attachedTo === null || kind !== 'HERO' || diedRound > 0) continue;
    const host = ownerOf(state, attachedTo);
    const place = placeOfForce(state, attachedTo);
    if (host === null || isAllied(state, host, faction) || place === null || place.in === 'JOURNEY') continue;
    table.emit({ type: 'ghost-of-war.HeroAttached', data: { faction, hero, to: null, place } }, [
      'GOW-CHR-03',
    ]);
  }
}
