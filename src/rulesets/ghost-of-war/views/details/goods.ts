import { id, list, named, ownId, record, said, text, whole, type Shaped } from '../../../../kernel/index.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES, type Goods } from '../../data/resources.js';
import type { Slots } from '../../data/tech-levels.js';
import { printBuffer } from '../../goods/notation/index.js';
import type { Place } from '../../state/forces.js';
import type { Buffer, FactionStock, PartStore } from '../../state/goods.js';
import type { Occupation } from '../../state/sector.js';
import * as words from '../../words/index.js';

export const heldView = named(
  'Held',
  'Stock of a resource in a buffer (GOW-BUF-01).',
  record({
    resource: said('The resource.', words.generalResource),
    held: said('What is there.', whole()),
    max: said('What it can hold.', whole()),
    printed: said('As it is printed, e.g. `GG(4/8)`.', text),
  }),
);
export type HeldView = Shaped<typeof heldView>;

export const amountView = named(
  'Amount',
  'So much of a resource.',
  record({
    name: said('The resource: `GG`, `Food`, … `Officers`, or the key of a part.', text),
    amount: said('How much.', whole()),
  }),
);
export type AmountView = Shaped<typeof amountView>;

export const stockView = named(
  'Stock',
  'So much of a faction resource (GOW-RES-02).',
  record({
    resource: said('The resource.', words.factionResource),
    amount: said('How much.', whole()),
  }),
);
export type StockView = Shaped<typeof stockView>;

export const partView = named(
  'Part',
  'So many of a part (GOW-REC-03).',
  record({
    part: said('Key of the part.', id),
    amount: said('How many.', whole()),
  }),
);
export type PartView = Shaped<typeof partView>;

export const slotsView = named(
  'Slots',
  'Slots of each level (GOW-PLA-03).',
  record({
    minima: said('For projects of this level alone.', whole()),
    vexillus: said('For projects of this level, or Minima.', whole()),
    exactus: said('For projects of any level.', whole()),
  }),
);
export type SlotsView = Shaped<typeof slotsView>;

export const conditionView = named(
  'Condition',
  'A condition (GOW-CE-06).',
  record({
    name: said('Its name.', words.conditionName),
    severity: said('Severity, 1 … 3.', whole()),
  }),
);
export type ConditionView = Shaped<typeof conditionView>;

export const occupationView = named(
  'Occupation',
  'What an entity does, and what it would do without another order (GOW-GEN-11).',
  record({
    now: said('In this round.', list(words.activity)),
    ordered: said('Ordered, or carried over.', list(words.activity)),
  }),
);
export type OccupationView = Shaped<typeof occupationView>;

export const placeView = named(
  'Place',
  'Where somebody is (GOW-MAP-06).',
  record({
    in: said('On a planet, in orbit or under way.', words.placeKind),
    id: said('Planet, system or journey.', ownId),
  }),
);
export type PlaceView = Shaped<typeof placeView>;

export const supplyCounterView = named(
  'SupplyCounter',
  'Supply counter of a holder (GOW-SUP-01).',
  record({
    counter: said('−max … max.', whole()),
    max: said('Its maximum.', whole()),
  }),
);
export type SupplyCounterView = Shaped<typeof supplyCounterView>;

/** Whether the viewer knows the secrets of a faction (GOW-GEN-09). */
export type Knows = (faction: string) => boolean;

/** What is 0, false or empty in the state as a viewer is shown it is null where they may not know it. */
export const ifKnown = <T extends object>(known: boolean, secrets: T): { [K in keyof T]: T[K] | null } =>
  Object.fromEntries(Object.entries(secrets).map(([name, each]) => [name, known ? each : null])) as {
    [K in keyof T]: T[K] | null;
  };

/** What a buffer can hold, in canonical order. */
export const showBuffer = (buffer: Buffer): HeldView[] =>
  GENERAL_RESOURCES.filter((resource) => buffer[resource].max > 0).map((resource) => ({
    resource,
    held: buffer[resource].cur,
    max: buffer[resource].max,
    printed: printBuffer({ [resource]: buffer[resource] }),
  }));

/** GOW-RES-03: the same as text. */
export const bufferNotation = (buffer: Buffer): string =>
  showBuffer(buffer)
    .map((each) => each.printed)
    .join(', ');

/** Amounts in canonical order. */
export const showGoods = (goods: Goods): AmountView[] =>
  [...GENERAL_RESOURCES, ...FACTION_RESOURCES].flatMap((name) => {
    const amount = goods[name];
    return amount === undefined ? [] : [{ name, amount }];
  });

export const showStock = (stock: FactionStock): StockView[] =>
  FACTION_RESOURCES.map((resource) => ({ resource, amount: stock[resource] }));

export const showParts = (parts: PartStore): PartView[] =>
  Object.entries(parts).map(([part, amount]) => ({ part, amount }));

export const showSlots = ({ Minima, Vexillus, Exactus }: Slots): SlotsView => ({
  minima: Minima,
  vexillus: Vexillus,
  exactus: Exactus,
});

export const showOccupation = ({ now, ordered }: Occupation): OccupationView => ({
  now: [...now],
  ordered: [...ordered],
});

export const showPlace = (place: Place): PlaceView => ({ in: place.in, id: place.id });
