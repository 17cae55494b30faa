import { editContract } from '../state/editing.js';
import { afterRound } from '../state/detection.js';
import { event, gameMaster } from '../state/event.js';

/** Rounds of a campaign. */
export const ROUND_EVENTS = {
  /** EDC-RND-02 */
  'meta-campaign.RoundOpened': event<{
    readonly round: number;
    readonly deadline: string | null;
    readonly clock: number;
    readonly night: boolean;
  }>({
    evolve: (state, { round, deadline, clock, night }, edit) => {
      Object.assign(editContract(state, edit), { round, deadline });
      state.phase = 'PLANNING';
      state.weather = { ...state.weather, clock, night, drift: null };
    },
    summary: ({ round, deadline, night }) =>
      `Round ${round} opens${night ? ', at night' : ''}${deadline === null ? '' : `; orders until ${deadline}`}.`,
  }),
  /** EDC-RND-08 */
  'meta-campaign.BriefingPosted': event<{ readonly round: number; readonly text: string }>({
    evolve: () => undefined,
    summary: ({ round, text }) => `Briefing of round ${round}. ${text}`.trim(),
  }),
  'meta-campaign.DeadlineExtended': event<{ readonly deadline: string }>({
    evolve: (state, { deadline }, edit) => {
      editContract(state, edit).deadline = deadline;
    },
    summary: ({ deadline }) => `Orders are taken until ${deadline}.`,
  }),
  /** EDC-RND-03 */
  'meta-campaign.OrdersClosed': event<{ readonly round: number }>({
    evolve: (state) => {
      state.phase = 'RESOLUTION';
    },
    summary: ({ round }) => `Orders of round ${round} are closed.`,
  }),
  /** EDC-GMR-02 */
  'meta-campaign.ResolutionPaused': event<{
    /** Band of the order that was carried out, from 0. */
    readonly band: number;
  }>({
    evolve: (state, { band }, edit) => {
      editContract(state, edit).pausedIn = band;
    },
    audience: () => gameMaster,
    summary: () => 'The resolution waits for the game master.',
  }),
  /** E9 */
  'meta-campaign.RoundEnded': event<{ readonly round: number }>({
    evolve: (state, { round }, edit) => {
      editContract(state, edit).pausedIn = null;
      state.turn += 1;
      state.orders = {};
      state.detection = afterRound(state.detection, round);
      state.supply = [];
      state.units = Object.fromEntries(
        Object.entries(state.units).map(([id, unit]) => [
          id,
          {
            ...unit,
            attacksReceived: 0,
            attacked: false,
            moved: false,
            vulnerable: false,
            radarWasOn: false,
            declaredFacing: null,
          },
        ]),
      );
    },
    summary: ({ round }) => `Round ${round} has ended.`,
  }),
} as const;
