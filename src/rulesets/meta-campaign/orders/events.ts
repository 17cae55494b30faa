import { editIn } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { Part } from '../data/words.js';
import type { Audience, Edit } from '../../../kernel/index.js';
import { event, gameMaster, type Who } from '../state/event.js';
import type { Editable } from '../state/editing.js';
import type { PostedOrder } from '../state/index.js';

/** Hostile and other orders of the game master are secret (R2). */
const whose = ({ seat }: { readonly seat: string | null }): Audience =>
  seat === null ? gameMaster : { to: 'public' };

/** The same, of an order of a unit. */
const ofUnit = ({ unit }: { readonly unit: string }, { state }: Who): Audience =>
  whose({ seat: state.units[unit]?.owner ?? null });

const editOrder = (state: Editable, edit: Edit, id: string, change: Partial<PostedOrder>): void => {
  Object.assign(editIn(edit, editIn(edit, state, 'orders') as Record<string, PostedOrder>, id), change);
};

/** Orders and what becomes of them. */
export const ORDER_EVENTS = {
  /** EDC-ORD-03 */
  'meta-campaign.OrderPosted': event<{
    readonly id: string;
    readonly unit: string;
    readonly seat: string | null;
    readonly order: PostedOrder['order'];
  }>({
    evolve: (state, data, edit) => {
      state.orderCount += 1;
      if (data.seat === null) state.gmOrderCount += 1;
      (editIn(edit, state, 'orders') as Record<string, PostedOrder>)[data.id] = {
        ...data,
        postSeq: state.orderCount,
        status: 'POSTED',
        early: false,
      };
    },
    audience: whose,
    summary: ({ id, unit }) => `Order ${id} for ${unit} is posted.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-ORD-02 */
  'meta-campaign.OrderFiguresDiffer': event<{
    readonly order: string;
    readonly seat: string | null;
    readonly unit: string;
    readonly differences: readonly {
      readonly figure: string;
      readonly said: string;
      readonly is: string;
    }[];
  }>({
    evolve: () => undefined,
    audience: whose,
    summary: ({ order, differences }) =>
      `Order ${order}: ${differences.map(({ figure, said, is }) => `${figure} is ${is}, not ${said}`).join('; ')}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-ORD-05 */
  'meta-campaign.OrderVoided': event<{ readonly order: string; readonly seat: string | null }>({
    evolve: (state, { order }, edit) => editOrder(state, edit, order, { status: 'VOID' }),
    audience: whose,
    summary: ({ order }) => `Order ${order} was edited: it is void.`,
  }),
  'meta-campaign.OrderWithdrawn': event<{ readonly order: string; readonly seat: string | null }>({
    evolve: (state, { order }, edit) => editOrder(state, edit, order, { status: 'WITHDRAWN' }),
    audience: whose,
    summary: ({ order }) => `Order ${order} is withdrawn.`,
  }),
  /** EDC-MID-01, EDC-MID-03: with the resolved mark. */
  'meta-campaign.OrderResolved': event<{
    readonly order: string;
    readonly unit: string;
  }>({
    evolve: (state, { order }, edit) => editOrder(state, edit, order, { status: 'RESOLVED' }),
    audience: ofUnit,
    summary: ({ order, unit }) => `Order ${order} of ${unit} is resolved.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-MID-01 */
  'meta-campaign.OrderResolvedEarly': event<{ readonly order: string; readonly unit: string }>({
    evolve: (state, { order }, edit) => editOrder(state, edit, order, { status: 'RESOLVED', early: true }),
    audience: ofUnit,
    summary: ({ order, unit }) => `Order ${order} of ${unit} is resolved early.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-ACT-02 */
  'meta-campaign.AbilityUsed': event<{ readonly unit: string; readonly ability: string }>({
    evolve: () => undefined,
    summary: ({ unit, ability }) => `${unit} uses ${ability.toLowerCase().replaceAll('_', ' ')}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-RND-05 */
  'meta-campaign.OrderPartFailed': event<{
    readonly order: string;
    readonly unit: string;
    readonly part: Part;
    readonly reasons: readonly { readonly rule: RuleId; readonly code: string }[];
  }>({
    evolve: () => undefined,
    audience: ofUnit,
    summary: ({ order, unit, part, reasons }) =>
      `Order ${order} of ${unit}: ${part.toLowerCase()} fails (${reasons.map(({ rule, code }) => `${code}, ${rule}`).join('; ')}).`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
