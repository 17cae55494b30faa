import { editIn } from '../../../kernel/index.js';
import { editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';

/** S8 and S14: what is seen of arrivals, departures and journeys. `force`: a formation or loose unit. */
export type DetectionEvent =
  /** GOW-DET-02, -03: `faction` sees it; `total`: null where it was certain. */
  | {
      readonly type: 'ghost-of-war.FormationDetected';
      readonly data: DetectionData;
    }
  /** GOW-DET-03: `faction` does not see it. */
  | {
      readonly type: 'ghost-of-war.DetectionFailed';
      readonly data: DetectionData;
    }
  /** GOW-DET-04: an Expert Navigator has seen it leave. */
  | {
      readonly type: 'ghost-of-war.DepartureSeen';
      readonly data: {
        readonly faction: string;
        readonly owner: string;
        readonly force: string;
        readonly units: readonly string[];
        readonly from: string;
        readonly to: string;
        readonly arrivalRound: number;
        /** Null when it has arrived already. */
        readonly journey: string | null;
      };
    }
  /** GOW-DET-04: what a Librarian knows of large fleets under way. */
  | {
      readonly type: 'ghost-of-war.JourneysShown';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly journey: string;
          readonly owner: string;
          readonly ships: readonly string[];
          readonly from: string;
          readonly to: string;
          readonly arrivalRound: number;
        }[];
      };
    }
  /** GOW-DET-04: events of the warp that a Librarian sees when they are announced, a Psyker one round early. */
  | {
      readonly type: 'ghost-of-war.EventsForeseen';
      readonly data: {
        readonly faction: string;
        readonly by: 'LIBRARIAN' | 'PSYKER';
        readonly rows: readonly {
          readonly scheduled: string;
          readonly round: number;
          readonly title: string;
          readonly text: string;
        }[];
      };
    }
  /** GOW-DET-03: S14: what has stayed is hidden no longer, but for what is [Hidden]. */
  | {
      readonly type: 'ghost-of-war.HidingEnded';
      readonly data: { readonly faction: string; readonly rows: readonly { readonly unit: string }[] };
    };

interface DetectionData {
  readonly faction: string;
  readonly owner: string;
  readonly system: string;
  readonly force: string;
  readonly units: readonly string[];
  readonly total: number | null;
  readonly target: number;
}

export const DETECTION_EVOLVERS: Evolvers<DetectionEvent> = {
  'ghost-of-war.FormationDetected': (state, { faction, units }, edit) => {
    for (const id of units) {
      const unit = editUnit(edit, state, id);
      unit.undetectedBy = unit.undetectedBy.filter((each) => each !== faction);
    }
  },
  'ghost-of-war.DetectionFailed': (state, { faction, units }, edit) => {
    for (const id of units) {
      const unit = editUnit(edit, state, id);
      unit.undetectedBy = [...unit.undetectedBy.filter((each) => each !== faction), faction];
    }
  },
  'ghost-of-war.DepartureSeen': (state, { faction, journey: id }, edit) => {
    if (id === null) return;
    const journey = editIn(edit, editIn(edit, state, 'journeys'), id);
    journey.knownTo = [...journey.knownTo.filter((each) => each !== faction), faction];
  },
  'ghost-of-war.JourneysShown': (state, { faction, rows }, edit) => {
    for (const { journey: id } of rows) {
      const journey = editIn(edit, editIn(edit, state, 'journeys'), id);
      if (!journey.knownTo.includes(faction)) journey.knownTo = [...journey.knownTo, faction];
    }
  },
  'ghost-of-war.EventsForeseen': () => undefined,
  'ghost-of-war.HidingEnded': (state, { rows }, edit) => {
    for (const { unit } of rows) editUnit(edit, state, unit).undetectedBy = [];
  },
};
