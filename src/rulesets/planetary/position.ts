import type { Shaped } from '../../kernel/index.js';
import type * as army from './start/army-shapes.js';
import type * as map from './start/map-shapes.js';
import type * as piece from './start/piece-shapes.js';
import type * as whole from './start/position-shapes.js';
import type { productionEntry, raceEdit } from './start/race-edit-shapes.js';
import type { RaceKey } from './state/index.js';

export type { PositionUnitType } from './start/unit-type.js';

/**
 * A position a campaign can start from, as a club writes it down. What is left out has a plain default.
 * Places are keys `q,r`. Ids that are left out are given in order: `d1`, `g1`, `c1`, `sp1`, `dp1`, `sq1` for pieces,
 * `<army>.u1` for units, `<unit>.m1` for models, `<q,r>.x1` for defences.
 */
export type PlanetaryPosition = Omit<Shaped<typeof whole.position>, 'nativeRace'> & {
  /** `human` stands for IG (RACE-GEN-05). */
  readonly nativeRace?: RaceKey | 'human';
};
export type PositionPlayer = Shaped<typeof whole.player>;

/** House rules for a race; the names are those of its profile. */
export type PositionRaceEdit = Shaped<typeof raceEdit>;
export type PositionProductionEntry = Shaped<typeof productionEntry>;

export type PositionMap = Shaped<typeof map.mapEntry>;
export type PositionStartAreas = Shaped<typeof map.startAreas>;
export type PositionHex = Shaped<typeof map.hexEntry>;
export type PositionUrban = Shaped<typeof map.urban>;
export type PositionBuilding = Shaped<typeof map.building>;
export type PositionStronghold = Shaped<typeof map.stronghold>;
export type PositionDefence = Shaped<typeof map.defence>;

export type PositionDetachment = Shaped<typeof army.detachment>;
export type PositionUnit = Shaped<typeof army.unit>;
export type PositionModel = Shaped<typeof army.model>;
export type PositionOption = Shaped<typeof army.unitOption>;
export type PositionGarrison = Shaped<typeof army.garrison>;

export type PositionConvoy = Shaped<typeof piece.convoy>;
export type PositionSpy = Shaped<typeof piece.spy>;
export type PositionDiplomat = Shaped<typeof piece.diplomat>;
export type PositionSquadron = Shaped<typeof piece.squadron>;
export type PositionBattle = Shaped<typeof piece.battle>;
export type PositionDeal = Shaped<typeof piece.dealPast>;
export type PositionAirControl = Shaped<typeof piece.airControl>;
export type PositionLoss = Shaped<typeof piece.loss>;
