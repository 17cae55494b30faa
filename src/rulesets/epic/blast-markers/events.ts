import { some, type EventsOf } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { markersPosting } from '../state/accounts.js';
import { editDetachment } from '../state/editing.js';
import { event } from '../state/event.js';

/** Why so many markers. */
export interface MarkerPart {
  readonly rule: RuleId;
  readonly markers: number;
}

/** What markers are for (EPC-BLM-01 to EPC-BLM-03). */
const FOR: Readonly<Partial<Record<RuleId, string>>> = {
  'EPC-BLM-01': 'for the fire',
  'EPC-SHO-12': 'for the bombardment',
  'EPC-SHW-04': 'of Disrupt',
  'EPC-SHW-07': 'of the Mega Cannon',
  'EPC-ASL-07': 'for the difference',
};

/** Firepower and shots give markers each, by the same rule. */
const reasons = (parts: readonly MarkerPart[]): string =>
  [...new Set(parts.map(({ rule }) => rule))]
    .map((rule) => {
      const markers = parts.reduce((sum, each) => sum + (each.rule === rule ? each.markers : 0), 0);
      return `${markers} ${FOR[rule] ?? `by ${rule}`}`;
    })
    .join(', ');

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
    summary: ({ detachment, markers, blastMarkers, parts }) =>
      `${detachment} gets ${some(markers, 'blast marker')} (${reasons(parts)}); it has ${blastMarkers}.`,
    postings: ({ detachment, markers }, rule) => markersPosting(detachment, markers, rule, 'blast markers'),
    follows: ['epic.AttackDeclared', 'epic.FlakFired'],
    pieces: ({ detachment }) => [detachment],
  }),
} as const;

export type MarkerEvent = EventsOf<typeof MARKER_EVENTS>;
