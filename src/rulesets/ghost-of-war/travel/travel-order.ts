import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import { roomFaults } from './room.js';
import {
  fightFaults,
  landingFaults,
  repeated,
  stateFaults,
  transportFaults,
  wayFaults,
} from './travel-faults.js';
import { startOf, travellersOf } from './travel-party.js';
import { travellerOf, wholeFormations } from '../units/travellers.js';

/** GOW-TRV-01, -03, -07: everything that is illegal in a journey. */
export const judgeTravel: OrderJudge<'TRAVEL'> = (context, order): readonly Violation[] => {
  const { state, path } = context;
  const { units, characters, to } = order;
  if (units.length + characters.length === 0) return [violation('GOW-TRV-01', 'NOBODY', [...path, 'units'])];
  const travellers = travellersOf(state, order);
  const own = [
    ...units.flatMap((id, at) => ownFaults(context, id, [...path, 'units', at])),
    ...characters.flatMap((id, at) => ownFaults(context, id, [...path, 'characters', at])),
  ];
  const system = lookUp(state.systems, to);
  const unknown = system ? [] : [violation('GOW-TRV-01', 'NO_SUCH_SYSTEM', [...path, 'to'], { system: to })];
  if (own.length > 0 || !system) return [...own, ...unknown];
  const from = startOf(state, travellers);
  const faults = [
    ...travellers.flatMap((each) => stateFaults(context, order, each)),
    ...wholeFormations(context, units, 'GOW-TRV-01'),
    ...repeated(context, order),
    ...landingFaults(state, order, path),
  ];
  if (from === 'SEVERAL') return [...faults, violation('GOW-TRV-01', 'NOT_TOGETHER', [...path, 'units'])];
  if (from === null) return faults;
  if (from === to)
    return [...faults, violation('GOW-TRV-01', 'SAME_SYSTEM', [...path, 'to'], { system: to })];
  const way = wayFaults(state, order, from, path);
  return [
    ...faults,
    ...way,
    ...travellers.flatMap((each) => transportFaults(context, order, each, from)),
    ...(way.length === 0 ? fightFaults(context, order, from) : []),
    ...roomFaults(context, order, from, travellers),
  ];
};

function ownFaults(
  { state, faction }: OrderContext,
  id: string,
  path: OrderContext['path'],
): readonly Violation[] {
  const traveller = travellerOf(state, id);
  if (traveller?.owner === faction) return [];
  const attached = lookUp(state.characters, id)?.faction === faction;
  return attached
    ? [violation('GOW-CHR-03', 'NOT_ALONE', path, { character: id })]
    : [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', path, { unit: id })];
}
