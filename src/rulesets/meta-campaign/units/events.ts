import { levelPosting, stepsOf } from '../state/books.js';
import { editUnit, put } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Fitting, Sheet, Unit } from '../state/index.js';
import type { Level } from '../data/words.js';

/** What becomes of a unit when its upgrades change. */
interface Rebuilt {
  readonly unit: string;
  readonly fittings: readonly Fitting[];
  readonly complete: boolean;
  readonly sheet: Sheet;
}

const rebuild = (
  state: Parameters<typeof editUnit>[0],
  data: Rebuilt,
  edit: Parameters<typeof editUnit>[1],
) => {
  const unit = editUnit(state, edit, data.unit);
  unit.fittings = data.fittings;
  unit.complete = data.complete;
  unit.sheet = data.sheet;
  return unit;
};

const ofUnit = ({ unit }: { readonly unit: string }) => [unit];

/** Units between campaigns. */
export const UNIT_EVENTS = {
  /** EDCU-UPG-02 */
  'meta-campaign.UnitDrafted': event<{ readonly unit: Unit }>({
    evolve: (state, { unit }, edit) => {
      put(state, edit, 'units', unit.id, unit);
      state.unitCount += 1;
    },
    summary: ({ unit }) => `${unit.name} (${unit.classId ?? 'no class'}) is drafted.`,
    pieces: ({ unit }) => [unit.id],
  }),
  'meta-campaign.DraftChanged': event<Rebuilt>({
    evolve: (state, data, edit) => {
      rebuild(state, data, edit);
    },
    summary: ({ unit, fittings }) =>
      `The draft ${unit} has ${fittings.map((each) => each.upgrade).join(', ') || 'no upgrades'}.`,
    pieces: ofUnit,
  }),
  'meta-campaign.DraftDiscarded': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      delete (state.units = edit(state.units) as Record<string, Unit>)[unit];
    },
    summary: ({ unit }) => `The draft ${unit} is thrown away.`,
    pieces: ofUnit,
  }),
  'meta-campaign.UnitCommissioned': event<{
    readonly unit: string;
    readonly owner: string | null;
    readonly veterancy: Level;
    readonly trained: boolean;
    readonly sheet: Sheet;
  }>({
    evolve: (state, { unit: id, veterancy, trained, sheet }, edit) => {
      const unit = editUnit(state, edit, id);
      Object.assign(unit, { status: 'SAVED', veterancy, trained, sheet, complete: true });
      Object.assign(unit, { fs: sheet.fs, energy: sheet.energy, uses: sheet.uses });
    },
    summary: ({ unit, veterancy }) => `${unit} is commissioned (${veterancy}).`,
    postings: ({ unit, owner, veterancy }, rule) =>
      levelPosting(unit, owner, stepsOf(veterancy), rule, 'commissioned'),
    pieces: ofUnit,
  }),
  /** EDCU-UPG-11 */
  'meta-campaign.UpgradeBought': event<
    Rebuilt & { readonly upgrade: string; readonly replaces: string | null }
  >({
    evolve: (state, data, edit) => {
      const unit = rebuild(state, data, edit);
      unit.uses = data.sheet.uses;
      unit.energy = Math.min(unit.energy, data.sheet.energy);
    },
    summary: ({ unit, upgrade }) => `${unit} gets ${upgrade}.`,
    pieces: ofUnit,
  }),
  'meta-campaign.UpgradeRemoved': event<Rebuilt & { readonly upgrade: string }>({
    evolve: (state, data, edit) => {
      const unit = rebuild(state, data, edit);
      unit.uses = data.sheet.uses;
      unit.energy = Math.min(unit.energy, data.sheet.energy);
    },
    summary: ({ unit, upgrade }) => `${unit} loses ${upgrade}.`,
    pieces: ofUnit,
  }),
  /** EDCU-VET-02 */
  'meta-campaign.VeterancyTrained': event<{
    readonly unit: string;
    readonly owner: string | null;
    readonly veterancy: Level;
  }>({
    evolve: (state, { unit: id, veterancy }, edit) => {
      const unit = editUnit(state, edit, id);
      unit.veterancy = veterancy;
      unit.trained = true;
    },
    summary: ({ unit, veterancy }) => `${unit} is trained to ${veterancy}.`,
    postings: ({ unit, owner }, rule) => levelPosting(unit, owner, 1, rule, 'training'),
    pieces: ofUnit,
  }),
  /** EDCU-RTR-01 */
  'meta-campaign.UnitRetrained': event<{ readonly unit: string; readonly into: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).status = 'RETRAINED';
    },
    summary: ({ unit, into }) => `${unit} is retrained into ${into}.`,
    pieces: ({ unit, into }) => [unit, into],
  }),
  /** EDCU-TF-13 */
  'meta-campaign.UnitDisbanded': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).status = 'DISBANDED';
    },
    summary: ({ unit }) => `${unit} is disbanded.`,
    pieces: ofUnit,
  }),
  /** EDCU-CLF-07; null: the table decides again. */
  'meta-campaign.ClassificationRuled': event<{
    readonly unit: string;
    readonly classification: string;
    readonly holds: boolean | null;
    readonly reason: string;
    readonly classifications: readonly string[];
  }>({
    evolve: (state, { unit: id, classification, holds, classifications }, edit) => {
      const unit = editUnit(state, edit, id);
      const { [classification]: _, ...others } = unit.ruledClassifications;
      unit.ruledClassifications = holds === null ? others : { ...others, [classification]: holds };
      unit.sheet = { ...unit.sheet, classifications };
    },
    summary: ({ unit, classification, holds, reason }) =>
      holds === null
        ? `What ${unit} counts as goes by the table again.`
        : `${unit} ${holds ? 'counts' : 'does not count'} as ${classification}: ${reason}.`,
    pieces: ofUnit,
  }),
} as const;
