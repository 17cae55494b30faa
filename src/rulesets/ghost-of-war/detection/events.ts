import { editIn } from '../../../kernel/index.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import { ofFaction, arbiterOnly } from '../state/audiences.js';
import { some } from '../state/sentences.js';

interface DetectionData {
  readonly faction: string;
  readonly owner: string;
  readonly system: string;
  readonly force: string;
  readonly units: readonly string[];
  readonly total: number | null;
  readonly target: number;
}

/** S8 and S14: what is seen of arrivals, departures and journeys. `force`: a formation or loose unit. */
export const DETECTION_EVENTS = {
  /** GOW-DET-02, -03: `faction` sees it; `total`: null where it was certain. */
  'ghost-of-war.FormationDetected': event<DetectionData>({
    evolve: (state, { faction, units }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.undetectedBy = unit.undetectedBy.filter((each) => each !== faction);
      }
    },
    audience: ofFaction,
    summary: ({ faction, force, system }) => `${faction} detects ${force} in ${system}.`,
    growing: ['units'],
    follows: ['ghost-of-war.JourneysEnded', 'ghost-of-war.LandingsRefused'],
  }),
  /** GOW-DET-03: `faction` does not see it. */
  'ghost-of-war.DetectionFailed': event<DetectionData>({
    evolve: (state, { faction, units }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.undetectedBy = [...unit.undetectedBy.filter((each) => each !== faction), faction];
      }
    },
    audience: arbiterOnly,
    summary: ({ faction, force, system }) => `${faction} does not detect ${force} in ${system}.`,
    growing: ['units'],
  }),
  /** GOW-DET-04: an Expert Navigator has seen it leave. */
  'ghost-of-war.DepartureSeen': event<{
    readonly faction: string;
    readonly owner: string;
    readonly force: string;
    readonly units: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly arrivalRound: number;
    /** Null when it has arrived already. */
    readonly journey: string | null;
  }>({
    evolve: (state, { faction, journey: id }, edit) => {
      if (id === null) return;
      const journey = editIn(edit, editIn(edit, state, 'journeys'), id);
      journey.knownTo = [...journey.knownTo.filter((each) => each !== faction), faction];
    },
    audience: ofFaction,
    summary: ({ faction, force, from, to }) => `${faction} sees ${force} leave ${from} for ${to}.`,
    growing: ['units'],
  }),
  /** GOW-DET-04: what a Librarian knows of large fleets under way. */
  'ghost-of-war.JourneysShown': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly journey: string;
      readonly owner: string;
      readonly ships: readonly string[];
      readonly from: string;
      readonly to: string;
      readonly arrivalRound: number;
    }[];
  }>({
    evolve: (state, { faction, rows }, edit) => {
      for (const { journey: id } of rows) {
        const journey = editIn(edit, editIn(edit, state, 'journeys'), id);
        if (!journey.knownTo.includes(faction)) journey.knownTo = [...journey.knownTo, faction];
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction} is shown ${some(rows.length, 'journey')} of large fleets.`,
    growing: ['rows'],
  }),
  /** GOW-DET-04: events of the warp that a Librarian sees when they are announced, a Psyker one round early. */
  'ghost-of-war.EventsForeseen': event<{
    readonly faction: string;
    readonly by: 'LIBRARIAN' | 'PSYKER';
    readonly rows: readonly {
      readonly scheduled: string;
      readonly round: number;
      readonly title: string;
      readonly text: string;
    }[];
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction} foresees ${some(rows.length, 'event')}.`,
    growing: ['rows'],
  }),
  /** GOW-DET-03: S14: what has stayed is hidden no longer, but for what is [Hidden]. */
  'ghost-of-war.HidingEnded': event<{
    readonly faction: string;
    readonly rows: readonly { readonly unit: string }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { unit } of rows) editUnit(edit, state, unit).undetectedBy = [];
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${some(rows.length, 'unit')} of ${faction} ${rows.length === 1 ? 'is' : 'are'} hidden no longer.`,
    growing: ['rows'],
    follows: ['ghost-of-war.FormationDetected'],
  }),
};
