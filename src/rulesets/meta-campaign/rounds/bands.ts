import { recover } from '../drops/dropping.js';
import { endBandInTheAir } from '../flight/enduring.js';
import { leaveFile } from '../mines/crossing.js';
import { endRepair } from '../mobility/repairing.js';
import type { Faction } from '../data/words.js';
import { checkRadars } from '../radar/checking.js';
import type { Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';

/** Units of a band, in the order in which they came into the world (EDC-RND-09). */
const unitsOf = ({ state }: EdcTable, factions: readonly Faction[]): readonly Unit[] =>
  Object.values(state.units).filter(
    ({ status, faction }) => status === 'ACTIVE' && factions.includes(faction),
  );

/** EDCU-GEN-04: what comes due when a unit's turn starts, once a round: at its band, or when it is resolved early. */
const AT_TURN_START: readonly ((table: EdcTable, unit: Unit) => void)[] = [endRepair, leaveFile, recover];

/** What airborne units without an order pay, and what becomes of gliders, after the last order of a band (EDCU, section 4). */
const AT_BAND_END: readonly ((table: EdcTable, factions: readonly Faction[]) => void)[] = [endBandInTheAir];

export function startTurn(table: EdcTable, unit: Unit): void {
  for (const step of AT_TURN_START) step(table, unitAt(table.state, unit.id));
}

/** R5, R6, R7: the turn start of all units of the band. */
export function startBand(table: EdcTable, factions: readonly Faction[]): void {
  for (const unit of unitsOf(table, factions)) startTurn(table, unit);
}

export function endBand(table: EdcTable, factions: readonly Faction[]): void {
  for (const step of AT_BAND_END) step(table, factions);
  checkRadars(table);
}
