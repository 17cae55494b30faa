import { lookUp } from '../../../kernel/index.js';
import { asideHolder } from '../state/bookings.js';
import type { GhostOfWarState, Place, Planet } from '../state/index.js';
import { inForce } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { placeOfCharacter, placeOfForce, systemOf } from '../map/places.js';
import { depotSharesWith, sharesWith } from './sharing.js';
import { isCutOff } from '../map/status/status.js';

/**
 * GOW-BUF-08: which sources are open. PLANET: own buffer, system, sub-sector (projects, loading, upkeep of planets); FORCES:
 * depots and supply lines too; WARZONE: own buffer, depots, supply lines, the planet they stand on (GOW-SUP-10); OWN_LINES:
 * own buffer and supply lines (GOW-SUP-11).
 */
export type Reach = 'PLANET' | 'FORCES' | 'WARZONE' | 'OWN_LINES';

/** GOW-MAP-09 */
export type CutOff = (faction: string, system: string) => boolean;

/** Sources in order. */
export interface Sources {
  /** Steps 1 to 3: holders (not planets) that give all they have, and planets. */
  readonly near: readonly (string | Planet)[];
  /** Step 4, by seq; whoever has most gives first. */
  readonly subSector: readonly Planet[];
}

const NOWHERE: Sources = { near: [], subSector: [] };

/** Finds sources; what does not change within a step is looked up once. */
export function drawSources(
  state: GhostOfWarState,
  cutOff: CutOff = rememberedCutOff(state),
): (faction: string, holder: string, reach: Reach) => Sources {
  const index = indexed(state);
  const subSectors = new Map<string, readonly Planet[]>();
  const shared = (faction: string, planets: readonly Planet[]): readonly Planet[] =>
    planets.filter((each) => sharesWith(state, each, faction));
  /** Step 4, GOW-TRD-12: all planets of the sub-sector that give to a faction, without any order. */
  const ofSubSector = (faction: string, system: string): readonly Planet[] => {
    const subSector = index.subSectorOf(system);
    const key = `${subSector}|${faction}`;
    const known =
      subSectors.get(key) ??
      shared(faction, index.planetsOf(subSector)).filter((each) => !cutOff(faction, each.system));
    subSectors.set(key, known);
    return known.filter((each) => each.system !== system);
  };
  return (faction, holder, reach) => {
    const place = placeOfHolder(state, holder) ?? placeOfHero(state, holder);
    const system = place && systemOf(state, place);
    if (!place || system === null || system === undefined) return NOWHERE;
    const here = place.in === 'PLANET' ? lookUp(state.planets, place.id) : undefined;
    const isPlanet = lookUp(state.planets, holder) !== undefined;
    const lines = reach === 'PLANET' ? [] : index.linesTo(holder);
    const depots =
      reach === 'FORCES' || reach === 'WARZONE' ? index.depotsAt(system, here?.id ?? null, faction) : [];
    const forces: readonly string[] = [...(isPlanet ? [] : [holder]), ...depots, ...lines];
    const own = here && isPlanet ? [here] : [];
    if (reach === 'OWN_LINES') return { near: [...own, ...forces], subSector: [] };
    if (reach === 'WARZONE') {
      const local = here && inForce(state.parameters, 'warzone.localPlanet') ? shared(faction, [here]) : [];
      return { near: [...own, ...forces, ...local], subSector: [] };
    }
    const others = shared(faction, index.planetsIn(system));
    const inSystem = [
      ...others.filter((each) => each.id === here?.id),
      ...others.filter((each) => each.id !== here?.id),
    ].filter((each) => !own.includes(each));
    return {
      near: [...own, ...forces, ...inSystem],
      subSector: cutOff(faction, system) ? [] : ofSubSector(faction, system),
    };
  };
}

/** GOW-MAP-09: as it is now, asked once for each faction and system. */
function rememberedCutOff(state: GhostOfWarState): CutOff {
  const known = new Map<string, boolean>();
  return (faction, system) => {
    const key = `${faction}|${system}`;
    const answer = known.get(key) ?? isCutOff(state, faction, system);
    known.set(key, answer);
    return answer;
  };
}

/** Where a planet, unit or formation is; undefined where it is not at all, or under way: nothing supplies it (GOW-TRV-08). */
export function placeOfHolder(state: GhostOfWarState, holder: string): Place | undefined {
  if (lookUp(state.planets, holder)) return { in: 'PLANET', id: holder };
  const place = placeOfForce(state, holder);
  return place && place.in !== 'JOURNEY' ? place : undefined;
}

/** GOW-CHR-24: a hero who is alone draws where he is, and has nothing of his own. */
function placeOfHero(state: GhostOfWarState, holder: string): Place | undefined {
  const hero = lookUp(state.characters, holder);
  const place = hero && placeOfCharacter(state, hero);
  return place && place.in !== 'JOURNEY' ? place : undefined;
}

interface Index {
  readonly subSectorOf: (system: string) => string;
  readonly planetsOf: (subSector: string) => readonly Planet[];
  readonly planetsIn: (system: string) => readonly Planet[];
  /** Depots that give to a faction: on a planet, or (null) anywhere in the system. */
  readonly depotsAt: (system: string, planet: string | null, faction: string) => readonly string[];
  /** What lines have set aside for a holder, its units, its formation or its supply group, by line number. */
  readonly linesTo: (holder: string) => readonly string[];
}

function indexed(state: GhostOfWarState): Index {
  const subSectorOf = (system: string): string =>
    lookUp(state.hexes, lookUp(state.systems, system)?.hex)?.subSector ?? '';
  const planets = bySeq(Object.values(state.planets));
  const bySubSector = groupedBy(planets, (each) => subSectorOf(each.system));
  const bySystem = groupedBy(planets, (each) => each.system);
  const depots = groupedBy(
    bySeq(Object.values(state.depots)),
    (each) => lookUp(state.planets, each.planet)?.system ?? '',
  );
  const asides = Object.values(state.lines)
    .sort((one, other) => one.number - other.number)
    .flatMap((line) =>
      line.stops.flatMap(({ place }, stop) =>
        place.kind === 'FORCE' && line.setAside.some((each) => each.stop === stop)
          ? [{ target: place.id, holder: asideHolder(line.id, stop) }]
          : [],
      ),
    );
  return {
    subSectorOf,
    planetsOf: (subSector) => bySubSector.get(subSector) ?? [],
    planetsIn: (system) => bySystem.get(system) ?? [],
    depotsAt: (system, planet, faction) =>
      (depots.get(system) ?? [])
        .filter(
          (each) => (planet === null || each.planet === planet) && depotSharesWith(state, each, faction),
        )
        .map((each) => each.id),
    linesTo: (holder) => {
      if (asides.length === 0) return [];
      const names = namesOf(state, holder);
      return asides.filter((each) => names.includes(each.target)).map((each) => each.holder);
    },
  };
}

/** Ids under which lines address a holder. */
function namesOf(state: GhostOfWarState, holder: string): readonly string[] {
  const formation = lookUp(state.formations, holder);
  const own = [holder, lookUp(state.units, holder)?.formation ?? holder, ...(formation?.units ?? [])];
  const groups = Object.values(state.supplyGroups).filter(({ members }) =>
    members.some((each) => own.includes(each)),
  );
  return [...own, ...groups.map((each) => each.id)];
}

function groupedBy<T>(things: readonly T[], key: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of things) {
    const group = groups.get(key(each));
    if (group) group.push(each);
    else groups.set(key(each), [each]);
  }
  return groups;
}
