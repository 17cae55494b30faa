import { lookUp } from '../../../kernel/index.js';
import { madeIn, numberIn } from '../state/numbering.js';
import type { EnteredState } from '../rounds/events.js';
import type { GhostOfWarPosition } from './position.js';
import { relationKey } from '../general/factions.js';
import type { GhostOfWarState, SeqKind } from '../state/index.js';
import { limited, readFormations, readJourneys, readUnits } from '../formations/entries.js';
import { readLines } from './lines.js';
import { readCharacters, readFactions } from '../characters/entries.js';
import { readDepots, readPlanets, readSystems } from '../goods/place-entries.js';
import { readProjects } from './projects.js';

/** State that a position stands for; `blank` is the state before it. Illegal positions are read as well as they can be. */
export function readPosition(position: GhostOfWarPosition, blank: GhostOfWarState): GhostOfWarState {
  const placed: GhostOfWarState = {
    ...blank,
    round: position.round ?? 1,
    step: position.step ?? 'OPENING',
    subSectors: byId(position.subSectors),
    systems: byId(readSystems(position)),
    hexes: readHexes(position),
    storms: byId(position.storms ?? []),
    routes: byId(position.routes ?? []),
    factions: byId(readFactions(position)),
    unitTypes: Object.fromEntries((position.unitTypes ?? []).map(({ key, type }) => [key, type])),
    planets: byId(readPlanets(position, blank)),
    depots: byId(readDepots(position, blank)),
    eventProjects: Object.fromEntries((position.eventProjects ?? []).map((each) => [each.key, each])),
    scheduled: byId(position.scheduled ?? []),
    supplyGroups: byId((position.supplyGroups ?? []).map((each, index) => ({ ...each, seq: index + 1 }))),
    battles: byId(position.battles ?? []),
    fallen: byId((position.fallen ?? []).map((each) => ({ ...each, served: false }))),
    sheets: Object.fromEntries((position.orders ?? []).map(({ faction, orders }) => [faction, orders])),
  };
  const related = { ...placed, relations: readRelations(position, placed) };
  const manned = readFormations(position, { ...related, units: byId(readUnits(position, related)) });
  const staffed = limited(
    commanded({ ...manned, characters: byId(readCharacters(position, manned)) }),
    position,
  );
  const moving = embarked({ ...staffed, journeys: byId(readJourneys(position)) });
  const building = { ...moving, projects: byId(readProjects(position, moving)) };
  const trading = { ...building, lines: byId(readLines(position, building)) };
  const entered = enteredThings(trading);
  const made = blank.made ? { made: madeIn(trading, entered) } : {};
  return { ...trading, counts: countsOf(trading, entered), ...made };
}

/** What a position fixes; seats and house rules come from elsewhere. */
export function enteredState({
  seats: _seats,
  parameters: _parameters,
  ...entered
}: GhostOfWarState): EnteredState {
  return entered;
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(things.map((each) => [each.id, each]));

const readHexes = (position: GhostOfWarPosition): GhostOfWarState['hexes'] =>
  Object.fromEntries(position.hexes.map(({ hex, subSector }) => [hex, { subSector }]));

const readRelations = (
  { relations }: GhostOfWarPosition,
  state: GhostOfWarState,
): GhostOfWarState['relations'] =>
  Object.fromEntries(
    (relations ?? []).map(({ factions: [one, other], relation }) => [
      relationKey(state, one, other),
      relation,
    ]),
  );

/** GOW-MAP-06: who travels alone is on his journey. */
function embarked(state: GhostOfWarState): GhostOfWarState {
  const travellers = Object.values(state.journeys).flatMap(({ id, characters }) =>
    characters.flatMap((each) => {
      const character = lookUp(state.characters, each);
      return character?.attachedTo === null ? [{ ...character, place: { in: 'JOURNEY', id } as const }] : [];
    }),
  );
  return { ...state, characters: { ...state.characters, ...byId(travellers) } };
}

/** GOW-CHR-02: a commander who is with a formation commands it. */
function commanded(state: GhostOfWarState): GhostOfWarState {
  const commanderOf = (formation: string): string | null =>
    Object.values(state.characters).find((each) => each.kind === 'COMMANDER' && each.attachedTo === formation)
      ?.id ?? null;
  const formations = Object.values(state.formations).map((each) => ({
    ...each,
    commander: commanderOf(each.id),
  }));
  return { ...state, formations: byId(formations) };
}

/** Seqs given so far, and numbers in ids: the next thing of a kind comes after all that were entered, with an id of its own. */
function countsOf(state: GhostOfWarState, entered: Entered): GhostOfWarState['counts'] {
  const counted = Object.entries(entered).map(([kind, things]) => [kind, highestOf(kind, things)] as const);
  return { ...state.counts, ...Object.fromEntries(counted) };
}

type Entered = Partial<Record<SeqKind, Readonly<Record<string, Counted>>>>;

function enteredThings(state: GhostOfWarState): Entered {
  return {
    system: state.systems,
    planet: state.planets,
    depot: state.depots,
    faction: state.factions,
    unit: state.units,
    formation: state.formations,
    character: state.characters,
    project: state.projects,
    line: state.lines,
    journey: state.journeys,
    battle: state.battles,
    group: state.supplyGroups,
    route: state.routes,
    storm: state.storms,
    scheduled: state.scheduled,
    fallen: state.fallen,
  };
}

/** What has a place in the order of creation of its kind, or none. */
interface Counted {
  readonly id: string;
  readonly seq?: number;
  readonly number?: number;
}

const highestOf = (kind: string, things: Readonly<Record<string, Counted>>): number =>
  Object.entries(things).reduce(
    (highest, [id, { seq, number }]) => Math.max(highest, seq ?? number ?? 0, numberIn(kind, id)),
    Object.keys(things).length,
  );
