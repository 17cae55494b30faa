import {
  choice,
  either,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  record,
  whole,
  type Shape,
} from '../../../kernel/index.js';
import type { PositionUnitType } from '../position.js';
import type { DetachmentSlots, SlotEntry } from '../races/profile.js';
import { count, figure, id, ids, moveClass, patron, race, slot, words } from '../shapes/words.js';

const limit = orNull(oneOf(['RARE', 'VERY_RARE']));

/** RACE-PROD-08: what a type of the club must tell of itself the rule says, as the registry may know it. */
const unitType: Shape<PositionUnitType> = record({
  key: id,
  modelPoints: figure,
  name: optional(words),
  race: optional(either(race, oneOf(['ANY']))),
  slot: optional(slot),
  moveClass: optional(moveClass),
  vehicle: optional(flag),
  weight: optional(orNull(oneOf(['light', 'heavy']))),
  minModels: optional(whole(1, 1000)),
  maxModels: optional(whole(1, 1000)),
  wounds: optional(whole(1, 100)),
  options: optional(list(record({ key: id, name: words, points: count, staysWithUnit: flag }))),
  limit: optional(limit),
  maxPerDetachment: optional(orNull(count)),
  specialCharacter: optional(flag),
  needs2000: optional(flag),
  hqRank: optional(orNull(oneOf(['LESSER', 'SUPREME']))),
  scout: optional(flag),
  barrage: optional(flag),
  barrageRange100: optional(flag),
  aaWeapons: optional(count),
  longRangeComm: optional(flag),
  dropPod: optional(flag),
  fast12: optional(flag),
  carries: optional(flag),
  requires: optional(orNull(list(ids))),
  pointsWithOrder: optional(flag),
  attachedTo: optional(oneOf(['HQ'])),
  bike: optional(flag),
  jetbike: optional(flag),
  hellion: optional(flag),
  guardsmen: optional(flag),
  ownTransport: optional(id),
  composedOf: optional(ids),
  chaosLord: optional(flag),
  cult: optional(flag),
  god: optional(patron),
  demon: optional(oneOf(['LESSER', 'GREATER'])),
  pool: optional(either(patron, oneOf(['GENERAL', 'NORMAL_ONLY', 'NORMAL_ONLY_OR_CULTIST_HEX']))),
  forbiddenInDetachment: optional(ids),
  onlyInSpecialDetachment: optional(id),
  aspect: optional(flag),
  harlequin: optional(flag),
  fightsOnly: optional(race),
});

const filter = oneOf(['MECHANIZED', 'FAST', 'FAST_SKIMMER']);

const entry: Shape<SlotEntry> = record({
  unit: optional(id),
  filter: optional(filter),
  in: optional(ids),
  orOn: optional(oneOf(['jetbike'])),
});
const entries = optional(list(entry));

const slots: Shape<DetachmentSlots> = choice('by', {
  NORMAL_LIST: record({ without: optional(ids), filter: optional(filter) }),
  TABLE: record({
    table: record({
      HQ: entries,
      EL: entries,
      TR: entries,
      FA: entries,
      HS: entries,
      TRANSPORT: entries,
      UPGRADE: entries,
    }),
  }),
  POOLS: record({ pools: ids }),
  EXTERNAL: record({}),
});

/** What only the arbiter says. */
export const ARBITER = {
  DefineUnitType: record({ unitTypes: list(unitType) }),
  DefineSpecialDetachment: record({
    race,
    detachment: record({
      key: id,
      name: words,
      class: oneOf(['TYPE_I', 'TYPE_II']),
      mv: whole(1, 20),
      most: optional(whole(1, 100)),
      slots,
    }),
  }),
  RejectDetachment: record({ detachment: id, reason: words }),
};
