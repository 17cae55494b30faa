import { ARRIVES_ON, SLOW_UP_TO_CM, SPEED_FACTOR } from '../data/tables.js';
import type { Detachment, EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { allDetachments, livingOf, profileOf, unitBy } from '../units/pieces.js';
import { isSwift } from '../units/values.js';

/** Section 6.7: by the Speed of the slowest unit, Cavalry and Jump Packs doubled, or Flyers. */
function classOf(state: EpicState, detachment: Detachment): keyof typeof ARRIVES_ON {
  if (detachment.isFlyer) return 'FLYERS';
  const speeds = livingOf(state, detachment).map(
    ({ id }) => profileOf(state, id).speedCm * (isSwift(state, id) ? SPEED_FACTOR : 1),
  );
  return Math.min(...speeds) <= SLOW_UP_TO_CM ? 'SLOW' : 'FAST';
}

/** EPC-RES-01: the die that a detachment needs in a turn; later turns are as the last of the table. */
export function neededFor(state: EpicState, detachment: Detachment): number | null {
  const row: readonly (number | null)[] = ARRIVES_ON[classOf(state, detachment)];
  return row[Math.min(state.turn, row.length) - 1] ?? null;
}

/** Whether all of it is carried by a transport of another detachment, with which it comes. */
const isAboard = (state: EpicState, detachment: Detachment): boolean =>
  livingOf(state, detachment).every(
    ({ mountedIn }) => mountedIn !== null && unitBy(state, mountedIn).detachment !== detachment.id,
  );

/** Detachments in reserve that roll in this turn. */
export const inReserve = (state: EpicState): readonly Detachment[] =>
  allDetachments(state).filter(
    (each) => each.place === 'RESERVE' && !isAboard(state, each) && neededFor(state, each) !== null,
  );

/** EPC-RES-01, EPC-RES-02 */
export function rollReserves(table: EpcTable): void {
  const waiting = inReserve(table.state);
  const faces = table.rollAll(
    waiting.map(({ id }) => ({ count: 1, sides: 6, for: 'EPC-RES-01', purpose: 'arrival', subject: id })),
  );
  waiting.forEach((detachment, place) => {
    const { id, isFlyer } = detachment;
    const die = faces[place]?.[0] ?? 0;
    const needed = neededFor(table.state, detachment) ?? Number.POSITIVE_INFINITY;
    const arrived = die >= needed;
    table.emit({ type: 'epic.ReserveRolled', data: { detachment: id, die, needed, arrived } }, [
      'EPC-RES-01',
    ]);
    if (!arrived) return;
    const where = isFlyer ? 'OFF_TABLE' : 'TABLE';
    table.emit({ type: 'epic.DetachmentArrived', data: { detachment: id, place: where } }, [
      isFlyer ? 'EPC-RES-02' : 'EPC-RES-01',
    ]);
    bringPassengers(table, id);
  });
}

/** Who is aboard comes with the transport; on the table only when it gets out. */
function bringPassengers(table: EpcTable, carrier: string): void {
  const { state } = table;
  const aboard = allDetachments(state).filter(
    (each) =>
      each.place === 'RESERVE' &&
      isAboard(state, each) &&
      livingOf(state, each).every(
        ({ mountedIn }) => mountedIn !== null && unitBy(state, mountedIn).detachment === carrier,
      ),
  );
  for (const { id } of aboard)
    table.emit({ type: 'epic.DetachmentArrived', data: { detachment: id, place: 'TABLE' } }, ['EPC-RES-01']);
}
