import {
  choice,
  flag,
  list,
  named,
  oneOf,
  orNull,
  pair,
  record,
  rows,
  said,
  table,
  textOf,
  whole,
  type Shape,
} from '../../../kernel/index.js';

import {
  SLOT_TYPES,
  PROPULSIONS,
  COMPARTMENTS,
  SENSORS,
  TARGETS,
  TRAITS,
  WEAPON_TRAITS,
  ACTIONS,
  ABILITIES,
  EXPLOSIVES,
  STATS,
} from '../data/catalog-words.js';

/*
 * Parts of a catalog (EDCU-GEN-02): what a club builds its companies from. The words are those of its files, so that a club writes and
 * reads one form only.
 */

export const MOST = 1000;
export const LONG = 500;
export const MOST_ROWS = 500;
const figure = whole(-MOST, MOST);
export const count = whole(0, MOST);
export const rowId = textOf(60);
export const names = list(rowId, MOST_ROWS);
export const byWord = <S extends Shape>(
  key: string,
  sentence: string,
  of: Shape,
  value: string | null,
  all: S,
): S => rows(key, said(sentence, of), value, all);

const ap = named(
  'ArmourPiercing',
  'How much armour an attack passes over (EDC-AP-01).',
  record({
    general: said('Against anyone.', count),
    infantry: said('Against infantry and soft units only.', count),
    vehicle: said('Against vehicles, aircraft and vessels only.', count),
  }),
);

const damage = named(
  'WeaponDamage',
  'What a weapon does before armour (EDC-CMB-04).',
  choice('kind', {
    fs: record({ factor: said('Times present FS: above and below the line.', pair(whole(1, MOST))) }),
    fixed: record({ value: said('Whatever the FS.', whole(1, MOST)) }),
  }),
);

export const weapon = named(
  'WeaponRow',
  'A weapon (EDCU-CLS-07).',
  record({
    id: said('Its id.', rowId),
    name: said('What it is called.', textOf(LONG)),
    mode: said('How it is fired.', oneOf(['direct', 'indirect', 'melee'])),
    munition: said('Of indirect weapons.', orNull(oneOf(['shell', 'rocket', 'bomb']))),
    damage: said('Its damage.', damage),
    minRange: said('Nearest hex that it reaches.', count),
    range: said('Furthest hex.', count),
    ap: said('Armour that it passes over.', ap),
    mayTarget: said('What it may target.', list(oneOf(TARGETS), MOST_ROWS)),
    explosiveClass: said('What it does to structures.', oneOf(EXPLOSIVES)),
    uses: said('Uses when full; null for as often as one likes.', orNull(whole(1, MOST))),
    traits: said('Its keywords.', list(oneOf(WEAPON_TRAITS), MOST_ROWS)),
    size: said('Of air defence weapons.', orNull(oneOf(['light', 'medium', 'heavy']))),
  }),
);

export const compartment = {
  type: said('What it is for.', oneOf(COMPARTMENTS)),
  capacity: said('How much it holds (EDCU-TRN-01).', whole(1, MOST)),
};

export const airMobility = named(
  'AirMobility',
  'How easily it is carried through the air (EDCU-CLS-02).',
  record({
    class: said('5 fits a small helicopter, 0 only the largest aircraft.', whole(0, 5)),
    paradrop: said('Whether it may be dropped by parachute.', flag),
    orbital: said('Whether it may be dropped from orbit.', flag),
  }),
);

const effect = named(
  'CatalogEffect',
  'What an upgrade or a specialization does to a unit (EDCU-CLS-04).',
  choice('op', {
    add: record({
      stat: said('The figure.', oneOf(STATS)),
      value: said('How much is added.', figure),
    }),
    set: record({
      stat: said('The figure.', oneOf(['airMobility.paradrop', 'airMobility.orbital'])),
      value: said('What it is.', flag),
    }),
    trait: record({ value: said('A keyword.', oneOf([...TRAITS, ...WEAPON_TRAITS])) }),
    weapon: record({
      weapon: said('Id of a weapon.', rowId),
      mount: said('Where it is mounted.', oneOf(SLOT_TYPES)),
    }),
    action: record({ value: said('An action.', oneOf(ACTIONS)) }),
    ability: record({ value: said('An ability.', oneOf(ABILITIES)) }),
    propulsion: record({ value: said('How it moves.', oneOf(PROPULSIONS)) }),
    compartment: record(compartment),
    hitch: record({ capacity: said('Units that it tows.', whole(1, 1)) }),
    sensor: record({
      type: said('The sensor.', oneOf(SENSORS)),
      range: said('Hexes; the parameters of the campaign decide where they name it.', whole(1, MOST)),
    }),
    stock: record({
      item: said('What it carries.', oneOf(['buildSupply'])),
      value: said('How much.', whole(1, MOST)),
    }),
  }),
);

export const effects = list(effect, MOST_ROWS);

/** Dimension → values. */
export const requirement = (sentence: string) =>
  byWord('dimension', sentence, textOf(60), 'values', table(said('Any of these will do.', names)));
