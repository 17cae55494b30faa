import type { HexKey } from '../../../engine/hex/index.js';
import { lookUp, violation, type InputPath, type Violation } from '../../../kernel/index.js';
import { FALLBACK_PRODUCTION, LAST_RESORT } from '../data/production.js';
import { matrixRace } from '../races/profiles.js';
import type { PlanetaryState, RaceKey, UnitType } from '../state.js';
import { hasActive, produces } from './buildings.js';

/** PLN-DET-07: sets of buildings of which any complete one makes the type. */
export function makersOf(type: UnitType): readonly (readonly string[])[] {
  if (type.requires) return type.requires;
  const weight = type.vehicle ? (type.weight ?? 'heavy') : false;
  const row = FALLBACK_PRODUCTION.find(
    (each) => each.vehicle === weight && (each.slot === undefined || each.slot === type.slot),
  );
  return (row?.anyOf ?? LAST_RESORT).map((building) => [building]);
}

/** PLN-BLD-03: units are made in Urban hexes of the own race; the chapters of one race count as one. */
export const isOwnRace = (state: PlanetaryState, hex: HexKey, race: RaceKey): boolean => {
  const urban = lookUp(state.hexes, hex)?.urban;
  return urban ? matrixRace(urban.race) === matrixRace(race) : false;
};

/** PLN-DET-07 Buildings needed: why a hex cannot make a type for an army of a race; empty where it can. */
export function judgeProduction(
  state: PlanetaryState,
  hex: HexKey,
  race: RaceKey,
  type: UnitType,
  path: InputPath,
): readonly Violation[] {
  const found: Violation[] = [];
  if (!isOwnRace(state, hex, race)) {
    found.push(violation('PLN-BLD-03', 'HEX_OF_ANOTHER_RACE', path, { hex, race, type: type.key }));
  }
  const works = (building: string): boolean => hasActive(state, hex, building) && produces(state, hex, building);
  const makers = makersOf(type);
  if (!makers.some((set) => set.every(works))) {
    found.push(
      violation('PLN-DET-07', 'NO_BUILDING_FOR_UNIT', path, {
        hex,
        type: type.key,
        needs: makers.map((set) => set.join(' + ')),
      }),
    );
  }
  return found;
}

/** Whether a hex can make a type now. */
export const canMake = (state: PlanetaryState, hex: HexKey, race: RaceKey, type: UnitType): boolean =>
  judgeProduction(state, hex, race, type, []).length === 0;
