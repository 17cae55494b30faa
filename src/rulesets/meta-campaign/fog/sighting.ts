import { existing } from '../../../kernel/index.js';
import { die } from '../general/checks.js';
import { hexesApart, isSeen } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap } from '../units/kinds.js';

/** EDC-FOW-04: whether one of the players is near enough to count. */
const isNear = ({ units }: MetaCampaignState, target: Unit): boolean =>
  Object.values(units).some(
    (each) =>
      each.faction === 'PLAYER' &&
      isOnMap(each) &&
      hexesApart(existing(each.hex, 'hex'), existing(target.hex, 'hex')) <= 1,
  );

/** EDC-FOW-04: exact from beside it, else a range that a secret die places; rolled anew when FS has changed. */
function estimate(table: EdcTable, unit: Unit): void {
  const { state } = table;
  const before = state.sightings[unit.id];
  if (isNear(state, unit)) {
    if (before?.low !== unit.fs || before.high !== unit.fs) tell(table, unit, unit.fs, unit.fs);
    return;
  }
  if (before?.low !== null && before?.fs === unit.fs) return;
  const width = state.rules.fsEstimateDie;
  const from = unit.fs - (die(table, unit.id, width, 'EDC-FOW-04', 'estimate') - 1);
  tell(table, unit, Math.max(1, from), from + width - 1);
}

const tell = (table: EdcTable, { id }: Unit, low: number, high: number): void =>
  table.emit({ type: 'meta-campaign.FsEstimated', data: { unit: id, low, high } }, ['EDC-FOW-04']);

/** EDC-FOW-02, EDC-FOW-03: after every order and step, foreign units that the players see, and where. */
export function recordSightings(table: EdcTable): void {
  const round = table.state.contract?.round ?? 0;
  for (const unit of Object.values(table.state.units)) {
    if (blocOf(unit) === 'FRIENDLY' || !isOnMap(unit) || !isSeen(table.state, 'PLAYER', unit)) continue;
    const hex = existing(unit.hex, 'hex');
    const before = table.state.sightings[unit.id];
    if (before?.hex !== hex || before.round !== round)
      table.emit({ type: 'meta-campaign.UnitSighted', data: { unit: unit.id, hex, round } }, ['EDC-FOW-02']);
    estimate(table, unit);
  }
}
