import { foundIn, type InputPath, lookUp } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';
import { commanderRow } from '../data/commanders.js';
import type { Character, Formation, GhostOfWarState, Unit } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { isNotable, nameKey } from '../goods/notation/index.js';
import { typeOf } from './unit-types.js';

/** A fault of the sector as a whole, and the thing that it is told of. */
export interface Fault extends Omit<Violation, 'path'> {
  readonly subject: string;
  /** What else may have caused it: ids. */
  readonly others: readonly string[];
  readonly field: string;
}

/** Catalog section 2: what holds between the things of any state. */
export const structureFaults = (state: GhostOfWarState): readonly Fault[] => [
  ...Object.values(state.units).flatMap((each) => placeFaults(state, each)),
  ...Object.values(state.formations).flatMap((each) => formationFaults(state, each)),
  ...Object.values(state.characters)
    .filter(({ attachedTo }) => attachedTo === null || !isUnderWay(state, attachedTo))
    .flatMap((each) => companyFaults(state, each)),
  ...nameFaults([
    ...Object.values(state.units),
    ...Object.values(state.formations),
    ...Object.values(state.supplyGroups),
  ]),
  ...nameFaults(Object.values(state.planets)),
];

/** Faults of `after` that `before` has not, each at its place. */
export function newFaults(
  before: GhostOfWarState,
  after: GhostOfWarState,
  placeOf: (fault: Fault) => InputPath,
): readonly Violation[] {
  const known = new Set(structureFaults(before).map(keyOf));
  return structureFaults(after)
    .filter((each) => !known.has(keyOf(each)))
    .map((each) => violation(each.rule, each.code, placeOf(each), each.params));
}

const keyOf = ({ code, subject, params }: Fault): string => JSON.stringify([code, subject, params]);

const fault = (
  rule: RuleId,
  code: string,
  subject: string,
  field: string,
  params: Fault['params'],
  others: readonly string[] = [],
): Fault => ({ rule, code, subject, others, field, params });

/** GOW-MAP-06: at a place that there is; ships in an orbit, or on a journey. */
function placeFaults(state: GhostOfWarState, unit: Unit): readonly Fault[] {
  const { id, place } = unit;
  const places = { PLANET: state.planets, ORBIT: state.systems, JOURNEY: state.journeys }[place.in];
  const aground = place.in === 'PLANET' && typeOf(state, unit).domain === 'void';
  return [
    ...(Object.hasOwn(places, place.id)
      ? []
      : [fault('GOW-MAP-06', 'NOT_ONE_PLACE', id, 'place', { unit: id, places: 0 })]),
    ...(aground ? [fault('GOW-MAP-06', 'SHIP_ON_PLANET', id, 'place', { unit: id })] : []),
  ];
}

/** GOW-MAC-03: units of one owner, at one place, of one domain; one at least. */
function formationFaults(state: GhostOfWarState, { id, owner, units }: Formation): readonly Fault[] {
  const members = units.flatMap(foundIn(state.units));
  const [first] = members;
  if (!first) return [fault('GOW-MAC-03', 'NO_UNITS', id, 'units', { formation: id })];
  return members.flatMap((unit) => {
    const faultOf = (code: string): Fault =>
      fault('GOW-MAC-03', code, unit.id, 'place', { unit: unit.id, formation: id }, [id, ...units]);
    const together = unit.place.in === first.place.in && unit.place.id === first.place.id;
    return [
      ...(unit.owner === owner ? [] : [faultOf('NOT_ITS_UNIT')]),
      ...(together ? [] : [faultOf('NOT_TOGETHER')]),
      ...(typeOf(state, unit).domain === typeOf(state, first).domain ? [] : [faultOf('TWO_DOMAINS')]),
    ];
  });
}

/** GOW-CHR-01, -02, -03: with an own or allied force, commanders with an own formation; some there is but one of. */
export function companyFaults(state: GhostOfWarState, character: Character): readonly Fault[] {
  const { id, attachedTo, faction, kind } = character;
  const unique = commanderRow(character.class)?.unique ?? null;
  const other =
    unique === null
      ? undefined
      : Object.values(state.characters).find(
          (each) =>
            each.class === character.class &&
            each.diedRound === 0 &&
            each.seq < character.seq &&
            (unique === 'SECTOR' || each.faction === faction),
        );
  const twice = other
    ? [fault('GOW-CHR-01', 'ONE_ONLY', id, 'class', { class: character.class, other: other.id })]
    : [];
  if (attachedTo === null) return twice;
  const formation = lookUp(state.formations, attachedTo);
  const force = formation ?? lookUp(state.units, attachedTo);
  if (kind === 'COMMANDER' && force?.owner !== faction) {
    return [...twice, fault('GOW-CHR-02', 'NOT_HIS_FORMATION', id, 'attachedTo', { formation: attachedTo })];
  }
  return force && isAllied(state, force.owner, faction)
    ? twice
    : [...twice, fault('GOW-CHR-03', 'NOT_OWN_OR_ALLIED', id, 'attachedTo', { entity: attachedTo })];
}

/** GOW-CHR-03: who has joined an ally stays with the ally until they arrive. */
const isUnderWay = (state: GhostOfWarState, force: string): boolean => {
  const unit = lookUp(state.units, lookUp(state.formations, force)?.units[0] ?? force);
  return unit?.place.in === 'JOURNEY';
};

/** GOW-TRD-02: names that lines can be written with, each once. */
function nameFaults(things: readonly { readonly id: string; readonly name: string }[]): readonly Fault[] {
  const seen = new Map<string, string>();
  return things.flatMap(({ id, name }) => {
    const first = seen.get(nameKey(name));
    if (first === undefined) seen.set(nameKey(name), id);
    return [
      ...(isNotable(name) ? [] : [fault('GOW-TRD-02', 'NAME_NOT_NOTABLE', id, 'name', { name })]),
      ...(first === undefined ? [] : [fault('GOW-TRD-02', 'NAME_TWICE', id, 'name', { name }, [first])]),
    ];
  });
}
