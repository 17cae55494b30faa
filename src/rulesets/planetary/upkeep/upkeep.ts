import { entryAt, existing, itemAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { buildingType } from '../data/buildings.js';
import { LEAD_BONUS, MAINTENANCE_POINTS, OUTPUT_BONUS, SHRINKS_UP_TO } from '../data/economy.js';
import { matrixRace } from '../races/profiles.js';
import type { Building, Detachment, PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { detachmentsInOrder, pointsValue } from '../pieces/armies.js';
import { removeBuilding } from '../build/economy/build-buildings.js';
import { activeKinds, buildingsInOrder, isActive, isDormant } from '../map/buildings.js';
import { destroyDetachment } from '../build/captives/captives.js';
import { becomeGarrison } from '../build/armies/garrisons.js';
import { activePlayers, detachmentsIn, garrisonIn, nearestUnoccupied } from '../map/map.js';
import { ownUrbanHexes, pay, payFromTreasury, receive, receiveInTreasury, stockOf } from '../money/paying.js';
import { escapeFromPrisons } from '../build/captives/prisoners.js';
import { arriveInOrbit } from '../build/armies/starting-in-orbit.js';
import { mendAllSquadrons } from '../build/economy/squadrons.js';
import { normalGeneration } from '../movement/claims/taking.js';
import { moveClasses } from '../map/terrain.js';
import { figure } from '../parameters.js';

type Step = (table: PlanetaryTable) => void;

/** PLN-UPK-01 Arrivals: in the hex where they were built or the nearest unoccupied one; lost with the hex. */
const arrive: Step = (table) => {
  for (const each of detachmentsInOrder(table.state)) {
    const { place } = each;
    if (place.at !== 'building' || (each.arrivalTurn ?? 0) > table.state.turn) continue;
    if (table.state.hexes[place.hex]?.controller === each.owner) {
      if (place.toOrbit) arriveInOrbit(table, each, place.hex);
      else arriveAt(table, each, place.hex);
    } else destroyDetachment(table, each, 'building hex lost', ['PLN-UPK-01']);
  }
};

/** Where the map has no room it waits for the next turn. A garrison-detachment at its goal settles (PLN-GAR-06). */
function arriveAt(table: PlanetaryTable, army: Detachment, built: HexKey): void {
  const hex = nearestUnoccupied(table.state, built, army.owner, moveClasses(table.state, army));
  if (hex === null) return;
  table.emit(
    { type: 'planetary.DetachmentArrived', data: { detachment: army.id, owner: army.owner, built, hex } },
    ['PLN-UPK-01'],
  );
  becomeGarrison(table, army.id);
}

/** Every Urban hex of every active player, by seat, canonical. */
const urbanHexes = (state: PlanetaryState): readonly { readonly seat: string; readonly hex: HexKey }[] =>
  activePlayers(state).flatMap(({ seat }) => ownUrbanHexes(state, seat).map((hex) => ({ seat, hex })));

/** PLN-BLD-16: an Exploitation Center that has come to stand in a hex of its owner's own race is a Taxation Office. */
const endExploitationOfOwnRace: Step = (table) => {
  for (const { seat, hex } of urbanHexes(table.state)) {
    const { race, buildings } = existing(entryAt(table.state.hexes, hex).urban, 'urban area');
    for (const each of buildings) {
      const lower =
        buildingType(each.type)?.foreignOnly === true ? buildingType(each.type)?.upgradeOf : undefined;
      if (lower === undefined || matrixRace(race) !== matrixRace(entryAt(table.state.players, seat).race))
        continue;
      const building: Building = { type: lower, builtTurn: each.builtTurn };
      table.emit({ type: 'planetary.BuildingBuilt', data: { hex, seat, building, replaces: each.type } }, [
        'PLN-BLD-16',
      ]);
    }
  }
};

/** PLN-BLD-15, -16: percent on top of normal generation, with the Stronghold and the army that the office needs. */
export function outputBonus(state: PlanetaryState, hex: HexKey): number {
  const place = entryAt(state.hexes, hex);
  const kinds = activeKinds(state, hex);
  const office = ['EXPLOITATION_CENTER', 'TAXATION_OFFICE'].find((each) => kinds.includes(each));
  const bonus = office === undefined ? undefined : OUTPUT_BONUS[office];
  if (!bonus || !place.stronghold || !bonus.needs.includes(place.stronghold.type)) return 0;
  const garrison = garrisonIn(state, hex);
  const guarded =
    garrison?.owner === place.controller ||
    detachmentsIn(state, hex).some((each) => each.owner === place.controller);
  return guarded ? bonus.percent : 0;
}

/** PLN-UPK-02 Urban generation, then PLN-UPK-03: the hexes that were exploited may shrink. */
const generate: Step = (table) => {
  const hexes = urbanHexes(table.state);
  const exploited = hexes.filter(
    ({ hex }) => outputBonus(table.state, hex) === OUTPUT_BONUS['EXPLOITATION_CENTER']?.percent,
  );
  for (const { seat, hex } of hexes) {
    const percent = 100 + outputBonus(table.state, hex);
    const bp = Math.floor(
      (normalGeneration(existing(entryAt(table.state.hexes, hex).urban, 'urban area').size) * percent) / 100,
    );
    receive(table, { seat, hex, bp, cause: 'generation', rule: 'PLN-UPK-02' });
  }
  const faces = table.rollAll(
    exploited.map(({ hex }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-UPK-03',
      purpose: 'exploitation',
      subject: hex,
    })),
  );
  exploited.forEach(({ seat, hex }, at) => {
    const { size } = existing(entryAt(table.state.hexes, hex).urban, 'urban area');
    if (itemAt(itemAt(faces, at), 0) > SHRINKS_UP_TO || size === 1) return;
    table.emit({ type: 'planetary.UrbanShrank', data: { hex, seat, size: size - 1 } }, ['PLN-UPK-03']);
  });
};

const SPACE_PORTS: readonly string[] = ['MINOR_SPACEPORT', 'MAJOR_SPACEPORT'];

/** PLN-UPK-04 Capital income: reinforcement BP through a Space Port, and the bonus for the lead in VP. */
const capitalIncome: Step = (table) => {
  const { state } = table;
  const lowest = Math.min(...activePlayers(state).map((each) => each.vp));
  for (const { seat, capitalHex, vp } of activePlayers(state)) {
    if (capitalHex !== null && hasSpacePort(state, capitalHex)) {
      const bp = reinforcements(state, seat);
      receive(table, { seat, hex: capitalHex, bp, cause: 'reinforcements', rule: 'PLN-UPK-04' });
    }
    const bp = LEAD_BONUS * (vp - lowest);
    receiveInTreasury(table, { seat, bp, cause: 'lead in victory points', rule: 'PLN-UPK-04' });
  }
};

/** PLN-FUN-01: half of the losses of last turn's fun battle goes off the income. */
const deductFunBattles: Step = (table) => {
  for (const { seat } of activePlayers(table.state)) {
    const owed = table.state.deductions[seat];
    if (owed?.turn !== table.state.turn) continue;
    payFromTreasury(table, { seat, bp: owed.bp, cause: 'fun battle', rule: 'PLN-FUN-01' });
  }
};

const hasSpacePort = (state: PlanetaryState, hex: HexKey): boolean =>
  (state.hexes[hex]?.urban?.buildings ?? []).some(
    (each) => SPACE_PORTS.includes(each.type) && !isDormant(state, hex, each.type),
  );

/** The normal amount, or what an enemy in the Airspace let through for this turn (PLN-AIR-08). */
function reinforcements(state: PlanetaryState, seat: string): number {
  const intercepted = state.reinforcements[seat];
  return intercepted?.turn === state.turn ? intercepted.bp : figure(state, 'reinforcementBp');
}

/** PLN-UPK-05 Building maintenance: each hex pays its own; what it cannot pay is disbanded without refund. */
const maintainBuildings: Step = (table) => {
  for (const { seat, hex } of urbanHexes(table.state)) {
    for (const each of inPayingOrder(table.state, hex)) {
      const type = buildingType(each.type);
      if (!type || type.maintenanceBp === 0 || !isActive(table.state, hex, each)) continue;
      const bp = type.maintenanceBp;
      if (stockOf(table.state, hex) < bp) removeBuilding(table, hex, each, 'unpaid', ['PLN-UPK-05']);
      else pay(table, { seat, hex, bp, cause: `maintenance: ${type.name}`, rule: 'PLN-UPK-05' });
    }
  }
};

/** The owner's standing priority list of the hex, then the order of the table. */
function inPayingOrder(state: PlanetaryState, hex: HexKey): readonly Building[] {
  const listed = state.maintenancePriority[hex] ?? [];
  const rank = (each: Building): number => {
    const at = listed.indexOf(each.type);
    return at < 0 ? listed.length : at;
  };
  return [...buildingsInOrder(state, hex)].sort((a, b) => rank(a) - rank(b));
}

/** PLN-UPK-06, PLN-UPK-07: 1 BP for each full 25 points of all detachments of a player on the map or in orbit. */
const maintainArmies: Step = (table) => {
  for (const { seat } of activePlayers(table.state)) {
    const points = detachmentsInOrder(table.state)
      .filter((each) => each.owner === seat && (each.place.at === 'hex' || each.place.at === 'orbit'))
      .reduce((sum, each) => sum + pointsValue(each), 0);
    const bp = Math.floor(points / MAINTENANCE_POINTS);
    payFromTreasury(table, { seat, bp, cause: 'army maintenance', rule: 'PLN-UPK-06' });
  }
};

/** Phase 1, upkeep: PLN-UPK-01 … -06 in their fixed order. */
export const UPKEEP: readonly Step[] = [
  arrive,
  endExploitationOfOwnRace,
  mendAllSquadrons,
  generate,
  capitalIncome,
  deductFunBattles,
  maintainBuildings,
  maintainArmies,
  escapeFromPrisons,
];
