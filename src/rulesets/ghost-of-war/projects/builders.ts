import { foundIn, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Character, GhostOfWarState, Project, ProjectPlace, Unit } from '../state/index.js';
import { isActive } from '../dice/fate-dice.js';
import { isSpent } from '../effectiveness/effectiveness.js';
import { placeOfHolder } from '../goods/draw-sources.js';
import { systemOf, placeOfCharacter } from '../map/places.js';
import type { OrderContext } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';

/** Units that build at a place: of a formation, or one; none on a planet. */
export function buildersOf(
  state: Pick<GhostOfWarState, 'units' | 'formations'>,
  place: ProjectPlace,
): readonly Unit[] {
  if (place.kind === 'PLANET') return [];
  const ids = place.kind === 'UNIT' ? [place.id] : (lookUp(state.formations, place.id)?.units ?? []);
  return ids.flatMap(foundIn(state.units));
}

/** GOW-PRJ-13: the planet on which all of them stand; null where there is none. */
export function siteOf(units: readonly Unit[]): string | null {
  const [first] = units;
  if (first?.place.in !== 'PLANET') return null;
  const { id } = first.place;
  return units.every(({ place }) => place.in === 'PLANET' && place.id === id) ? id : null;
}

/** GOW-PRJ-13: any ground formation or loose ground unit on a planet, but Knights and Titans; one project at a time. */
export function judgeBuilders(
  { state, path }: OrderContext,
  place: ProjectPlace,
  running: readonly Project[],
): readonly Violation[] {
  const at = [...path, 'place'];
  const units = buildersOf(state, place);
  const params = { entity: place.id };
  const loose = place.kind === 'FORMATION' || units.every((each) => each.formation === null);
  const fits = units.every((each) => {
    const { domain, specialTransport } = typeOf(state, each);
    return domain === 'ground' && !specialTransport;
  });
  if (units.length === 0 || !loose || !fits) return [violation('GOW-PRJ-13', 'CANNOT_BUILD', at, params)];
  return [
    ...(siteOf(units) === null ? [violation('GOW-PRJ-13', 'NOT_ON_A_PLANET', at, params)] : []),
    ...(running.length > 0 ? [violation('GOW-PRJ-13', 'BUILDS_ALREADY', at, params)] : []),
    ...(units.some((each) => isSpent(state, each))
      ? [violation('GOW-SUP-07', 'UNIT_SPENT', at, params)]
      : []),
  ];
}

/** System of a place where something is made; null where it is under way. */
export function systemOfProject(state: GhostOfWarState, { id }: ProjectPlace): string | null {
  const place = placeOfHolder(state, id);
  return place ? systemOf(state, place) : null;
}

/** GOW-CHR-19: whether a hero is there, and neither wounded nor under way. */
export function heroWorksAt(state: GhostOfWarState, hero: Character, place: ProjectPlace): boolean {
  const own = placeOfCharacter(state, hero);
  const system = own && systemOf(state, own);
  return isActive(state, hero) && system !== null && system === systemOfProject(state, place);
}

/** GOW-TRT-03, GOW-CHR-23: rounds that commanders and engineers save on depots and field works. */
export function roundsSaved(
  state: GhostOfWarState,
  item: string,
  place: ProjectPlace,
  faction: string,
): number {
  const isDepot = item === 'field-supply-depot' || item === 'strategic-supply-depot';
  const site = place.kind === 'PLANET' ? place.id : siteOf(buildersOf(state, place));
  const logisticor = isDepot && site !== null && hasLogisticor(state, site, faction);
  const engineer =
    place.kind !== 'PLANET' &&
    Object.values(state.characters).some(
      (each) =>
        each.class === 'ENGINEER' &&
        each.faction === faction &&
        isWithBuilders(state, each, place) &&
        isActive(state, each),
    );
  return (logisticor ? 1 : 0) + (engineer ? 1 : 0);
}

const isWithBuilders = (state: GhostOfWarState, { attachedTo }: Character, place: ProjectPlace): boolean =>
  attachedTo !== null &&
  (attachedTo === place.id ||
    buildersOf(state, place).some((each) => each.id === attachedTo || each.formation === attachedTo));

/** GOW-TRT-03: a Logisticor whose macro unit is on the planet. */
const hasLogisticor = (state: GhostOfWarState, planet: string, faction: string): boolean =>
  Object.values(state.formations).some(({ owner, commander, units }) => {
    const leader = commander === null ? undefined : lookUp(state.characters, commander);
    if (owner !== faction || !leader?.traits.includes('LOGISTICOR') || !isActive(state, leader)) return false;
    return units.some((id) => {
      const place = lookUp(state.units, id)?.place;
      return place?.in === 'PLANET' && place.id === planet;
    });
  });
