import { editCompany, editUnit, leaveCompany, put, take } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Sheet } from '../state/index.js';

/** Companies. */
export const TASK_FORCE_EVENTS = {
  /** EDCU-TF-02 */
  'meta-campaign.CompanyFormed': event<{
    readonly player: string;
    readonly name: string;
    readonly taskForce: string;
  }>({
    evolve: (state, { player, name, taskForce }, edit) =>
      put(state, edit, 'companies', player, {
        seat: player,
        name,
        taskForce,
        specializations: [],
        slots: {},
      }),
    summary: ({ player, name, taskForce }) => `${player} forms ${name} as ${taskForce}.`,
  }),
  'meta-campaign.CompanyDissolved': event<{ readonly player: string }>({
    evolve: (state, { player }, edit) => take(state, edit, 'companies', player),
    summary: ({ player }) => `The company of ${player} is dissolved.`,
  }),
  /** EDCU-TF-06; the figures of the unit with the company's specializations (EDCU-TF-11). */
  'meta-campaign.UnitAssigned': event<{
    readonly player: string;
    readonly unit: string;
    readonly slot: string;
    readonly sheet: Sheet;
  }>({
    evolve: (state, { player, unit: id, slot, sheet }, edit) => {
      const company = editCompany(state, edit, player);
      company.slots = { ...company.slots, [slot]: [...(company.slots[slot] ?? []), id] };
      const unit = editUnit(state, edit, id);
      Object.assign(unit, {
        status: 'ASSIGNED',
        sheet,
        fs: sheet.fs,
        energy: sheet.energy,
        uses: sheet.uses,
      });
    },
    summary: ({ unit, slot }) => `${unit} joins the company in slot ${slot}.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.UnitUnassigned': event<{ readonly unit: string; readonly sheet: Sheet }>({
    evolve: (state, { unit: id, sheet }, edit) => {
      leaveCompany(state, edit, id);
      const unit = editUnit(state, edit, id);
      Object.assign(unit, { status: 'SAVED', sheet, fs: sheet.fs, energy: sheet.energy, uses: sheet.uses });
    },
    summary: ({ unit }) => `${unit} leaves the company.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-TF-09; figures of all units of the company. */
  'meta-campaign.SpecializationChosen': event<{
    readonly player: string;
    readonly specializations: readonly string[];
    readonly sheets: readonly { readonly unit: string; readonly sheet: Sheet }[];
  }>({
    evolve: (state, { player, specializations, sheets }, edit) => {
      editCompany(state, edit, player).specializations = specializations;
      for (const { unit: id, sheet } of sheets)
        Object.assign(editUnit(state, edit, id), {
          sheet,
          fs: sheet.fs,
          energy: sheet.energy,
          uses: sheet.uses,
        });
    },
    summary: ({ player, specializations }) =>
      `${player} chooses ${specializations.join(', ') || 'no specialization'}.`,
  }),
} as const;
