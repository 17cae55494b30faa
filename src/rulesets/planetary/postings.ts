import { rowOf } from '../../engine/index.js';
import type { Posting } from '../../kernel/index.js';
import { EVENTS, type PlanetaryEvent } from './events.js';

/** An event as it is stored, with its reasons. */
type Reasoned = PlanetaryEvent & { readonly because?: readonly string[] };

/** What an event books. The sum of an account's postings is its balance, from the position on. */
export const postings = (event: Reasoned): readonly Posting[] =>
  rowOf(EVENTS, event.type).postings?.(event.data, event.because?.[0]) ?? [];
