import { lookUp } from '../../../kernel/index.js';
import type { RaceKey } from '../state/index.js';
import { BLOOD_ANGELS } from './blood-angels.js';
import { CHAOS } from './chaos.js';
import { DARK_ELDAR } from './dark-eldar.js';
import { ELDAR } from './eldar.js';
import { IMPERIAL_GUARD } from './imperial-guard.js';
import { ORK } from './ork.js';
import type { MatrixRace, RaceProfile } from './profile.js';
import { SISTERS_OF_BATTLE } from './sisters-of-battle.js';
import { SPACE_MARINE } from './space-marine.js';
import { TYRANID } from './tyranid.js';

/** RACE-GEN-01: the nine races, as the rulebook has them. Rules ask `profileOfRace` and `profileOfSeat` instead. */
export const PROFILES: Readonly<Record<RaceKey, RaceProfile>> = {
  SM: SPACE_MARINE,
  BA: BLOOD_ANGELS,
  IG: IMPERIAL_GUARD,
  SOB: SISTERS_OF_BATTLE,
  CH: CHAOS,
  EL: ELDAR,
  DE: DARK_ELDAR,
  ORK,
  TY: TYRANID,
};

export const RACE_KEYS = Object.keys(PROFILES) as readonly RaceKey[];

export const isRaceKey = (key: string): key is RaceKey => lookUp(PROFILES, key) !== undefined;

/** RACE-GEN-02: row and column of a race in the race-against-race tables. */
export const matrixRace = (race: RaceKey): MatrixRace => PROFILES[race].matrixKey;

/** RACE-GEN-04: races of one family count as the same race. */
export const sameFamily = (one: RaceKey, other: RaceKey): boolean =>
  PROFILES[one].family === PROFILES[other].family;
