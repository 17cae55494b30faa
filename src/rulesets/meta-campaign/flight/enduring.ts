import type { Faction } from '../data/words.js';
import type { Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import { loseHeight, payForFlight, tellGlide } from './crashing.js';
import { isGliding } from '../units/profiles.js';

/** EDCU-FLT-02, EDCU-GLD-05: after U7, who was in the air when its order began. */
export function endFlight(table: EdcTable, before: Unit, hasMoved: boolean): void {
  if (before.profile === null || unitAt(table.state, before.id).status !== 'ACTIVE') return;
  if (isGliding(before)) loseHeight(table, before.id);
  else if (!hasMoved) payForFlight(table, before.id);
}

/** EDC-RND-07: at the end of a band, who is in the air without an order. */
export function endBandInTheAir(table: EdcTable, factions: readonly Faction[]): void {
  const { orders, units } = table.state;
  const ordered = Object.values(orders).filter(({ status }) => status === 'RESOLVED');
  for (const unit of Object.values(units)) {
    if (unit.profile === null || unit.status !== 'ACTIVE' || !factions.includes(unit.faction)) continue;
    if (ordered.some((each) => each.unit === unit.id)) continue;
    tellGlide(table, unit.id);
    if (isGliding(unit)) loseHeight(table, unit.id);
    else payForFlight(table, unit.id);
  }
}
