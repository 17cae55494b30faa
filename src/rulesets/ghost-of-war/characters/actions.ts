import { parseHexKey, hexKey, neighbours } from '../../../engine/hex/index.js';
import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { heroRow } from '../data/heroes.js';
import type { HeroAction } from '../sheets/orders.js';
import type { Character, GhostOfWarState, Planet, Unit } from '../state/index.js';
import { isAllied, isHostile } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';
import { tierOf } from '../units/macro-units.js';
import { placeOfCharacter, placeOfFormation, systemOf } from '../map/places.js';
import type { OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';

/** GOW-CHR-04: special actions: not of who is wounded, stunned, dead or under way, and within the system. */
export const judgeHeroAction: OrderJudge<'HERO_ACTION'> = ({ state, faction, path, sheet, index }, order) => {
  const hero = lookUp(state.characters, order.hero);
  if (hero?.faction !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_CHARACTER', [...path, 'hero'], { character: order.hero })];
  }
  const { action } = order.action;
  if (!heroRow(hero.class)?.actions.includes(action)) {
    return [violation('GOW-CHR-04', 'NOT_HIS_ACTION', [...path, 'action'], { class: hero.class, action })];
  }
  const before = sheet.filter(
    (each, at) => at < index && each.order === 'HERO_ACTION' && each.hero === hero.id,
  );
  const most = figure(state.parameters, 'hero.actionsPerRound');
  return [
    ...(before.length < most
      ? []
      : [violation('GOW-CHR-04', 'TOO_MANY_ACTIONS', [...path, 'hero'], { character: hero.id, most })]),
    ...(mayAct(state, hero)
      ? []
      : [violation('GOW-CHR-04', 'CANNOT_ACT', [...path, 'hero'], { character: hero.id })]),
    ...judgeTarget(state, hero, order.action, [...path, 'action', 'target']),
  ];
};

/** GOW-CHR-07 */
export const mayAct = (state: GhostOfWarState, hero: Character): boolean =>
  hero.diedRound === 0 &&
  hero.woundedUntil < state.round &&
  hero.stunnedUntil < state.round &&
  systemOfHero(state, hero) !== null;

export function systemOfHero(state: GhostOfWarState, hero: Character): string | null {
  const place = placeOfCharacter(state, hero);
  return place && systemOf(state, place);
}

/** A unit in the hero's system. */
const unitNear = (state: GhostOfWarState, hero: Character, id: string): Unit | null => {
  const unit = lookUp(state.units, id);
  return unit && systemOf(state, unit.place) === systemOfHero(state, hero) ? unit : null;
};

const planetNear = (state: GhostOfWarState, hero: Character, id: string): Planet | null => {
  const planet = lookUp(state.planets, id);
  return planet?.system === systemOfHero(state, hero) ? planet : null;
};

const isFriend = (state: GhostOfWarState, hero: Character, unit: Unit): boolean =>
  isAllied(state, hero.faction, unit.owner);

/** GOW-CHR-09 … -24: what each action may be aimed at. */
function judgeTarget(
  state: GhostOfWarState,
  hero: Character,
  action: HeroAction,
  path: InputPath,
): readonly Violation[] {
  if (action.action === 'DIVINATION') return [];
  const { target } = action;
  const fits = TARGETS[action.action](state, hero, target);
  return fits ? [] : [violation('GOW-CHR-04', 'NO_TARGET', path, { action: action.action, target })];
}

type Aim = (state: GhostOfWarState, hero: Character, target: string) => boolean;

const hostileUnit: Aim = (state, hero, target) => {
  const unit = unitNear(state, hero, target);
  return (
    unit !== null && isHostile(state, hero.faction, unit.owner) && !unit.undetectedBy.includes(hero.faction)
  );
};

const TARGETS: Readonly<Record<Exclude<HeroAction['action'], 'DIVINATION'>, Aim>> = {
  PREACH: (state, hero, target) => {
    const unit = unitNear(state, hero, target);
    return planetNear(state, hero, target) !== null || (unit !== null && isFriend(state, hero, unit));
  },
  PURGE: (state, hero, target) => {
    const unit = unitNear(state, hero, target);
    return (
      unit !== null &&
      isFriend(state, hero, unit) &&
      unit.conditions.some((each) => each.name === 'CORRUPTED' || each.name === 'INFECTED')
    );
  },
  HOLOCAUST: hostileUnit,
  SMITE: hostileUnit,
  CURE: (state, hero, target) =>
    (unitNear(state, hero, target)?.conditions.some((each) => each.name === 'INFECTED') ?? false) ||
    (planetNear(state, hero, target)?.conditions.some((each) => each.name === 'PLAGUE') ?? false),
  SCREEN: (state, hero, target) => planetNear(state, hero, target) !== null,
  FORTIFY: (state, hero, target) => {
    const place = placeOfCharacter(state, hero);
    return place?.in === 'PLANET' && place.id === target;
  },
  JAM: (state, hero, target) => {
    const formation = lookUp(state.formations, target);
    const place = formation && placeOfFormation(state, formation);
    return (
      !!formation &&
      !!place &&
      systemOf(state, place) === systemOfHero(state, hero) &&
      isHostile(state, hero.faction, formation.owner) &&
      formation.units.some((id) => !lookUp(state.units, id)?.undetectedBy.includes(hero.faction)) &&
      tierOf(state, formation) !== null
    );
  },
  SUMMARY_EXECUTION: (state, hero, target) => {
    const unit = lookUp(state.units, target);
    return unit !== undefined && unit.formation !== null && commandOf(state, hero) === unit.formation;
  },
  SERMON: (state, hero, target) =>
    commandOf(state, hero) === target || planetNear(state, hero, target) !== null,
  BOMBARD: (state, hero, target) => {
    const unit = unitNear(state, hero, target);
    const planet = planetNear(state, hero, target);
    if (planet) return isHostile(state, hero.faction, planet.controller);
    return unit !== null && typeOf(state, unit).domain === 'ground' && hostileUnit(state, hero, target);
  },
  PRECOGNITION: (state, hero, target) =>
    lookUp(state.factions, target) !== undefined && isHostile(state, hero.faction, target),
  CHART: (state, hero, target) => {
    const hex = lookUp(state.systems, systemOfHero(state, hero))?.hex;
    const here = hex === undefined ? null : parseHexKey(hex);
    return (
      here !== null &&
      Object.hasOwn(state.hexes, target) &&
      neighbours(here).some((each) => hexKey(each) === target) &&
      !isCharted(state, hexKey(here), target)
    );
  },
};

/** The formation of which a hero is: attached to it, or to a unit of it. */
export function commandOf(state: GhostOfWarState, { attachedTo }: Character): string | null {
  if (attachedTo === null) return null;
  return lookUp(state.formations, attachedTo)?.id ?? lookUp(state.units, attachedTo)?.formation ?? null;
}

/** GOW-MAP-04: a charted step leads both ways. */
const isCharted = (state: GhostOfWarState, from: string, to: string): boolean =>
  Object.values(state.routes).some(({ hexes }) =>
    hexes.some((each, at) => {
      const next = hexes[at + 1];
      return (each === from && next === to) || (each === to && next === from);
    }),
  );
