import { some, words, type EventsOf } from '../../../engine/index.js';
import type { CombatResult } from '../data/tables.js';
import { editDetachment } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Combat, CombatModifier, CombatSide, Contact } from '../state/index.js';
import type { Moved } from '../movement/events.js';

type BySeat<T> = Readonly<Record<string, T>>;

/** Changes the sides of the combat that is being fought. */
const withSides = (combat: Combat | null, change: (side: CombatSide) => Partial<CombatSide>): Combat | null =>
  combat && {
    ...combat,
    sides: [
      { ...combat.sides[0], ...change(combat.sides[0]) },
      { ...combat.sides[1], ...change(combat.sides[1]) },
    ],
  };

const both = (values: BySeat<number>): string =>
  Object.entries(values)
    .map(([seat, value]) => `${seat} ${value}`)
    .join(', ');

/** EPC-ASL-05: what a side adds to its die, and why. */
const ADDED: Readonly<Record<CombatModifier['what'], string>> = {
  ENEMY_FIVE_MARKERS: 'five blast markers on the enemy',
  ENEMY_MORE_MARKERS: 'more blast markers on the enemy',
  MORE_PSYKERS: 'more Psykers',
  TOTAL: 'the total',
};

const added = (modifiers: BySeat<readonly CombatModifier[]>): readonly string[] =>
  Object.entries(modifiers).flatMap(([seat, all]) =>
    all.length === 0
      ? []
      : [` ${seat} adds ${all.map(({ what, value }) => `${value} for ${ADDED[what]}`).join(', ')}.`],
  );

/** Close combats and firefights (EPC-ASL-01 to EPC-ASL-12). */
export const ASSAULT_EVENTS = {
  'epic.AssaultMoveMade': event<{
    readonly detachment: string;
    readonly units: readonly Moved[];
    readonly contacts: readonly Contact[];
    readonly outOfCommand: readonly string[];
  }>({
    evolve: (state, { detachment, contacts, outOfCommand }, edit) => {
      Object.assign(editDetachment(state, edit, detachment), { assaultMoved: true, outOfCommand });
      state.contacts = [...state.contacts, ...contacts];
    },
    summary: ({ detachment, contacts }) =>
      `${detachment} assaults${contacts.length === 0 ? '' : `; ${some(contacts.length, 'contact')}`}.`,
    pieces: ({ detachment, units }) => [detachment, ...units.map((each) => each.unit)],
    growing: ['units', 'contacts'],
  }),
  /** Contacts that a halted unit does not make (EPC-ASL-01). */
  'epic.ContactsLost': event<{ readonly units: readonly string[] }>({
    evolve: (state, { units }) => {
      state.contacts = state.contacts.filter(([unit]) => !units.includes(unit));
    },
    summary: ({ units }) => `${units.join(', ')} make no contact.`,
    pieces: ({ units }) => units,
  }),
  'epic.CombatDeclared': event<{
    readonly kind: Combat['kind'];
    readonly active: string;
    readonly detachments: BySeat<readonly string[]>;
    readonly units: BySeat<readonly string[]>;
    readonly supporting: BySeat<readonly string[]>;
    readonly totals: BySeat<number>;
    readonly modifiers: BySeat<readonly CombatModifier[]>;
    /** EPC-SHW-12: Close Combat Weapons that do not count. */
    readonly cancelled: readonly { readonly unit: string; readonly weapon: number }[];
    /** What the sides bring, the active player's first. */
    readonly sides: readonly [CombatSide, CombatSide];
  }>({
    evolve: (state, { kind, active, sides }, edit) => {
      for (const { detachments } of sides)
        for (const each of detachments) editDetachment(state, edit, each).fought = kind;
      const fighting = sides.flatMap((each) => each.units);
      state.contacts = state.contacts.filter(
        ([unit, enemy]) => !fighting.includes(unit) || !fighting.includes(enemy),
      );
      state.assaultStage = kind === 'CLOSE_COMBAT' ? 'CLOSE_COMBATS' : 'FIREFIGHTS';
      state.combat = {
        kind,
        active,
        sides,
        stage: 'ROLL',
        asked: null,
        winner: null,
        difference: 0,
        result: null,
      };
    },
    summary: ({ kind, totals, modifiers }) =>
      [
        `${kind === 'CLOSE_COMBAT' ? 'Close combat' : 'Firefight'}: totals ${both(totals)}.`,
        ...added(modifiers),
      ].join(''),
    pieces: ({ sides }) => sides.flatMap((each) => [...each.detachments, ...each.units, ...each.supporting]),
  }),
  'epic.CombatRolled': event<{ readonly dice: BySeat<number>; readonly scores: BySeat<number> }>({
    evolve: (state, { dice }) => {
      state.combat = withSides(state.combat, ({ seat }) => ({ die: dice[seat] ?? 0 }));
    },
    summary: ({ dice, scores }) => `Dice: ${both(dice)}. Scores: ${both(scores)}.`,
  }),
  'epic.CombatRerolled': event<{ readonly army: string; readonly from: number; readonly to: number }>({
    evolve: (state, { army, to }) => {
      state.combat = withSides(state.combat, ({ seat }) =>
        seat === army ? { die: to, mayReroll: false } : {},
      );
    },
    summary: ({ army, from, to }) =>
      `The Supreme Commander of ${army} rolls again: ${to} instead of ${from}.`,
  }),
  /** Who is asked next in the combat. */
  'epic.CombatStageReached': event<{ readonly stage: Combat['stage']; readonly asked: string | null }>({
    evolve: (state, { stage, asked }) => {
      if (state.combat) state.combat = { ...state.combat, stage, asked };
    },
    summary: ({ stage, asked }) =>
      asked === null
        ? 'The combat goes on.'
        : `${asked} ${stage === 'REROLL' ? 'may roll again' : 'takes the hits'}.`,
  }),
  'epic.CombatDecided': event<{
    readonly winner: string;
    readonly loser: string;
    readonly difference: number;
    readonly result: CombatResult;
  }>({
    evolve: (state, { winner, difference, result }) => {
      if (state.combat) state.combat = { ...state.combat, winner, difference, result };
    },
    summary: ({ winner, difference, result }) => `${winner} wins by ${difference}: ${words(result)}.`,
  }),
  'epic.KillsRolled': event<{
    /** Who throws. */
    readonly army: string;
    readonly needed: number;
    readonly dice: readonly number[];
    readonly hits: number;
  }>({
    evolve: (state, { army, hits }) => {
      state.combat = withSides(state.combat, ({ seat }) => (seat === army ? {} : { hits }));
    },
    summary: ({ army, needed, dice, hits }) =>
      `${army} needs ${needed}+ (${dice.join(', ')}): ${some(hits, 'hit')}.`,
  }),
  'epic.CombatHitsAllocated': event<{ readonly army: string; readonly units: readonly string[] }>({
    evolve: (state, { army, units }) => {
      state.combat = withSides(state.combat, ({ seat }) => (seat === army ? { allocated: units } : {}));
    },
    summary: ({ army, units }) =>
      `${army} takes ${some(units.length, 'hit')}: ${units.join(', ') || 'none'}.`,
    pieces: ({ units }) => units,
  }),
  /** EPC-ASL-11 */
  'epic.UnitsCaught': event<{ readonly units: readonly string[] }>({
    evolve: () => undefined,
    summary: ({ units }) => `${units.join(', ')} ${units.length === 1 ? 'is' : 'are'} caught.`,
    pieces: ({ units }) => units,
  }),
  /** EPC-ASL-10 */
  'epic.DetachmentBroken': event<{
    readonly detachment: string;
    /** EPC-MOR-01: what of its morale value it loses with that. */
    readonly moraleLost: number;
    /** Whether it retreats at once. */
    readonly retreats: boolean;
  }>({
    evolve: (state, { detachment, moraleLost, retreats }, edit) => {
      const beaten = editDetachment(state, edit, detachment);
      Object.assign(beaten, { broken: true, order: 'NONE', moraleLost: beaten.moraleLost + moraleLost });
      if (retreats) state.retreats = [...state.retreats, detachment];
    },
    summary: ({ detachment }) => `${detachment} is broken.`,
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.CombatEnded': event<{ readonly kind: Combat['kind'] }>({
    evolve: (state) => {
      state.combat = null;
    },
    summary: ({ kind }) => `The ${kind === 'CLOSE_COMBAT' ? 'close combat' : 'firefight'} is over.`,
  }),
} as const;

export type AssaultEvent = EventsOf<typeof ASSAULT_EVENTS>;
