import { lookUp } from '../../../kernel/index.js';
import { CE_THRESHOLDS, SIDES } from '../data/combat.js';
import type {
  Battle,
  Character,
  Coalition,
  Domain,
  GhostOfWarState,
  Participant,
  Planet,
  Side,
  Unit,
} from '../state/index.js';
import { effectiveCe, MOST_EFFECTIVE_CE, type BattleContext } from '../effectiveness/effectiveness.js';
import { isAllied } from '../general/factions.js';
import { isActive } from '../dice/fate-dice.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { isWith, systemOf } from '../map/places.js';
import { typeOf, weightOf } from '../units/unit-types.js';
import { fortificationOf, planetAt } from './fortification.js';

/** Who stands on a side of a battle. */
export interface SideForces {
  readonly factions: readonly string[];
  readonly units: readonly Unit[];
  readonly planets: readonly Planet[];
}

/** Where and how it is fought. */
export interface Field {
  readonly domain: Domain;
  readonly location: string;
  /** GOW-CBT-02: false where nobody counts as defender. */
  readonly defended: boolean;
}

/** GOW-CHR-08: characters with a participant are on its side, whatever their faction; who is alone at the place is on his own. */
export function charactersOf(
  state: GhostOfWarState,
  field: Field,
  forces: Readonly<Record<Side, SideForces>>,
): Readonly<Record<Side, readonly Character[]>> {
  const living = bySeq(Object.values(state.characters).filter((each) => each.diedRound === 0));
  const standsOn = (character: Character): Side | null =>
    character.attachedTo === null
      ? sideOfLoner(state, field, forces, character)
      : (SIDES.find((side) => forces[side].units.some((unit) => isWith(character, unit))) ?? null);
  const on = (side: Side): readonly Character[] => living.filter((each) => standsOn(each) === side);
  return { attacker: on('attacker'), defender: on('defender') };
}

/** GOW-CHR-08: the side that he is allied with; with both, or with neither, he takes no part. */
function sideOfLoner(
  state: GhostOfWarState,
  field: Field,
  forces: Readonly<Record<Side, SideForces>>,
  { faction, place }: Character,
): Side | null {
  if (place === null || !isAt(state, place, field)) return null;
  const own = SIDES.find((side) => forces[side].factions.includes(faction));
  if (own) return own;
  const [side, other] = SIDES.filter((each) =>
    forces[each].factions.some((one) => isAllied(state, one, faction)),
  );
  return other === undefined ? (side ?? null) : null;
}

/** Whether a place is the one where a battle is fought: the planet, or the orbit of the system. */
export const isAt = (
  state: Pick<GhostOfWarState, 'planets'>,
  place: Unit['place'],
  { domain, location }: Pick<Field, 'domain' | 'location'>,
): boolean =>
  domain === 'ground'
    ? place.in === 'PLANET' && place.id === location
    : place.in !== 'PLANET' && systemOf(state, place) === location;

/** GOW-CBT-06, GOW-CBT-18, GOW-CE-03: both coalitions with every participant's figures. */
export function coalitionsOf(
  state: GhostOfWarState,
  field: Field,
  forces: Readonly<Record<Side, SideForces>>,
): Readonly<Record<Side, Coalition>> {
  const characters = charactersOf(state, field, forces);
  const side = (own: Side, other: Side): Omit<Coalition, 'share'> => {
    const context = contextOf(state, field, own, forces[own], characters[own], characters[other]);
    const participants = [
      ...bySeq(forces[own].units).map((each) => unitFigures(state, each, context)),
      ...bySeq(forces[own].planets).map((each) => planetFigures(state, field, each, context)),
    ];
    return {
      factions: forces[own].factions,
      participants,
      strength: participants.reduce((sum, each) => sum + each.strength, 0),
      characters: characters[own].map((each) => each.id),
    };
  };
  const [attacker, defender] = [side('attacker', 'defender'), side('defender', 'attacker')];
  const total = attacker.strength + defender.strength;
  const share = (strength: number): number => (total === 0 ? 0 : Math.floor((100 * strength) / total));
  return {
    attacker: { ...attacker, share: share(attacker.strength) },
    defender: { ...defender, share: share(defender.strength) },
  };
}

function contextOf(
  state: GhostOfWarState,
  { domain, location, defended }: Field,
  side: Side,
  { factions, units }: SideForces,
  own: readonly Character[],
  enemy: readonly Character[],
): BattleContext {
  const defends = side === 'defender' && defended;
  const planet = domain === 'ground' ? planetAt(state, location) : undefined;
  return {
    own: own.filter((each) => isActive(state, each)),
    enemy: enemy.filter((each) => isActive(state, each)),
    fortification: defends && planet ? fortificationOf(state, planet, factions) : 0,
    defends,
    titanOnSide: units.some((each) => typeOf(state, each).recoveryClass === 'Titan'),
  };
}

/** GOW-CBT-06, GOW-CE-08: W × effective CE; below 50 base CE three quarters of that, rounded down. */
function strengthOf(state: GhostOfWarState, weight: number, baseCe: number, effective: number): number {
  const plain = weight * effective;
  if (baseCe >= CE_THRESHOLDS.low) return plain;
  return Math.floor((plain * figure(state.parameters, 'ce.lowContributionPercent')) / 100);
}

function unitFigures(state: GhostOfWarState, unit: Unit, context: BattleContext): Participant {
  const weight = weightOf(state, unit);
  const effective = effectiveCe(state, unit, context);
  return {
    id: unit.id,
    kind: 'UNIT',
    faction: unit.owner,
    weight,
    baseCe: unit.ce,
    effectiveCe: effective,
    strength: strengthOf(state, weight, unit.ce, effective),
  };
}

/** GOW-PLA-07: no XP, counter or morale; fortification in ground battles. */
function planetFigures(
  state: GhostOfWarState,
  { domain }: Field,
  planet: Planet,
  context: BattleContext,
): Participant {
  const weight = domain === 'ground' ? planet.garrisonWeight : planet.orbitalWeight;
  const effective = planet.ce === 0 ? 0 : Math.min(MOST_EFFECTIVE_CE, planet.ce + context.fortification);
  return {
    id: planet.id,
    kind: 'PLANET',
    faction: planet.controller,
    weight,
    baseCe: planet.ce,
    effectiveCe: effective,
    strength: strengthOf(state, weight, planet.ce, effective),
  };
}

/** The units of a coalition that still exist. */
export const unitsOfSide = (state: GhostOfWarState, { participants }: Coalition): readonly Unit[] =>
  participants.flatMap((each) => (each.kind === 'UNIT' ? (lookUp(state.units, each.id) ?? []) : []));

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export { SIDES };

/** The side on which a faction fights; null when on neither. */
export const sideOf = (battle: Pick<Battle, Side>, faction: string): Side | null =>
  SIDES.find((each) => battle[each].factions.includes(faction)) ?? null;
