import type { Violation } from '../catalog.js';
import { mustBeActive } from '../general/barred.js';
import { returnOffer } from '../recruit/offering.js';
import type { SpeTable } from '../table.js';
import { eliminate } from './markers.js';

/** SPE-VIC-04: at any moment of the own turn; an open battle or window ends without a result. */
export function resign(table: SpeTable): readonly Violation[] {
  const { state, actor } = table;
  const barred = mustBeActive(table);
  if (barred.length > 0) return barred;
  const player = actor.seat;
  const mine = Object.values(state.units).filter(
    (each) => each.owner === player && each.status === 'IN_PLAY',
  );
  const units = mine.map((each) => each.id);
  const markers = Object.values(state.spaces).filter((each) => each.controller === player);
  const mapSpaces = markers.map((each) => each.id);
  returnOffer(table, player);
  table.emit({ type: 'space-empires.PlayerResigned', data: { player, units, mapSpaces } }, ['SPE-VIC-04']);
  eliminate(table, player, 'RESIGNED');
  return [];
}
