import type { EventsOf } from '../../../engine/index.js';
import type { Edit } from '../../../kernel/index.js';
import type { EpicCommand } from '../commands.js';
import { damagePosting, markersPosting, moralePosting } from '../state/accounts.js';
import { editArmy, editDetachment, editUnit, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Detachment, Order, Place, Unit } from '../state/index.js';

/** What a correction comes to; `by` says how far an account moves. */
export type Effect =
  | {
      readonly kind: 'MARKERS';
      readonly detachment: string;
      readonly blastMarkers: number;
      readonly by: number;
    }
  | { readonly kind: 'BROKEN'; readonly detachment: string; readonly broken: boolean }
  | { readonly kind: 'ORDER'; readonly detachment: string; readonly order: Order }
  | { readonly kind: 'PLACE'; readonly detachment: string; readonly place: Place }
  | { readonly kind: 'REVIVED'; readonly unit: string; readonly damageLeft: number }
  | { readonly kind: 'DESTROYED'; readonly unit: string }
  | { readonly kind: 'DAMAGE'; readonly unit: string; readonly damageLeft: number; readonly by: number }
  | { readonly kind: 'SHIELDS'; readonly unit: string; readonly shieldsUp: number }
  | { readonly kind: 'IMMOBILISED'; readonly unit: string; readonly immobilised: boolean }
  | { readonly kind: 'MOUNTED'; readonly unit: string; readonly mountedIn: string | null }
  | { readonly kind: 'MORALE'; readonly army: string; readonly morale: number; readonly by: number };

const onDetachment = (state: Editable, edit: Edit, id: string, change: Partial<Detachment>): void => {
  Object.assign(editDetachment(state, edit, id), change);
};
const onUnit = (state: Editable, edit: Edit, id: string, change: Partial<Unit>): void => {
  Object.assign(editUnit(state, edit, id), change);
};

function apply(state: Editable, edit: Edit, effect: Effect): void {
  switch (effect.kind) {
    case 'MARKERS':
      return onDetachment(state, edit, effect.detachment, { blastMarkers: effect.blastMarkers });
    case 'BROKEN':
      // EPC-ORD-07: a broken detachment has no order.
      return onDetachment(
        state,
        edit,
        effect.detachment,
        effect.broken ? { broken: true, order: 'NONE' } : { broken: false },
      );
    case 'ORDER':
      return onDetachment(state, edit, effect.detachment, { order: effect.order });
    case 'PLACE':
      return onDetachment(state, edit, effect.detachment, { place: effect.place });
    case 'REVIVED': {
      onUnit(state, edit, effect.unit, { status: 'OK', damageLeft: effect.damageLeft });
      const { detachment } = editUnit(state, edit, effect.unit);
      const back = editDetachment(state, edit, detachment);
      if (back.place === 'DESTROYED') Object.assign(back, { place: 'TABLE', hq: effect.unit });
      return;
    }
    case 'DESTROYED':
      // What it comes to is told by events of its own.
      return;
    case 'DAMAGE':
      return onUnit(state, edit, effect.unit, { damageLeft: effect.damageLeft });
    case 'SHIELDS':
      return onUnit(state, edit, effect.unit, { shieldsUp: effect.shieldsUp });
    case 'IMMOBILISED':
      return onUnit(state, edit, effect.unit, { immobilised: effect.immobilised });
    case 'MOUNTED':
      return onUnit(state, edit, effect.unit, { mountedIn: effect.mountedIn });
    case 'MORALE':
      editArmy(state, edit, effect.army).morale = effect.morale;
  }
}

function postingsOf(effect: Effect, rule: string | undefined) {
  switch (effect.kind) {
    case 'MARKERS':
      return markersPosting(effect.detachment, effect.by, rule, 'correction');
    case 'DAMAGE':
      return damagePosting(effect.unit, effect.by, rule, 'correction');
    case 'REVIVED':
      return damagePosting(effect.unit, effect.damageLeft, rule, 'correction');
    case 'MORALE':
      return moralePosting(effect.army, effect.by, rule, 'correction');
    default:
      return [];
  }
}

interface Recorded {
  readonly text: string;
  readonly changes: readonly Effect[];
}

const row = (what: string) =>
  event<Recorded>({
    evolve: (state, { changes }, edit) => {
      for (const each of changes) apply(state, edit, each);
    },
    summary: ({ text }) => `${what}: ${text}`,
    postings: ({ changes }, rule) => changes.flatMap((each) => postingsOf(each, rule)),
    pieces: ({ changes }) =>
      changes.flatMap((each) =>
        'unit' in each ? [each.unit] : 'detachment' in each ? [each.detachment] : [],
      ),
  });

/** What the arbiter records (EPC-GEN-07, section 11), and what players say of declarations (EPC-GEN-01). */
export const GAME_MASTER_EVENTS = {
  'epic.GmCorrectionRecorded': row('A correction'),
  'epic.FateCardRecorded': row('A fate card'),
  'epic.DeclarationMade': event<{ readonly by: string; readonly command: EpicCommand }>({
    evolve: (state, { by, command }) => {
      state.declaration = { by, command };
    },
    summary: ({ by }) => `${by} declares; the other player may object.`,
  }),
  'epic.DeclarationAccepted': event<{ readonly by: string }>({
    evolve: (state) => {
      state.declaration = null;
    },
    summary: ({ by }) => `${by} accepts the declaration.`,
  }),
  'epic.DeclarationObjected': event<{ readonly by: string; readonly text: string }>({
    evolve: (state) => {
      state.declaration = null;
    },
    summary: ({ by, text }) => `${by} objects: ${text}`,
  }),
} as const;

export type GameMasterEvent = EventsOf<typeof GAME_MASTER_EVENTS>;
