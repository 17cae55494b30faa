import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, existing, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../../catalog.js';
import { partOf } from '../../data/battle.js';
import { BUILDINGS, buildingType, type BuildingType } from '../../data/buildings.js';
import { BUILDING_REFUND } from '../../data/economy.js';
import { profileOfSeat } from '../../races/profile-of.js';
import { sameFamily } from '../../races/profiles.js';
import type { Building, PlanetaryState, Urban } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import type { BuildAction } from '../build-action.js';
import { canUse, leastSize } from '../../map/buildings.js';
import { freeCaptive, prisonersIn } from '../captives/captives.js';
import { judgePayment, pay, receive } from '../../money/paying.js';
import { mendSquadrons } from './squadrons.js';
import { countWorks, worksOf } from '../works.js';

const findBuilding = (urban: Urban, type: string, aspect: string | undefined): Building | undefined =>
  urban.buildings.find((each) => each.type === type && each.aspect === aspect);

/** PLN-BLD-01 Building, PLN-BLD-14 and PLN-BLD-16: what the hex, its size and its race allow. */
export const BUILDING: BuildAction<'BuildBuilding'> = {
  judge: (state, seat, { hex, building, aspect }) => {
    const place = lookUp(state.hexes, hex);
    if (!place?.urban || place.controller !== seat) {
      return [violation('PLN-BLD-01', 'NO_OWN_URBAN_HEX', ['hex'], { hex })];
    }
    const type = buildingType(building);
    if (!type) {
      const known = BUILDINGS.map((each) => each.id);
      return [violation('PLN-BLD-02', 'UNKNOWN_BUILDING', ['building'], { building, known })];
    }
    return [
      ...judgePlace(state, seat, hex, type),
      ...judgeAgainstOthers(place.urban, type, aspect),
      ...judgeAspect(state, seat, type, aspect),
      ...judgePayment(state, { seat, hex, bp: type.costBp }, ['hex']),
    ];
  },
  carryOut: (table, { hex, building, aspect }) => {
    const { seat } = table.actor;
    const type = existing(buildingType(building), 'building type');
    const lower = existing(entryAt(table.state.hexes, hex).urban, 'urban area').buildings.find(
      (each) => each.type === type.upgradeOf,
    );
    pay(table, { seat, hex, bp: type.costBp, cause: type.name, rule: 'PLN-BLD-02' }, ['PLN-BUI-02']);
    const built: Building = {
      type: building,
      builtTurn: table.state.turn,
      ...(aspect === undefined ? {} : { aspect }),
      ...(lower ? { lowerBuiltTurn: lower.builtTurn } : {}),
    };
    table.emit(
      {
        type: 'planetary.BuildingBuilt',
        data: { hex, seat, building: built, replaces: lower?.type ?? null },
      },
      ['PLN-BLD-01'],
    );
    mendSquadrons(table, hex);
  },
};

function judgePlace(
  state: PlanetaryState,
  seat: string,
  hex: HexKey,
  type: BuildingType,
): readonly Violation[] {
  const { size, race } = existing(entryAt(state.hexes, hex).urban, 'urban area');
  const player = entryAt(state.players, seat);
  const building = type.id;
  const found: Violation[] = [];
  const least = leastSize(state, seat, type);
  if (size < least) {
    found.push(violation('PLN-BLD-02', 'URBAN_TOO_SMALL', ['building'], { building, found: size, least }));
  }
  if (type.capitalOnly === true && player.capitalHex !== hex) {
    found.push(violation('PLN-BLD-02', 'CAPITAL_ONLY', ['building'], { building }));
  }
  if (!canUse(player.race, type)) {
    found.push(violation('PLN-BLD-14', 'RACE_CANNOT_BUILD', ['building'], { building, race: player.race }));
  }
  if (type.foreignOnly === true && sameFamily(race, player.race)) {
    found.push(violation('PLN-BLD-16', 'OWN_RACE', ['building'], { building }));
  }
  return found;
}

/** PLN-BLD-01: one of each kind, of some one for each aspect; an upgrade needs its lower building. */
function judgeAgainstOthers(
  urban: Urban,
  type: BuildingType,
  aspect: string | undefined,
): readonly Violation[] {
  const building = type.id;
  const found: Violation[] = [];
  const stands =
    findBuilding(urban, building, aspect) ??
    urban.buildings.find((each) => buildingType(each.type)?.upgradeOf === building);
  if (stands)
    found.push(violation('PLN-BLD-01', 'BUILDING_STANDS', ['building'], { building, stands: stands.type }));
  const lower = type.upgradeOf;
  if (lower !== undefined && !stands && !urban.buildings.some((each) => each.type === lower)) {
    found.push(violation('PLN-BLD-01', 'LOWER_MISSING', ['building'], { building, lower }));
  }
  return found;
}

/** PLN-BLD-01, RACE-PROD-06: an aspect that the race knows, for buildings of which there is one for each. */
function judgeAspect(
  state: PlanetaryState,
  seat: string,
  { id, perAspect }: BuildingType,
  aspect: string | undefined,
): readonly Violation[] {
  if ((perAspect === true) !== (aspect !== undefined)) {
    return [violation('PLN-BLD-01', 'ASPECT', ['aspect'], { building: id })];
  }
  const known = profileOfSeat(state, seat)?.aspects;
  return aspect === undefined || !known || known.includes(aspect)
    ? []
    : [violation('RACE-PROD-06', 'UNKNOWN_ASPECT', ['aspect'], { aspect, known: [...known] })];
}

/** PLN-BLD-05 Disband a building. */
export const BUILDING_DISBANDED: BuildAction<'DisbandBuilding'> = {
  judge: (state, seat, { hex, building, aspect }) => {
    const place = lookUp(state.hexes, hex);
    if (!place?.urban || place.controller !== seat) {
      return [violation('PLN-BLD-05', 'NO_OWN_URBAN_HEX', ['hex'], { hex })];
    }
    return findBuilding(place.urban, building, aspect)
      ? []
      : [violation('PLN-BLD-05', 'NO_SUCH_BUILDING', ['building'], { hex, building })];
  },
  carryOut: (table, { hex, building, aspect }) => {
    const { seat } = table.actor;
    const works = worksOf(table.state, seat);
    removeBuilding(table, hex, { type: building, ...(aspect === undefined ? {} : { aspect }) }, 'ordered', [
      'PLN-BLD-05',
    ]);
    if (works.refunded) return;
    countWorks(table, { ...works, refunded: true }, ['PLN-BLD-05']);
    const bp = partOf(cumulativeCost(building), BUILDING_REFUND);
    receive(table, {
      seat,
      hex,
      bp,
      cause: `refund: ${existing(buildingType(building), 'building type').name}`,
      rule: 'PLN-BLD-05',
    });
  },
};

/** List price of a building and of those it has replaced, BP. */
function cumulativeCost(id: string): number {
  const type = buildingType(id);
  if (!type) return 0;
  return type.costBp + (type.upgradeOf === undefined ? 0 : cumulativeCost(type.upgradeOf));
}

/** Takes a building away: with an Airbase its squadrons go, from a Prison all captives escape (PLN-CPT-06). */
export function removeBuilding(
  table: PlanetaryTable,
  hex: HexKey,
  building: Pick<Building, 'type' | 'aspect'>,
  cause: 'unpaid' | 'ordered',
  because: readonly RuleId[],
): void {
  const seat = existing(entryAt(table.state.hexes, hex).controller, 'controller of the hex');
  table.emit(
    {
      type: 'planetary.BuildingDisbanded',
      data: { hex, seat, building: building.type, aspect: building.aspect ?? null, cause },
    },
    because,
  );
  mendSquadrons(table, hex);
  if (building.type !== 'PRISON') return;
  for (const captive of prisonersIn(table.state, hex)) {
    freeCaptive(table, captive, hex, ['PLN-CPT-06', 'PLN-CPT-07']);
  }
}

/** PLN-UPK-05: the owner's standing priority list of an Urban hex. */
export const MAINTENANCE_PRIORITY: BuildAction<'SetMaintenancePriority'> = {
  judge: (state, seat, { hex, buildings }) => {
    const place = lookUp(state.hexes, hex);
    if (!place?.urban || place.controller !== seat) {
      return [violation('PLN-UPK-05', 'NO_OWN_URBAN_HEX', ['hex'], { hex })];
    }
    return buildings.flatMap((building, at) => {
      if (!buildingType(building)) {
        const known = BUILDINGS.map((each) => each.id);
        return [violation('PLN-BLD-02', 'UNKNOWN_BUILDING', ['buildings', at], { building, known })];
      }
      return buildings.indexOf(building) === at
        ? []
        : [violation('PLN-UPK-05', 'BUILDING_NAMED_TWICE', ['buildings', at], { building })];
    });
  },
  carryOut: (table, { hex, buildings }) =>
    table.emit(
      { type: 'planetary.MaintenancePrioritySet', data: { hex, seat: table.actor.seat, buildings } },
      ['PLN-UPK-05'],
    ),
};
