import { posting } from '../state/books.js';
import { editAccount, put } from '../state/editing.js';
import { event } from '../state/event.js';

/** Accounts and what goes in and out of them. */
export const MONEY_EVENTS = {
  /** EDCU-ECO-05 */
  'meta-campaign.PlayerRegistered': event<{ readonly player: string }>({
    evolve: (state, { player }, edit) =>
      put(state, edit, 'accounts', player, {
        seat: player,
        credits: 0,
        req: 0,
        bonusReq: 0,
        campaignsPlayed: 0,
        taskForces: [],
        medals: [],
      }),
    summary: ({ player }) => `${player} is registered.`,
  }),
  'meta-campaign.BonusGranted': event<{ readonly player: string; readonly req: number }>({
    evolve: (state, { player, req }, edit) => {
      editAccount(state, edit, player).bonusReq += req;
    },
    summary: ({ player, req }) => `${player} gets ${req} bonus requisition points.`,
    postings: ({ player, req }, rule) => posting('BONUS', player, req, rule, 'sign-up bonus'),
  }),
  'meta-campaign.BonusLost': event<{ readonly player: string; readonly req: number }>({
    evolve: (state, { player }, edit) => {
      editAccount(state, edit, player).bonusReq = 0;
    },
    summary: ({ player, req }) => `${player} loses ${req} bonus requisition points that were not spent.`,
    postings: ({ player, req }, rule) => posting('BONUS', player, -req, rule, 'first campaign'),
  }),
  /** EDCU-ECO-02 */
  'meta-campaign.CreditsConverted': event<{
    readonly player: string;
    readonly credits: number;
    readonly req: number;
  }>({
    evolve: (state, { player, credits, req }, edit) => {
      const account = editAccount(state, edit, player);
      account.credits -= credits;
      account.req += req;
    },
    summary: ({ player, credits, req }) =>
      `${player} converts ${credits} credits to ${req} requisition points.`,
    postings: ({ player, credits, req }, rule) => [
      ...posting('CREDITS', player, -credits, rule, 'converted'),
      ...posting('REQ', player, req, rule, 'converted'),
    ],
  }),
  /** EDCU-ECO-03 */
  'meta-campaign.CreditsTransferred': event<{
    readonly from: string;
    readonly to: string;
    readonly amount: number;
  }>({
    evolve: (state, { from, to, amount }, edit) => {
      editAccount(state, edit, from).credits -= amount;
      editAccount(state, edit, to).credits += amount;
    },
    summary: ({ from, to, amount }) => `${from} gives ${to} ${amount} credits.`,
    postings: ({ from, to, amount }, rule) => [
      ...posting('CREDITS', from, -amount, rule, `given to ${to}`),
      ...posting('CREDITS', to, amount, rule, `from ${from}`),
    ],
  }),
  'meta-campaign.GmNotified': event<{ readonly text: string }>({
    evolve: () => undefined,
    audience: () => ({ to: 'arbiter' }),
    summary: ({ text }) => `The game master is told: ${text}`,
  }),
  /** EDCU-ECO-06: bonus first, then requisition points. */
  'meta-campaign.PurchasePaid': event<{
    readonly player: string;
    readonly bonus: number;
    readonly req: number;
    readonly cause: string;
  }>({
    evolve: (state, { player, bonus, req }, edit) => {
      const account = editAccount(state, edit, player);
      account.bonusReq -= bonus;
      account.req -= req;
    },
    summary: ({ player, bonus, req, cause }) =>
      `${player} pays ${bonus + req} requisition points${bonus > 0 ? `, ${bonus} of them bonus` : ''}: ${cause}.`,
    postings: ({ player, bonus, req, cause }, rule) => [
      ...posting('BONUS', player, -bonus, rule, cause),
      ...posting('REQ', player, -req, rule, cause),
    ],
  }),
  /** EDCU-ECO-08 */
  'meta-campaign.FundsAdjusted': event<{
    readonly player: string;
    readonly credits: number;
    readonly req: number;
    readonly reason: string;
  }>({
    evolve: (state, { player, credits, req }, edit) => {
      const account = editAccount(state, edit, player);
      account.credits += credits;
      account.req += req;
    },
    summary: ({ player, credits, req, reason }) =>
      `${player}: ${credits} credits and ${req} requisition points from the game master (${reason}).`,
    postings: ({ player, credits, req, reason }, rule) => [
      ...posting('CREDITS', player, credits, rule, reason),
      ...posting('REQ', player, req, rule, reason),
    ],
  }),
  /** EDCU-SHT-03 */
  'meta-campaign.MedalAwarded': event<{
    readonly player: string;
    readonly unit: string | null;
    readonly name: string;
    readonly campaign: string | null;
    readonly reason: string;
  }>({
    evolve: (state, { player, ...medal }, edit) => {
      const account = editAccount(state, edit, player);
      account.medals = [...account.medals, medal];
    },
    summary: ({ player, unit, name, reason }) =>
      `${player}${unit === null ? '' : ` (${unit})`} is awarded ${name}: ${reason}.`,
    pieces: ({ unit }) => (unit === null ? [] : [unit]),
  }),
  /** EDCU-TF-03 */
  'meta-campaign.TaskForcePurchased': event<{ readonly player: string; readonly taskForce: string }>({
    evolve: (state, { player, taskForce }, edit) => {
      const account = editAccount(state, edit, player);
      account.taskForces = [...account.taskForces, taskForce];
    },
    summary: ({ player, taskForce }) => `${player} buys the task force ${taskForce}.`,
  }),
  /** EDCU-TF-04 */
  'meta-campaign.TaskForceStatusSet': event<{
    readonly taskForce: string;
    readonly status: 'active' | 'phasedOut' | 'disabled';
  }>({
    evolve: (state, { taskForce, status }, edit) => put(state, edit, 'taskForceStatuses', taskForce, status),
    summary: ({ taskForce, status }) => `The task force ${taskForce} is ${status} from now on.`,
  }),
} as const;
