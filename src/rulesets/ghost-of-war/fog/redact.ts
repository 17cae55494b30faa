import { entryAt, lookUp, type Viewer } from '../../../kernel/index.js';
import {
  foreseenJourney,
  hideCharacter,
  hideFormation,
  hideUnit,
  isSeen,
  knownToOwn,
  seesRaider,
  warnedJourney,
} from './redact-forces.js';
import { hideDepot, hideFaction, hidePlanet } from './redact-places.js';
import { confidingIn, confidingInFactions, ownFactions } from '../general/confidence.js';
import { isDetected } from '../detection/detected.js';
import { librariansOver, psykersOver } from '../detection/seers.js';
import { isHostile } from '../general/factions.js';
import { endsWithinYear, foresightOf, showsOrders } from '../characters/foresight.js';
import { witnessesOf } from '../trade/witnesses.js';
import type { GhostOfWarState, Provisional, ScheduledEvent } from '../state/index.js';
import { madeBy } from '../state/numbering.js';

/** Whose eyes somebody looks through. */
interface Sight {
  /** Factions that they run. */
  readonly own: readonly string[];
  /** Factions whose secrets they know. */
  readonly circle: readonly string[];
}

/** The state as a viewer may know it (GOW-GEN-09). */
export function redact(state: GhostOfWarState, viewer: Viewer): GhostOfWarState {
  if (viewer.kind === 'all') return state;
  if (viewer.kind === 'seat' && viewer.role === 'arbiter') return asSeenByArbiter(state);
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return asSeenBy(state, { own: ownFactions(state, seat), circle: confidingIn(state, seat) });
}

/**
 * GOW-RND-02: orders are judged by what is known: what the faction sees (GOW-GEN-09), and of who is not hostile whether
 * goods are there for it.
 */
export function knownTo(state: GhostOfWarState, faction: string): GhostOfWarState {
  const known = asSeenBy(state, { own: [faction], circle: confidingInFactions(state, [faction]) });
  const friends = new Set(Object.keys(state.factions).filter((each) => !isHostile(state, faction, each)));
  return {
    ...known,
    planets: mapOf(known.planets, (each) =>
      friends.has(each.controller) ? entryAt(state.planets, each.id) : each,
    ),
    depots: { ...known.depots, ...pick(state.depots, (each) => friends.has(each.owner)) },
    factions: mapOf(known.factions, (each) =>
      friends.has(each.id) ? entryAt(state.factions, each.id) : each,
    ),
    counts: state.counts,
    ...(state.made ? { made: state.made } : {}),
  };
}

/** GOW-GEN-09: sheets of players are theirs until S1 closes. */
function asSeenByArbiter(state: GhostOfWarState): GhostOfWarState {
  if (state.step !== 'ORDERS') return state;
  return { ...state, sheets: pick(state.sheets, (_, id) => lookUp(state.factions, id)?.seat === null) };
}

function asSeenBy(state: GhostOfWarState, sight: Sight): GhostOfWarState {
  const { own } = sight;
  const circle = new Set(sight.circle);
  const units = picked(state.units, (each) =>
    circle.has(each.owner) ? each : isDetected(state, each, own) ? hideUnit(each) : null,
  );
  const formations = picked(state.formations, (each) => {
    if (circle.has(each.owner)) return each;
    const seen = hideFormation(each, units);
    return seen.units.length > 0 ? seen : null;
  });
  const of = <T>(said: Readonly<Record<string, T>>) => pick(said, (_, faction) => circle.has(faction));
  return {
    ...state,
    units,
    formations,
    systems: mapOf(state.systems, (each) => ({ ...each, contestedRounds: of(each.contestedRounds) })),
    planets: mapOf(state.planets, (each) => (circle.has(each.controller) ? each : hidePlanet(each, own))),
    depots: picked(state.depots, (each) =>
      circle.has(each.owner)
        ? each
        : circle.has(lookUp(state.planets, each.planet)?.controller ?? '')
          ? hideDepot(each)
          : null,
    ),
    factions: mapOf(state.factions, (each) => (circle.has(each.id) ? each : hideFaction(each, own))),
    characters: picked(state.characters, (each) =>
      circle.has(each.faction)
        ? each
        : isSeen(state, each, { units, formations })
          ? hideCharacter(each)
          : null,
    ),
    fallen: pick(state.fallen, (each) => circle.has(each.faction)),
    lines: picked(state.lines, (each) => {
      if (!witnessesOf(state, each).some((one) => circle.has(one))) return null;
      return each.raid === null || seesRaider(state, each.raid, sight.circle)
        ? each
        : { ...each, raid: null };
    }),
    supplyGroups: pick(state.supplyGroups, (each) => circle.has(each.faction)),
    offers: pick(state.offers, (each) => circle.has(each.from) || circle.has(each.to)),
    scheduled: pick(state.scheduled, (each) => isAnnounced(state, each, own)),
    status: of(state.status),
    attacks: state.attacks.filter((each) => circle.has(each.faction)),
    battlefields: [],
    provisional: state.provisional && provisionalKnownTo(state.provisional, circle),
    counts: mapOf(state.counts, () => 0),
    ...(state.made ? { made: madeBy(state.made, own) } : {}),
    ...plansKnownTo(state, sight),
  };
}

/** Own plans and those that Precognition or a warning has shown (GOW-CHR-13, GOW-DET-04). */
function plansKnownTo(
  state: GhostOfWarState,
  { own, circle }: Sight,
): Pick<GhostOfWarState, 'journeys' | 'projects' | 'sheets'> {
  const foresight = foresightOf(state, circle);
  const foreseen = new Set(foresight.map((each) => each.enemy));
  const orders = foresight.filter((each) => showsOrders(state, each)).map((each) => each.enemy);
  return {
    journeys: picked(state.journeys, (each) => {
      if (circle.includes(each.owner)) return { ...each, knownTo: knownToOwn(each, own) };
      if (each.knownTo.some((one) => circle.includes(one))) return warnedJourney(state, each, own);
      return foreseen.has(each.owner) ? foreseenJourney(each) : null;
    }),
    projects: pick(
      state.projects,
      (each) =>
        circle.includes(each.owner) ||
        circle.includes(each.forFaction) ||
        (foreseen.has(each.owner) && endsWithinYear(state, each)),
    ),
    sheets: pick(
      state.sheets,
      (_, id) => circle.includes(id) || (orders.includes(id) && state.locked.includes(id)),
    ),
  };
}

/** GOW-DET-04: open from its round on; before that to Librarians of its sub-sector, and one round early to Psykers. */
function isAnnounced(state: GhostOfWarState, event: ScheduledEvent, own: readonly string[]): boolean {
  if (event.round <= state.round) return true;
  if (event.tag === null) return false;
  const felt = (over: ReadonlySet<string>): boolean =>
    event.subSector === null ? over.size > 0 : over.has(event.subSector);
  return own.some(
    (each) =>
      felt(librariansOver(state, each)) ||
      (event.round === state.round + 1 && felt(psykersOver(state, each))),
  );
}

/** GOW-DIC-03: dice of battles are open; what waits for them is not. */
const provisionalKnownTo = (provisional: Provisional, circle: ReadonlySet<string>): Provisional | null =>
  circle.has(provisional.faction) || provisional.rule.startsWith('GOW-CBT')
    ? { ...provisional, task: null, rest: [], part: '' }
    : null;

const pick = <T>(
  record: Readonly<Record<string, T>>,
  is: (each: T, id: string) => boolean,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([id, each]) => is(each, id)));

/** What is left of each thing; null where it is not known at all. */
const picked = <T>(
  record: Readonly<Record<string, T>>,
  keep: (each: T) => T | null,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([id, each]) => {
      const kept = keep(each);
      return kept === null ? [] : [[id, kept]];
    }),
  );

const mapOf = <K extends string, T>(record: Readonly<Record<K, T>>, change: (each: T) => T) =>
  Object.fromEntries(Object.entries<T>(record).map(([id, each]) => [id, change(each)])) as Record<K, T>;
