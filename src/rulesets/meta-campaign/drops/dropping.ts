import { FLAT_DIRECTIONS, flatNeighbour, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing, itemAt } from '../../../kernel/index.js';
import { destroy } from '../attacks/damage/damaging.js';
import { downwind, rollDrift } from '../environment/drifting.js';
import { die } from '../general/checks.js';
import { isOpenTerrain } from '../map/edges.js';
import { checkHere } from '../mines/detonation/checking.js';
import { standsIn } from '../movement/passing/passing.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { groundOpponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import { isLit } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { checkThoseFound } from '../stealth/checking.js';
import type { EdcTable } from '../table.js';
import { blocOf, has } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

const D6 = 6;

/** EDCU-DRP-06: whether a unit may come down in a hex. */
const mayLandIn = (state: MetaCampaignState, unit: Unit, hex: string): boolean =>
  standsIn(state, hex, unit) &&
  isOpen(state, hex, unit) &&
  groundOpponentsIn(state, hex, blocOf(unit)).length === 0;

/** EDCU-DRP-06: the first hex beside it, clockwise from where the die points. */
function scatter(table: EdcTable, unit: Unit, from: string): string | null {
  const face = die(table, unit.id, D6, 'EDCU-DRP-06', 'scatter');
  const centre = existing(parseHexKey(from), 'hex');
  const around = FLAT_DIRECTIONS.map((_, turn) =>
    hexKey(flatNeighbour(centre, itemAt(FLAT_DIRECTIONS, (face - 1 + turn) % D6))),
  );
  const hex = around.find((each) => mayLandIn(table.state, unit, each)) ?? null;
  table.emit({ type: 'meta-campaign.DropScattered', data: { unit: unit.id, from, face, hex } }, [
    'EDCU-DRP-06',
  ]);
  return hex;
}

/** EDCU-DRP-03, EDCU-DRP-05: FS with which it comes down. */
function strengthOf({ rules }: MetaCampaignState, unit: Unit): number {
  if (has(unit, 'dropTrained')) return unit.fs;
  const part = has(unit, 'dropSteady') ? rules.dropSteadyFraction : rules.dropFraction;
  return Math.max(1, Math.floor(unit.fs * part));
}

/** EDCU-DRP-04: strong wind, ground that is not open, darkness. */
const isPoor = (state: MetaCampaignState, hex: string): boolean =>
  state.weather.wind.dots >= state.rules.dropPoorWind ||
  !isOpenTerrain(state, hex) ||
  (state.weather.night && !isLit(state, hex));

/**
 * EDCU-DRP-02 to EDCU-DRP-06: one unit comes down over a hex.
 * @param craft null from orbit
 */
export function drop(table: EdcTable, id: string, craft: string | null, over: string): void {
  const { state } = table;
  const unit = unitAt(state, id);
  const drift = state.rules.dropDrift ? rollDrift(table, id, 'EDCU-DRP-06') : 0;
  const aimed = downwind(table, over, drift);
  const fits = mayLandIn(state, unit, aimed);
  const hex = fits ? aimed : scatter(table, unit, aimed);
  if (hex === null) {
    destroy(table, id, 0, 'drop', { at: aimed });
    return;
  }
  const { round } = existing(state.contract, 'campaign');
  const fs = strengthOf(state, unit);
  const data = {
    unit: id,
    hex,
    fs: fits ? fs : Math.max(1, fs - 1),
    missing: unit.fs - fs,
    recovers: round + (isPoor(state, hex) ? 2 : 1),
    round,
  };
  if (craft === null)
    table.emit({ type: 'meta-campaign.UnitOrbitDropped', data }, ['EDCU-DRP-03', 'EDCU-DRP-07']);
  else
    table.emit({ type: 'meta-campaign.UnitParadropped', data: { ...data, craft } }, [
      'EDCU-DRP-03',
      'EDCU-DRP-01',
    ]);
  enterFacing(table, unitAt(table.state, id), hex, null);
  arrange(table, hex);
  checkThoseFound(table, id);
  checkHere(table, id);
}

/** EDCU-DRP-03: at its turn start what was missing comes back to what it then has. */
export function recover(table: EdcTable, { id, fs, sheet, dropRecovery, status }: Unit): void {
  const { round } = existing(table.state.contract, 'campaign');
  if (status !== 'ACTIVE' || dropRecovery === null || dropRecovery.round > round) return;
  table.emit(
    {
      type: 'meta-campaign.DropRecovered',
      data: { unit: id, fs: Math.min(sheet.fs, fs + dropRecovery.missing) },
    },
    ['EDCU-DRP-03'],
  );
}
