import { readFileSync } from 'node:fs';
import { HOUSE_RULES } from '../house-rules/index.js';
import { figure } from '../house-rules/house-rules.js';
import { resourceNamed } from '../goods/notation/index.js';
import { ACTIVITIES, LEGAL_SETS, REDEPLOYMENT_SETS } from './activities.js';
import { ADVANCEMENT_EFFECTS, ADVANCEMENT_KEYS, ADVANCEMENTS } from './advancements.js';
import { ALLOWED_WEAPONS, WEAPON_TYPES } from './ammunition.js';
import { CE_LOSS, CHARACTER_FATES, FIGHT_XP, OUTCOMES, RATIO_BONUS, SCALE_NAMES, SCALES } from './combat.js';
import { COMMANDERS } from './commanders.js';
import { GOODS_PROJECTS } from './goods-projects.js';
import { BACKFIRES, HEROES } from './heroes.js';
import type { ItemRow, PartNeed } from './item-rows.js';
import { ITEM_KEYS, ITEMS, itemRow, partKeysOf, PARTS, variantsOf } from './items.js';
import { ASTARTES_LEVEL_NAMES, LEVEL_NAMES, LEVEL_XP } from './levels.js';
import { MACRO_TIERS } from './macro-units.js';
import { PLANET_TYPES } from './planet-types.js';
import { RECOVERY_ROWS, SHIP_PARTS } from './recovery.js';
import { RECRUITMENT, TUBES } from './recruitment.js';
import { RESOURCE_ROWS, RESOURCES, type Goods } from './resources.js';
import { CHAPTER_SUPPLY, FORMATION_SUPPLY, SHIP_HOLDERS } from './supply.js';
import { TECH_LEVELS, techRank } from './tech-levels.js';
import { ADVISORS, TRAITS } from './traits.js';
import { UNIT_TYPE_IDS, UNIT_TYPES } from './units.js';

/*
 * The printed tables of the catalog are read and compared cell by cell, so that neither can change without the other.
 */

const CATALOG = readFileSync('rules/ghost-of-war.md', 'utf8');

type Row = Readonly<Record<string, string>>;

/** The first table after a heading: a row for each line, cells by the name of their column. */
function printed(heading: string): readonly Row[] {
  const lines = CATALOG.slice(CATALOG.indexOf(heading)).split('\n');
  const from = lines.findIndex((each) => each.startsWith('|'));
  const length = lines.slice(from).findIndex((each) => !each.startsWith('|'));
  const [head, , ...body] = lines.slice(from, from + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((each) => each.trim()),
  );
  return body.map((cells) => Object.fromEntries(head!.map((name, place) => [name, cells[place]!])));
}

/** `Food(3)`, `Ore`, `–`; things that are no resources are left out. */
const goods = (cell: string | undefined): Goods =>
  Object.fromEntries(
    (cell ?? '')
      .split(', ')
      .filter((each) => !/^(–|Ammo|ammo|formation|.*part.*|Scouts.*|Officers\(1.*)$/.test(each))
      .map((each) => {
        const [, name, amount = '1'] = /^([^(]+)(?:\((\d+)\))?$/.exec(each) ?? [];
        return [resourceNamed(name ?? '') ?? each, Number(amount)];
      }),
  );

const yes = (cell: string | undefined): boolean => cell === 'yes';

describe('tables as printed in the catalog', () => {
  it('planet types (GOW-PLA-05)', () => {
    const rows = printed('### GOW-PLA-05');
    expect(rows.map((row) => row['Type'])).toEqual(Object.keys(PLANET_TYPES));
    for (const row of rows) {
      const type = PLANET_TYPES[row['Type'] as keyof typeof PLANET_TYPES];
      const { Minima, Vexillus, Exactus } = type.slots;
      const yields = Object.entries(type.specialYield2d6).map(([name, least]) => `${name} ${least}`);
      const extras = [
        ...('chapterHold' in type ? ['Chapter Hold'] : []),
        ...('spacePort' in type ? ['Space Port'] : []),
      ];
      const special = [...(yields.length > 0 ? [yields.join(', ')] : []), ...extras].join('; ') || '–';
      expect({
        tech: type.techLevel,
        slots: `${Minima}/${Vexillus}/${Exactus}`,
        production: type.basicProduction,
        upkeep: type.upkeep,
        weights: [type.garrisonWeight, type.orbitalWeight],
        special,
      }).toEqual({
        tech: row['Tech'],
        slots: row['Slots'],
        production: goods(row['Basic production']),
        upkeep: Object.fromEntries(ACTIVITIES.map((each) => [each, goods(row[each])])),
        weights: [Number(row['Garrison']), Number(row['Orbital'])],
        special: row['Special yields (2d6 ≥)'],
      });
    }
  });

  it('units (GOW-UNI-01)', () => {
    const rows = printed('### GOW-UNI-01');
    expect(rows.map((row) => row['Unit'])).toEqual(UNIT_TYPE_IDS.map((each) => UNIT_TYPES[each].name));
    rows.forEach((row, place) => {
      const unit = UNIT_TYPES[UNIT_TYPE_IDS[place]!];
      const isShip = unit.domain === 'void';
      const size = isShip
        ? `carries ${unit.transportCapacity}`
        : `${unit.transportSize}${unit.specialTransport ? ' special' : ''}`;
      const counter = unit.holder === 'formation' ? `${unit.counterMax} (formation)` : `${unit.counterMax}`;
      expect({
        weight: unit.weight,
        counter: isShip ? 'formation' : counter,
        list: unit.list,
        ammo: unit.ammo,
        pen: isShip ? '3 / 5 / 5' : String(unit.shortagePp),
        recovery: unit.recoveryClass,
        marks: [unit.mechanised, unit.moraleDegrades, unit.subjectToFear, unit.mergeable],
        size,
        salvage: unit.salvage,
      }).toEqual({
        weight: Number(row['W']),
        counter: row['Counter'],
        list: goods(row['List']),
        ammo: row['List']!.includes('ammo'),
        pen: row['pen'],
        recovery: row['Recovery class'],
        marks: ['mech', 'mor', 'fear', 'merge'].map((each) => yes(row[each])),
        size: row['Size'],
        salvage: goods(row['Salvage']),
      });
    });
  });

  it('advancements (GOW-PRJ-14)', () => {
    const rows = printed('### GOW-PRJ-14');
    expect(rows.map((row) => row['Advancement'])).toEqual(
      ADVANCEMENT_KEYS.map((each) => ADVANCEMENTS[each].name),
    );
    rows.forEach((row, place) => {
      const { level, duration, perRound, oneTime } = ADVANCEMENTS[ADVANCEMENT_KEYS[place]!];
      expect([level, `${duration.years} (${duration.least}–${duration.most})`, perRound, oneTime]).toEqual([
        row['Level'],
        row['Years (range)'],
        goods(row['Per round']),
        goods(row['One-time']),
      ]);
    });
  });

  const partName = (need: PartNeed): string => {
    if ('unit' in need) return 'Scouts (unit)';
    if ('part' in need) return `${need.count > 1 ? `${need.count}× ` : ''}${itemRow(need.part)!.name}`;
    if ('count' in need) return need.anyOf.map((each) => itemRow(each)!.name).join(' or ');
    const count = figure({}, `parts.weapons.${need.weaponsOf}`);
    return `${count}× ${need.anyOf.length === 2 ? 'Titan' : 'ship'} weapon*`;
  };

  const timeOf = ({ duration, parts }: ItemRow): string => {
    if (duration.kind === 'ROUNDS') return String(duration.rounds);
    if (duration.kind === 'PER_TWO_TUBES') return '1 per 2 tubes';
    const counts = parts.map((need) =>
      'weaponsOf' in need ? figure({}, `parts.weapons.${need.weaponsOf}`) : need.count,
    );
    return `1 per part = ${counts.reduce((sum, each) => sum + each, 0)}`;
  };

  it('recruitment (GOW-REC-02, -04, -06)', () => {
    const rows = printed('### GOW-REC-02');
    const items: readonly ItemRow[] = Object.values(RECRUITMENT);
    expect(rows.map((row) => row['Name'])).toEqual(items.map((each) => each.name));
    rows.forEach((row, place) => {
      const item = items[place]!;
      expect({
        name: item.name,
        level: item.level ?? 'Chapter Hold or Fleet',
        time: timeOf(item),
        parts: item.parts.map(partName).join(', ') || '–',
        perRound: item.perRound,
        oneTime: item.oneTime,
        ammo: item.ammo === true,
        isPart: item.yields.kind === 'PART',
      }).toEqual({
        name: row['Name'],
        level: row['Level'],
        time: row['Time'],
        parts: row['Parts'],
        perRound: goods(row['Each round']),
        oneTime: goods(row['One-time']),
        ammo: row['One-time']!.includes('Ammo'),
        isPart: row['Type'] === 'Part',
      });
    });
  });

  it('ammunition (GOW-AMM-01)', () => {
    const types = Object.values(WEAPON_TYPES).map((each) => [
      each.label,
      each.examples.join(', '),
      each.requirement,
    ]);
    expect(types).toEqual(
      printed('### GOW-AMM-01').map((row) => [
        row['Weapon type'],
        row['Examples'],
        goods(row['Requirement']),
      ]),
    );
  });

  it('recovery (GOW-RCV-03)', () => {
    const supplies = { CHAPTER_SUPPLY: 'Chapter Supply', FLEET_SUPPLIES: 'Fleet Supplies' };
    const rows = printed('### GOW-RCV-03');
    expect(rows.map((row) => row['Row'])).toEqual(RECOVERY_ROWS.map((each) => each.id));
    rows.forEach((row, place) => {
      const { recoveryClass, ceMin, ceBelow, requirement, perRound, oneTime, ratePp } = RECOVERY_ROWS[place]!;
      const from = ceMin > 1;
      const band =
        ceBelow === null ? (from ? `≥ ${ceMin}` : 'any') : from ? `${ceMin}–${ceBelow - 1}` : `< ${ceBelow}`;
      const needs = [
        ...(requirement.tech
          ? [requirement.tech + (requirement.orKnightWorld ? ' or Knight World' : '')]
          : []),
        ...(requirement.spacePort ? ['Space Port'] : []),
        ...(requirement.holdOrFleet ? ['Hold or Fleet'] : []),
      ];
      expect({
        class: recoveryClass,
        band,
        needs: needs.join(', ') || '–',
        resources: typeof perRound === 'string' ? supplies[perRound] : perRound,
        oneTime,
        rate: ratePp === null ? 'vary' : String(ratePp),
      }).toEqual({
        class: row['Class'],
        band: row['Base CE'],
        needs: row['Requirement'],
        resources: /Suppl/.test(row['Resources each round']!)
          ? row['Resources each round']
          : goods(row['Resources each round']),
        oneTime: goods(row['One-time']),
        rate: row['Rate'],
      });
    });
    expect(SHIP_PARTS).toEqual({ frigate: 3, cruiser: 4, battleship: 5 });
  });

  it.each([
    ['### GOW-XP-05', FIGHT_XP],
    ['### GOW-CBT-09', CE_LOSS],
  ])('battles: %s', (heading, table) => {
    const columns = ['dec. victory', 'victory', 'draw', 'defeat', 'dec. defeat'];
    for (const row of printed(heading)) {
      expect(table[row[''] as 'S1']).toEqual(columns.map((each) => Number(row[each])));
    }
    expect(columns).toHaveLength(OUTCOMES.length);
  });

  it('house rules (catalog section 21)', () => {
    const rows = printed('## 21. House rules');
    const names = rows.map((row) => row['Parameter']!.replaceAll('`', ''));
    expect([...names].sort()).toEqual(HOUSE_RULES.map((each) => each.name).sort());
    rows.forEach((row, place) => {
      const { rule, range, default: standard } = HOUSE_RULES.find((each) => each.name === names[place])!;
      expect([names[place], rule]).toEqual([names[place], row['Rule']]);
      if (!row['Default']!.endsWith(' data')) {
        expect(Array.isArray(standard) ? `[${standard.join(', ')}]` : String(standard)).toBe(row['Default']);
      }
      const bounds = /^int (\d+)\.\.(\d+)/.exec(row['Allowed']!);
      if (bounds && range.is === 'number' && !range.fraction) {
        expect([names[place], range.min, range.max]).toEqual([
          names[place],
          Number(bounds[1]),
          Number(bounds[2]),
        ]);
      }
      if (range.is === 'word') expect(range.words.join(' / ')).toBe(row['Allowed']);
    });
  });
});

describe('links between tables', () => {
  it('every part, unit, advancement and project that is named exists', () => {
    const rows: readonly ItemRow[] = ITEM_KEYS.map((each) => ITEMS[each]);
    for (const row of rows) {
      for (const need of row.parts) {
        const parts = 'part' in need ? [need.part] : 'anyOf' in need ? need.anyOf : [];
        expect(parts.filter((each) => itemRow(each)?.yields.kind !== 'PART')).toEqual([]);
        if ('unit' in need) expect(UNIT_TYPES).toHaveProperty(need.unit);
      }
      if (row.yields.kind === 'UNIT') expect(UNIT_TYPES).toHaveProperty(row.yields.unit);
      if (row.needs !== undefined) expect(ADVANCEMENTS).toHaveProperty(row.needs);
    }
    const overridden = Object.values(ADVANCEMENT_EFFECTS).flatMap((each) => Object.keys(each.yields ?? {}));
    expect(overridden.filter((each) => !(each in GOODS_PROJECTS))).toEqual([]);
    expect(Object.keys(ALLOWED_WEAPONS).filter((each) => itemRow(each) === undefined)).toEqual([]);
  });

  it('no key stands in two tables of projects, no name for two parts', () => {
    const tables = [GOODS_PROJECTS, RECRUITMENT, ADVANCEMENTS];
    const keys = tables.flatMap((each) => Object.keys(each));
    expect(new Set(keys).size).toBe(keys.length);
    expect(ITEM_KEYS).toHaveLength(keys.length + 2);
    expect(Object.keys(PARTS)).toHaveLength(
      Object.values(RECRUITMENT).filter((each) => each.yields.kind === 'PART').length,
    );
  });

  it('items that choose a weapon say which; parts have their variants (GOW-REC-03, -05, -09)', () => {
    expect(variantsOf('turret-advanced')).toEqual(['High-Power Las', 'Plasma/Melta']);
    expect(variantsOf('torpedo-tubes')).toEqual(['2', '4', '6']);
    expect(variantsOf('ship-core')).toEqual([]);
    expect(variantsOf('constructor')).toEqual([]);
    expect(partKeysOf('torpedo-tubes')).toEqual(TUBES.map((each) => `Torpedo Tubes/${each}`));
    expect(partKeysOf('ship-core')).toEqual(['Ship Core']);
    for (const key of ITEM_KEYS) {
      const row: ItemRow = ITEMS[key];
      if (row.variant === 'WEAPON_TYPE') expect(ALLOWED_WEAPONS[key]!.length).toBeGreaterThan(1);
    }
  });

  it('only what is built aboard or in the field needs no slot', () => {
    for (const key of ITEM_KEYS) {
      const { level, place }: ItemRow = ITEMS[key];
      expect([key, level === null]).toEqual([key, place !== 'PLANET']);
    }
  });
});

describe('order and bounds of tables', () => {
  it('resources have one name each (GOW-RES-03)', () => {
    const names = RESOURCES.flatMap((each) => [RESOURCE_ROWS[each].label, ...RESOURCE_ROWS[each].aliases]);
    expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(names.length);
    expect(RESOURCES).toHaveLength(12);
  });

  it('activity sets are the legal ones (GOW-ACT-01, -12)', () => {
    const names = (sets: typeof LEGAL_SETS) => sets.map((each) => each.join('+'));
    expect(new Set(names(LEGAL_SETS)).size).toBe(9);
    for (const set of LEGAL_SETS) {
      expect([...set].sort((a, b) => ACTIVITIES.indexOf(a) - ACTIVITIES.indexOf(b))).toEqual(set);
      expect(set.length === 1 || !(set.includes('Idle') || set.includes('Fight'))).toBe(true);
    }
    expect(names(REDEPLOYMENT_SETS).filter((each) => !names(LEGAL_SETS).includes(each))).toEqual([]);
  });

  it('slots above the tech level are 0', () => {
    for (const { techLevel, slots } of Object.values(PLANET_TYPES)) {
      const above = Object.entries(slots).filter(
        ([level, count]) => count > 0 && techRank(level as 'Minima') > techRank(techLevel),
      );
      expect(above).toEqual([]);
    }
    expect(TECH_LEVELS).toEqual(['None', 'Minima', 'Vexillus', 'Exactus']);
  });

  it('recovery covers every class and every CE from 1 (GOW-RCV-03)', () => {
    for (const type of UNIT_TYPE_IDS) {
      const rows = RECOVERY_ROWS.filter((each) => each.recoveryClass === UNIT_TYPES[type].recoveryClass);
      for (let ce = 1; ce < 100; ce += 1) {
        expect(rows.some((each) => ce >= each.ceMin && (each.ceBelow === null || ce < each.ceBelow))).toBe(
          true,
        );
      }
    }
  });

  it('tiers and holders rise with the number of units (GOW-MAC-01, GOW-SUP-01)', () => {
    const rises = (from: readonly number[]) => from.every((each, i) => i === 0 || each > from[i - 1]!);
    for (const tiers of Object.values(MACRO_TIERS)) expect(rises(tiers.map((each) => each.from))).toBe(true);
    expect(rises(SHIP_HOLDERS.map((each) => each.ships))).toBe(true);
    expect(rises(LEVEL_XP)).toBe(true);
    expect([LEVEL_NAMES.length, ASTARTES_LEVEL_NAMES.length]).toEqual([LEVEL_XP.length, LEVEL_XP.length]);
    expect(MACRO_TIERS.ASTARTES.map((each) => [each.name, each.from])).toEqual([
      ['Combat Detachment', 1],
      ['Demi-Company', 5],
      ['Reinforced Demi-Company', 6],
      ['Company', 10],
      ['Chapter', 21],
    ]);
  });

  it('holders have the counters and lists of the rulebook (GOW-SUP-01, GOW-CHP-01)', () => {
    const lists = Object.values(FORMATION_SUPPLY).map((each) => [
      each.counterMax,
      each.shortagePp,
      each.list,
    ]);
    expect(lists).toEqual([
      [12, 3, { GG: 1, Food: 1, Promethium: 1 }],
      [8, 5, { GG: 2, Food: 1, Promethium: 2 }],
      [8, 5, { GG: 3, Food: 2, Promethium: 4 }],
      [6, 3, { GG: 1, Food: 1 }],
    ]);
    expect(CHAPTER_SUPPLY).toEqual({
      counterMax: 16,
      point: { GG: 2, Food: 2, Men: 1, Ore: 1, RareMinerals: 1, Promethium: 2, Shells: 1, Missiles: 1 },
    });
  });

  it('ratios fall and every die has its row (GOW-CBT-07, -14, GOW-CHR-12, GOW-TRT-05)', () => {
    const ratios = RATIO_BONUS.map((each) => each.times / each.over);
    expect(ratios).toEqual([6, 4, 3, 2, 1.5, 1.25, 1]);
    expect(RATIO_BONUS.map((each) => each.bonus)).toEqual([7, 5, 4, 3, 2, 1, 0]);
    for (const table of [
      CHARACTER_FATES.destroyed,
      CHARACTER_FATES.decisiveDefeat,
      BACKFIRES,
      TRAITS,
      ADVISORS,
    ]) {
      expect(table).toHaveLength(6);
    }
    expect(Object.keys(SCALE_NAMES)).toEqual(SCALES);
  });

  it('a class is a commander’s or a hero’s (GOW-CHR-01, -03)', () => {
    expect(Object.keys(COMMANDERS).filter((each) => each in HEROES)).toEqual([]);
    expect(Object.keys({ ...COMMANDERS, ...HEROES })).toHaveLength(18);
  });
});
