import { lookUp } from '../../../kernel/index.js';
import type { Character, GhostOfWarState, Unit } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { isActive } from '../dice/fate-dice.js';
import { figure } from '../house-rules/house-rules.js';
import { commanderOf, isMacroUnit } from '../units/macro-units.js';
import { isWith, placeOfCharacter, systemOf } from '../map/places.js';
import { typeOf } from '../units/unit-types.js';

/** Characters that a battle brings together. */
export interface Battlefield {
  /** Of the own coalition, and of the other (GOW-CHR-08). */
  readonly own: readonly Character[];
  readonly enemy: readonly Character[];
}

/** GOW-CE-05: threshold of base CE. */
const LOW_CE = 75;

/** GOW-CE-04, GOW-CHR-06: points of morale, each cause once, whoever gives it; clamped. `field` only in battle. */
export function moraleOf(state: GhostOfWarState, unit: Unit, field: Battlefield | null = null): number {
  const { parameters } = state;
  const limit = figure(parameters, 'morale.limit');
  const sum = [
    isShaken(state, unit) ? -figure(parameters, 'morale.lowCeLoss') : 0,
    isLeaderless(state, unit) ? -1 : 0,
    ...leadership(state, unit),
    ...battlefield(state, unit, field),
    ...spirits(state, unit),
    isIndebted(state, unit) ? -1 : 0,
    -(unit.conditions.find((each) => each.name === 'CORRUPTED')?.severity ?? 0),
  ].reduce((total, each) => total + each, 0);
  return Math.max(-limit, Math.min(limit, sum));
}

/** GOW-CE-05: below 75, unless a Commissar or Iron Discipline holds the unit together. */
function isShaken(state: GhostOfWarState, unit: Unit): boolean {
  if (unit.ce >= LOW_CE || !typeOf(state, unit).moraleDegrades) return false;
  const commander = commanderOf(state, unit);
  const disciplined = commander !== null && has(state, commander, 'IRON_DISCIPLINE');
  return !disciplined && !activeOf(state, 'COMMISSAR').some((each) => isWith(each, unit));
}

/** GOW-MAC-02 */
function isLeaderless(state: GhostOfWarState, unit: Unit): boolean {
  const formation = unit.formation === null ? undefined : lookUp(state.formations, unit.formation);
  return formation !== undefined && formation.commander === null && isMacroUnit(state, formation);
}

/** GOW-CHR-01, GOW-TRT-07: Chapter Master and Lord General for allied units in the system, Captains for their own. */
function leadership(state: GhostOfWarState, unit: Unit): readonly number[] {
  const { parameters } = state;
  const commander = commanderOf(state, unit);
  const leads = commander !== null && isActive(state, commander);
  return [
    isNear(state, unit, 'CHAPTER_MASTER') ? figure(parameters, 'morale.chapterMaster') : 0,
    leads && commander.class === 'CAPTAIN' ? figure(parameters, 'morale.captain') : 0,
    isNear(state, unit, 'LORD_GENERAL') ? figure(parameters, 'morale.lordGeneral') : 0,
    commander !== null && has(state, commander, 'INSPIRING_LEADER') ? 1 : 0,
  ];
}

/** Whether an allied character of a class is active in the unit's system. */
function isNear(state: GhostOfWarState, unit: Unit, of: Character['class']): boolean {
  const system = systemOf(state, unit.place);
  if (system === null) return false;
  return activeOf(state, of).some((each) => {
    const place = placeOfCharacter(state, each);
    return place !== null && systemOf(state, place) === system && isAllied(state, each.faction, unit.owner);
  });
}

/** GOW-CHR-10: Chaplains on the battlefield. */
function battlefield(state: GhostOfWarState, unit: Unit, field: Battlefield | null): readonly number[] {
  if (!field) return [];
  const isChaplain = (each: Character): boolean => each.class === 'CHAPLAIN' && isActive(state, each);
  const inspired = field.own.some((each) => isChaplain(each) && isAllied(state, each.faction, unit.owner));
  return [inspired ? 1 : 0, isSubjectToFear(state, unit) && field.enemy.some(isChaplain) ? -1 : 0];
}

/** GOW-UNI-01: demons and Tyrannids fear nothing. */
export const isSubjectToFear = (state: GhostOfWarState, unit: Unit): boolean =>
  typeOf(state, unit).subjectToFear && !unit.traits.some((each) => each === 'DEMONIC' || each === 'TYRANNID');

/** GOW-CHR-09, -23: Preach, Sermon, Summary Execution while they last. */
const spirits = (state: GhostOfWarState, unit: Unit): readonly number[] => {
  const lasts = (cause: Unit['spirits'][number]['cause']): boolean =>
    unit.spirits.some((each) => each.cause === cause && each.until >= state.round);
  return [
    lasts('PREACH') ? figure(state.parameters, 'morale.preach') : 0,
    lasts('SERMON') ? 1 : 0,
    lasts('SUMMARY_EXECUTION') ? 2 : 0,
  ];
};

/** GOW-CHP-07: a chapter that has asked for Subvention. */
const isIndebted = (state: GhostOfWarState, unit: Unit): boolean =>
  (lookUp(state.factions, unit.owner)?.honourDebtUntil ?? 0) >= state.round;

const activeOf = (state: GhostOfWarState, of: Character['class']): readonly Character[] =>
  Object.values(state.characters).filter((each) => each.class === of && isActive(state, each));

/** Whether an active character has a trait. */
export const has = (
  state: GhostOfWarState,
  character: Character,
  trait: Character['traits'][number],
): boolean => isActive(state, character) && character.traits.includes(trait);
