import type { ParameterValues, EventsOf } from '../../../engine/index.js';
import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GmChange } from './changes.js';
import type { GhostOfWarState, SeqKind } from '../state/index.js';
import { noteMade, numberIn, ownersOf } from '../state/numbering.js';
import { event } from '../state/event.js';
import { everybody, ofCorrection } from '../state/audiences.js';
import { spaced } from '../state/sentences.js';

/** Records of the state that hold things of the sector, by the kind that counts them. */
export const RECORD_OF = {
  system: 'systems',
  planet: 'planets',
  depot: 'depots',
  faction: 'factions',
  unit: 'units',
  formation: 'formations',
  character: 'characters',
  line: 'lines',
  project: 'projects',
  journey: 'journeys',
  route: 'routes',
  storm: 'storms',
  scheduled: 'scheduled',
  group: 'supplyGroups',
} as const satisfies Partial<Record<SeqKind, keyof GhostOfWarState>>;

export type ThingKind = keyof typeof RECORD_OF;

/** Records whose entries are set as a whole. */
export type EntryRecord = 'relations' | 'routes' | 'storms' | 'eventProjects' | 'unitTypes' | 'scheduled';

/** A change of an account that no play has caused: what the arbiter writes up or off. */
export interface Written {
  readonly account: string;
  readonly seat: string | null;
  readonly amount: number;
}

interface Correction {
  readonly change: GmChange['change'];
  readonly reason: string;
  /** Owner of the thing; null for what is open to all. */
  readonly faction: string | null;
  readonly written: readonly Written[];
}

const editRecord = (state: Mutable<GhostOfWarState>, kind: ThingKind, edit: Edit): Record<string, object> =>
  editIn(edit, state, RECORD_OF[kind]) as Record<string, object>;

/** GOW-GEN-05, GOW-GEN-07: what the arbiter has changed. */
export const GM_EVENTS = {
  'ghost-of-war.HouseRuleSet': event<{
    readonly parameter: string;
    readonly parameters: ParameterValues;
    readonly reason: string;
  }>({
    evolve: (state, { parameters }) => {
      // A house rule that there was not yet when this was set keeps its default.
      state.parameters = { ...state.parameters, ...parameters };
    },
    audience: everybody,
    summary: ({ parameter, reason }) => `House rule ${parameter} is set: ${reason}`,
  }),
  'ghost-of-war.ThingEntered': event<
    Correction & { readonly kind: ThingKind; readonly id: string; readonly thing: object }
  >({
    evolve: (state, { kind, id, thing }, edit) => {
      const counts = editIn(edit, state, 'counts');
      const entered = state.made && 'seq' in thing ? { ...thing, seq: counts[kind] + 1 } : thing;
      editRecord(state, kind, edit)[id] = entered;
      counts[kind] = Math.max(counts[kind] + 1, numberIn(kind, id));
      const owners = ownersOf(thing);
      if (owners) noteMade(state, edit, kind, id, ...owners);
    },
    audience: ofCorrection,
    summary: ({ kind, id, reason }) => `The arbiter enters ${kind} ${id}: ${reason}`,
  }),
  'ghost-of-war.ThingRemoved': event<Correction & { readonly kind: ThingKind; readonly id: string }>({
    evolve: (state, { kind, id }) => {
      const { [id]: _gone, ...others } = state[RECORD_OF[kind]] as Readonly<Record<string, object>>;
      Object.assign(state, { [RECORD_OF[kind]]: others });
    },
    audience: ofCorrection,
    summary: ({ kind, id, reason }) => `The arbiter removes ${kind} ${id}: ${reason}`,
  }),
  'ghost-of-war.FieldsSet': event<
    Correction & {
      readonly kind: ThingKind;
      readonly id: string;
      /** As they stand in the state from now on. */
      readonly fields: object;
    }
  >({
    evolve: (state, { kind, id, fields }, edit) => {
      Object.assign(editIn(edit, editRecord(state, kind, edit), id), fields);
    },
    audience: ofCorrection,
    summary: ({ kind, id, fields, reason }) =>
      `The arbiter sets ${Object.keys(fields).sort().join(', ')} of ${kind} ${id}: ${reason}`,
  }),
  'ghost-of-war.EntrySet': event<
    Correction & {
      readonly record: EntryRecord;
      readonly key: string;
      readonly value: object | string;
    }
  >({
    evolve: (state, { record, key, value }, edit) => {
      (editIn(edit, state, record) as Record<string, object | string>)[key] = value;
    },
    audience: ofCorrection,
    summary: ({ record, key, reason }) => `The arbiter sets ${key} of ${spaced(record)}: ${reason}`,
  }),
};

export type GmEvent = EventsOf<typeof GM_EVENTS>;
