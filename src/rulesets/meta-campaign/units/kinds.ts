import { BLOC_OF, type Bloc } from '../data/words.js';
import type { Trait } from '../data/catalog-words.js';
import type { Unit } from '../state/index.js';

export const has = ({ sheet }: Pick<Unit, 'sheet'>, trait: Trait): boolean => sheet.traits.includes(trait);

export const isInfantry = ({ sheet }: Pick<Unit, 'sheet'>): boolean => sheet.category === 'infantry';

/** Glossary, `Land vehicle`. */
export const isLandVehicle = ({ sheet }: Pick<Unit, 'sheet'>): boolean =>
  sheet.category === 'vehicle' && ['tracked', 'wheeled', 'walker', 'antiGrav'].includes(sheet.propulsion);

export const isVessel = ({ sheet }: Pick<Unit, 'sheet'>): boolean => sheet.category === 'vessel';
export const isAircraft = ({ sheet }: Pick<Unit, 'sheet'>): boolean => sheet.category === 'aircraft';

/** Glossary, `Airborne`. */
export const isAirborne = ({ profile }: Pick<Unit, 'profile'>): boolean => profile !== null;

/** Glossary, `Soft unit`. */
export const isSoft = ({ sheet }: Pick<Unit, 'sheet'>): boolean =>
  sheet.category === 'infantry' || sheet.category === 'towed';

/** EDC-AP-01: what vehicle AP counts against. */
export const isVehicleForAp = ({ sheet }: Pick<Unit, 'sheet'>): boolean =>
  ['vehicle', 'aircraft', 'vessel'].includes(sheet.category);

export const blocOf = ({ faction }: Pick<Unit, 'faction'>): Bloc => BLOC_OF[faction];

/** Glossary, `Bloc`: neutrals oppose nobody. */
export const opposes = (a: Bloc, b: Bloc): boolean => a !== b && a !== 'NEUTRAL' && b !== 'NEUTRAL';

/** On the map, by itself. */
export const isOnMap = ({ status, hex, carriedBy }: Pick<Unit, 'status' | 'hex' | 'carriedBy'>): boolean =>
  status === 'ACTIVE' && hex !== null && carriedBy === null;

/** EDCU-DRP-07: not on the map, and on its way there. */
export const isInOrbit = ({ carriedBy }: Pick<Unit, 'carriedBy'>): boolean => carriedBy?.how === 'ORBIT';

/** EDC-ZOI-01, EDC-MEL-02: who fights in a brawl or is overrun fights nobody else. */
export const isFree = ({ overrun, brawl }: Pick<Unit, 'overrun' | 'brawl'>): boolean =>
  !overrun && brawl === null;

/** Glossary, `Inherent armour`: nothing while its mobility is repaired (EDCU-MOB-03). */
export const inherentArmour = ({ sheet, repairedIn }: Pick<Unit, 'sheet' | 'repairedIn'>): number =>
  repairedIn === null ? sheet.armour : 0;
