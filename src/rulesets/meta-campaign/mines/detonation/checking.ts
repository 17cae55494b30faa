import { existing, itemAt } from '../../../../kernel/index.js';
import type { ExplosiveClass } from '../../data/catalog-words.js';
import { die } from '../../general/checks.js';
import { inTurn } from '../../positions/ranking.js';
import { groundIn } from '../../positions/occupants.js';
import type { MetaCampaignState, Unit } from '../../state/index.js';
import type { EdcTable } from '../../table.js';
import { isOnMap } from '../../units/kinds.js';
import { unitAt } from '../../units/on-map.js';
import { blowUp, detonate, tellThoseWhoSee, thinOut } from './detonating.js';
import { fieldsIn, targetOf, triggered } from './fields.js';

const D6 = 6;

/** EDCU-MIN-03, EDCU-MIN-06: whether one of the fields of a hex goes off under a unit; `careful` lowers the target (EDCU-MIN-10). */
export function goesOff(table: EdcTable, unit: Unit, hex: string, careful: boolean): boolean {
  const { state } = table;
  const fields = triggered(state, unit, hex);
  if (fields.length === 0) return false;
  const target = targetOf(state, fields.length, careful ? state.rules.mineCrossingTargetDelta : 0);
  const detonates = die(table, unit.id, D6, 'EDCU-MIN-03', 'mine') <= target;
  table.emit({ type: 'meta-campaign.MineChecked', data: { unit: unit.id, hex, target, detonates } }, [
    'EDCU-MIN-03',
  ]);
  return detonates;
}

/** EDCU-MIN-03, EDCU-MIN-04: one check of a unit where it stands: after work there, or having come down there. */
export function checkHere(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  if (!isOnMap(unit)) return;
  const hex = existing(unit.hex, 'hex');
  if (goesOff(table, unit, hex, false)) detonate(table, id, hex, triggered(table.state, unit, hex));
}

/** EDCU-MIN-11: after an attack with explosives on a mined hex; every unit there from the fields as they lay before. */
export function setOff(table: EdcTable, subject: string, hex: string, explosive: ExplosiveClass): void {
  const fields = fieldsIn(table.state, hex);
  if (explosive === 'none' || fields.length === 0) return;
  const target = targetOf(table.state, fields.length, 0);
  const detonates = die(table, subject, D6, 'EDCU-MIN-11', 'mines set off') <= target;
  if (!detonates) return;
  for (const { id } of standingIn(table.state, hex)) {
    const unit = unitAt(table.state, id);
    const own = triggered(table.state, unit, hex);
    if (own.length > 0) blowUp(table, id, hex, own, false);
  }
  thinOut(table, itemAt(fields, 0).id, fields);
  tellThoseWhoSee(table, hex, null);
}

const standingIn = (state: MetaCampaignState, hex: string): readonly Unit[] => inTurn(groundIn(state, hex));
