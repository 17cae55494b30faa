import type { InputPath } from '../../../kernel/index.js';
import { existing } from '../../../kernel/index.js';
import { destroy } from '../attacks/damage/damaging.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import type { Course, Deed } from '../orders/deed.js';
import type { AbilityOf, ActionOf } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { find } from '../rescue/searching.js';
import { hookedTo } from '../transports/aboard/carried.js';
import { has } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { isGliding, isOverMountains, levelsFrom, lowestProfile } from '../units/profiles.js';

const ACTION: InputPath = ['order', 'action'];
const ABILITY: InputPath = ['order', 'ability'];

/** EDCU-FLT-04: one level up or down, into a profile in which it may fly; not both ways in one round. */
function judgeLevel(
  state: MetaCampaignState,
  unit: Unit,
  levels: 1 | -1,
  { order }: Course,
  path: InputPath,
): readonly Violation[] {
  const names = [order.action?.name, order.ability?.name];
  const { profile } = unit;
  return firstOf(
    () => unless(profile !== null, 'EDCU-FLT-04', 'NOT_AIRBORNE', path),
    () => unless(!(names.includes('CLIMB') && names.includes('DESCEND')), 'EDCU-FLT-04', 'UP_AND_DOWN', path),
    () => {
      const next = profile === null ? null : levelsFrom(profile, levels);
      if (levels > 0) return unless(next !== null, 'EDCU-FLT-12', 'HIGH_LEVEL', path);
      const loaded = hookedTo(state, unit.id) !== null;
      return [
        ...unless(profile !== lowestProfile(unit) && next !== null, 'EDCU-FLT-03', 'TOO_LOW', path),
        ...unless(!loaded || next !== 'NOE', 'EDCU-LFT-05', 'LOADED', path),
        ...unless(!isOverMountains(state, unit), 'EDCU-FLT-04', 'MOUNTAINS', path),
      ];
    },
  );
}

function changeLevel(table: EdcTable, unit: string, levels: 1 | -1): void {
  const from = existing(unitAt(table.state, unit).profile, 'profile');
  const profile = existing(levelsFrom(from, levels), 'profile');
  table.emit({ type: 'meta-campaign.ProfileChanged', data: { unit, profile } }, ['EDCU-FLT-04']);
}

const byAction = (levels: 1 | -1): Deed<ActionOf<'CLIMB' | 'DESCEND'>> => ({
  judge: (state, unit, _, course) => judgeLevel(state, unit, levels, course, ACTION),
  carryOut: (table, { unit }) => changeLevel(table, unit, levels),
});

const byAbility = (levels: 1 | -1): Deed<AbilityOf<'CLIMB' | 'DESCEND'>> => ({
  judge: (state, unit, _, course) => judgeLevel(state, unit, levels, course, ABILITY),
  carryOut: (table, { unit }) => changeLevel(table, unit, levels),
  energy: () => (levels > 0 ? 1 : 0),
});

export const CLIMB_ACTION = byAction(1);
export const DESCEND_ACTION = byAction(-1);
export const CLIMB_ABILITY = byAbility(1);
export const DESCEND_ABILITY = byAbility(-1);

/** EDCU-GLD-08: out of a glider, at any height and over any ground. */
export const EJECT_DEED: Deed<ActionOf<'EJECT'>> = {
  judge: (_, unit, __, { before }) =>
    unless(unit.profile !== null && isGliding(before), 'EDCU-GLD-08', 'NOT_GLIDING', ACTION),
  carryOut: (table, { unit }) => {
    const hex = existing(unitAt(table.state, unit).hex, 'hex');
    table.emit({ type: 'meta-campaign.CrewEjected', data: { unit, hex } }, ['EDCU-GLD-08']);
    destroy(table, unit, 0, 'ejection');
    const lost = unitAt(table.state, unit);
    if (has(lost, 'ejectionSeats')) find(table, lost, hex, 'EDCU-GLD-08');
  },
};

/** EDCU-GLD-06: all that a glider does. */
const OF_GLIDERS: readonly string[] = ['DESCEND', 'LAND', 'FAST_LANDING', 'EJECT'];

/** EDCU-GLD-06: whether what began as a glide allows a deed. */
export const mustGlide = (before: Unit, name: string, path: InputPath): readonly Violation[] =>
  unless(!isGliding(before) || OF_GLIDERS.includes(name), 'EDCU-GLD-06', 'GLIDING', path);
