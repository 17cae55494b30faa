import {
  choice,
  flag,
  list,
  named,
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

import * as words from '../words/index.js';

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
  name: string,
  about: string,
  key: string,
  sentence: string,
  of: Shape,
  value: string | null,
  all: S,
): S => named(name, about, rows(key, said(sentence, of), value, all));

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
    fs: said(
      'A share of present FS.',
      named(
        'ShareOfFs',
        'Damage that is a share of present FS.',
        record({ factor: said('Times present FS: above and below the line.', pair(whole(1, MOST))) }),
      ),
    ),
    fixed: said(
      'Always the same.',
      named(
        'FixedDamage',
        'Damage that is always the same.',
        record({ value: said('Whatever the FS.', whole(1, MOST)) }),
      ),
    ),
  }),
);

export const weapon = named(
  'WeaponRow',
  'A weapon (EDCU-CLS-07).',
  record({
    id: said('Its id, unique in this world.', rowId),
    name: said('What it is called.', textOf(LONG)),
    mode: said('How it is fired.', words.weaponMode),
    munition: said('Of indirect weapons.', orNull(words.munition)),
    damage: said('What it does before armour.', damage),
    minRange: said('Nearest hex that it reaches.', count),
    range: said('Furthest hex.', count),
    ap: said('Armour that it passes over.', ap),
    mayTarget: said('What it may target.', list(words.targetKind, MOST_ROWS)),
    explosiveClass: said('What it does to structures.', words.explosiveClass),
    uses: said('Uses when full; null for as often as one likes.', orNull(whole(1, MOST))),
    traits: said('Its keywords.', list(words.weaponTrait, MOST_ROWS)),
    size: said('Of air defence weapons.', orNull(words.weaponSize)),
  }),
);

export const compartment = {
  type: said('What it is for.', words.compartmentType),
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
    add: said(
      'A figure changes.',
      named(
        'AddEffect',
        'A figure changes.',
        record({
          stat: said('The figure.', words.stat),
          value: said('How much is added.', figure),
        }),
      ),
    ),
    set: said(
      'Something is allowed in the air.',
      named(
        'SetEffect',
        'Something is allowed in the air.',
        record({
          stat: said('The figure.', words.airStat),
          value: said('What it is.', flag),
        }),
      ),
    ),
    trait: said(
      'A keyword is added.',
      named('TraitEffect', 'A keyword is added.', record({ value: said('A keyword.', words.keyword) })),
    ),
    weapon: said(
      'A weapon is added.',
      named(
        'WeaponEffect',
        'A weapon is added.',
        record({
          weapon: said('Id of a weapon.', rowId),
          mount: said('Where it is mounted.', words.slotType),
        }),
      ),
    ),
    action: said(
      'An action is added.',
      named(
        'ActionEffect',
        'An action is added.',
        record({ value: said('Word of the action.', words.equipmentAction) }),
      ),
    ),
    ability: said(
      'An ability is added.',
      named(
        'AbilityEffect',
        'An ability is added.',
        record({ value: said('Word of the ability.', words.equipmentAbility) }),
      ),
    ),
    propulsion: said(
      'It moves so.',
      named('PropulsionEffect', 'It moves so.', record({ value: said('How it moves.', words.propulsion) })),
    ),
    compartment: said(
      'A compartment is added.',
      named('CompartmentEffect', 'A compartment is added.', record(compartment)),
    ),
    hitch: said(
      'A hitch is added.',
      named(
        'HitchEffect',
        'A hitch is added.',
        record({ capacity: said('Units that it tows.', whole(1, 1)) }),
      ),
    ),
    sensor: said(
      'A sensor is added.',
      named(
        'SensorEffect',
        'A sensor is added.',
        record({
          type: said('Which sensor.', words.sensor),
          range: said('Hexes; the parameters of the campaign decide where they name it.', whole(1, MOST)),
        }),
      ),
    ),
    stock: said(
      'A stock is added.',
      named(
        'StockEffect',
        'A stock is added.',
        record({
          item: said('What it carries.', words.stockItem),
          value: said('How much.', whole(1, MOST)),
        }),
      ),
    ),
  }),
);

export const effects = list(effect, MOST_ROWS);

/** Dimension → values. */
export const requirement = (sentence: string) =>
  byWord(
    'Requirement',
    'What a unit must be in one dimension.',
    'dimension',
    sentence,
    textOf(60),
    'values',
    table(said('Any of these will do.', names)),
  );
