import { compassTo, opposite, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { PROFILES, type Profile } from '../data/words.js';
import { placeAt } from '../map/edges.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { has, isAircraft } from './kinds.js';

/** EDCU-GLD-01: in the air without Energy or without propulsion. */
export const isGliding = ({ profile, energy, propulsionLost }: Unit): boolean =>
  profile !== null && (energy === 0 || propulsionLost);

/** EDCU-FLT-01: NOE and Contour, where one lands, and where a glider comes down. */
export const isNearGround = (profile: Profile | null): boolean => profile === 'NOE' || profile === 'CONTOUR';

/** EDCU-FLT-06, EDCU-FLT-09: who flies over anybody. */
export const fliesOver = (unit: Unit): boolean =>
  unit.profile !== null && (!isNearGround(unit.profile) || unit.sheet.propulsion === 'fixedWing');

/** EDCU-FLT-03: VTOLs from NOE, others from Contour unless they are made for it. */
export const lowestProfile = (unit: Unit): Profile =>
  unit.sheet.propulsion !== 'fixedWing' || has(unit, 'noeCapable') ? 'NOE' : 'CONTOUR';

/** A profile so many levels higher; null above Cruise (EDCU-FLT-12) and below NOE. */
export const levelsFrom = (profile: Profile, levels: number): Profile | null =>
  PROFILES[PROFILES.indexOf(profile) + levels] ?? null;

export const isOverMountains = (state: MetaCampaignState, { hex }: Unit): boolean =>
  hex !== null && placeAt(state, hex)?.terrain === 'MOUNTAINS';

/** Glossary, `Tall terrain`. */
export const isTall = (state: MetaCampaignState, hex: string): boolean =>
  ['FOREST', 'CITY'].includes(placeAt(state, hex)?.terrain ?? '');

/** Glossary, `Low light`. */
export function isLowLight({ weather, contract }: MetaCampaignState, unit: Unit, hex: string): boolean {
  const lit = (lookUp(weather.lit, hex) ?? -1) >= (contract?.round ?? 0);
  const radar = unit.radarOn && unit.sheet.sensors.some(({ type }) => type === 'groundRadar');
  return weather.night && !lit && !has(unit, 'nightVision') && !radar;
}

/** Glossary, `Into the wind`: whether a step goes against it. */
export function isIntoWind({ weather }: MetaCampaignState, from: string, to: string): boolean {
  const { direction, dots } = weather.wind;
  const step = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
  return dots > 0 && step === opposite(direction);
}

/** EDCU-FLT-11: on the ground an aircraft moves by taking off alone. */
export const isLanded = (unit: Unit): boolean => isAircraft(unit) && unit.profile === null;
