import {
  RECOVERY_BONUS,
  RECOVERY_ROWS,
  type RecoveryRequirement,
  type RecoveryRow,
} from '../data/recovery.js';
import { isAtLeast, type TechLevel } from '../data/tech-levels.js';
import type { Character, GhostOfWarState, Unit } from '../state/index.js';
import { baseSystemsOf } from '../chapters/bases.js';
import { isAllied } from '../general/factions.js';
import { isActive } from '../dice/fate-dice.js';
import { commanderOf } from '../units/macro-units.js';
import { isWith, placeOfCharacter, systemOf } from '../map/places.js';
import { typeOf } from '../units/unit-types.js';

/** What a system has for the recovery of a faction's units, on own or allied planets. */
interface Surroundings {
  readonly techLevels: readonly TechLevel[];
  readonly knightWorld: boolean;
  readonly spacePort: boolean;
  readonly holdOrFleet: boolean;
}

/** GOW-RCV-03, -10: rows and rates in one state of the sector; what holds of a system is looked up once. */
export interface RecoveryChart {
  /** Rows of the chart that a unit of this CE fulfils where it is. */
  readonly fulfilled: (unit: Unit) => readonly RecoveryRow[];
  /** Rate with all bonuses; for rows without a rate 0. */
  readonly rate: (unit: Unit, row: RecoveryRow) => number;
}

export function recoveryChart(state: GhostOfWarState): RecoveryChart {
  const known = new Map<string, Surroundings>();
  const around = (faction: string, system: string): Surroundings => {
    const key = `${faction}|${system}`;
    const found = known.get(key) ?? surroundings(state, faction, system);
    known.set(key, found);
    return found;
  };
  const helpers = Object.values(state.characters).filter((each) => isActive(state, each));
  return {
    fulfilled: (unit) => {
      const system = systemOf(state, unit.place);
      if (system === null) return [];
      const { recoveryClass } = typeOf(state, unit);
      return RECOVERY_ROWS.filter(
        (row) =>
          row.recoveryClass === recoveryClass &&
          unit.ce >= row.ceMin &&
          (row.ceBelow === null || unit.ce < row.ceBelow) &&
          meets(around(unit.owner, system), row.requirement),
      );
    },
    rate: (unit, row) => rateOf(state, helpers, unit, row),
  };
}

function surroundings(state: GhostOfWarState, faction: string, system: string): Surroundings {
  const planets = Object.values(state.planets).filter(
    (each) => each.system === system && isAllied(state, each.controller, faction),
  );
  return {
    techLevels: planets.map((each) => each.techLevel),
    knightWorld: planets.some((each) => each.type === 'Knight World'),
    spacePort: planets.some((each) => each.spacePort),
    holdOrFleet: baseSystemsOf(state, faction).has(system),
  };
}

/** GOW-RCV-03: everything that is named, by one or several planets. */
function meets(
  around: Surroundings,
  { tech, orKnightWorld, spacePort, holdOrFleet }: RecoveryRequirement,
): boolean {
  const hasTech = tech === undefined || around.techLevels.some((each) => isAtLeast(each, tech));
  return (
    (hasTech || (orKnightWorld === true && around.knightWorld)) &&
    (spacePort !== true || around.spacePort) &&
    (holdOrFleet !== true || around.holdOrFleet)
  );
}

/** GOW-RCV-10: rate of Astartes in the field with a Tech-Marine, and CE over which it is so for their machines. */
const TECH_MARINE_RATE = 5;
const MACHINES_OVER_CE = 50;

/** GOW-RCV-10: bonuses are added to a rate above 0. */
function rateOf(state: GhostOfWarState, helpers: readonly Character[], unit: Unit, row: RecoveryRow): number {
  if (row.ratePp === null) return 0;
  const { mechanised } = typeOf(state, unit);
  const atBase = row.requirement.holdOrFleet === true;
  const isAstartes = row.recoveryClass === 'Astartes';
  const plain = isAstartes && !atBase ? fieldRate(helpers, unit, row.ratePp, mechanised) : row.ratePp;
  if (plain === 0) return 0;
  const tended =
    isAstartes && helpers.some((each) => each.class === 'APOTHECARI' && isNear(state, each, unit));
  const commander = commanderOf(state, unit);
  const mended =
    mechanised &&
    commander !== null &&
    isActive(state, commander) &&
    commander.advisors.includes('LEXMECHANIC');
  return (
    plain +
    (tended ? (atBase ? RECOVERY_BONUS.apothecariHold : RECOVERY_BONUS.apothecariField) : 0) +
    (mended ? RECOVERY_BONUS.lexmechanic : 0)
  );
}

/** GOW-RCV-10, GOW-CHR-22: with a Tech-Marine the field row of 5 at any CE; machines only so, and only above 50. */
function fieldRate(helpers: readonly Character[], unit: Unit, plain: number, mechanised: boolean): number {
  const helped = helpers.some((each) => each.class === 'TECH_MARINE' && isWith(each, unit));
  if (mechanised) return helped && unit.ce > MACHINES_OVER_CE ? TECH_MARINE_RATE : 0;
  return helped ? Math.max(plain, TECH_MARINE_RATE) : plain;
}

/** In the same formation or system, own or allied. */
function isNear(state: GhostOfWarState, character: Character, unit: Unit): boolean {
  if (!isAllied(state, character.faction, unit.owner)) return false;
  const place = placeOfCharacter(state, character);
  const system = place && systemOf(state, place);
  return isWith(character, unit) || (system !== null && system === systemOf(state, unit.place));
}
