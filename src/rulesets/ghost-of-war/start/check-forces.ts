import { foundIn, type InputPath, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { CharacterEntry, FormationEntry, GhostOfWarPosition } from './position.js';
import { isNotable, nameKey } from '../goods/notation/index.js';
import { companyFaults } from '../units/structure.js';
import { typeOf } from '../units/unit-types.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-MAP-06, GOW-MAC-03, GOW-CHR-02, -03, GOW-TRD-02: everybody is at one place, in one formation of his own. */
export const checkForces = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] => [
  ...checkPlaces(position, state),
  ...(position.formations ?? []).flatMap((each, index) =>
    checkFormation(position, state, each, ['position', 'formations', index]),
  ),
  ...(position.journeys ?? []).flatMap(({ owner, units }, index) =>
    units.flatMap((id, at) =>
      (lookUp(state.units, id)?.owner ?? owner) === owner
        ? []
        : [
            violation('GOW-TRV-01', 'NOT_ITS_UNIT', ['position', 'journeys', index, 'units', at], {
              unit: id,
            }),
          ],
    ),
  ),
  ...(position.characters ?? []).flatMap((each, index) =>
    checkCharacter(position, state, each, ['position', 'characters', index]),
  ),
  ...checkNames(position),
];

/** GOW-MAP-06: on a planet, in an orbit, or on one journey; ships always in an orbit. */
function checkPlaces(position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] {
  const journeys = (position.journeys ?? []).flatMap((each) => each.units);
  return (position.units ?? []).flatMap((entry, index) => {
    const path = ['position', 'units', index, 'place'];
    const places =
      journeys.filter((each) => each === entry.id).length + ((entry.place ?? null) === null ? 0 : 1);
    const unit = lookUp(state.units, entry.id);
    const aground = unit?.place.in === 'PLANET' && typeOf(state, unit).domain === 'void';
    return [
      ...(places === 1 ? [] : [violation('GOW-MAP-06', 'NOT_ONE_PLACE', path, { unit: entry.id, places })]),
      ...(aground ? [violation('GOW-MAP-06', 'SHIP_ON_PLANET', path, { unit: entry.id })] : []),
    ];
  });
}

/** GOW-MAC-03: units of one owner, at one place, of one domain, each in one formation. */
function checkFormation(
  position: GhostOfWarPosition,
  state: GhostOfWarState,
  { id, owner, units }: FormationEntry,
  path: InputPath,
): readonly Violation[] {
  const known = units.flatMap(foundIn(state.units));
  const [first] = known;
  const fault = (code: string, at: number, unit: string): Violation =>
    violation('GOW-MAC-03', code, [...path, 'units', at], { unit, formation: id });
  return [
    ...(units.length > 0 ? [] : [violation('GOW-MAC-03', 'NO_UNITS', [...path, 'units'])]),
    ...units.flatMap((each, at) => {
      const unit = lookUp(state.units, each);
      if (!unit || !first) return [];
      const homes = (position.formations ?? []).flatMap((one) => one.units).filter((one) => one === each);
      return [
        ...(unit.owner === owner ? [] : [fault('NOT_ITS_UNIT', at, each)]),
        ...(homes.length === 1 ? [] : [fault('IN_TWO_FORMATIONS', at, each)]),
        ...(unit.place.in === first.place.in && unit.place.id === first.place.id
          ? []
          : [fault('NOT_TOGETHER', at, each)]),
        ...(typeOf(state, unit).domain === typeOf(state, first).domain
          ? []
          : [fault('TWO_DOMAINS', at, each)]),
      ];
    }),
  ];
}

/** GOW-CHR-02, -03: with an own force or alone at a place; one commander for each formation. */
function checkCharacter(
  position: GhostOfWarPosition,
  state: GhostOfWarState,
  entry: CharacterEntry,
  path: InputPath,
): readonly Violation[] {
  const { id, attachedTo, place } = entry;
  const travels = (position.journeys ?? []).some((each) => each.characters?.includes(id));
  const places = [attachedTo, place].filter((each) => (each ?? null) !== null).length + (travels ? 1 : 0);
  const leaders = Object.values(state.characters).filter(
    (each) => each.kind === 'COMMANDER' && each.attachedTo !== null && each.attachedTo === attachedTo,
  );
  const leads = lookUp(state.characters, id)?.kind === 'COMMANDER';
  const character = lookUp(state.characters, id);
  return [
    ...(character ? companyFaults(state, character) : []).map(({ rule, code, field, params }) =>
      violation(rule, code, [...path, field], params),
    ),
    ...(places === 1
      ? []
      : [violation('GOW-CHR-03', 'NOT_ONE_PLACE', [...path, 'place'], { character: id, places })]),
    ...(leads && leaders.length > 1
      ? [violation('GOW-CHR-02', 'TWO_COMMANDERS', [...path, 'attachedTo'], { formation: attachedTo ?? '' })]
      : []),
  ];
}

/** GOW-TRD-02: names of units and formations are unique, whatever their case, and hold no symbol of the grammar. */
function checkNames({ units, formations, supplyGroups }: GhostOfWarPosition): readonly Violation[] {
  const seen = new Set<string>();
  const lists = { units: units ?? [], formations: formations ?? [], supplyGroups: supplyGroups ?? [] };
  return Object.entries(lists).flatMap(([list, things]) =>
    things.flatMap(({ name }, index) => {
      const path = ['position', list, index, 'name'];
      const twice = seen.has(nameKey(name));
      seen.add(nameKey(name));
      return [
        ...(isNotable(name) ? [] : [violation('GOW-TRD-02', 'NAME_NOT_NOTABLE', path, { name })]),
        ...(twice ? [violation('GOW-TRD-02', 'NAME_TWICE', path, { name })] : []),
      ];
    }),
  );
}
