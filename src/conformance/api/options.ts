import type { SeenOption } from '../stage.js';
import { ApiError, type Ask } from './client.js';
import { OPTIONS } from './documents.js';
import { violationsOf, type ApiViolation } from './table-script.js';

interface ApiOption extends Omit<SeenOption, 'how' | 'path' | 'arithmetic' | 'barred'> {
  readonly how: string | null;
  readonly path: readonly string[] | null;
  readonly arithmetic: SeenOption['arithmetic'] | null;
  readonly barred: readonly ApiViolation[];
}

/** What the seat of a token may do with a thing; null where the service knows nothing of its own by that name. */
export async function optionsSeenBy(
  ask: Ask,
  token: string | null,
  timeline: string,
  thing: string,
): Promise<readonly SeenOption[] | null> {
  type Answer = { timeline: { at: { options: { options: readonly ApiOption[] } } } };
  try {
    const answer = await ask<Answer>(token, OPTIONS, { timeline, thing });
    return answer.timeline.at.options.options.map(seen);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const seen = ({ how, path, arithmetic, barred, ...option }: ApiOption): SeenOption => ({
  ...option,
  ...(how === null ? {} : { how }),
  ...(path === null ? {} : { path }),
  ...(arithmetic ? { arithmetic } : {}),
  barred: barred.flatMap(violationsOf),
});
