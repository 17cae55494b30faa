import { editIn } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { editUnit } from '../state/editing.js';
import { event, gameMaster, ofBloc } from '../state/event.js';
import type { Minefield } from '../state/index.js';

/** Minefields, who knows them, and what they do. */
export const MINE_EVENTS = {
  /** EDCU-MIN-13, or as the scenario has it; its bloc knows it. */
  'meta-campaign.MinefieldLaid': event<{ readonly field: Minefield }>({
    evolve: (state, { field }, edit) => {
      (editIn(edit, state, 'minefields') as Record<string, Minefield>)[field.id] = field;
    },
    audience: ({ field }) => ofBloc(field),
    summary: ({ field }) => `A minefield is laid in ${field.hex} (${field.type}).`,
  }),
  /** EDCU-MIN-02, EDCU-MIN-07 */
  'meta-campaign.MineDetected': event<{
    readonly hex: string;
    readonly bloc: Bloc;
    /** By whom; null where it laid them, saw them go off or was told. */
    readonly unit: string | null;
  }>({
    evolve: (state, { hex, bloc }) => {
      const key = `${hex}/${bloc}`;
      if (!state.minesKnown.includes(key)) state.minesKnown = [...state.minesKnown, key];
    },
    audience: ofBloc,
    summary: ({ hex, unit }) => `${unit === null ? 'It is known' : `${unit} detects`} that ${hex} is mined.`,
    pieces: ({ unit }) => (unit === null ? [] : [unit]),
  }),
  /** EDCU-MIN-03 */
  'meta-campaign.MineChecked': event<{
    readonly unit: string;
    readonly hex: string;
    readonly target: number;
    readonly detonates: boolean;
  }>({
    evolve: () => undefined,
    audience: () => gameMaster,
    summary: ({ unit, hex, detonates }) => `${unit} ${detonates ? 'sets a mine off' : 'gets by'} in ${hex}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-MIN-05 */
  'meta-campaign.MineDetonated': event<{
    readonly hex: string;
    readonly unit: string;
    readonly damage: number;
    readonly fields: readonly string[];
  }>({
    evolve: () => undefined,
    summary: ({ hex, unit, damage }) => `A mine goes off in ${hex}: ${damage} damage to ${unit}.`,
    follows: [
      'meta-campaign.MineChecked',
      'meta-campaign.MinefieldCrossed',
      'meta-campaign.UnitMoved',
      'meta-campaign.AttackMade',
    ],
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.MinefieldRemoved': event<{ readonly field: string; readonly hex: string }>({
    evolve: (state, { field }, edit) => {
      delete (editIn(edit, state, 'minefields') as Record<string, Minefield>)[field];
    },
    audience: ({ hex }, { state }) =>
      ofBloc({ bloc: state.minesKnown.includes(`${hex}/FRIENDLY`) ? 'FRIENDLY' : 'HOSTILE' }),
    summary: ({ hex }) => `A minefield in ${hex} is gone.`,
  }),
  /** EDCU-MIN-09 */
  'meta-campaign.StepsRetraced': event<{ readonly unit: string; readonly to: string }>({
    evolve: () => undefined,
    summary: ({ unit, to }) => `${unit} retraces its steps to ${to}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-MIN-10: in file until its turn starts in that round. */
  'meta-campaign.MinefieldCrossed': event<{ readonly unit: string; readonly until: number }>({
    evolve: (state, { unit, until }, edit) => {
      editUnit(state, edit, unit).inFileUntil = until;
    },
    summary: ({ unit }) => `${unit} goes in file.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.FileLeft': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).inFileUntil = null;
    },
    summary: ({ unit }) => `${unit} goes in file no longer.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
