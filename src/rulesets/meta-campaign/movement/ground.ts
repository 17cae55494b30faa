import { edgeBetween as edgeOf, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { check } from '../general/checks.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { has, isLandVehicle } from '../units/kinds.js';
import { immobilise } from './passing/spending.js';
import { endOf, type Step } from './steps.js';

/** EDC-TER-10: whether a land vehicle is stuck in a swamp hex that it enters off-road. */
function isStuck(table: EdcTable, unit: Unit, { to, road }: Step): boolean {
  const { state } = table;
  const place = state.map.hexes[to];
  if (place?.terrain !== 'SWAMP' || road !== null || !isLandVehicle(unit)) return false;
  if (unit.sheet.propulsion === 'antiGrav') return false;
  const { swampStuckTarget, swampStuckTargetAmphibious } = state.rules;
  const base = has(unit, 'amphibious') ? swampStuckTargetAmphibious : swampStuckTarget;
  return check(table, unit.id, base + state.weather.modifiers.stuck, 'EDC-TER-10', 'stuck in the swamp');
}

/** EDCU-MOB-04: soft ground outside swamps, in the first hex that is entered off-road. */
function softGround(table: EdcTable, unit: Unit, steps: readonly Step[]): number | null {
  const { state } = table;
  if (!isLandVehicle(unit) || unit.sheet.propulsion === 'antiGrav') return null;
  const first = steps.findIndex(({ to, road }) => road === null && state.map.hexes[to]?.terrain !== 'SWAMP');
  if (first < 0) return null;
  const target = state.rules.softGroundStuckTarget + state.weather.modifiers.stuck;
  return check(table, unit.id, target, 'EDCU-MOB-04', 'stuck in soft ground') ? first + 1 : null;
}

/** Whether wire stops who crosses it (EDC-EDG-07). */
export function wireAt(state: MetaCampaignState, unit: Unit, steps: readonly Step[]): number | null {
  if (!isLandVehicle(unit) || unit.sheet.propulsion === 'antiGrav') return null;
  const place = steps.findIndex(({ from, to }) => wireBetween(state, from, to));
  return place < 0 ? null : place + 1;
}

function wireBetween(state: MetaCampaignState, from: string, to: string): boolean {
  const [a, b] = [existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex')];
  return Object.values(state.structures).some(
    ({ type, edge, hp, completed }) =>
      type === 'barbedWire' && completed && hp > 0 && edge !== null && edge === edgeOf(a, b),
  );
}

/** EDC-TER-10, EDCU-MOB-04: swamps one by one, then soft ground; the steps up to where it sinks in. */
export function sink(table: EdcTable, unit: Unit, steps: readonly Step[]): readonly Step[] {
  const soft = softGround(table, unit, steps);
  for (const [place, step] of steps.slice(0, soft ?? steps.length).entries())
    if (isStuck(table, unit, step)) return stuck(table, unit, steps.slice(0, place + 1), 'EDC-TER-10');
  return soft === null ? steps : stuck(table, unit, steps.slice(0, soft), 'EDCU-MOB-04');
}

function stuck(table: EdcTable, unit: Unit, steps: readonly Step[], rule: RuleId): readonly Step[] {
  table.emit({ type: 'meta-campaign.UnitStuck', data: { unit: unit.id, hex: endOf(unit, steps) } }, [rule]);
  immobilise(table, unit.id, rule);
  return steps;
}
