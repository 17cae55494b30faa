import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { weaponTypeRow } from '../data/ammunition.js';
import { COMMANDER_CLASSES } from '../data/commanders.js';
import { heroRow } from '../data/heroes.js';
import { PLANET_TYPES } from '../data/planet-types.js';
import type { GhostOfWarPosition } from './position.js';
import { isPlayer } from '../state/players.js';
import { recipeOf } from '../projects/recipes.js';
import { findUnitType } from '../units/unit-types.js';
import type { GhostOfWarState } from '../state/index.js';

type Kind =
  | 'subSectors'
  | 'systems'
  | 'planets'
  | 'depots'
  | 'factions'
  | 'units'
  | 'formations'
  | 'characters'
  | 'fallen';

/** An id that must be that of a thing of one of some kinds; null and undefined name nothing. */
type Named = readonly [field: string, id: string | null | undefined, kinds: readonly Kind[]];

type Rows<T> = (entry: T) => readonly Named[];

const each = (
  field: string,
  ids: readonly string[] | undefined,
  ...kinds: readonly Kind[]
): readonly Named[] => (ids ?? []).map((id, at) => [`${field}.${at}`, id, kinds]);

const keysOf = (field: string, table: object | undefined, ...kinds: readonly Kind[]): readonly Named[] =>
  Object.keys(table ?? {}).map((id) => [`${field}.${id}`, id, kinds]);

/** GOW-GEN-12: everything that an entry names is there. */
export function checkReferences(position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] {
  const of = <T>(list: string, entries: readonly T[] | undefined, rows: Rows<T>): readonly Violation[] =>
    (entries ?? []).flatMap((entry, index) =>
      rows(entry).flatMap(([field, id, kinds]) =>
        id === null || id === undefined || kinds.some((kind) => lookUp<object>(state[kind], id))
          ? []
          : [missing(['position', list, index, ...steps(field)], id)],
      ),
    );
  return [
    ...of('factions', position.factions, ({ confidants, chapter, foresight, divinations, psykerTarget }) => [
      ...each('confidants', confidants, 'factions'),
      ...each('chapter.homeworlds', chapter?.homeworlds, 'planets'),
      ...each('chapter.honourBound', chapter?.honourBound, 'systems'),
      ...each(
        'chapter.grateful',
        chapter?.grateful?.map(({ system }) => system),
        'systems',
      ),
      ...each(
        'foresight',
        foresight?.map(({ enemy }) => enemy),
        'factions',
      ),
      ...each(
        'divinations',
        divinations?.map(({ system }) => system),
        'systems',
      ),
      ['psykerTarget', psykerTarget, ['factions']],
      ...keysOf('chapter.saves', chapter?.saves, 'systems'),
    ]),
    ...of('systems', position.systems, ({ contestedRounds }) =>
      keysOf('contestedRounds', contestedRounds, 'factions'),
    ),
    ...of('relations', position.relations, ({ factions }) => each('factions', factions, 'factions')),
    ...of('planets', position.planets, ({ system, controller, sharing, tradeConsent, works, thisRound }) => [
      ['system', system, ['systems']],
      ['controller', controller, ['factions']],
      ...keysOf('sharing', sharing, 'factions'),
      ...keysOf('tradeConsent', tradeConsent, 'factions'),
      ...each(
        'works',
        works?.map(({ faction }) => faction),
        'factions',
      ),
      ...(works ?? []).map(({ hero }, at): Named => [`works.${at}.hero`, hero, ['characters']]),
      ...each('thisRound.takenBy', thisRound?.takenBy ?? [], 'factions'),
    ]),
    ...of('depots', position.depots, ({ planet, owner }) => [
      ['planet', planet, ['planets']],
      ['owner', owner, ['factions']],
    ]),
    ...of('units', position.units, ({ owner, place, undetectedBy }) => [
      ['owner', owner, ['factions']],
      ['place', place, ['planets', 'systems']],
      ...each('undetectedBy', undetectedBy, 'factions'),
    ]),
    ...of('formations', position.formations, ({ owner, units }) => [
      ['owner', owner, ['factions']],
      ...each('units', units, 'units'),
    ]),
    ...of('journeys', position.journeys, ({ owner, units, characters, landOn }) => [
      ['owner', owner, ['factions']],
      ...each('units', units, 'units'),
      ...each('characters', characters, 'characters'),
      ['landOn', landOn, ['planets']],
    ]),
    ...of('characters', position.characters, ({ faction, attachedTo, place }) => [
      ['faction', faction, ['factions']],
      ['attachedTo', attachedTo, ['units', 'formations']],
      ['place', place, ['planets', 'systems']],
    ]),
    ...of('fallen', position.fallen, ({ faction }) => [['faction', faction, ['factions']]]),
    ...of('eventProjects', position.eventProjects, ({ planet }) => [['planet', planet, ['planets']]]),
    ...of('projects', position.projects, ({ place, owner, forFaction, hero, death }) => [
      ['place.id', place.id, placeKinds(place.kind)],
      ['owner', owner, ['factions']],
      ['forFaction', forFaction, ['factions']],
      ['hero', hero, ['characters']],
      ['death', death, ['fallen']],
    ]),
    ...of('supplyGroups', position.supplyGroups, ({ faction, system, members }) => [
      ['faction', faction, ['factions']],
      ['system', system, ['systems']],
      ...each('members', members, 'units', 'formations'),
    ]),
    ...of('scheduled', position.scheduled, ({ subSector }) => [['subSector', subSector, ['subSectors']]]),
    ...of('orders', position.orders, ({ faction }) => [['faction', faction, ['factions']]]),
    ...checkKeys(position, state),
  ];
}

const placeKinds = (kind: string): readonly Kind[] =>
  kind === 'PLANET' ? ['planets'] : kind === 'FORMATION' ? ['formations'] : ['units'];

const steps = (field: string): InputPath =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const missing = (path: InputPath, id: string): Violation =>
  violation('GOW-GEN-12', 'NO_SUCH_THING', path, { id });

/** GOW-PLA-05, GOW-UNI-01, GOW-AMM-01, GOW-CHR-01, GOW-PRJ-01: keys of the tables; and seats that there are. */
function checkKeys(position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] {
  const unknown = (
    list: string,
    field: string,
    keys: readonly (string | null | undefined)[],
    is: (key: string) => unknown,
  ) =>
    keys.flatMap((key, index) =>
      key === null || key === undefined || is(key) ? [] : [missing(['position', list, index, field], key)],
    );
  const { factions, planets, units = [], characters = [], projects = [] } = position;
  return [
    ...unknown(
      'factions',
      'seat',
      factions.map(({ seat }) => seat),
      (key) => isPlayer(state.seats, key),
    ),
    ...unknown(
      'planets',
      'type',
      planets.map(({ type }) => type),
      (key) => Object.hasOwn(PLANET_TYPES, key),
    ),
    ...unknown(
      'units',
      'type',
      units.map(({ type }) => type),
      (key) => findUnitType(state, key),
    ),
    ...unknown(
      'units',
      'weapon',
      units.map(({ weapon }) => weapon),
      (key) => weaponTypeRow(key),
    ),
    ...unknown(
      'characters',
      'class',
      characters.map((entry) => entry.class),
      (key) => ((COMMANDER_CLASSES as readonly string[]).includes(key) ? true : heroRow(key as never)),
    ),
    ...unknown(
      'projects',
      'item',
      projects.map(({ item }) => item),
      (key) => recipeOf(state, key),
    ),
  ];
}
