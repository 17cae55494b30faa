import { lookUp } from '../../../kernel/index.js';
import { type Effect } from '../catalogs/catalog.js';
import { UNIT_TYPES, type Trait, type UnitType } from '../data/catalog-words.js';
import { weaponIn } from '../catalogs/starter.js';
import type { Category } from '../data/words.js';
import type { HouseRules } from '../house-rules/index.js';
import type { Compartment, Sheet, Weapon } from '../state/index.js';
import { classificationsOf } from './classifying.js';
import { classOf, fittedOn, primaryOf, valuesOf, type Build } from './values.js';

/** Glossary, `Unit type`: the category of each in part 1. */
export const CATEGORY_OF: Readonly<Record<UnitType, Category>> = {
  infantry: 'infantry',
  ampv: 'vehicle',
  luv: 'vehicle',
  truck: 'vehicle',
  walker: 'vehicle',
  towed: 'towed',
  vtol: 'aircraft',
  fixedWing: 'aircraft',
  aquaticCraft: 'vessel',
  largeVessel: 'vessel',
};

/** Item type of what builders carry (EDC-BLD-04). */
export const BUILD_SUPPLY = 'buildSupply';

/** Effects in the order in which they act: class, upgrades, specialization (EDCU-CLS-04). */
interface Acting {
  readonly effects: readonly Effect[];
  /** Upgrade that each comes from; null of a specialization. */
  readonly from: readonly (string | null)[];
}

function actingOn(build: Build, special: readonly Effect[]): Acting {
  const fitted = fittedOn(build).flatMap(({ row }) =>
    row.effects.map((effect) => ({ effect, from: row.id })),
  );
  return {
    effects: [...fitted.map((each) => each.effect), ...special],
    from: [...fitted.map((each) => each.from), ...special.map(() => null)],
  };
}

const added = ({ effects }: Acting, stat: string): number =>
  effects.reduce((sum, each) => (each.op === 'add' && each.stat === stat ? sum + each.value : sum), 0);

const words = <O extends 'trait' | 'action' | 'ability'>({ effects }: Acting, op: O): readonly string[] =>
  effects.flatMap((each) => (each.op === op ? [each.value] : []));

const unlike = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** EDCU-CLS-05: the weapon of the class, and those that are mounted. */
function weaponsOn(build: Build, acting: Acting): readonly Weapon[] {
  const own = classOf(build)?.weapon ?? null;
  const ofClass = own === null ? undefined : weaponIn(build.catalog, own);
  const primaryRange = added(acting, 'primary.range');
  const mounted = acting.effects.flatMap((effect, place): readonly Weapon[] => {
    if (effect.op !== 'weapon') return [];
    const row = weaponIn(build.catalog, effect.weapon);
    if (!row) return [];
    const id = acting.from[place] ?? row.id;
    const limit = fittedOn(build).find((each) => each.row.id === id)?.row.useCt ?? row.uses;
    const further = effect.mount === 'primary' ? primaryRange : 0;
    return [
      {
        ...row,
        id,
        uses: limit,
        range: row.range + further,
        mount: effect.mount,
        item: limit === null ? null : id,
      },
    ];
  });
  const first: readonly Weapon[] = ofClass
    ? [{ ...ofClass, mount: 'class', item: ofClass.uses === null ? null : ofClass.id }]
    : [];
  // Copies of an upgrade give further uses, not further weapons.
  return [
    ...first,
    ...mounted.filter((each, place) => mounted.findIndex(({ id }) => id === each.id) === place),
  ];
}

/** EDCU-UPG-07, EDC-BLD-04: uses of all limited things when full. */
function usesOn(build: Build, acting: Acting): Readonly<Record<string, number>> {
  const uses: Record<string, number> = {};
  const more = (item: string, amount: number) => {
    uses[item] = (lookUp(uses, item) ?? 0) + amount;
  };
  for (const [item, amount] of Object.entries(classOf(build)?.stock ?? {})) more(item, amount);
  const own = classOf(build)?.weapon;
  const ofClass = own == null ? undefined : weaponIn(build.catalog, own);
  if (ofClass?.uses != null) more(ofClass.id, ofClass.uses);
  for (const { row } of fittedOn(build)) if (row.useCt !== null) more(row.id, row.useCt);
  for (const effect of acting.effects) if (effect.op === 'stock') more(effect.item, effect.value);
  return uses;
}

/** EDCU-UPG-12: of several sensors of one type the best. */
function sensorsOn({ effects }: Acting): Sheet['sensors'] {
  const all = effects.flatMap((each) =>
    each.op === 'sensor' ? [{ type: each.type, range: each.range }] : [],
  );
  return all.filter(
    (each, place) =>
      !all.some(
        (other, at) =>
          other.type === each.type &&
          (other.range > each.range || (other.range === each.range && at < place)),
      ),
  );
}

/** Glossary: propulsion of land vehicles. */
const LAND_VEHICLES: readonly string[] = ['tracked', 'wheeled', 'walker', 'antiGrav'];

/** EDC-AP-02: land vehicles with armour have a weak rear. */
export const hasWeakRear = ({
  category,
  propulsion,
  armour,
}: Pick<Sheet, 'category' | 'propulsion' | 'armour'>): boolean =>
  category === 'vehicle' && LAND_VEHICLES.includes(propulsion) && armour >= 1;

/** Final figures of a unit: class, upgrades, specialization, limits (EDC-STA-08, EDCU-CLS-04). */
export function sheetOf(
  build: Build,
  rules: HouseRules,
  ruled: Readonly<Record<string, boolean>>,
  special: readonly Effect[] = [],
): Sheet {
  const acting = actingOn(build, special);
  return {
    ...natureOf(build),
    ...figuresOf(build, acting, rules),
    ...gearOf(build, acting, rules),
    weapons: weaponsOn(build, acting),
    sensors: sensorsOn(acting),
    uses: usesOn(build, acting),
    classifications: classificationsOf(build, ruled, rules.armourCap),
  };
}

/** What kind of unit it is, whatever is fitted on it but its propulsion. */
function natureOf(build: Build) {
  const row = classOf(build);
  const unitType = row?.unitType ?? UNIT_TYPES[0];
  return {
    unitType,
    category: CATEGORY_OF[unitType],
    propulsion: (valuesOf(build)['propulsion']?.[0] ?? 'none') as Sheet['propulsion'],
    energyKind: row?.energy.kind ?? ('fuel' as const),
    airMobility: row?.airMobility?.class ?? null,
    aircraftClass: row?.aircraftClass ?? null,
    liftRating: row?.liftRating ?? null,
  };
}

/** Figures with their limits (EDCU-CLS-04). */
function figuresOf(build: Build, acting: Acting, rules: HouseRules) {
  const row = classOf(build);
  const figure = (stat: string, of: number | undefined, least: number) =>
    Math.max(least, (of ?? least) + added(acting, stat));
  return {
    fs: figure('fs', row?.fs, 1),
    armour: Math.min(rules.armourCap, figure('armour', row?.armour, 0)),
    speed: figure('speed', row?.speed, 0),
    vision: figure('vision', row?.vision ?? rules.visionRangeDay, 0),
    energy: figure('energy', row?.energy.max, 1),
  };
}

/** Keywords and what it carries. */
function gearOf(build: Build, acting: Acting, rules: HouseRules) {
  const row = classOf(build);
  const weakRear = hasWeakRear({ ...natureOf(build), armour: figuresOf(build, acting, rules).armour });
  const traits = [...(valuesOf(build)['trait'] ?? []), ...words(acting, 'trait')] as readonly Trait[];
  const compartments: readonly Compartment[] = [
    ...(row?.compartments ?? []),
    ...acting.effects.flatMap((each) =>
      each.op === 'compartment' ? [{ type: each.type, capacity: each.capacity }] : [],
    ),
  ];
  return {
    traits: unlike([...traits, ...(weakRear ? (['rearWeakSpot'] as const) : [])]),
    actions: unlike([...(row?.actions ?? []), ...words(acting, 'action')]),
    abilities: unlike([...(row?.abilities ?? []), ...words(acting, 'ability')]),
    compartments,
    hitch: acting.effects.some((each) => each.op === 'hitch'),
  };
}

/** The primary by name, as the dossier shows it (EDCU-SHT-01). */
export const primaryName = (build: Build): string | null => {
  const primary = primaryOf(build);
  return build.catalog.upgrades.find((each) => each.id === primary)?.name ?? null;
};
