import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { isGliding } from '../units/profiles.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { carriesUnits } from '../transports/aboard/carried.js';
import { has } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { drop } from './dropping.js';

const PATH = ['order', 'action'];

/** EDCU-DRP-01: who is aboard and may be dropped; supplies are not (EDC-SUP-03). */
function mustDrop(
  state: MetaCampaignState,
  craft: Unit,
  id: string,
  place: number,
  { open }: Course,
): readonly Violation[] {
  const unit = lookUp(state.units, id);
  const path = [...PATH, 'units', place];
  const params = { unit: id };
  const aboard = unit?.carriedBy?.unit === craft.id && unit.carriedBy.how === 'EMBARKED';
  return firstOf(
    () =>
      unless(
        unit !== undefined && (aboard || open.carriage.includes(id)),
        'EDCU-DRP-01',
        'NOT_ABOARD',
        path,
        params,
      ),
    () => {
      const load = unitAt(state, id);
      return [
        ...unless(has(load, 'paradrop'), 'EDCU-DRP-01', 'NO_PARACHUTES', path, params),
        ...unless(!carriesUnits(state, load), 'EDCU-DRP-01', 'CARRIES', path, params),
        ...unless(load.crates + load.barrels === 0, 'EDC-SUP-03', 'SUPPLIES', path, params),
      ];
    },
  );
}

export const PARADROP_DEED: Deed<ActionOf<'PARADROP'>> = {
  judge: (state, unit, { units }, course) =>
    firstOf(
      () => [
        ...unless(has(unit, 'paradropRig'), 'EDCU-DRP-01', 'NO_RIG', PATH),
        ...unless(unit.profile === 'LOW', 'EDCU-DRP-01', 'NOT_AT_LOW', PATH),
        ...unless(!isGliding(course.before), 'EDCU-DRP-01', 'GLIDING', PATH),
        ...unless(units.length > 0, 'EDCU-DRP-01', 'NOBODY', PATH),
      ],
      () => units.flatMap((each, place) => mustDrop(state, unit, each, place, course)),
    ),
  carryOut: (table, { unit: craft }, { units }) => {
    const hex = existing(unitAt(table.state, craft).hex, 'hex');
    for (const each of new Set(units)) drop(table, each, craft, hex);
  },
};
