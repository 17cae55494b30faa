import { entryAt } from '../../../kernel/index.js';
import { SPY_CAUGHT_UP_TO } from '../data/movement.js';
import type { MovementOrder, SpyChoice } from '../sheets/orders.js';
import type { PlanetaryTable } from '../table.js';
import { catchSpy } from '../fog/spies.js';
import { chosenTarget, spyTargetsIn } from './spy-targets.js';

/**
 * PLN-SPY-01, -02: a spy that has entered a hex with something of another player stops; on 1 it is caught, else it
 * infiltrates the target named, or the first one. False where there is nothing.
 */
export function infiltrate(table: PlanetaryTable, id: string, choice: SpyChoice | undefined): boolean {
  const spy = entryAt(table.state.spies, id);
  const targets = spyTargetsIn(table.state, spy.hex, spy.owner);
  const target = (choice ? chosenTarget(targets, choice) : undefined) ?? targets[0];
  if (!target) return false;
  const [die] = table.roll({
    count: 1,
    sides: 6,
    for: 'PLN-SPY-02',
    purpose: 'infiltration',
    subject: id,
  }) as [number];
  if (die <= SPY_CAUGHT_UP_TO) catchSpy(table, spy, target);
  else table.emit({ type: 'planetary.SpyInfiltrated', data: { spy: id, target, die } }, ['PLN-SPY-02']);
  return true;
}

/** PLN-SPY-04: a spy that is ordered away leaves its target; in its start hex no die is thrown. */
export function disengage(table: PlanetaryTable, id: string): void {
  const spy = table.state.spies[id];
  if (!spy?.infiltrating) return;
  table.emit({ type: 'planetary.SpyDisengaged', data: { spy: id, hex: spy.hex } }, ['PLN-SPY-04']);
}

/** PLN-SPY-04: a spy on guard shifts to another target in its hex without a die. */
export function shift(table: PlanetaryTable, order: MovementOrder): void {
  const spy = table.state.spies[order.piece];
  if (!spy?.infiltrating || !order.spyTarget) return;
  const target = chosenTarget(spyTargetsIn(table.state, spy.hex, spy.owner), order.spyTarget);
  if (!target) return;
  table.emit({ type: 'planetary.SpyInfiltrated', data: { spy: spy.id, target, die: null } }, ['PLN-SPY-04']);
}
