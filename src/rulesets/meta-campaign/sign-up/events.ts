import { event } from '../state/event.js';
import type { Limits } from '../state/index.js';

/** Signing up for a campaign. */
export const SIGN_UP_EVENTS = {
  /** EDC-SIG-01 */
  'meta-campaign.SignUpStatusSet': event<{
    readonly status: 'OPEN' | 'CLOSED';
    readonly campaign: { readonly name: string; readonly brief: string; readonly limits: Limits } | null;
  }>({
    evolve: (state, { status, campaign }) => {
      state.signUp = campaign ? { ...campaign, status, signedUp: [] } : { ...state.signUp, status };
    },
    summary: ({ status, campaign }) =>
      `The sign-up ${campaign ? `for ${campaign.name} ` : ''}is ${status.toLowerCase()}.`,
  }),
  /** EDC-SIG-02 */
  'meta-campaign.PlayerSignedUp': event<{ readonly player: string }>({
    evolve: (state, { player }) => {
      state.signUp = { ...state.signUp, signedUp: [...state.signUp.signedUp, player] };
    },
    summary: ({ player }) => `${player} signs up.`,
  }),
  'meta-campaign.SignUpWithdrawn': event<{ readonly player: string }>({
    evolve: (state, { player }) => {
      state.signUp = {
        ...state.signUp,
        signedUp: state.signUp.signedUp.filter((each) => each !== player),
      };
    },
    summary: ({ player }) => `${player} withdraws.`,
  }),
} as const;
