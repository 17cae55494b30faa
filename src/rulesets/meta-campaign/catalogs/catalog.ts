import {
  flag,
  list,
  named,
  orNull,
  record,
  said,
  table,
  textOf,
  textOrNone,
  whole,
  type Shaped,
} from '../../../kernel/index.js';

/*
 * A catalog (EDCU-GEN-02): what a club builds its companies from. The words are those of its files, so that a club writes and
 * reads one form only.
 */

import {
  LONG,
  MOST,
  MOST_ROWS,
  airMobility,
  byWord,
  compartment,
  count,
  effects,
  names,
  requirement,
  rowId,
  weapon,
} from './row-shapes.js';
import * as words from '../words/index.js';

export { weapon };

export const classRow = named(
  'ClassRow',
  'A class of units before upgrades (EDCU-CLS-01).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called.', textOf(LONG)),
    unitType: said('Its type, by the catalog.', words.unitType),
    costReq: said('Price, requisition points.', count),
    fs: said('Force Strength.', whole(1, MOST)),
    armour: said('Armour points.', whole(0, 6)),
    airMobility: said('Of what is carried; null of aircraft.', orNull(airMobility)),
    aircraftClass: said('Of aircraft, for landing sites: 5 the smallest.', orNull(whole(0, 5))),
    liftRating: said('What it lifts with lift hooks (EDCU-LFT-02).', orNull(whole(0, 5))),
    speed: said('Movement points.', count),
    energy: said(
      'Its Energy points.',
      named(
        'ClassEnergy',
        'How much Energy a unit has, and of which kind.',
        record({
          max: said('When full.', whole(1, MOST)),
          kind: said('Fuel, or the fatigue of infantry.', words.energyKind),
        }),
      ),
    ),
    vision: said('Hexes that it sees.', count),
    slots: said(
      'Places for upgrades by type.',
      byWord(
        'ClassSlotRow',
        'Slots of one type.',
        'type',
        'Which upgrades fit in.',
        words.slotType,
        null,
        table(
          named(
            'ClassSlots',
            'Slots of one type.',
            record({
              count: said('How many.', whole(1, MOST)),
              required: said('Whether they must be filled.', flag),
            }),
          ),
        ),
      ),
    ),
    weapon: said('Id of its own weapon.', orNull(rowId)),
    propulsion: said('How it moves; null where an upgrade says it.', orNull(words.propulsion)),
    compartments: said(
      'Compartments of its own.',
      list(named('ClassCompartment', 'Room for troops or loads.', record(compartment)), MOST_ROWS),
    ),
    seasonedPassive: said('Whether it starts Seasoned (EDCU-VET-05).', flag),
    traits: said('Keywords.', list(words.trait, MOST_ROWS)),
    actions: said('Actions that it gives.', list(words.equipmentAction, MOST_ROWS)),
    abilities: said('Abilities that it gives.', list(words.equipmentAbility, MOST_ROWS)),
    stock: said(
      'What it carries from the start.',
      byWord(
        'ClassStock',
        'What a class carries from the start.',
        'item',
        'What.',
        textOf(60),
        'amount',
        table(said('How much.', count)),
      ),
    ),
  }),
);

export const upgrade = named(
  'UpgradeRow',
  'An upgrade (EDCU-UPG-01).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called.', textOf(LONG)),
    category: said('Type of slot that it fills.', words.slotType),
    improves: said('Id of the upgrade that it improves (EDCU-UPG-08).', orNull(rowId)),
    compatibility: said(
      'What the unit must be (EDCU-UPG-04).',
      requirement(
        'What is asked for: unitType, classId, propulsion, primary, compartment, trait or upgrade.',
      ),
    ),
    incompatibility: said('What it must not be (EDCU-UPG-05).', requirement('What is ruled out.')),
    costReq: said('Price, requisition points.', count),
    useCt: said('Uses when full; null for as often as one likes.', orNull(whole(1, MOST))),
    maxCt: said('Most copies on one unit (EDCU-UPG-09).', whole(1, MOST)),
    removesSlots: said(
      'Types of slots that it takes besides (EDCU-UPG-06).',
      list(words.slotType, MOST_ROWS),
    ),
    effects: said('What it does.', effects),
    description: said('In words.', textOrNone(LONG)),
  }),
);

const specialization = named(
  'SpecializationRow',
  'A specialization of a task force (EDCU-TF-09).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called.', textOf(LONG)),
    appliesTo: said('Letters of slots; `*` for all.', names),
    require: said(
      'Units that must stand in slots (EDCU-TF-10).',
      named(
        'SpecializationRequirement',
        'Units that must stand in slots (EDCU-TF-10).',
        record({
          slotMin: said(
            'By letter.',
            orNull(
              byWord(
                'SlotMinimum',
                'At least so many units in a slot.',
                'slot',
                'Letter.',
                rowId,
                'units',
                table(said('At least so many.', count)),
              ),
            ),
          ),
        }),
      ),
    ),
    effects: said('What it does to their units.', effects),
    text: said('In words.', textOrNone(LONG)),
  }),
);

export const taskForce = named(
  'TaskForceRow',
  'A task force (EDCU-TF-01).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called.', textOf(LONG)),
    category: said('Its category in the list.', words.category),
    subCategory: said('In words.', textOrNone(LONG)),
    leaderRank: said('Rank of who leads it, in words.', textOrNone(LONG)),
    priceReq: said('Price, requisition points, paid once.', count),
    status: said('Whether it can be used.', words.taskForceStatus),
    company: said(
      'Limits of the whole company (EDCU-TF-05).',
      named(
        'CompanyLimits',
        'How many units a company has, and what they must be.',
        record({
          minUnits: said('Fewest units.', whole(1, 5)),
          maxUnits: said('Most units.', whole(1, 5)),
          require: said(
            'What every unit must be.',
            requirement('unitType, classId, propulsion, classification, primary or trait.'),
          ),
        }),
      ),
    ),
    slots: said(
      'Slots (EDCU-TF-06).',
      list(
        named(
          'TaskForceSlot',
          'How many units stand in a slot, and what they must be.',
          record({
            slot: said('Its letter.', rowId),
            min: said('Fewest units.', count),
            max: said('Most units.', count),
            require: said(
              'What its units must be.',
              requirement('As for the company; it takes the place of the same there.'),
            ),
          }),
        ),
        MOST_ROWS,
      ),
    ),
    specializationCount: said('Most that may be chosen; 0 where there are none.', count),
    specializations: said('What may be chosen.', list(specialization, MOST_ROWS)),
  }),
);

const condition = named(
  'ClassificationCondition',
  'One thing that must hold of a unit; what is not given does not matter.',
  record({
    propulsion: said('How it moves.', orNull(names)),
    primary: said('Ids of primary weapons; any will do.', orNull(names)),
    primaryGroup: said('Group of its primary: aaGun or aaMissile.', orNull(names)),
    compartment: said('Kinds of compartments; any will do.', orNull(names)),
    classification: said('Ids of other rows that must hold.', orNull(names)),
    armourMin: said('Least inherent armour.', orNull(count)),
    armourMax: said('Most inherent armour.', orNull(count)),
    supplyCapacityMin: said('Least supply slots.', orNull(count)),
    infantryCapacityMin: said('Least infantry units that it carries.', orNull(count)),
  }),
);

export const classification = named(
  'ClassificationRow',
  'What a finished unit counts as (EDCU-CLF-01).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called; `{size}` is the size of the primary weapon.', textOf(LONG)),
    unitTypes: said('Types of units; `*` for any.', names),
    all: said('All of this must hold.', list(condition, MOST_ROWS)),
  }),
);

export const veterancy = named(
  'VeterancyRow',
  'A level of veterancy (EDCU-VET-01).',
  record({
    id: said('FB, S or OG.', rowId),
    name: said('What it is called.', textOf(LONG)),
    trainCostReq: said('Price of being trained to it, requisition points.', count),
    maxUpgrades: said('Most upgrades; null for no limit.', orNull(count)),
  }),
);

export const catalog = named(
  'Catalog',
  'What companies are built from (EDCU-GEN-02).',
  record({
    version: said('What it is called; unlike every other.', textOf(60)),
    classes: said('Ids of classes.', list(classRow, MOST_ROWS)),
    weapons: said('Weapons that it fires.', list(weapon, MOST_ROWS)),
    upgrades: said('Upgrades that can be bought.', list(upgrade, MOST_ROWS)),
    taskForces: said('Ids of task forces.', list(taskForce, MOST_ROWS)),
    classification: said('What units count as, row by row.', list(classification, MOST_ROWS)),
    veterancy: said('Levels of veterancy, the lowest first.', list(veterancy, 3)),
  }),
);

type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [K in keyof T as null extends T[K] ? never : K]: Given<T[K]> } & {
        readonly [K in keyof T as null extends T[K] ? K : never]?: Given<T[K]>;
      }
    : T;

export type WeaponRow = Shaped<typeof weapon>;
export type ClassRow = Shaped<typeof classRow>;
export type UpgradeRow = Shaped<typeof upgrade>;
export type Effect = UpgradeRow['effects'][number];
/** Rows whose members may be left out in the tables, where they are null. */
export type TaskForceRow = Given<Shaped<typeof taskForce>>;
export type ClassificationRow = Given<Shaped<typeof classification>>;
export type VeterancyRow = Shaped<typeof veterancy>;
export type Requirement = Readonly<Record<string, readonly string[]>>;

export interface Catalog {
  readonly version: string;
  readonly classes: readonly ClassRow[];
  readonly weapons: readonly WeaponRow[];
  readonly upgrades: readonly UpgradeRow[];
  readonly taskForces: readonly TaskForceRow[];
  readonly classification: readonly ClassificationRow[];
  readonly veterancy: readonly VeterancyRow[];
}
