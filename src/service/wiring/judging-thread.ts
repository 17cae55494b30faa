/**
 * The thread in which weighty commands are judged, beside that of the event loop. Each case comes with a port: through it go
 * back first the verdict, then its records, piece by piece; at last it is said aloud which case is done.
 */
import type { KeyObject } from 'node:crypto';
import { deserialize } from 'node:v8';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { formed } from '../../hashing/code-form.js';
import { existing } from '../../kernel/index.js';
import { RULESETS } from '../../rulesets/registry.js';
import { serviceKey } from '../auth/service-key.js';
import { judgeCase, type Case, type Judged } from '../play/judges.js';

/** A case on its way to the thread: in bytes of V8, but for the key of its dice, which has no such form. */
export interface CaseSent {
  readonly number: number;
  /** Code of the ruleset, and the fingerprint of what makes its states. */
  readonly code: string;
  readonly form: string | undefined;
  readonly bytes: Uint8Array;
  readonly key: KeyObject | null;
  readonly port: MessagePort;
}

/** What comes back first: the verdict without its records, or what the rules failed of. */
export type Heading =
  | { readonly verdict: Exclude<Judged, { readonly kind: 'accepted' }> }
  | { readonly verdict: Omit<Extract<Judged, { readonly kind: 'accepted' }>, 'recordings'> }
  | { readonly fault: unknown };

/** Records as text: body and hash. */
export type Piece = readonly (readonly [body: string, hash: string])[];

/** Records of one piece: taking them in holds the event loop for a millisecond or two. */
const PIECE = 200;

const key = serviceKey(workerData as Uint8Array);
const rulesets = formed(RULESETS);

function answer({ bytes, key: diceKey, port }: CaseSent): void {
  const of = deserialize(bytes) as Case;
  const judged = judgeCase({ ...of, dice: { ...of.dice, key: diceKey } }, rulesets, key);
  if (judged.kind !== 'accepted') return port.postMessage({ verdict: judged } satisfies Heading);
  const { recordings, ...verdict } = judged;
  port.postMessage({ verdict } satisfies Heading);
  for (let from = 0; from < recordings.length; from += PIECE)
    port.postMessage(
      recordings.slice(from, from + PIECE).map(({ body, event }) => [body, event.hash]) satisfies Piece,
    );
}

const service = existing(parentPort, 'service');
service.on('message', (sent: CaseSent) => {
  const { code, form } = sent;
  // It ends: what a thread of another build would judge differs in what nobody sees at once.
  if (rulesets.find(({ meta }) => meta.code === code)?.form !== form)
    throw new Error(`The thread that judges was built of other code than the service: ${code}`);
  try {
    answer(sent);
  } catch (fault) {
    sent.port.postMessage({ fault } satisfies Heading);
  }
  service.postMessage(sent.number);
});
