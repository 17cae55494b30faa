import { some } from '../../../engine/index.js';
import { editIn, type Edit } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { editUnit, put, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Delivery, Structure } from '../state/index.js';

const change = (state: Editable, edit: Edit, id: string, by: Partial<Structure>): void => {
  const all = editIn(edit, state, 'structures') as Record<string, Structure>;
  const before = all[id];
  if (before) all[id] = { ...before, ...by };
};

const named = ({ structure }: { readonly structure: string }) => [structure];

/** Structures: built, hit, entered, used. */
export const STRUCTURE_EVENTS = {
  /** EDC-BLD-01 */
  'meta-campaign.StructureStarted': event<{ readonly structure: Structure; readonly by: string }>({
    evolve: (state, { structure }, edit) => put(state, edit, 'structures', structure.id, structure),
    summary: ({ structure, by }) => `${by} begins ${structure.type} in ${structure.hex}.`,
    pieces: ({ structure, by }) => [structure.id, by],
  }),
  'meta-campaign.StructureBuilt': event<{
    readonly structure: string;
    readonly by: string;
    readonly spent: number;
    readonly hp: number;
  }>({
    evolve: (state, { structure, hp }, edit) => change(state, edit, structure, { hp }),
    summary: ({ structure, by, spent, hp }) => `${by} puts ${spent} into ${structure}: HP ${hp}.`,
    pieces: ({ structure, by }) => [structure, by],
  }),
  'meta-campaign.StructureCompleted': event<{ readonly structure: string; readonly type: string }>({
    evolve: (state, { structure, type }, edit) => change(state, edit, structure, { completed: true, type }),
    summary: ({ structure, type }) => `${structure} is complete (${type}).`,
    pieces: named,
  }),
  /** EDC-BLD-05 */
  'meta-campaign.StructureRestored': event<{
    readonly structure: string;
    readonly by: string;
    readonly hp: number;
  }>({
    evolve: (state, { structure, hp }, edit) => change(state, edit, structure, { hp }),
    summary: ({ structure, by, hp }) => `${by} restores ${structure} to HP ${hp}.`,
    pieces: ({ structure, by }) => [structure, by],
  }),
  /** EDC-CMB-01 */
  'meta-campaign.StructureAttacked': event<{
    readonly attacker: string;
    readonly weapon: string;
    readonly structure: string;
    readonly missed: boolean;
  }>({
    evolve: (state, { attacker }, edit) => {
      editUnit(state, edit, attacker).attacked = true;
    },
    summary: ({ attacker, weapon, structure, missed }) =>
      `${attacker} ${missed ? 'misses' : 'attacks'} ${structure} with ${weapon}.`,
    pieces: ({ attacker, structure }) => [attacker, structure],
  }),
  /** EDC-STR-02 */
  'meta-campaign.StructureDamaged': event<{
    readonly structure: string;
    readonly damage: number;
    readonly hp: number;
    readonly cause: string;
  }>({
    evolve: (state, { structure, hp }, edit) => change(state, edit, structure, { hp }),
    summary: ({ structure, damage, hp, cause }) => `${structure} takes ${damage} from ${cause}: HP ${hp}.`,
    follows: ['meta-campaign.StructureAttacked'],
    pieces: named,
  }),
  /** EDC-STR-04 */
  'meta-campaign.StructureDisabled': event<{ readonly structure: string }>({
    evolve: () => undefined,
    summary: ({ structure }) => `${structure} does not operate any more.`,
    follows: ['meta-campaign.StructureDamaged'],
    pieces: named,
  }),
  /** EDC-STR-03 */
  'meta-campaign.StructureDestroyed': event<{
    readonly structure: string;
    readonly hex: string;
    readonly cause: string;
  }>({
    evolve: (state, { structure }, edit) => {
      delete (editIn(edit, state, 'structures') as Record<string, Structure>)[structure];
    },
    summary: ({ structure, hex, cause }) => `${structure} in ${hex} is destroyed by ${cause}.`,
    follows: ['meta-campaign.StructureDamaged'],
    pieces: named,
  }),
  /** EDC-GAR-05 */
  'meta-campaign.OccupantCollapsed': event<{
    readonly unit: string;
    readonly structure: string;
    readonly fate: 'DEAD' | 'HALVED' | 'UNHARMED';
    readonly fs: number;
  }>({
    evolve: (state, { unit, fs }, edit) => {
      Object.assign(editUnit(state, edit, unit), { fs, garrisonOf: null });
    },
    summary: ({ unit, structure, fate }) => `${structure} falls with ${unit} in it: ${fate.toLowerCase()}.`,
    pieces: ({ unit, structure }) => [unit, structure],
  }),
  /** EDC-STR-08 */
  'meta-campaign.DepotExploded': event<{
    readonly structure: string;
    readonly hex: string;
    readonly damage: number;
  }>({
    evolve: () => undefined,
    summary: ({ structure, hex, damage }) => `${structure} blows up in ${hex}: ${damage} damage around it.`,
    follows: ['meta-campaign.StructureDestroyed'],
    pieces: named,
  }),
  /** EDC-GAR-01 */
  'meta-campaign.UnitGarrisoned': event<{ readonly unit: string; readonly structure: string }>({
    evolve: (state, { unit, structure }, edit) => {
      editUnit(state, edit, unit).garrisonOf = structure;
    },
    summary: ({ unit, structure }) => `${unit} garrisons ${structure}.`,
    pieces: ({ unit, structure }) => [unit, structure],
  }),
  /** EDC-GAR-02 */
  'meta-campaign.StructureLeft': event<{ readonly unit: string; readonly structure: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).garrisonOf = null;
    },
    summary: ({ unit, structure }) => `${unit} leaves ${structure}.`,
    pieces: ({ unit, structure }) => [unit, structure],
  }),
  'meta-campaign.StructureCaptured': event<{ readonly structure: string; readonly bloc: Bloc }>({
    evolve: (state, { structure, bloc }, edit) => change(state, edit, structure, { bloc }),
    summary: ({ structure, bloc }) => `${structure} belongs to the ${bloc.toLowerCase()} bloc now.`,
    pieces: named,
  }),
  /** EDC-STR-09 */
  'meta-campaign.RepairsMade': event<{
    readonly structure: string;
    readonly unit: string;
    readonly fs: number;
    /** Whether it can move and fight again. */
    readonly whole: boolean;
  }>({
    evolve: (state, { unit, fs, whole }, edit) => {
      Object.assign(editUnit(state, edit, unit), {
        fs,
        ...(whole ? { immobilised: false, disarmed: false } : {}),
      });
    },
    summary: ({ structure, unit, fs }) => `${structure} repairs ${unit}: FS ${fs}.`,
    pieces: ({ structure, unit }) => [structure, unit],
  }),
  /** EDC-STR-07 */
  'meta-campaign.DeliveryPlanned': event<Delivery>({
    evolve: (state, delivery) => {
      state.deliveries = [...state.deliveries, delivery];
    },
    audience: () => ({ to: 'arbiter' }),
    summary: ({ depot, crates, barrels }) =>
      `${some(crates, 'crate')} and ${some(barrels, 'barrel')} are on their way to ${depot}.`,
    pieces: ({ depot }) => [depot],
  }),
  'meta-campaign.SupplyDelivered': event<{
    readonly depot: string;
    readonly crates: number;
    readonly barrels: number;
  }>({
    evolve: (state, { depot, crates, barrels }, edit) => {
      const all = editIn(edit, state, 'structures') as Record<string, Structure>;
      const before = all[depot];
      if (before)
        all[depot] = { ...before, crates: before.crates + crates, barrels: before.barrels + barrels };
      state.deliveries = state.deliveries.filter((each) => each.depot !== depot);
    },
    summary: ({ depot, crates, barrels }) =>
      `${depot} gets ${some(crates, 'crate')} and ${some(barrels, 'barrel')}.`,
    pieces: ({ depot }) => [depot],
  }),
} as const;
