import { entryAt, itemAt } from '../../../kernel/index.js';
import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import type { MapHex, PlanetaryState, SeenPiece, Sighting } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { changesBetween } from './changes.js';
import { builtIn } from './known-roads.js';
import { armiesByHex, armiesIn, inOrder, playersInOrder, type ArmiesByHex } from '../map/map.js';
import { lookoutsOf, visibleHexes, type Lookouts } from './sight.js';

/** Foreign pieces in a hex as they look from outside: kind, owner and race; spies never (PLN-SIG-01). */
function piecesIn(
  state: PlanetaryState,
  key: HexKey,
  seat: string,
  index: ArmiesByHex,
): readonly SeenPiece[] {
  const armies = armiesIn(index, key).map(({ id, kind, owner, race }) => ({ id, kind, owner, race }));
  const convoys = inOrder(Object.values(state.convoys).filter((each) => each.hex === key));
  const diplomats = inOrder(Object.values(state.diplomats).filter((each) => each.hex === key));
  const race = (owner: string) => state.players[owner]?.race ?? null;
  return [
    ...armies,
    ...convoys.map(({ id, owner }) => ({ id, kind: 'convoy' as const, owner, race: race(owner) })),
    ...diplomats.map(({ id, owner }) => ({ id, kind: 'diplomat' as const, owner, race: race(owner) })),
  ].filter((each) => each.owner !== seat);
}

/** What a seat sees of a hex within its sight (PLN-SIG-01). */
function look(state: PlanetaryState, hex: MapHex, seat: string, index: ArmiesByHex): Sighting {
  return {
    turn: state.turn,
    controller: hex.controller,
    urbanSize: hex.urban?.size ?? null,
    urbanRace: hex.urban?.race ?? null,
    resource: hex.resource !== null,
    stronghold: hex.stronghold?.type ?? null,
    ...strongholdRaceSeen(hex),
    pieces: piecesIn(state, hexKey(hex), seat, index),
    ...roadsSeen(state, hexKey(hex)),
  };
}

const strongholdRaceSeen = ({ stronghold, urban }: MapHex): Pick<Sighting, 'strongholdRace'> =>
  stronghold && stronghold.race !== urban?.race ? { strongholdRace: stronghold.race } : {};

const roadsSeen = (state: PlanetaryState, hex: HexKey): Pick<Sighting, 'roads'> =>
  builtIn(state, hex).length > 0 ? { roads: builtIn(state, hex) } : {};

/** What a table looked at when all seats had looked around last. */
interface Outlook {
  readonly state: PlanetaryState;
  readonly lookouts: Lookouts;
  readonly seen: ReadonlyMap<string, ReadonlySet<HexKey>>;
}

/** As long as a decision is made, what has not changed since the last look need not be looked at again. */
const outlooks = new WeakMap<PlanetaryTable, Outlook>();

/**
 * PLN-SIG-01 Principle: notes for every player what is new in the hexes within their sight. The others keep what was last
 * seen; but whoever lost a hex knows that much of it.
 */
export function updateSight(table: PlanetaryTable): void {
  // What one seat notes moves nothing: the others look at the same map.
  const { state } = table;
  const last = lastOutlook(table);
  const index = armiesByHex(state);
  const lookouts = last && !last.changes.firm ? last.lookouts : lookoutsOf(state, index);
  const seen = new Map<string, ReadonlySet<HexKey>>();
  for (const { seat } of playersInOrder(state)) {
    const before = last?.seen.get(seat);
    const now =
      last && before && !last.changes.seats.has(seat) ? before : visibleHexes(state, seat, index, lookouts);
    seen.set(seat, now);
    const knowsNoMore = last?.state.sightings[seat] === state.sightings[seat];
    const keys =
      last && before && knowsNoMore
        ? newIn(state, last.changes.places, before, now)
        : Object.keys(state.hexes);
    const sightings = whatIsNew(state, seat, keys, now, index);
    if (Object.keys(sightings).length === 0) continue;
    table.emit({ type: 'planetary.SightUpdated', data: { seat, sightings } }, ['PLN-SIG-01', 'PLN-SIG-02']);
  }
  outlooks.set(table, { state: table.state, lookouts, seen });
}

/** What was looked at last and what has changed since; null where all must be looked at anew. */
function lastOutlook(table: PlanetaryTable) {
  const last = outlooks.get(table);
  const changes = last ? changesBetween(last.state, table.state) : null;
  return last && changes ? { ...last, changes } : null;
}

/** Hexes that changed or came into sight, in the order of the map. */
function newIn(
  state: PlanetaryState,
  places: ReadonlySet<HexKey>,
  before: ReadonlySet<HexKey>,
  now: ReadonlySet<HexKey>,
): readonly HexKey[] {
  const appeared = before === now ? [] : [...now].filter((key) => !before.has(key));
  const keys = new Set([...places, ...appeared]);
  return keys.size === 0 ? [] : Object.keys(state.hexes).filter((key) => keys.has(key));
}

/** What a seat notes of these hexes that it does not know yet. */
function whatIsNew(
  state: PlanetaryState,
  seat: string,
  keys: readonly HexKey[],
  seen: ReadonlySet<HexKey>,
  index: ArmiesByHex,
): Readonly<Record<HexKey, Sighting>> {
  const known = state.sightings[seat] ?? {};
  const sightings: Record<HexKey, Sighting> = {};
  for (const key of keys) {
    const hex = entryAt(state.hexes, key);
    const before = known[key];
    const lost = before?.controller === seat && hex.controller !== seat ? before : null;
    const unseen = lost && { ...lost, controller: hex.controller, ...roadsSeen(state, key) };
    const now = seen.has(key) ? look(state, hex, seat, index) : unseen;
    if (!now) continue;
    if (!before || !sameSighting(before, now)) sightings[key] = now;
  }
  return sightings;
}

/** PLN-AIR-07: a seat sees these hexes at this moment, wherever its pieces are. */
export function lookAt(
  table: PlanetaryTable,
  seat: string,
  hexes: readonly HexKey[],
  because: readonly RuleId[],
): void {
  if (hexes.length === 0) return;
  const { state } = table;
  const index = armiesByHex(state);
  const sightings = Object.fromEntries(
    hexes.map((key) => [key, look(state, entryAt(state.hexes, key), seat, index)]),
  );
  table.emit({ type: 'planetary.SightUpdated', data: { seat, sightings } }, because);
}

const sameSighting = (a: Sighting, b: Sighting): boolean =>
  a.turn === b.turn &&
  a.controller === b.controller &&
  a.urbanSize === b.urbanSize &&
  a.urbanRace === b.urbanRace &&
  a.resource === b.resource &&
  a.stronghold === b.stronghold &&
  a.strongholdRace === b.strongholdRace &&
  (a.roads ?? []).join() === (b.roads ?? []).join() &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every(
    (each, place) => each.id === itemAt(b.pieces, place).id && each.owner === itemAt(b.pieces, place).owner,
  );
