import {
  FACTION_RESOURCES,
  GENERAL_RESOURCES,
  printBuffer,
  type Buffer,
  type FactionStock,
  type Goods,
  type Occupation,
  type PartStore,
  type Place,
  type Slots,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarAmount,
  GhostOfWarHeld,
  GhostOfWarOccupation,
  GhostOfWarPart,
  GhostOfWarPlace,
  GhostOfWarSlots,
  GhostOfWarStock,
} from '../types/goods.js';

/** Whether the viewer knows the secrets of a faction (GOW-GEN-09). */
export type Knows = (faction: string) => boolean;

/** What is 0, false or empty in the state as a viewer is shown it is null where he may not know it. */
export const ifKnown = <T extends object>(known: boolean, secrets: T): { [K in keyof T]: T[K] | null } =>
  Object.fromEntries(Object.entries(secrets).map(([name, each]) => [name, known ? each : null])) as {
    [K in keyof T]: T[K] | null;
  };

/** What a buffer can hold, in canonical order. */
export const presentBuffer = (buffer: Buffer): GhostOfWarHeld[] =>
  GENERAL_RESOURCES.filter((resource) => buffer[resource].max > 0).map((resource) => ({
    resource,
    held: buffer[resource].cur,
    max: buffer[resource].max,
    printed: printBuffer({ [resource]: buffer[resource] }),
  }));

/** GOW-RES-03: the same as text. */
export const bufferNotation = (buffer: Buffer): string =>
  presentBuffer(buffer)
    .map((each) => each.printed)
    .join(', ');

/** Amounts in canonical order. */
export const presentGoods = (goods: Goods): GhostOfWarAmount[] =>
  [...GENERAL_RESOURCES, ...FACTION_RESOURCES].flatMap((name) => {
    const amount = goods[name];
    return amount === undefined ? [] : [{ name, amount }];
  });

export const presentStock = (stock: FactionStock): GhostOfWarStock[] =>
  FACTION_RESOURCES.map((resource) => ({ resource, amount: stock[resource] }));

export const presentParts = (parts: PartStore): GhostOfWarPart[] =>
  Object.entries(parts).map(([part, amount]) => ({ part, amount }));

export const presentSlots = ({ Minima, Vexillus, Exactus }: Slots): GhostOfWarSlots => ({
  minima: Minima,
  vexillus: Vexillus,
  exactus: Exactus,
});

export const presentOccupation = ({ now, ordered }: Occupation): GhostOfWarOccupation => ({
  now: [...now],
  ordered: [...ordered],
});

export const presentPlace = (place: Place): GhostOfWarPlace => ({ in: place.in, id: place.id });
