import { choice, either, flag, list, optional, record, type Shape } from '../../../../kernel/index.js';
import type { NewUnit } from './commands.js';
import type { SpyTarget } from '../../state/index.js';
import { count, demonGod, hex, id, ids, patron, slot, word, words } from '../../shapes/words.js';

const wargear = record({ key: id, points: count, staysWithUnit: optional(flag) });

export const newUnit: Shape<NewUnit> = record({
  type: id,
  models: count,
  options: optional(ids),
  mountedIn: optional(count),
  modelPoints: optional(count),
  wargear: optional(list(wargear)),
  slot: optional(slot),
  mark: optional(demonGod),
  gifts: optional(list(record({ name: words, god: patron }))),
});
export const newUnits = list(newUnit);

const piece = record({ id });
const place = record({ hex });
const spyTarget: Shape<SpyTarget> = choice('kind', {
  detachment: piece,
  convoy: piece,
  stronghold: place,
  urban: place,
  resource: place,
});

/** Armies and captives in the Build phase, and what a discovery offers. */
export const ARMIES = {
  BuildDetachment: record({
    hex,
    typeKey: optional(id),
    start: optional(word('RACE-SM-01', ['HEX', 'ORBIT'])),
    name: optional(words),
    units: newUnits,
  }),
  BuildGarrisonDetachment: record({ hex, target: hex, units: newUnits }),
  PlaceGarrison: record({ hex, payFrom: hex, units: newUnits }),
  RetargetGarrisonDetachment: record({ detachment: id, target: hex }),
  Reinforce: record({
    army: id,
    models: ids,
    options: optional(list(record({ unit: id, option: id }))),
    payFrom: hex,
  }),
  ChangeStructure: record({ army: id, add: newUnits, disband: ids, payFrom: hex }),
  Disband: record({ army: id, models: optional(ids), units: optional(ids) }),
  TransferModels: record({
    from: id,
    to: id,
    pairs: list(record({ model: id, slot: id, options: optional(ids) })),
  }),
  TransferCaptive: record({
    captive: id,
    to: either(record({ army: id }), record({ prison: hex })),
    learn: optional(spyTarget),
  }),
  AttemptConversion: record({ captive: id }),
  Rearm: record({ detachment: id, payFrom: hex }),
  EnterFollowers: record({ offer: id, units: newUnits }),
  EnterMercenaries: record({ offer: id, units: newUnits }),
};
