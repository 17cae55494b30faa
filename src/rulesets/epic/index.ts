import { everybody, readerOf, upcasting, type Ruleset } from '../../engine/index.js';
import { choice, type Actor, type EventShape } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import { COMMANDS } from './command-shapes.js';
import type { EpicCommand } from './commands.js';
import { SILENT } from './closing.js';
import { decide } from './decide.js';
import { nextMove } from './demonstration.js';
import { due } from './due.js';
import type { EpicEvent } from './events.js';
import { audienceOf, causes, eventTypes, evolve, growing, pieces, postings, summary } from './evolve.js';
import { thrownFor } from './fog/owners.js';
import { redact } from './fog/redact.js';
import { INPUT_TYPES } from './input-events.js';
import { INPUTS } from './inputs.js';
import { META } from './meta.js';
import { open } from './open.js';
import { options } from './options.js';
import { SCENARIOS } from './start/scenarios.js';
import type { EpicPosition } from './start/shapes.js';
import { balances } from './state/accounts.js';
import { blank } from './state/blank.js';
import type { EpicState } from './state/index.js';
import { board, units } from './views/board.js';
import { battles, standings } from './views/standings.js';

export { detailsView, showDetails } from './views/details/details.js';
export { INPUTS };
export * as words from './words/index.js';
export type { EpicCommand } from './commands.js';
export type { EpicEvent } from './events.js';
export { ABILITIES, INFILTRATIONS, KINDS, PLACES, WEAPON_TYPES } from './data/words.js';
export type { DetachmentEntry, EpicPosition, ProfileEntry } from './start/shapes.js';
export type * from './state/index.js';

/** Epic: a battle judged step by step while it is fought on the table. */
export const EPIC: Ruleset<EpicState, EpicCommand, EpicEvent, EpicPosition, RuleId> = {
  meta: META,
  blank,
  open,
  hidesPosition: () => null,
  commands: choice('type', COMMANDS) as never,
  read: readerOf(choice('type', COMMANDS), {}, 'EPC-GEN-01') as never,
  decide,
  // EPC-FLY-01: the last declaration reveals what the other side has sealed.
  revealing: ({ type }) => type === 'DeclareMissions',
  input: (command: EpicCommand, { seat }: Actor) =>
    ({ type: INPUT_TYPES[command.type], data: { seat, command } }) as EpicEvent,
  commandOf: (input: EventShape) => (input as { data: { command: EpicCommand } }).data.command,
  evolve,
  moment: ({ turn, phase }) => ({ turn, phase }),
  isOver: ({ winner }) => winner !== null,
  postings,
  balances,
  due,
  options,
  audience: (event, state) => audienceOf(event, { state }),
  rollAudience: everybody,
  thrownFor,
  redact,
  hides: () => false,
  causes,
  growing,
  pieces,
  summary,
  // Who is silent does nothing; that a battle begins is said by whoever fights it.
  deadlines: { counted: 'answer', close: { type: 'ClosePhase' }, silence: SILENT },
  views: { board, tradeLines: () => [], units, standings, battles },
  demonstration: { scenario: 'meeting-engagement', turns: 4, next: nextMove },
  inputs: INPUTS,
  scenarios: SCENARIOS,
  eventTypes,
  ...upcasting<EpicEvent>({}),
};
