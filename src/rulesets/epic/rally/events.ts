import { some, type EventsOf } from '../../../engine/index.js';
import { damagePosting, markersPosting } from '../state/accounts.js';
import { editDetachment, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

/** The Rally phase. */
export const RALLY_EVENTS = {
  /** EPC-RAL-01 */
  'epic.BlastMarkersRemoved': event<{
    readonly detachment: string;
    readonly die: number;
    readonly removed: number;
    readonly blastMarkers: number;
  }>({
    evolve: (state, { detachment, blastMarkers }, edit) => {
      editDetachment(state, edit, detachment).blastMarkers = blastMarkers;
    },
    summary: ({ detachment, die, removed, blastMarkers }) =>
      `${detachment} rolls ${die}: ${some(removed, 'blast marker')} removed, ${blastMarkers} left.`,
    postings: ({ detachment, removed }, rule) =>
      markersPosting(detachment, -removed, rule, 'blast markers removed'),
    pieces: ({ detachment }) => [detachment],
  }),
  /** EPC-RAL-02: broken detachments near the Supreme Commander, as their side says. */
  'epic.StubbornDeclared': event<{ readonly army: string; readonly detachments: readonly string[] }>({
    evolve: (state, { army, detachments }) => {
      state.stubborn = { ...state.stubborn, [army]: detachments };
    },
    summary: ({ detachments }) => `Near the Supreme Commander: ${detachments.join(', ') || 'nobody'}.`,
    pieces: ({ detachments }) => detachments,
  }),
  'epic.LeadershipTested': event<{
    readonly detachment: string;
    readonly blastMarkers: number;
    /** The second one where it was Stubborn and had failed. */
    readonly dice: readonly number[];
    readonly stubborn: boolean;
    readonly passed: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ detachment, blastMarkers, dice, passed }) =>
      `${detachment} with ${some(blastMarkers, 'blast marker')} ${passed ? 'passes' : 'fails'} its Leadership test (${dice.join(', ')}).`,
    pieces: ({ detachment }) => [detachment],
  }),
  /** EPC-RAL-03 */
  'epic.DetachmentRallied': event<{ readonly detachment: string }>({
    evolve: (state, { detachment }, edit) => {
      editDetachment(state, edit, detachment).broken = false;
    },
    summary: ({ detachment }) => `${detachment} rallies.`,
    follows: ['epic.LeadershipTested', 'epic.BlastMarkersRemoved'],
    pieces: ({ detachment }) => [detachment],
  }),
  /** EPC-RAL-04 */
  'epic.RepairRolled': event<{
    readonly unit: string;
    readonly item: 'SHIELD' | 'WEAPON' | 'IMMOBILISED' | 'DAMAGE';
    /** Place of the weapon in the profile. */
    readonly weapon?: number;
    readonly die: number;
    readonly repaired: boolean;
    /** Damage that comes back with a success. */
    readonly points?: number;
  }>({
    evolve: (state, { unit, item, weapon, repaired, points = 1 }, edit) => {
      if (!repaired) return;
      const engine = editUnit(state, edit, unit);
      if (item === 'SHIELD') engine.shieldsUp += 1;
      else if (item === 'WEAPON') engine.knockedOut = engine.knockedOut.filter((each) => each !== weapon);
      else if (item === 'IMMOBILISED') engine.immobilised = false;
      else engine.damageLeft += points;
    },
    summary: ({ unit, item, die, repaired }) =>
      `${unit}, ${item.toLowerCase()}: ${die}, ${repaired ? 'repaired' : 'not repaired'}.`,
    postings: ({ unit, item, repaired, points = 1 }, rule) =>
      repaired && item === 'DAMAGE' ? damagePosting(unit, points, rule, 'repaired') : [],
    pieces: ({ unit }) => [unit],
  }),
} as const;

export type RallyEvent = EventsOf<typeof RALLY_EVENTS>;
