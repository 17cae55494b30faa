import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Army, Detachment, EpicState, Objective, Unit } from './index.js';

export type Editable = Mutable<EpicState>;

const entryOf =
  <K extends 'armies' | 'detachments' | 'units' | 'objectives'>(member: K) =>
  (state: Editable, edit: Edit, id: string): Mutable<EpicState[K][string]> =>
    editIn(edit, editIn(edit, state, member) as Record<string, object>, id) as Mutable<EpicState[K][string]>;

export const editArmy: (state: Editable, edit: Edit, id: string) => Mutable<Army> = entryOf('armies');
export const editDetachment: (state: Editable, edit: Edit, id: string) => Mutable<Detachment> =
  entryOf('detachments');
export const editUnit: (state: Editable, edit: Edit, id: string) => Mutable<Unit> = entryOf('units');
export const editObjective: (state: Editable, edit: Edit, id: string) => Mutable<Objective> =
  entryOf('objectives');

/** Changes every entry of a part of the state for which it has something to say. */
export function editEach<T extends object>(
  entries: Readonly<Record<string, T>>,
  change: (entry: T) => Partial<T> | null,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const changed = change(entry);
      return [id, changed ? { ...entry, ...changed } : entry];
    }),
  );
}
