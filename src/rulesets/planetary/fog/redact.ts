import { type Viewer } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { concernedBy } from './circles.js';
import { redactBattle } from './redact-battle.js';
import { hideConvoy, hideDetachment, hideGarrison, hexAsKnown } from './redact-pieces.js';
import { madeBy } from '../state/numbering.js';
import { unknownRoads, withoutRoads } from './known-roads.js';
import { armyOf, hexOf } from '../map/map.js';
import { SPACE_PORTS, spacePortProduces } from '../map/buildings.js';
import { visibleHexes } from './sight.js';
import { contactWith } from '../map/contact.js';
import type { Army, Deal, Detachment, PlanetaryState, Player } from '../state/index.js';

/** The state as a viewer may know it (PLN-GEN-12, PLN-SIG-01). */
export function redact(state: PlanetaryState, viewer: Viewer): PlanetaryState {
  if (viewer.kind === 'all') return state;
  if (viewer.kind === 'seat' && viewer.role === 'arbiter') return asSeenByArbiter(state);
  const seat = viewer.kind === 'seat' && state.players[viewer.seat] ? viewer.seat : null;
  return asSeenBy(state, seat);
}

/** PLN-GEN-12: orders are their owner's until they are carried out; air missions wait for theirs. */
const asSeenByArbiter = (state: PlanetaryState): PlanetaryState => ({
  ...state,
  sheets: {},
  squadrons:
    state.phase === 'MOVEMENT_ORDERS'
      ? each(state.squadrons, (squadron) => ({ ...squadron, mission: null, airspace: null, targetHex: null }))
      : state.squadrons,
});

/** What a player may know; null: what everybody may. */
function asSeenBy(state: PlanetaryState, seat: string | null): PlanetaryState {
  const seen: ReadonlySet<HexKey> = seat === null ? new Set() : visibleHexes(state, seat);
  const known = seat === null ? {} : (state.sightings[seat] ?? {});
  const isOwn = (piece: { readonly owner: string }): boolean => piece.owner === seat;
  const open = armiesLaidOpen(state, seat);
  const own = <V>(values: Readonly<Record<string, V>>, owner: (id: string) => string | undefined | null) =>
    pick(values, (_, id) => seat !== null && owner(id) === seat);
  const { claimedResources: _claimed, builtRoads: _built, ...common } = state;
  const unknown = unknownRoads(state, seat, seen);
  return {
    ...common,
    players: each(state.players, (player) => hideCapitals(state, player, seat, known)),
    hexes: each(state.hexes, (hex, key) =>
      hex.controller === seat && seat !== null
        ? hex
        : hexAsKnown(withoutRoads(hex, unknown.get(key)), seen.has(key), known[key] ?? null),
    ),
    detachments: each(
      pick(state.detachments, (army) => isOwn(army) || open.has(army.id) || isSeen(state, army, seen)),
      (army) => (isOwn(army) || open.has(army.id) ? army : hideDetachment(army)),
    ),
    garrisons: each(
      pick(state.garrisons, (army) => isOwn(army) || open.has(army.id) || seen.has(army.hex)),
      (army) => (isOwn(army) || open.has(army.id) ? army : hideGarrison(army)),
    ),
    convoys: each(
      pick(state.convoys, (convoy) => isOwn(convoy) || seen.has(convoy.hex)),
      (convoy) => (isOwn(convoy) ? convoy : hideConvoy(convoy)),
    ),
    spies: pick(state.spies, isOwn),
    diplomats: pick(state.diplomats, (diplomat) => isOwn(diplomat) || seen.has(diplomat.hex)),
    squadrons: pick(state.squadrons, isOwn),
    routes: own(state.routes, (hex) => state.hexes[hex]?.controller),
    treaties: state.treaties.filter((treaty) => !treaty.secret || treaty.players.some((one) => one === seat)),
    battles: each(state.battles, (battle) => redactBattle(state, battle, seat)),
    sheets: own(state.sheets, (id) => id),
    battleOrders: own(state.battleOrders, (id) => state.detachments[id]?.owner),
    movementOrders: own(state.movementOrders, (id) => ownerOfPiece(state, id)),
    airSupport: own(state.airSupport, (id) => state.squadrons[id]?.owner),
    airControl: pick(state.airControl, (seats) => seats.some((one) => one === seat)),
    lastAirControl: pick(state.lastAirControl, (seats) => seats.some((one) => one === seat)),
    spent: own(state.spent, (id) => ownerOfPiece(state, id)),
    sightings: own(state.sightings, (id) => id),
    lastSeen: own(state.lastSeen, (id) => id),
    reconViews: own(state.reconViews, (id) => id),
    admissions: admissionsKnownTo(state, seat),
    ...(seat !== null && state.phase === 'BUILD' ? { contacts: contactsOf(state, seat) } : {}),
    offers: pick(state.offers, (offer) => offer.seat === seat),
    ambushes: own(state.ambushes, (id) => state.detachments[id]?.owner),
    intelligence: own(state.intelligence, (id) => id),
    nextOrder: 0,
    ...(state.made ? { made: madeBy(state.made, seat) } : {}),
    raids: state.raids.filter((raid) => raid.seat === seat),
    lootedRp: own(state.lootedRp, (hex) => state.hexes[hex]?.controller),
    ...claimedKnownTo(state, seat),
    ...closedPortsOf(state, seat),
    starts: each(state.starts, (start, id) =>
      id === seat ? start : { urbanSizes: [], yields: [], placed: start.placed, freeRoads: 0, hidden: true },
    ),
    works: own(state.works, (id) => id),
    maintenancePriority: own(state.maintenancePriority, (hex) => state.hexes[hex]?.controller),
    reinforcements: own(state.reinforcements, (id) => id),
    losses: own(state.losses, (id) => id),
    deals: pick(state.deals, (deal) => (deal.status === 'made' && !deal.secret) || isParty(deal, seat)),
    endings: state.endings.filter((each) => each.seat === seat),
    deliveries: state.deliveries.filter((each) => {
      const deal = state.deals[each.deal];
      return deal !== undefined && (!deal.secret || isParty(deal, seat));
    }),
    deductions: own(state.deductions, (id) => id),
  };
}

/** RACE-SM-02, PLN-BLD-06: own Space Ports that an enemy sky closed; their owner knows so much of it. */
function closedPortsOf(state: PlanetaryState, seat: string | null): Pick<PlanetaryState, 'closedPorts'> {
  const closed = Object.entries(state.hexes)
    .filter(
      ([key, { controller, urban }]) =>
        seat !== null &&
        controller === seat &&
        urban?.buildings.some(({ type }) => SPACE_PORTS.includes(type)) &&
        !spacePortProduces(state, key),
    )
    .map(([key]) => key);
  return closed.length > 0 ? { closedPorts: closed } : {};
}

/** Own Resource hexes claimed this turn; absent where there are none, as in the state itself. */
function claimedKnownTo(
  state: PlanetaryState,
  seat: string | null,
): Pick<PlanetaryState, 'claimedResources'> {
  const claimedResources =
    state.claimedResources?.filter((hex) => state.hexes[hex]?.controller === seat) ?? [];
  return claimedResources.length > 0 ? { claimedResources } : {};
}

/** Whom a player admits, and by whom they are admitted themselves. */
const admissionsKnownTo = (state: PlanetaryState, seat: string | null): PlanetaryState['admissions'] =>
  Object.fromEntries(
    Object.entries(state.admissions).flatMap(([host, guests]) => {
      const known = guests.filter((guest) => host === seat || guest === seat);
      return known.length > 0 ? [[host, known]] : [];
    }),
  );

const contactsOf = (state: PlanetaryState, seat: string): PlanetaryState['contacts'] =>
  Object.fromEntries(Object.keys(state.players).map((other) => [other, contactWith(state, seat, other)]));

const isParty = (deal: Deal, seat: string | null): boolean => deal.proposer === seat || deal.partner === seat;

const ownerOfPiece = (state: PlanetaryState, id: string): string | undefined =>
  (armyOf(state, id) ?? state.convoys[id] ?? state.spies[id] ?? state.diplomats[id])?.owner;

function isSeen(state: PlanetaryState, army: Detachment, seen: ReadonlySet<HexKey>): boolean {
  const hex = hexOf(army);
  return hex !== null && state.hexes[hex] !== undefined && seen.has(hex);
}

/**
 * Foreign armies that a seat knows whole: those it holds captive, and, since both sides lay out their figures, the
 * armies it fights in the Battle phase.
 */
function armiesLaidOpen(state: PlanetaryState, seat: string | null): ReadonlySet<string> {
  const open = new Set<string>();
  if (seat === null) return open;
  for (const army of Object.values(state.detachments)) {
    if (captor(state, army) === seat) open.add(army.id);
  }
  for (const battle of Object.values(state.battles)) {
    if (battle.status === 'postponed' || battle.status === 'resolved') continue;
    if (!concernedBy(state, battle).includes(seat)) continue;
    const { detachment, garrison } = battle.defender;
    for (const id of [battle.attacker.detachment, detachment, garrison]) if (id !== null) open.add(id);
  }
  return open;
}

function captor(state: PlanetaryState, army: Army): string | null {
  if (army.kind === 'garrison') return null;
  if (army.place.at === 'captor') return armyOf(state, army.place.army)?.owner ?? null;
  return army.place.at === 'prison' ? (state.hexes[army.place.hex]?.controller ?? null) : null;
}

/**
 * RACE-DE-04: others are not told that a Capital has moved. They believe in the old one as long as it is a settlement of
 * the owner's; then they do not know.
 */
function believedCapital(
  state: PlanetaryState,
  { seat, capitalHex }: Player,
  shown: HexKey | undefined,
): HexKey | null {
  if (shown === undefined) return capitalHex;
  const place = state.hexes[shown];
  return place?.urban && place.controller === seat ? shown : null;
}

/** Where a Capital lies is known to whoever has seen the Urban hex. */
function hideCapitals(
  state: PlanetaryState,
  player: Player,
  seat: string | null,
  known: Readonly<Record<HexKey, unknown>>,
): Player {
  if (player.seat === seat) return player;
  const shown = (hex: HexKey | null): HexKey | null => (hex !== null && known[hex] ? hex : null);
  const { movingCapital: _moving, shownCapitalHex, ...rest } = player;
  return {
    ...rest,
    capitalHex: shown(believedCapital(state, player, shownCapitalHex)),
    lostCapitalHex: shown(player.lostCapitalHex),
  };
}

const each = <V>(
  values: Readonly<Record<string, V>>,
  change: (value: V, key: string) => V,
): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

const pick = <V>(
  values: Readonly<Record<string, V>>,
  keep: (value: V, key: string) => boolean,
): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => keep(value, key)));
