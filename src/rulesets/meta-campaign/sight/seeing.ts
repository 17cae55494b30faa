import { distance, type Hex } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { CITY_CONCEALMENT, TERRAIN } from '../data/terrain.js';
import { BLOC_OF, FACTIONS, type Bloc } from '../data/words.js';
import { isRoadHex, operates, placeAt } from '../map/edges.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, has, isAirborne, isOnMap } from '../units/kinds.js';
import { isHeard, isLocated, isShown, trackOf } from './contacts.js';
import { hasLineOfSight, type End } from './lines.js';

/** A hex by a key that the state itself has made: read without being checked again, as sight asks for very many. */
const trusted = (key: string): Hex => {
  const comma = key.indexOf(',');
  return { q: Number(key.slice(0, comma)), r: Number(key.slice(comma + 1)) };
};

export const hexesApart = (a: string, b: string): number => distance(trusted(a), trusted(b));

export const endFor = ({ hex, profile, garrisonOf }: Unit): End => ({
  hex: existing(hex, 'hex'),
  profile,
  wall: garrisonOf,
});

export const isLit = ({ weather, contract }: MetaCampaignState, hex: string): boolean =>
  (lookUp(weather.lit, hex) ?? -1) >= (contract?.round ?? 0);

/** EDC-TER-07: of a city, as its people side with who hides or who looks. */
function cityConcealment(state: MetaCampaignState, hex: string, hider: Bloc, observer: Bloc): number {
  const place = placeAt(state, hex);
  const size = place?.citySize == null ? 0 : CITY_CONCEALMENT[place.citySize];
  const people = place?.population ?? null;
  const sides =
    people === null || people === 'NEUTRAL' ? 0 : people === hider ? 1 : people === observer ? -1 : 0;
  return Math.max(0, size + sides);
}

/** EDC-FOW-02: by how many hexes a place shortens the sight of observers of a bloc. */
export function concealmentOf(state: MetaCampaignState, hex: string, hider: Bloc, observer: Bloc): number {
  const place = placeAt(state, hex);
  if (place === null) return 0;
  const own =
    place.terrain === 'CITY'
      ? cityConcealment(state, hex, hider, observer)
      : TERRAIN[place.terrain].concealment;
  return Math.max(0, own - (isRoadHex(state, hex) ? 1 : 0));
}

/** EDC-NGT-02, EDCU-FLT-01, EDCU-FLT-10: hexes that a unit sees towards a hex. */
function visionOf(state: MetaCampaignState, unit: Unit, hex: string): number {
  const high = unit.profile === 'LOW' || unit.profile === 'CRUISE';
  const { night, modifiers } = state.weather;
  if (night && !isLit(state, hex) && !has(unit, 'nightVision'))
    return high ? 2 : Math.max(1, state.rules.visionRangeNight);
  return Math.max(1, unit.sheet.vision + (high ? 1 : 0) + modifiers.vision);
}

/** EDC-FOW-02: carried units and survivors see nothing. */
const looks = (unit: Unit): boolean => isOnMap(unit) && unit.sheet.category !== 'survivors';

/** EDC-FOW-02: whether a unit sees what is in a hex, or a unit there. */
export function sees(state: MetaCampaignState, observer: Unit, hex: string, target?: Unit): boolean {
  if (!looks(observer) || observer.hex === null) return false;
  if (observer.hex === hex) return true;
  const vision = visionOf(state, observer, hex);
  const apart = hexesApart(observer.hex, hex);
  // What hides only shortens sight: most pairs are too far apart as it is.
  if (apart > vision) return false;
  const hider = target ? blocOf(target) : 'NEUTRAL';
  const aloft = target !== undefined && isAirborne(target) && target.profile !== 'NOE';
  const hidden = aloft ? 0 : concealmentOf(state, hex, hider, blocOf(observer));
  const reach = Math.max(1, vision - hidden);
  const end: End = target ? endFor(target) : { hex, profile: null, wall: null };
  return apart <= reach && hasLineOfSight(state, endFor(observer), end);
}

/** Units whose sight a bloc shares: of the players their own alone, unless allies share theirs (EDC-FOW-01). */
const sharing = (state: MetaCampaignState, viewer: Unit['faction']): readonly Unit[] =>
  Object.values(state.units).filter(({ faction }) => {
    if (viewer === 'HOSTILE') return faction === 'HOSTILE';
    if (faction === 'PLAYER') return true;
    return faction === viewer || (state.rules.alliedVisionShared && faction !== 'HOSTILE');
  });

/** EDC-STR-10: hexes that an operating sensor tower of the bloc shows. */
const towerSees = (state: MetaCampaignState, viewer: Unit['faction'], hex: string): boolean =>
  Object.values(state.structures).some(
    (each) =>
      each.type === 'sensorTower' &&
      operates(each) &&
      each.bloc === blocOf({ faction: viewer }) &&
      hexesApart(each.hex, hex) <= 1,
  );

/** EDC-FOW-01, EDC-FOW-02: whether a hex is seen by those who share the sight of a faction. */
export const isHexSeen = (state: MetaCampaignState, viewer: Unit['faction'], hex: string): boolean =>
  towerSees(state, viewer, hex) || sharing(state, viewer).some((each) => sees(state, each, hex));

/**
 * EDC-FOW-01, EDC-STL-01: whether a unit is seen; own ones always, stealthed ones never but for Active Search, submerged
 * ones by sonar alone (EDCU-SON-02, EDCU-SON-03).
 */
export function isSeen(state: MetaCampaignState, viewer: Unit['faction'], target: Unit): boolean {
  const bloc = blocOf({ faction: viewer });
  if (blocOf(target) === bloc) return true;
  const { hex } = target;
  if (hex === null || target.carriedBy !== null) return false;
  if (isShown(state, bloc, target.id)) return true;
  if (target.stealthed) return false;
  if (has(target, 'submerged')) return isHeard(state, bloc, target.id, hex);
  return (
    towerSees(state, viewer, hex) || sharing(state, viewer).some((each) => sees(state, each, hex, target))
  );
}

/** Whether anybody of a bloc sees a unit. */
export const isSeenByBloc = (state: MetaCampaignState, bloc: Bloc, target: Unit): boolean =>
  FACTIONS.some((each) => BLOC_OF[each] === bloc && isSeen(state, each, target));

/** EDCU-RAD-02, EDCU-RWR-02: whose hex a bloc knows by radar. */
export const isFixed = (state: MetaCampaignState, viewer: Unit['faction'], { id, hex }: Unit): boolean => {
  const bloc = blocOf({ faction: viewer });
  return trackOf(state, bloc, id) !== undefined || isLocated(state, bloc, id, hex);
};

/**
 * The state as those know it who share the sight of a faction: without units that they neither see nor have by radar
 * (EDC-ORD-04).
 */
export const knownTo = (state: MetaCampaignState, viewer: Unit['faction']): MetaCampaignState => ({
  ...state,
  units: Object.fromEntries(
    Object.entries(state.units).filter(
      ([, unit]) =>
        unit.status !== 'ACTIVE' ||
        unit.hex === null ||
        isSeen(state, viewer, unit) ||
        isFixed(state, viewer, unit),
    ),
  ),
});
