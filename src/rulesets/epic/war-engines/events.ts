import type { EventsOf } from '../../../engine/index.js';
import { damagePosting, markersPosting } from '../state/accounts.js';
import { editDetachment, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { WeaponType } from '../state/index.js';

export type DestructionCause =
  | 'HIT'
  | 'DAMAGE'
  | 'CATASTROPHIC'
  | 'LEFT_TABLE'
  | 'PASSENGER'
  | 'LIFTED'
  | 'CAUGHT'
  | 'SECOND_DEFEAT'
  | 'CORRECTION';

const HOW: Readonly<Record<DestructionCause, string>> = {
  HIT: 'is hit and destroyed',
  DAMAGE: 'has lost its last Damage and is destroyed',
  CATASTROPHIC: 'takes catastrophic damage and is destroyed',
  LEFT_TABLE: 'leaves the table and is destroyed',
  PASSENGER: 'does not escape',
  LIFTED: 'is lifted, dropped and destroyed',
  CAUGHT: 'is caught and destroyed',
  SECOND_DEFEAT: 'is destroyed with its detachment, which was broken already',
  CORRECTION: 'is destroyed by a correction',
};

/** What leads to the end of a unit, by how it comes. */
const LEADING: Readonly<Record<DestructionCause, readonly string[]>> = {
  HIT: ['epic.HitsAllocated', 'epic.CombatHitsAllocated', 'epic.ShieldLost'],
  DAMAGE: ['epic.DamageTaken'],
  CATASTROPHIC: ['epic.CriticalEffect', 'epic.CombatDeclared'],
  LEFT_TABLE: ['epic.DetachmentRetreated'],
  PASSENGER: ['epic.PassengersTested'],
  LIFTED: ['epic.UnitsLifted'],
  CAUGHT: ['epic.UnitsCaught'],
  SECOND_DEFEAT: ['epic.DetachmentBroken', 'epic.CombatDeclared'],
  CORRECTION: ['epic.GmCorrectionRecorded', 'epic.FateCardRecorded'],
};

const nothing = (): void => undefined;

/** Hits and what follows from them (EPC-GEN-05, EPC-SHO-11, EPC-WEN-01 to EPC-WEN-04). */
export const HIT_EVENTS = {
  'epic.SaveRolled': event<{ readonly unit: string; readonly die: number; readonly saved: boolean }>({
    evolve: nothing,
    summary: ({ unit, die, saved }) => `${unit} ${saved ? 'is saved' : 'is not saved'} (${die}).`,
    follows: ['epic.HitsAllocated', 'epic.CombatHitsAllocated'],
    pieces: ({ unit }) => [unit],
  }),
  'epic.ShieldLost': event<{ readonly unit: string; readonly shieldsUp: number }>({
    evolve: (state, { unit, shieldsUp }, edit) => {
      editUnit(state, edit, unit).shieldsUp = shieldsUp;
    },
    summary: ({ unit, shieldsUp }) => `A shield of ${unit} takes the hit; ${shieldsUp} are up.`,
    follows: ['epic.HitsAllocated', 'epic.CombatHitsAllocated'],
    pieces: ({ unit }) => [unit],
  }),
  'epic.DamageTaken': event<{ readonly unit: string; readonly damage: number; readonly damageLeft: number }>({
    evolve: (state, { unit, damageLeft }, edit) => {
      editUnit(state, edit, unit).damageLeft = damageLeft;
    },
    summary: ({ unit, damage, damageLeft }) => `${unit} loses ${damage} Damage; ${damageLeft} left.`,
    postings: ({ unit, damage }, rule) => damagePosting(unit, -damage, rule, 'hit'),
    follows: ['epic.HitsAllocated', 'epic.CombatHitsAllocated'],
    pieces: ({ unit }) => [unit],
  }),
  'epic.CriticalRolled': event<{ readonly unit: string; readonly die: number; readonly critical: boolean }>({
    evolve: nothing,
    summary: ({ unit, die, critical }) =>
      `The damage of ${unit} is ${critical ? '' : 'not '}critical (${die}).`,
    pieces: ({ unit }) => [unit],
  }),
  'epic.CriticalEffect': event<{
    readonly unit: string;
    readonly die: number;
    readonly effect: 'WEAPON' | 'IMMOBILISED' | 'CATASTROPHIC';
  }>({
    evolve: nothing,
    summary: ({ unit, die, effect }) => `Critical damage of ${unit} (${die}): ${effect.toLowerCase()}.`,
    pieces: ({ unit }) => [unit],
  }),
  'epic.WeaponKnockedOut': event<{
    readonly unit: string;
    readonly weapon: number;
    readonly type: WeaponType;
  }>({
    evolve: (state, { unit, weapon }, edit) => {
      const hit = editUnit(state, edit, unit);
      hit.knockedOut = [...hit.knockedOut, weapon].sort((one, other) => one - other);
    },
    summary: ({ unit, weapon }) => `Weapon ${weapon + 1} of ${unit} is knocked out.`,
    pieces: ({ unit }) => [unit],
  }),
  'epic.WarEngineImmobilised': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).immobilised = true;
    },
    summary: ({ unit }) => `${unit} is immobilised.`,
    pieces: ({ unit }) => [unit],
  }),
  'epic.UnitDestroyed': event<{
    readonly unit: string;
    readonly detachment: string;
    readonly cause: DestructionCause;
    /** Damage that it still had. */
    readonly damageLeft?: number;
  }>({
    evolve: (state, { unit }, edit) => {
      const gone = editUnit(state, edit, unit);
      Object.assign(gone, { status: 'DESTROYED', mountedIn: null, shieldsUp: 0, damageLeft: 0 });
      state.contacts = state.contacts.filter((each) => !each.includes(unit));
      // EPC-GEN-01: nobody comes back.
      state.lastMove = null;
    },
    summary: ({ unit, cause }) => `${unit} ${HOW[cause]}.`,
    postings: ({ unit, damageLeft = 0 }, rule) => damagePosting(unit, -damageLeft, rule, 'destroyed'),
    follows: ({ cause }) => LEADING[cause],
    pieces: ({ unit, detachment }) => [unit, detachment],
  }),
  'epic.PassengersTested': event<{
    readonly transport: string;
    readonly passengers: readonly {
      readonly unit: string;
      readonly die: number;
      readonly escaped: boolean;
    }[];
  }>({
    evolve: (state, { passengers }, edit) => {
      for (const { unit, escaped } of passengers) if (escaped) editUnit(state, edit, unit).mountedIn = null;
    },
    summary: ({ transport, passengers }) =>
      `${passengers.filter((each) => each.escaped).length} of ${passengers.length} escape from ${transport}.`,
    pieces: ({ transport, passengers }) => [transport, ...passengers.map((each) => each.unit)],
  }),
  'epic.DetachmentDestroyed': event<{
    readonly detachment: string;
    readonly army: string;
    readonly moraleLost: number;
    /** Markers that vanish with it. */
    readonly blastMarkers: number;
  }>({
    evolve: (state, { detachment }, edit) => {
      const gone = editDetachment(state, edit, detachment);
      Object.assign(gone, {
        place: 'DESTROYED',
        blastMarkers: 0,
        moraleLost: gone.moraleValue,
        order: 'NONE',
      });
      state.retreats = state.retreats.filter((each) => each !== detachment);
    },
    summary: ({ detachment }) => `${detachment} is destroyed.`,
    postings: ({ detachment, blastMarkers }, rule) =>
      markersPosting(detachment, -blastMarkers, rule, 'detachment destroyed'),
    follows: ['epic.UnitDestroyed'],
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.HqReplaced': event<{ readonly detachment: string; readonly unit: string; readonly lost: boolean }>({
    evolve: (state, { detachment, unit, lost }, edit) => {
      Object.assign(editDetachment(state, edit, detachment), { hq: unit, hqLost: lost });
    },
    summary: ({ detachment, unit }) => `${unit} leads ${detachment}.`,
    follows: ['epic.UnitDestroyed'],
    pieces: ({ detachment, unit }) => [detachment, unit],
  }),
} as const;

export type HitEvent = EventsOf<typeof HIT_EVENTS>;
