import { entryAt, lookUp } from '../../../kernel/index.js';
import { COMMAND_PP } from '../data/traits.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { levelOf } from '../experience/experience.js';
import { isActive } from '../dice/fate-dice.js';
import { formationRow, holderOf } from '../units/holders.js';
import { figure, tableFigure } from '../house-rules/house-rules.js';
import { commanderOf } from '../units/macro-units.js';
import { has, moraleOf, type Battlefield } from './morale.js';
import { typeOf } from '../units/unit-types.js';

/** What a battle adds to the effective CE of a unit. */
export interface BattleContext extends Battlefield {
  /** GOW-CE-07: pp of fortification on its side; 0 for attackers and in the void. */
  readonly fortification: number;
  /** Its side counts as defender (GOW-TRT-01). */
  readonly defends: boolean;
  /** A Titan fights on its side (GOW-TRT-06). */
  readonly titanOnSide: boolean;
}

/** GOW-CE-01 */
export const MOST_EFFECTIVE_CE = 200;

/** GOW-SUP-07: the counter of its holder stands at −max. */
export function isSpent(state: GhostOfWarState, unit: Unit): boolean {
  const { counter, max } = supplyOf(state, unit);
  return max > 0 && counter === -max;
}

/** The counter that supplies a unit: its own, or its formation's. */
export function supplyOf(state: GhostOfWarState, unit: Unit): Unit['supply'] {
  const holder = holderOf(state, unit);
  return holder.kind === 'UNIT' ? unit.supply : entryAt(state.formations, holder.id).supply;
}

/** GOW-CE-01, -02: effective CE in percent; 0 for who is destroyed, spent or withdrawn. */
export function effectiveCe(state: GhostOfWarState, unit: Unit, battle: BattleContext | null = null): number {
  if (unit.ce === 0 || unit.withdrawn || isSpent(state, unit)) return 0;
  const { parameters } = state;
  const sum =
    unit.ce +
    supplyPp(state, unit) +
    levelOf(state, unit.xp) * figure(parameters, 'xp.levelBonusPp') +
    moraleOf(state, unit, battle) * figure(parameters, 'morale.ppPerPoint') +
    (battle?.fortification ?? 0) +
    commandPp(state, unit, battle) -
    (unit.thisRound.jammed ? figure(parameters, 'hero.jamPp') : 0) +
    chapterPp(state, unit);
  return Math.max(0, Math.min(MOST_EFFECTIVE_CE, sum));
}

/** GOW-MAP-07 */
export const isCombatEffective = (state: GhostOfWarState, unit: Unit): boolean =>
  effectiveCe(state, unit) > 0;

/** GOW-SUP-05, -06: full, or below zero. */
function supplyPp(state: GhostOfWarState, unit: Unit): number {
  const { counter, max } = supplyOf(state, unit);
  if (max > 0 && counter === max) return figure(state.parameters, 'supply.fullBonusPp');
  return counter < 0 ? -shortagePenalty(state, unit) * Math.abs(counter) : 0;
}

/** GOW-SUP-06: pp per point below 0; a ship's is that of its formation's size. */
function shortagePenalty(state: GhostOfWarState, unit: Unit): number {
  const type = typeOf(state, unit);
  const plain =
    tableFigure(state.parameters, 'unitType.<id>.shortagePenaltyPpPerPoint', unit.type) ??
    type.shortagePp ??
    formationRow(holderOf(state, unit).units.length, type.domain).row.shortagePp;
  return Math.ceil(plain * figure(state.parameters, 'supply.shortagePenalty'));
}

/** GOW-CE-02, GOW-TRT-01, -06, -07: what the commander of a unit's macro unit gives. */
function commandPp(state: GhostOfWarState, unit: Unit, battle: BattleContext | null): number {
  const commander = commanderOf(state, unit);
  if (!commander || !isActive(state, commander)) return 0;
  const { recoveryClass, domain } = typeOf(state, unit);
  const machine = recoveryClass === 'Titan' || recoveryClass === 'Knight';
  const interfacer = battle?.titanOnSide === true && commander.advisors.includes('TITANICUS_INTERFACER');
  return (
    (battle?.defends && has(state, commander, 'DEFENSIVE_EXPERT')
      ? figure(state.parameters, 'trait.defensivePp')
      : 0) +
    (interfacer && recoveryClass !== 'Titan' ? COMMAND_PP : 0) +
    (domain === 'void' && has(state, commander, 'VOID_TACTICIAN') ? COMMAND_PP : 0) +
    (commander.class === 'MAGOS_MILITANT' && !machine ? COMMAND_PP : 0) +
    (commander.class === 'PRINCEPS_MAXIMUS' && machine ? COMMAND_PP : 0)
  );
}

/** GOW-CHP-04: Astartes units of a chapter whose lowest counter is below 0. */
function chapterPp(state: GhostOfWarState, unit: Unit): number {
  const chapter = lookUp(state.factions, unit.owner)?.chapter;
  if (!chapter || typeOf(state, unit).recoveryClass !== 'Astartes') return 0;
  const lowest = Math.min(0, ...Object.values(chapter.counters));
  return lowest === 0 ? 0 : figure(state.parameters, 'chapter.shortPp') * lowest;
}
