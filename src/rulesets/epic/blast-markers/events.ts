import type { EventsOf } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { markersPosting } from '../state/accounts.js';
import { editDetachment } from '../state/editing.js';
import { event } from '../state/event.js';

/** Why so many markers. */
export interface MarkerPart {
  readonly rule: RuleId;
  readonly markers: number;
}

/** Blast markers on detachments. */
export const MARKER_EVENTS = {
  'epic.BlastMarkersPlaced': event<{
    readonly detachment: string;
    readonly markers: number;
    /** On it now. */
    readonly blastMarkers: number;
    readonly parts: readonly MarkerPart[];
  }>({
    evolve: (state, { detachment, blastMarkers }, edit) => {
      editDetachment(state, edit, detachment).blastMarkers = blastMarkers;
    },
    summary: ({ detachment, markers, blastMarkers }) =>
      `${detachment} gets ${markers} blast marker${markers === 1 ? '' : 's'}; it has ${blastMarkers}.`,
    postings: ({ detachment, markers }, rule) => markersPosting(detachment, markers, rule, 'blast markers'),
    pieces: ({ detachment }) => [detachment],
  }),
} as const;

export type MarkerEvent = EventsOf<typeof MARKER_EVENTS>;
