import type { RecordedEvent } from '../../kernel/index.js';
import { SEALED_TYPE } from '../../read-model/index.js';
import type { Receipt } from '../contracts/index.js';
import { digest } from '../../hashing/index.js';

export const isSealedSheet = (event: RecordedEvent): boolean =>
  event.kind === 'input' && event.audience.to === 'sealed';

/**
 * The receipt of a sealed sheet: the hash is known to all at once; with the salt and the sheet, which all see at
 * its reveal, anybody can make it again. Null for other events.
 */
export function receiptOf(event: RecordedEvent): Receipt | null {
  if (!isSealedSheet(event)) return null;
  const salt = event.salt ?? '';
  return { hash: digest({ salt, sheet: event.data }), salt };
}

/** What those may know of a sealed sheet who may not read it: who gave it, when, and its receipt's hash. */
export function sealedSheet(event: RecordedEvent): RecordedEvent {
  const { id, timelineId, revision, kind, actor, at, turn, phase, hash, audience } = event;
  const until = audience.to === 'sealed' ? audience.until : { turn, phase };
  return {
    id,
    type: SEALED_TYPE,
    schema: 1,
    timelineId,
    revision,
    kind,
    commandId: '',
    causationId: null,
    actor,
    at,
    turn,
    phase,
    because: [],
    audience: { to: 'sealed', seats: [actor], until },
    data: { receipt: receiptOf(event)?.hash ?? null },
    hash,
  };
}
