import { editContract, editUnit, put, take } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Unit } from '../state/index.js';

/** Search and rescue. */
export const RESCUE_EVENTS = {
  /** EDC-RSC-02 */
  'meta-campaign.SearchMade': event<{
    readonly unit: string;
    readonly hex: string;
    readonly target: number;
    readonly found: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ unit, hex, found }) =>
      `The search for ${unit} in ${hex} ${found ? 'finds survivors' : 'finds nobody'}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-RSC-03 */
  'meta-campaign.SurvivorsFound': event<{ readonly unit: string; readonly survivors: Unit }>({
    evolve: (state, { unit, survivors }, edit) => {
      const fallen = editUnit(state, edit, unit);
      if (fallen.death) fallen.death = { ...fallen.death, found: true };
      put(state, edit, 'units', survivors.id, survivors);
    },
    summary: ({ unit, survivors }) => `Survivors of ${unit} lie in ${survivors.hex ?? 'no hex'}.`,
    pieces: ({ unit, survivors }) => [unit, survivors.id],
  }),
  /** EDC-RSC-04 */
  'meta-campaign.SurvivorsRecovered': event<{
    readonly unit: string;
    /** Unit that they were. */
    readonly of: string;
    /** What lay in the hex; null where another unit handed them over. */
    readonly token: string | null;
    readonly from: string | null;
  }>({
    evolve: (state, { unit, of, token, from }, edit) => {
      if (token !== null) take(state, edit, 'units', token);
      if (from !== null) {
        const giver = editUnit(state, edit, from);
        giver.survivors = giver.survivors.filter((each) => each !== of);
      }
      const carrier = editUnit(state, edit, unit);
      carrier.survivors = [...carrier.survivors, of];
    },
    summary: ({ unit, of }) => `${unit} takes the survivors of ${of} up.`,
    pieces: ({ unit, of }) => [unit, of],
  }),
  /** EDC-RSC-05 */
  'meta-campaign.SurvivorsDelivered': event<{
    readonly unit: string;
    readonly of: string;
    /** Seat that is thanked; null for the game master's units. */
    readonly seat: string | null;
  }>({
    evolve: (state, { unit, of, seat }, edit) => {
      const carrier = editUnit(state, edit, unit);
      carrier.survivors = carrier.survivors.filter((each) => each !== of);
      const rescued = editUnit(state, edit, of);
      rescued.status = 'RESCUED';
      if (rescued.death) rescued.death = { ...rescued.death, deliveredBy: seat };
    },
    summary: ({ unit, of }) => `${unit} brings the survivors of ${of} home.`,
    pieces: ({ unit, of }) => [unit, of],
  }),
  'meta-campaign.SurvivorsKilled': event<{ readonly unit: string; readonly of: string }>({
    evolve: () => undefined,
    summary: ({ of }) => `The survivors of ${of} are dead.`,
    follows: ['meta-campaign.UnitDestroyed'],
    pieces: ({ unit, of }) => [unit, of],
  }),
  /** EDC-DTH-03 */
  'meta-campaign.UnitLost': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).status = 'LOST';
    },
    summary: ({ unit }) => `${unit} is lost.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-RSC-06 */
  'meta-campaign.CasualtyCollectionPointSet': event<{ readonly hex: string }>({
    evolve: (state, { hex }, edit) => {
      editContract(state, edit).collectionPoint = hex;
    },
    summary: ({ hex }) => `Casualties are brought to ${hex}.`,
  }),
  /** EDC-GEN-07 */
  'meta-campaign.PlayerBecameSpectator': event<{ readonly seat: string }>({
    evolve: () => undefined,
    summary: ({ seat }) => `${seat} has no unit left, and looks on.`,
  }),
} as const;
