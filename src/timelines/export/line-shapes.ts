import type { PlatformEvent } from '../../engine/index.js';
import { entryAt, type Json } from '../../kernel/index.js';
import { isMomentOfTime } from './time.js';
import {
  anyOf,
  count,
  hash,
  is,
  list,
  number,
  object,
  oneOf,
  optional,
  orNull,
  record,
  table,
  text,
  type Shape,
} from './shape.js';
import { EXPORT_FORMAT } from './format.js';

const header = (version: number, members: Readonly<Record<string, Shape>>): Shape =>
  record({
    format: oneOf(EXPORT_FORMAT),
    version: oneOf(version),
    campaignId: text,
    timelineId: text,
    name: text,
    ruleset: record({ code: text, version: text }),
    ...members,
  });

const reader = is(
  (value) => typeof value === 'string' && /^(all|public|seat:.+)$/s.test(value),
  '"all", "public" or "seat:" and a seat',
);

/** First line, by the version that it names. */
export const HEADER = anyOf(({ version }) =>
  version === 1
    ? header(1, { lineage: list(record({ timelineId: text, fromRevision: count })) })
    : header(2, { lineage: list(text), reader }),
);

/** Last line. */
export const TRAILER = record({ trailer: oneOf(true), events: count, hash, steps: optional(count) });

/** First line of a step. */
export const STEP = record({ step: count, hash, leaves: table(hash), salt: text });

const time = is(
  (value) => typeof value === 'string' && isMomentOfTime(value),
  'a time in UTC, as 2025-01-10T19:30:00.000Z',
);
const moment = { turn: count, phase: text };

const AUDIENCE = anyOf(({ to }) => {
  if (to === 'seats') return record({ to: text, seats: list(text) });
  if (to === 'sealed') {
    const then = optional(oneOf('public', 'arbiter'));
    return record({ to: text, seats: list(text), until: record(moment), then });
  }
  return record({ to: oneOf('public', 'arbiter') });
});

const ROLL_KEY = record({
  ruleset: text,
  turn: count,
  phase: text,
  rule: text,
  purpose: text,
  subject: text,
  counter: count,
});
const ROLL = {
  key: ROLL_KEY,
  notation: text,
  faces: list(count),
  source: oneOf('committed', 'table', 'scripted'),
  enteredBy: orNull(text),
  confirmedBy: orNull(text),
  thrownFor: optional(orNull(text)),
  proof: optional(text),
  shownTo: optional(oneOf('public', 'arbiter', 'seats', 'sealed')),
};
const DRAW = { from: list(text), drawn: list(text) };
const COMMITMENT = {
  mode: oneOf('committed', 'table', 'mixed'),
  commitment: orNull(hash),
  turns: count,
  vrf: optional(record({ publicKey: text, domain: count, certificate: optional(list(text)) })),
};
const TIMELINE = { campaignId: text, name: text, dice: record(COMMITMENT) };
const FORKED = { ...TIMELINE, parent: text, parentHash: hash, diceOrigin: oneOf('fresh', 'same') };
const SEAT = record({ id: text, number: count, name: text, role: oneOf('player', 'arbiter', 'spectator') });

type Shapes = Readonly<Record<string, Shape>>;

/** Data of platform events that the verification itself reads; rulesets answer for their own. */
const PLATFORM: Readonly<Record<PlatformEvent['type'], Shape>> = {
  'dice.DiceRolled': record({ roll: count, ...ROLL }),
  'dice.Drawn': record({ roll: count, ...ROLL, ...DRAW }),
  'dice.Committed': record(COMMITMENT),
  'dice.EntropyAdded': record({ seat: text, digest: hash }),
  'dice.FacesAwaited': record({
    actor: text,
    input: record({ type: text, schema: count, data: object }),
  }),
  'dice.FacesEntered': record({
    entered: list(record({ key: ROLL_KEY, faces: list(count), enteredBy: orNull(text) })),
    rest: oneOf(true, false),
    corrects: optional(oneOf(true)),
  }),
  'dice.FacesCompleted': record({}),
  'dice.SecretPublished': record({ turn: count, secret: text }),
  'timeline.Opened': record(
    { ...TIMELINE, ruleset: record({ code: text, version: text }), parameters: object, seats: list(SEAT) },
    'and others',
  ),
  'timeline.PositionContinued': record({ position: object }),
  'timeline.Forked': record({ ...FORKED, revision: count }, 'and others'),
  'timeline.RulesChanged': record({ from: text, to: text }),
  'timeline.TurnEnded': record({
    turn: count,
    checksum: hash,
    books: optional(hash),
    form: optional(text),
  }),
  'timeline.RulingRecorded': object,
};

/** The same where members that count what is hidden are kept. */
const PLATFORM_SHOWN: Shapes = {
  ...PLATFORM,
  'dice.DiceRolled': record(ROLL),
  'dice.Drawn': record({ ...ROLL, ...DRAW }),
  'timeline.Forked': record(FORKED, 'and others'),
};

const SHOWN = {
  id: text,
  type: text,
  schema: count,
  timelineId: text,
  kind: oneOf('input', 'roll', 'outcome'),
  commandId: text,
  actor: text,
  spokenBy: optional(text),
  at: time,
  ...moment,
  because: list(text),
};
const BOOKED = { postings: optional(list(record({ account: text, amount: number }))) };
const KEPT = { revision: count, causationId: orNull(text), audience: AUDIENCE };

const WITHHELD = record({ withheld: oneOf(true), revision: count, timelineId: text, hash });
const SEALED = record({ sealed: oneOf(true), digest: hash });

type Value = { readonly [key: string]: Json | undefined };

const dataOf = (platform: Shapes, { type }: Value): Shape => {
  if (typeof type !== 'string') return object;
  if (Object.hasOwn(platform, type)) return entryAt(platform, type);
  return /^(timeline|dice)\./.test(type) ? is(() => false, `of a known event: ${type} is none`) : object;
};

/** An event with a hash of its own, or the place of one. */
export const OWN_HASH_EVENT = anyOf((value) => {
  if ('withheld' in value) return WITHHELD;
  const hidden = (value['audience'] as Value | undefined)?.['to'] !== 'public';
  const salt = hidden ? text : optional(text);
  const last = optional(oneOf(true));
  return record({ ...SHOWN, ...KEPT, salt, last, data: dataOf(PLATFORM, value), hash });
});

/** An event as it is stored, of either kind. */
export const STORED_EVENT = record({
  ...SHOWN,
  ...KEPT,
  ...BOOKED,
  salt: optional(text),
  last: optional(oneOf(true)),
  stepSalt: optional(text),
  data: object,
  hash,
});

/** An event of a step, whole or shown in part, or a sealed one. */
export const STEP_EVENT = anyOf((value) => {
  if ('sealed' in value) return SEALED;
  if ('kept' in value)
    return record({ ...SHOWN, ...BOOKED, data: dataOf(PLATFORM_SHOWN, value), kept: hash });
  return record({ ...SHOWN, ...KEPT, ...BOOKED, salt: text, data: dataOf(PLATFORM, value) });
});
