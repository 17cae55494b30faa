import fc from 'fast-check';
import type { GhostOfWarCommand, GhostOfWarPosition } from '../../src/rulesets/ghost-of-war/index.js';
import { gmChange } from '../../src/rulesets/ghost-of-war/game-master/shapes.js';
import { formation, journey, unit } from '../../src/rulesets/ghost-of-war/formations/shapes.js';
import { character, faction } from '../../src/rulesets/ghost-of-war/characters/shapes.js';
import { planet, system } from '../../src/rulesets/ghost-of-war/planets/shapes.js';
import { project } from '../../src/rulesets/ghost-of-war/projects/shapes.js';
import { structureFaults } from '../../src/rulesets/ghost-of-war/units/structure.js';
import { valuesOf } from './arbitraries.js';
import { accepted, NO_GAME, openingOf, openSector, say, type SectorGame } from './sector-table.js';
import { smallSector } from './small-sector.js';
import { faultsOf } from './soundness.js';

/** Some of everything: a fleet and a hero under way, a depot that a line fills, an army that builds, two supply groups. */
const busySector = (): GhostOfWarPosition => {
  const sector = smallSector();
  const raiders = sector.formations!.find((each) => each.id === 'wolves')!.units;
  return {
    ...sector,
    units: sector.units!.map((each) => {
      if (!raiders.includes(each.id)) return each;
      const { place: _place, ...underWay } = each;
      return underWay;
    }),
    characters: [
      ...sector.characters!,
      { id: 'pilgrim', class: 'CHAPLAIN', name: 'Pilgrim', faction: 'chapter' },
      { id: 'corsair', class: 'ADMIRAL', name: 'Corsair', faction: 'reavers', attachedTo: 'wolves' },
    ],
    journeys: [
      {
        id: 'sally',
        owner: 'reavers',
        units: raiders,
        from: 'atria-system',
        to: 'vallus-system',
        path: ['7,1', '6,1', '5,1', '4,1'],
        departRound: 1,
        arrivalRound: 2,
      },
      {
        id: 'pilgrimage',
        owner: 'chapter',
        units: [],
        characters: ['pilgrim'],
        from: 'fenris-system',
        to: 'vallus-system',
        path: ['2,1', '3,1', '4,1'],
        departRound: 1,
        arrivalRound: 2,
      },
    ],
    supplyGroups: [
      { id: 'van', name: 'Van', faction: 'guard', system: 'hastea-system', members: ['home-fleet'] },
      { id: 'rear', name: 'Rear', faction: 'guard', system: 'vallus-system', members: ['first-army'] },
    ],
    projects: [
      {
        id: 'works',
        place: { kind: 'FORMATION', id: 'first-army' },
        owner: 'guard',
        item: 'fortified-position',
      },
      { id: 'goods', place: { kind: 'PLANET', id: 'forge' }, owner: 'mars', item: 'gg' },
    ],
    lines: [
      ...sector.lines!,
      {
        id: 'stores',
        owner: 'guard',
        notation: 'Hastea → Vallus: GG(1)',
        intoDepots: ['guard-depot'],
        kind: 'SUPPLY',
      },
    ],
  };
};

const start = openSector(busySector(), 'changes');
const { state } = start.played;
const KINDS = [
  'planets',
  'systems',
  'units',
  'formations',
  'characters',
  'factions',
  'depots',
  'journeys',
  'lines',
  'projects',
] as const;
const TEXTS = [
  ...KINDS.flatMap((each) => Object.keys(state[each])),
  ...['seat-1', 'basic-infantry', 'armor', 'frigate', 'astartes-squad', 'CANNONS', 'trade-hub', 'gg', 'Ore'],
  ...[
    'Hive World',
    'Agri-World',
    'CAPTAIN',
    'CHAPLAIN',
    'LORD_GENERAL',
    'First Army',
    'New',
    'a',
    'b→c',
    'Brace',
  ],
];

/** Changes that hit something: ids of the things that they are about. */
const aimed = fc.oneof(
  fc.record({ change: fc.constant('REMOVE'), id: fc.constantFrom(...TEXTS) }),
  fc.record({
    change: fc.constant('SET_UNIT'),
    unit: fc.constantFrom(...Object.keys(state.units)),
    fields: fc.record(
      {
        place: fc.constantFrom(...Object.keys(state.planets), ...Object.keys(state.systems)),
        owner: fc.constantFrom(...Object.keys(state.factions)),
        name: fc.constantFrom('New', 'Another', 'guard armor of vallus 1', 'b→c'),
        weapon: fc.constantFrom('FLAMER', 'PLASMA_MELTA', 'CLUB'),
        ce: fc.integer({ min: -1, max: 101 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    change: fc.constant('CREATE_FORMATION'),
    entry: fc.record({
      id: fc.constantFrom('new-1', 'new-2'),
      name: fc.constantFrom('Legion', 'Host'),
      owner: fc.constantFrom('guard', 'chapter', 'reavers', 'mars'),
      units: fc.subarray(Object.keys(state.units), { minLength: 1, maxLength: 3 }),
    }),
  }),
  fc.record({
    change: fc.constant('CREATE_CHARACTER'),
    entry: fc.record({
      id: fc.constantFrom('new-3', 'new-4'),
      class: fc.constantFrom('CHAPLAIN', 'LORD_GENERAL', 'GENERAL', 'CHAPTER_MASTER'),
      name: fc.constant('Nova'),
      faction: fc.constantFrom('guard', 'chapter', 'reavers'),
      attachedTo: fc.constantFrom(...Object.keys(state.formations), ...Object.keys(state.units).slice(0, 6)),
      traits: fc.constant([]),
      advisors: fc.constant([]),
    }),
  }),
  fc.record({
    change: fc.constant('SET_PLANET'),
    planet: fc.constantFrom(...Object.keys(state.planets)),
    fields: fc.record(
      {
        controller: fc.constantFrom(...Object.keys(state.factions)),
        advancements: fc.constantFrom(['trade-hub'], ['palace'], ['trade-hub', 'trade-hub']),
        parts: fc.constantFrom({ 'Ship Core': 1 }, { Nose: 1 }, { 'Turret (Basic)/Cannons': 2 }),
        basicProduction: fc.constantFrom({ Food: 1 }, { Food: -1 }, { Food: 0.5 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    change: fc.constant('SET_RELATION'),
    factions: fc.constantFrom(['guard', 'chapter'], ['guard', 'reavers'], ['chapter', 'mars']),
    relation: fc.constantFrom('ALLIED', 'NEUTRAL', 'HOSTILE'),
  }),
);

const changes = fc.array(
  fc.oneof({ weight: 3, arbitrary: aimed }, { weight: 1, arbitrary: valuesOf(gmChange, TEXTS) }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

const soundly = ({ played }: SectorGame): void => {
  expect(faultsOf(played.state)).toEqual([]);
  expect(structureFaults(played.state)).toEqual([]);
};

/** Supply groups that name somebody who is not there. */
const groupsOfNobody = ({ played: { state: now } }: SectorGame): readonly string[] =>
  Object.values(now.supplyGroups)
    .filter(({ members }) => !members.every((each) => now.units[each] ?? now.formations[each]))
    .map(({ id }) => id);

/** Closes what waits until the next round opens, or the campaign is over. */
function closeRound(game: SectorGame): SectorGame {
  const { round } = game.played.state;
  let now = game;
  while (now.played.state.round === round && now.played.state.end === null) {
    now = accepted(now, say(now, { seat: 'arbiter', command: { type: 'ClosePhase' } }, 'close'));
  }
  return now;
}

describe('the changes of the arbiter', () => {
  it('keep the invariants of the sector, and the rounds after them can be closed', () => {
    let made = 0;
    fc.assert(
      fc.property(changes, (some) => {
        const command = {
          type: 'MakeGmChanges',
          reason: 'a law',
          changes: some,
        } as unknown as GhostOfWarCommand;
        const verdict = say(start, { seat: 'arbiter', command }, 'changes');
        expect(verdict.kind).not.toBe('rollsNeeded');
        if (verdict.kind !== 'accepted') return;
        made += 1;
        const changed = accepted(start, verdict);
        soundly(changed);
        expect(groupsOfNobody(changed)).toEqual([]);
        soundly(closeRound(closeRound(changed)));
      }),
      { numRuns: 400 },
    );
    expect(made).toBeGreaterThan(30);
  });
});

/** Lists of a position, and the shape of their entries. */
const ENTRIES = {
  planets: planet,
  units: unit,
  formations: formation,
  characters: character,
  journeys: journey,
  factions: faction,
  projects: project,
  systems: system,
} as const;

/** A member of an entry of the busy sector, and another value that its shape allows. */
const alterations = fc.constantFrom(...(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[])).chain((list) => {
  const shape = ENTRIES[list];
  return fc.record({
    list: fc.constant(list),
    at: fc.nat(busySector()[list]!.length - 1),
    member: fc.constantFrom(...Object.keys(shape.members)),
    other: valuesOf(shape, TEXTS) as fc.Arbitrary<Record<string, unknown>>,
  });
});

describe('a position', () => {
  it('that is accepted has the invariants of the sector, and its rounds can be closed', () => {
    let opened = 0;
    fc.assert(
      fc.property(alterations, ({ list, at, member, other }) => {
        const entries: readonly object[] = busySector()[list]!;
        const altered = { ...entries[at], [member]: other[member] };
        const entered = {
          ...busySector(),
          [list]: entries.map((each, index) => (index === at ? altered : each)),
        };
        const verdict = openingOf(entered, 'position');
        expect(verdict.kind).not.toBe('rollsNeeded');
        if (verdict.kind !== 'accepted') return;
        opened += 1;
        const game = accepted(NO_GAME, verdict);
        soundly(game);
        soundly(closeRound(game));
      }),
      { numRuns: 120 },
    );
    expect(opened).toBeGreaterThan(30);
  });
});
