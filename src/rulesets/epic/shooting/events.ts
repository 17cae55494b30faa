import type { EventsOf } from '../../../engine/index.js';
import { editArmy, editDetachment, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { AttackKind, Column, FirepowerTotal, WeaponType } from '../state/index.js';

const nothing = (): void => undefined;

/** Attacks and what their dice do. */
export const SHOOTING_EVENTS = {
  /** EPC-SHO-02 */
  'epic.AttackDeclared': event<{
    readonly attack: AttackKind;
    readonly detachment: string;
    readonly target: string;
    readonly column: Column | null;
    readonly firepower: FirepowerTotal;
    /** Firepower dice. */
    readonly dice: number;
    readonly weapons: readonly {
      readonly unit: string;
      readonly weapon: number;
      readonly type: WeaponType;
    }[];
    readonly popUps: readonly string[];
    readonly outOfCommand: readonly string[];
  }>({
    evolve: (state, { attack, detachment, weapons, popUps, outOfCommand }, edit) => {
      const shooter = editDetachment(state, edit, detachment);
      shooter.outOfCommand = outOfCommand;
      if (attack !== 'FLAK') shooter.shot = true;
      for (const unit of popUps) editUnit(state, edit, unit).popUp = true;
      for (const { unit, weapon } of weapons) {
        const fired = editUnit(state, edit, unit);
        fired.usesLeft = fired.usesLeft.map((each, place) =>
          place === weapon && each !== null ? each - 1 : each,
        );
      }
    },
    summary: ({ detachment, target, firepower, dice, weapons }) =>
      `${detachment} shoots at ${target}: Firepower ${firepower.total}, ${dice} dice${
        weapons.length === 0
          ? ''
          : ` and ${weapons.length} super heavy weapon${weapons.length === 1 ? '' : 's'}`
      }.`,
    pieces: ({ detachment, target }) => [detachment, target],
  }),
  /** EPC-SHO-07, EPC-SHW-02 to EPC-SHW-10 */
  'epic.ShotsRolled': event<{
    readonly detachment: string;
    /** Of a super heavy weapon. */
    readonly unit?: string;
    readonly type?: WeaponType;
    /** Whom it is aimed at. */
    readonly aim?: string;
    /** Shots that count for blast markers. */
    readonly shots: number;
    /** After what is rolled again. */
    readonly dice: readonly number[];
    readonly hits: number;
  }>({
    evolve: nothing,
    summary: ({ detachment, unit, type, dice, hits }) =>
      `${type === undefined ? detachment : `${type.toLowerCase().replaceAll('_', ' ')} of ${unit ?? detachment}`}: ${dice.join(', ') || 'no dice'}; ${hits} hit${hits === 1 ? '' : 's'}.`,
    pieces: ({ detachment, unit }) => (unit === undefined ? [detachment] : [detachment, unit]),
  }),
  /** EPC-SHO-07 */
  'epic.HitsAllocated': event<{
    readonly target: string;
    readonly die: number;
    /** Whom it hits; null for a miss. */
    readonly unit: string | null;
  }>({
    evolve: nothing,
    summary: ({ die, unit }) => `${die}: ${unit === null ? 'a miss' : `${unit} is hit`}.`,
    pieces: ({ target, unit }) => (unit === null ? [target] : [target, unit]),
  }),
  /** EPC-SHW-09 */
  'epic.UnitsLifted': event<{
    readonly unit: string;
    readonly movedCm: number;
    readonly underneath: readonly string[];
  }>({
    evolve: nothing,
    summary: ({ unit, movedCm }) => `${unit} is lifted, moved ${movedCm} cm and dropped.`,
    pieces: ({ unit, underneath }) => [unit, ...underneath],
  }),
  'epic.ActivePlayerChanged': event<{ readonly active: string }>({
    evolve: (state, { active }) => {
      state.active = active;
    },
    summary: ({ active }) => `${active} is next.`,
  }),
  'epic.ShootingPassed': event<{ readonly army: string }>({
    evolve: (state, { army }, edit) => {
      editArmy(state, edit, army).passed = true;
    },
    summary: ({ army }) => `${army} ends its shooting in this step.`,
  }),
} as const;

export type ShootingEvent = EventsOf<typeof SHOOTING_EVENTS>;
