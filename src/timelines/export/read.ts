import type { Hashing, Json } from '../../kernel/index.js';
import type { HistoryEntry } from '../verification/history.js';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  LONGEST_LINE,
  type ExportHeader,
  type ExportTrailer,
} from './format.js';
import {
  anyOf,
  count,
  hash,
  list,
  object,
  oneOf,
  optional,
  orNull,
  record,
  text,
  type Shape,
} from './shape.js';

/** What is wrong with a file, and in which line (1-based). */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export type ExportPart =
  | { readonly kind: 'header'; readonly line: number; readonly header: ExportHeader }
  | { readonly kind: 'event'; readonly line: number; readonly entry: HistoryEntry }
  | { readonly kind: 'trailer'; readonly line: number; readonly trailer: ExportTrailer }
  | { readonly kind: 'problem'; readonly line: number; readonly message: string };

const HEADER = record({
  format: oneOf(EXPORT_FORMAT),
  version: oneOf(EXPORT_VERSION),
  campaignId: text,
  timelineId: text,
  name: text,
  ruleset: record({ code: text, version: text }),
  lineage: list(record({ timelineId: text, fromRevision: count })),
});

const WITHHELD = record({ withheld: oneOf(true), revision: count, timelineId: text, hash });

const moment = { turn: count, phase: text };
const AUDIENCE = anyOf(({ to }) => {
  if (to === 'seats') return record({ to: text, seats: list(text) });
  if (to === 'sealed') {
    const then = optional(oneOf('public', 'arbiter'));
    return record({ to: text, seats: list(text), until: record(moment), then });
  }
  return record({ to: oneOf('public', 'arbiter') });
});

const ROLL_DATA = record({
  roll: count,
  key: record({
    ruleset: text,
    turn: count,
    phase: text,
    rule: text,
    purpose: text,
    subject: text,
    counter: count,
  }),
  notation: text,
  faces: list(count),
  source: oneOf('committed', 'table', 'scripted'),
  enteredBy: orNull(text),
  confirmedBy: orNull(text),
});

const eventWith = (data: Shape): Shape =>
  record({
    id: text,
    type: text,
    schema: count,
    timelineId: text,
    revision: count,
    kind: oneOf('input', 'roll', 'outcome'),
    commandId: text,
    causationId: orNull(text),
    actor: text,
    spokenBy: optional(text),
    at: text,
    ...moment,
    because: list(text),
    audience: AUDIENCE,
    salt: optional(text),
    last: optional(oneOf(true)),
    data,
    hash,
  });

const COMMITMENT = { mode: oneOf('committed', 'table'), commitment: orNull(hash), turns: count };
const TIMELINE = {
  campaignId: text,
  name: text,
  dice: record(COMMITMENT),
};
const SEAT = record({ id: text, number: count, name: text, role: oneOf('player', 'arbiter', 'spectator') });

/** Platform events that the verification itself reads; rulesets answer for their own. */
const PLATFORM: Readonly<Record<string, Shape>> = {
  'dice.DiceRolled': ROLL_DATA,
  'dice.Committed': record(COMMITMENT),
  'dice.SecretPublished': record({ turn: count, secret: text }),
  'timeline.Opened': record(
    {
      ...TIMELINE,
      ruleset: record({ code: text, version: text }),
      parameters: object,
      seats: list(SEAT),
    },
    'and others',
  ),
  'timeline.Forked': record(
    { ...TIMELINE, parent: text, revision: count, parentHash: hash, diceOrigin: oneOf('fresh', 'same') },
    'and others',
  ),
  'timeline.TurnEnded': record({ turn: count, checksum: hash }),
};

const ENTRY = anyOf((value) => {
  if ('withheld' in value) return WITHHELD;
  const known = typeof value['type'] === 'string' ? PLATFORM[value['type']] : undefined;
  return eventWith(known ?? object);
});

const TRAILER = record({ trailer: oneOf(true), events: count, hash });

/**
 * Reads the lines of an export: header, events, trailer, in this order, each line canonical JSON. Ends after the
 * first problem: what follows a bad line cannot be trusted.
 * @param lines without line ends; `null` stands for a line that was too long
 */
export async function* readExport(
  lines: AsyncIterable<string | null> | Iterable<string | null>,
  hashing: Hashing,
): AsyncGenerator<ExportPart> {
  let line = 0;
  let events = 0;
  let lastHash = '';
  let closed = false;
  const problem = (message: string): ExportPart => ({ kind: 'problem', line, message });
  for await (const content of lines) {
    line += 1;
    if (closed) return yield problem('Something follows the trailer');
    const parsed = parseLine(content, hashing);
    if ('message' in parsed) return yield problem(parsed.message);
    const shape = line === 1 ? HEADER : isTrailer(parsed.value) ? TRAILER : ENTRY;
    const fault = shape(parsed.value, '');
    if (fault !== undefined) return yield problem(fault);
    if (shape === HEADER) yield { kind: 'header', line, header: parsed.value as unknown as ExportHeader };
    else if (shape === TRAILER) {
      const trailer = parsed.value as unknown as ExportTrailer;
      if (trailer.events !== events)
        return yield problem(`The trailer counts ${trailer.events} events, not ${events}`);
      if (trailer.hash !== lastHash) return yield problem('The trailer names another last hash');
      closed = true;
      yield { kind: 'trailer', line, trailer };
    } else {
      const entry = parsed.value as unknown as HistoryEntry;
      events += 1;
      lastHash = entry.hash;
      yield { kind: 'event', line, entry };
    }
  }
  line += 1;
  if (!closed) yield problem(line === 1 ? 'The file is empty' : 'The file ends without its trailer');
}

const isTrailer = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'trailer' in value;

function parseLine(content: string | null, hashing: Hashing): { value: Json } | { message: string } {
  if (content === null || content.length > LONGEST_LINE) {
    return { message: `The line is longer than ${LONGEST_LINE} characters` };
  }
  try {
    const value = JSON.parse(content) as Json;
    // One text for one value: not a byte of the file can change unseen.
    return hashing.canonical(value) === content ? { value } : { message: 'The line is not canonical JSON' };
  } catch {
    return { message: 'The line is not JSON' };
  }
}
