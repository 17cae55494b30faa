import { editIn, newEdit, type Audience, type Edit } from '../../../kernel/index.js';
import type { Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Delta, MetaCampaignState, Ruling, Scalar } from '../state/index.js';

/** Puts a value at a path of the state. */
function put(state: Editable, edit: Edit, path: string, value: Scalar): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let at = state as unknown as Record<string, Record<string, unknown>>;
  for (const part of parts) at = editIn(edit, at, part) as Record<string, Record<string, unknown>>;
  (at as Record<string, unknown>)[last] = value;
}

const apply = (state: Editable, edit: Edit, deltas: readonly Delta[], to: 'before' | 'after'): void => {
  for (const each of deltas) put(state, edit, each.path, each[to]);
};

/** The state with these changes. */
export function withDeltas(state: MetaCampaignState, deltas: readonly Delta[]): MetaCampaignState {
  const edit = newEdit();
  const after = edit(state);
  apply(after, edit, deltas, 'after');
  return after;
}

const readers = ({ visibleTo }: Ruling): Audience =>
  visibleTo === null ? { to: 'public' } : { to: 'seats', seats: [...visibleTo] };

/** Rulings of the game master. */
export const RULING_EVENTS = {
  /** EDC-GMR-01 */
  'meta-campaign.GmRulingMade': event<{ readonly ruling: Ruling }>({
    evolve: (state, { ruling }, edit) => {
      apply(state, edit, ruling.deltas, 'after');
      (editIn(edit, state, 'rulings') as Record<string, Ruling>)[ruling.id] = ruling;
      state.rulingCount += 1;
    },
    audience: ({ ruling }) => readers(ruling),
    summary: ({ ruling: { subject, text, deltas, reason } }) =>
      `Ruling on ${subject}: ${text === '' ? deltas.map(({ path, after }) => `${path} = ${after ?? 'nothing'}`).join(', ') : text} (${reason})`,
  }),
  /** EDC-GMR-04 */
  'meta-campaign.GmRulingRevoked': event<{ readonly ruling: string; readonly reason: string }>({
    evolve: (state, { ruling, reason }, edit) => {
      const all = editIn(edit, state, 'rulings') as Record<string, Ruling>;
      const found = all[ruling];
      if (!found) return;
      apply(state, edit, found.deltas, 'before');
      all[ruling] = { ...found, revoked: reason };
    },
    audience: ({ ruling }, { state }) => {
      const found = state.rulings[ruling];
      return found ? readers(found) : { to: 'public' };
    },
    summary: ({ ruling, reason }) => `${ruling} is taken back (${reason})`,
  }),
} as const;
