import { lookUp } from '../../../kernel/index.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

type Severity = 'LIGHT' | 'HEAVY' | 'CATASTROPHIC';

/** What leads to damage or death, by its cause. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  'an attack': ['meta-campaign.AttackMade', 'meta-campaign.IndirectFireMade'],
  'a mine': ['meta-campaign.MineDetonated'],
  overkill: ['meta-campaign.OverkillRolled'],
  collapse: ['meta-campaign.OccupantCollapsed'],
  crash: ['meta-campaign.AircraftCrashed'],
  drop: ['meta-campaign.DropScattered'],
  ejection: ['meta-campaign.CrewEjected'],
  'carrier lost': ['meta-campaign.CarriedUnitFateRolled'],
};
const leadingBy = ({ cause }: { readonly cause: string }): readonly string[] => lookUp(LEADING, cause) ?? [];

/** Causes of damage that kills as far as it goes. */
const DEALT: readonly string[] = ['an attack', 'a mine', 'explosion', 'a fall'];

/** Attacks, damage and death. */
export const ATTACK_EVENTS = {
  /** EDC-CMB-03: the whole arithmetic. */
  'meta-campaign.AttackMade': event<{
    readonly attacker: string;
    readonly weapon: string;
    readonly target: string;
    readonly base: number;
    readonly additions: readonly { readonly what: string; readonly value: number }[];
    /** Armour that counts, and armour piercing. */
    readonly armour: number;
    readonly piercing: number;
    readonly halved: boolean;
    readonly damage: number;
  }>({
    evolve: (state, { attacker, target }, edit) => {
      editUnit(state, edit, attacker).attacked = true;
      editUnit(state, edit, target).attacksReceived += 1;
    },
    summary: ({ attacker, weapon, target, base, additions, armour, piercing, halved, damage }) => {
      const added = additions.map(
        ({ what, value }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${what}`,
      );
      const stops = Math.max(0, armour - piercing);
      return `${attacker} attacks ${target} with ${weapon}: ${base}${added.join('')}${stops > 0 ? ` − ${stops} armour` : ''}${halved ? ', halved' : ''} = ${damage}.`;
    },
    pieces: ({ attacker, target }) => [attacker, target],
  }),
  /** EDC-NGT-03 */
  'meta-campaign.AttackMissed': event<{
    readonly attacker: string;
    readonly weapon: string;
    readonly target: string;
  }>({
    evolve: (state, { attacker, target }, edit) => {
      editUnit(state, edit, attacker).attacked = true;
      editUnit(state, edit, target).attacksReceived += 1;
    },
    summary: ({ attacker, weapon, target }) => `${attacker} misses ${target} with ${weapon} in the dark.`,
    pieces: ({ attacker, target }) => [attacker, target],
  }),
  /** EDC-CMB-09 */
  'meta-campaign.UseSpent': event<{ readonly unit: string; readonly item: string; readonly left: number }>({
    evolve: (state, { unit: id, item, left }, edit) => {
      const unit = editUnit(state, edit, id);
      unit.uses = { ...unit.uses, [item]: left };
    },
    summary: ({ unit, item, left }) => `${unit} has ${left} uses of ${item} left.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-CMB-08 */
  'meta-campaign.DamageDealt': event<{
    readonly unit: string;
    readonly damage: number;
    readonly left: number;
    readonly cause: string;
  }>({
    evolve: (state, { unit, left }, edit) => {
      editUnit(state, edit, unit).fs = left;
    },
    summary: ({ unit, damage, left, cause }) => `${unit} takes ${damage} damage from ${cause}: FS ${left}.`,
    follows: leadingBy,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-AP-04 */
  'meta-campaign.LethalityChecked': event<{
    readonly unit: string;
    readonly deficit: number;
    readonly kills: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ unit, deficit, kills }) =>
      `Armour of ${unit} is ${deficit} stronger: the kill ${kills ? 'stands' : 'fails'}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-AP-05 */
  'meta-campaign.UnitDisarmed': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).disarmed = true;
    },
    summary: ({ unit }) => `${unit} is disarmed.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-DTH-01 */
  'meta-campaign.UnitDestroyed': event<{
    readonly unit: string;
    readonly hex: string;
    readonly cause: string;
    readonly overkill: number;
    readonly severity: Severity;
    readonly round: number;
  }>({
    evolve: (state, { unit: id, hex, severity, round }, edit) => {
      Object.assign(editUnit(state, edit, id), {
        status: 'DESTROYED',
        fs: 0,
        hex: null,
        position: null,
        overrun: false,
        brawl: null,
        garrisonOf: null,
        carriedBy: null,
        profile: null,
        crates: 0,
        barrels: 0,
        death: { hex, round, severity, found: false, deliveredBy: null },
      });
    },
    summary: ({ unit, hex, cause, severity }) =>
      `${unit} is destroyed in ${hex} by ${cause} (${severity.toLowerCase()}).`,
    follows: ({ cause }) => (DEALT.includes(cause) ? ['meta-campaign.DamageDealt'] : leadingBy({ cause })),
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-STL-04 */
  'meta-campaign.StealthUnitDetected': event<{ readonly unit: string; readonly hex: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).stealthed = false;
    },
    summary: ({ unit, hex }) => `${unit} is detected in ${hex}.`,
    follows: [
      'meta-campaign.AttackMade',
      'meta-campaign.AttackMissed',
      'meta-campaign.IndirectFireMade',
      'meta-campaign.StructureAttacked',
    ],
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-STL-07 */
  'meta-campaign.StealthRegained': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).stealthed = true;
    },
    summary: ({ unit }) => `${unit} is out of sight again.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
