import { some, words, type EventsOf } from '../../../engine/index.js';
import { editArmy, editDetachment, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { AttackKind, Column, FirepowerTotal, WeaponType } from '../state/index.js';

const nothing = (): void => undefined;

const DOES: Readonly<Record<AttackKind, string>> = {
  SHOOTING: 'shoots at',
  BOMBARDMENT: 'bombards',
  INTERCEPTION: 'intercepts',
  FLAK: 'fires flak at',
};

interface Declared {
  readonly column: Column | null;
  readonly firepower: FirepowerTotal;
  readonly dice: number;
  readonly weapons: readonly { readonly unit: string; readonly type: WeaponType }[];
  readonly outOfCommand: readonly string[];
}

/** EPC-SHO-04, EPC-FIR-01: from the values of the units to the dice, as it is reckoned at a table. */
function arithmetic({ column, firepower, dice }: Declared): string {
  const { sum, halved, markers, total } = firepower;
  if (column === null) return '';
  if (sum === 0) return `Column ${column}.`;
  const steps = [
    ...(halved ? ['halved'] : []),
    ...(markers > 0 ? [`less ${markers} for blast markers`] : []),
  ];
  const reckoned = steps.length === 0 ? total : `${sum}, ${steps.join(', ')}: ${total}`;
  return `Firepower ${reckoned}; column ${column}: ${some(dice, 'die', 'dice')}.`;
}

const partsOf = (declared: Declared): readonly string[] => {
  const { weapons, outOfCommand } = declared;
  const fired = weapons.map(({ unit, type }) => `${words(type)} of ${unit}`).join(', ');
  return [
    arithmetic(declared),
    fired === '' ? '' : `Super heavy weapons: ${fired}.`,
    outOfCommand.length === 0 ? '' : `Out of command: ${outOfCommand.join(', ')}.`,
  ].filter((each) => each !== '');
};

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
    summary: ({ attack, detachment, target, ...declared }) =>
      [`${detachment} ${DOES[attack]} ${target}.`, ...partsOf(declared)].join(' '),
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
    summary: ({ detachment, unit, type, aim, dice, hits }) => {
      const who = type === undefined ? detachment : `${words(type)} of ${unit ?? detachment}`;
      const whom = aim === undefined ? '' : ` at ${aim}`;
      if (dice.length === 0) return `${who}${whom}: no dice.`;
      const hit = dice.length === 1 ? 'hits' : 'hit';
      return `${who}${whom}: ${hits} of ${some(dice.length, 'die', 'dice')} ${hit} (${dice.join(', ')}).`;
    },
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
    summary: ({ die, unit }) => `A ${die} hits ${unit ?? 'nobody'}.`,
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
