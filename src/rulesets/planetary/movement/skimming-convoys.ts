import { entryAt, itemAt } from '../../../kernel/index.js';
import { ACCESS } from '../data/access.js';
import { SKIMMER_DAMAGED_FROM } from '../data/movement.js';
import type { Convoy, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { inOrder } from '../map/map.js';
import { moverOf } from './movers.js';
import { isGone, spiesLose } from '../fog/spies.js';
import { allSkimmers } from '../map/terrain.js';
import type { March } from './walking.js';

/** RACE-CONV-02 Ending in bad terrain: skimming convoys that moved, but not those that were captured on the way. */
export function landConvoys(table: PlanetaryTable, { moved, captured }: March): void {
  const { state } = table;
  const landed = inOrder(Object.values(state.convoys)).filter(
    (each) => moved.has(each.id) && !captured.has(each.id) && isSkimming(state, each),
  );
  const risky = (risk: 'damage' | 'destroy') =>
    landed.filter((each) => ACCESS[entryAt(state.hexes, each.hex).terrain].skimmer === risk);
  for (const each of risky('destroy')) drown(table, each);
  riskDamage(table, risky('damage'));
}

/** RACE-CONV-01: whatever race its owner plays says what a convoy moves on. */
function isSkimming(state: PlanetaryState, { id }: Convoy): boolean {
  const mover = moverOf(state, id);
  return mover !== null && allSkimmers(mover.classes);
}

function drown(table: PlanetaryTable, { id, owner, hex, bp }: Convoy): void {
  table.emit({ type: 'planetary.ConvoyLost', data: { convoy: id, owner, hex, bp } }, ['RACE-CONV-02']);
  spiesLose(table, (target) => isGone(table.state, target));
}

function riskDamage(table: PlanetaryTable, convoys: readonly Convoy[]): void {
  const faces = table.rollAll(
    convoys.map(({ id }) => ({ count: 1, sides: 6, for: 'RACE-CONV-02', purpose: 'convoy', subject: id })),
  );
  convoys.forEach(({ id, owner, hex }, place) => {
    if (itemAt(itemAt(faces, place), 0) < SKIMMER_DAMAGED_FROM) return;
    const haltedTurn = table.state.turn + 1;
    table.emit({ type: 'planetary.ConvoyDamaged', data: { convoy: id, owner, hex, haltedTurn } }, [
      'RACE-CONV-02',
    ]);
  });
}
