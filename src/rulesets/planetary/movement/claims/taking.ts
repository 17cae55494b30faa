import { entryAt, existing, itemAt } from '../../../../kernel/index.js';
import { RULE_OF_TREATMENT } from '../../state/treatments.js';
import { buildingRank, buildingType } from '../../data/buildings.js';
import { MINIMUM_TREATMENT, SEVERITY } from '../../races/matrices.js';
import { matrixRace, sameFamily } from '../../races/profiles.js';
import { CAPITAL_VP } from '../../data/battle.js';
import {
  BUILDINGS_DESTROYED,
  CLEANSED_SIZE,
  RACE_RULE_OF_TREATMENT,
  TAKING_YIELD,
  URBAN_SIZES,
} from '../../data/taking.js';
import type { Building, RaceKey, Treatment, Urban } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { canUse } from '../../map/buildings.js';
import { settlePrisonersOfTakenHex } from '../../build/captives/captives.js';
import { createConvoy } from '../../money/new-convoy.js';
import { captureStronghold } from '../../map/strongholds.js';
import { awardVp } from '../../money/award-vp.js';

/** PLN-TAK-02, RACE-TAKE-02 Minimum by race; PLN-TAK-01, RACE-TAKE-03: a milder or missing mode becomes it. */
export function treatmentOf(taker: RaceKey, hexRace: RaceKey, asked: Treatment | null): Treatment {
  const minimum = MINIMUM_TREATMENT[matrixRace(taker)][matrixRace(hexRace)];
  return asked && SEVERITY.indexOf(asked) > SEVERITY.indexOf(minimum) ? asked : minimum;
}

/** Normal generation of a size, BP: the table value without tax bonuses (PLN-TAK-06). */
export const normalGeneration = (size: number): number => entryAt(URBAN_SIZES, size).generationBp;

/**
 * PLN-TAK-01, RACE-TAKE-01 Taking an enemy Urban hex, at once with its dice, by the race of the taker (RACE-GEN-06).
 * RACE-TAKE-11: the race that counts is the hex's present one. `fate`: what becomes of its Stronghold (PLN-CAP-01).
 */
export function takeUrbanHex(
  table: PlanetaryTable,
  taking: {
    readonly hex: string;
    readonly seat: string;
    readonly mode: Treatment | null;
    readonly fate: 'keep' | 'destroy';
    /** Who held it, where control has passed already with a claim. */
    readonly from?: string | null;
  },
): void {
  const { hex, seat } = taking;
  const { race } = entryAt(table.state.players, seat);
  const place = entryAt(table.state.hexes, hex);
  const before = existing(place.urban, 'urban area');
  const from = taking.from === undefined ? place.controller : taking.from;
  const mode = treatmentOf(race, before.race, taking.mode);
  // PLN-TAK-06, RACE-TAKE-07 has no capture die; in all other modes it falls before the size changes.
  const destroyed = mode === 'DESTROY' ? [] : destroyBuildings(table, hex, before);
  const spared = before.buildings.filter((each) => !destroyed.includes(each));
  const bonus = normalGeneration(before.size) * TAKING_YIELD[mode];
  table.emit(
    {
      type: 'planetary.UrbanTaken',
      data: {
        hex,
        from,
        by: seat,
        mode,
        before: { ...before, buildings: spared },
        after: treated(before, spared, race, mode, bonus),
      },
    },
    ['PLN-TAK-01', 'PLN-TAK-02', RULE_OF_TREATMENT[mode], RACE_RULE_OF_TREATMENT[mode]],
  );
  if (mode === 'DESTROY')
    createConvoy(table, seat, hex, bonus, `destruction of the Urban hex ${hex}`, ['PLN-TAK-06']);
  if (place.stronghold) captureStronghold(table, { hex, seat, fate: taking.fate, from });
  settlePrisonersOfTakenHex(table, hex, seat);
  takeCapital(table, hex, from, seat);
  forgetPriority(table, hex, seat);
}

/** PLN-UPK-05: the order in which the buildings were paid was the loser's; the taker has none yet. */
function forgetPriority(table: PlanetaryTable, hex: string, seat: string): void {
  if ((table.state.maintenancePriority[hex] ?? []).length === 0) return;
  table.emit({ type: 'planetary.MaintenancePrioritySet', data: { hex, seat, buildings: [] } }, [
    'PLN-UPK-05',
  ]);
}

/** PLN-TAK-03, RACE-TAKE-04 Capture: D6, then so many random buildings, one draw after the other over the table's order. */
function destroyBuildings(table: PlanetaryTable, hex: string, urban: Urban): readonly Building[] {
  const die = itemAt(
    table.roll({
      count: 1,
      sides: 6,
      for: 'PLN-TAK-03',
      purpose: 'buildings destroyed',
      subject: hex,
    }),
    0,
  );
  const left = [...urban.buildings].sort((a, b) => buildingRank(a.type) - buildingRank(b.type));
  const destroyed: Building[] = [];
  for (let number = 0; number < entryAt(BUILDINGS_DESTROYED, die) && left.length > 0; number += 1) {
    const draw =
      left.length === 1
        ? 1
        : itemAt(
            table.roll({
              count: 1,
              sides: left.length,
              for: 'PLN-TAK-03',
              purpose: 'random building',
              subject: hex,
            }),
            0,
          );
    const building = existing(left.splice(draw - 1, 1)[0], 'building');
    destroyed.push(building);
    table.emit(
      {
        type: 'planetary.BuildingDestroyed',
        data: {
          hex,
          building: building.type,
          aspect: building.aspect ?? null,
        },
      },
      ['PLN-TAK-03'],
    );
  }
  return destroyed;
}

/** The Urban hex as it is afterwards; null where it was destroyed. */
function treated(
  before: Urban,
  buildings: readonly Building[],
  race: RaceKey,
  mode: Treatment,
  bonus: number,
): Urban | null {
  switch (mode) {
    case 'CAPTURE':
      return { ...before, buildings: retaken(buildings, before.race, race) };
    case 'PILLAGE': {
      const left = retaken(buildings, before.race, race);
      // PLN-TAK-04, RACE-TAKE-05: a Village is only captured.
      return before.size < 2
        ? { ...before, buildings: left }
        : { ...before, buildings: left, bp: before.bp + bonus, size: before.size - 1 };
    }
    case 'CLEANSE':
      return {
        ...before,
        race,
        size: CLEANSED_SIZE,
        bp: before.bp + bonus,
        buildings: buildings.flatMap((each) => cleansed(each, race)),
      };
    case 'DESTROY':
      return null;
  }
}

/** PLN-BLD-16, RACE-GEN-04: in a hex of its owner's own race an Exploitation Center is a Taxation Office at once. */
const retaken = (buildings: readonly Building[], hexRace: RaceKey, race: RaceKey): readonly Building[] =>
  sameFamily(hexRace, race) ? buildings.map(taxing) : buildings;

const taxing = (building: Building): Building =>
  building.type === 'EXPLOITATION_CENTER' ? { ...building, type: 'TAXATION_OFFICE' } : building;

/** PLN-TAK-05, RACE-TAKE-06: buildings the new owner may use stay; Embassy, Vortex Portal and other races' own go. */
function cleansed(building: Building, race: RaceKey): readonly Building[] {
  if (building.type === 'EXPLOITATION_CENTER') return [taxing(building)];
  const type = buildingType(building.type);
  return type && !type.capitalOnly && canUse(race, type) ? [building] : [];
}

/** PLN-TAK-07 Capital taken, PLN-VPS-05: +25 VP; an own Capital taken back is Capital again, without VP. */
function takeCapital(table: PlanetaryTable, hex: string, from: string | null, seat: string): void {
  if (from !== null && table.state.players[from]?.capitalHex === hex) {
    table.emit({ type: 'planetary.CapitalTaken', data: { hex, from, by: seat, turn: table.state.turn } }, [
      'PLN-TAK-07',
    ]);
    awardVp(table, seat, CAPITAL_VP, `Capital ${hex} taken`, null, ['PLN-VPS-05', 'PLN-TAK-07']);
  }
  if (table.state.players[seat]?.lostCapitalHex === hex) {
    table.emit({ type: 'planetary.CapitalRegained', data: { hex, seat } }, ['PLN-TAK-07']);
  }
}
