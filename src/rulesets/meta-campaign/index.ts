import { readerOf, upcasting, type Ruleset } from '../../engine/index.js';
import { choice, lookUp, type Actor, type EventShape } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import { COMMANDS } from './command-shapes.js';
import type { MetaCampaignCommand } from './commands.js';
import { decide } from './decide.js';
import { nextMove } from './demonstration.js';
import { due } from './due.js';
import type { MetaCampaignEvent } from './events.js';
import { audienceOf, causes, eventTypes, evolve, growing, pieces, postings, summary } from './evolve.js';
import { isRollOpen, whoIn } from './fog/knowing.js';
import { redact } from './fog/redact.js';
import { INPUT_TYPES } from './input-events.js';
import { INPUTS } from './inputs.js';
import { META } from './meta.js';
import { open } from './open.js';
import { options } from './options.js';
import { SCENARIOS } from './start/scenarios.js';
import type { MetaCampaignPosition } from './start/shapes.js';
import { blank } from './state/blank.js';
import { balances } from './state/books.js';
import type { MetaCampaignState } from './state/index.js';
import { board, units } from './views/board.js';
import { battles, standings } from './views/standings.js';
import { tradeLines } from './views/supply.js';

export { detailsView, showDetails } from './views/details/details.js';
export { INPUTS };
export * as words from './words/index.js';
export type { MetaCampaignCommand } from './commands.js';
export type { MetaCampaignEvent } from './events.js';
export type { MetaCampaignPosition } from './start/shapes.js';
export type * from './state/index.js';

/** EDC Meta Campaign: a world of companies that persist, and contracts led by a game master. */
export const META_CAMPAIGN: Ruleset<
  MetaCampaignState,
  MetaCampaignCommand,
  MetaCampaignEvent,
  MetaCampaignPosition,
  RuleId
> = {
  meta: META,
  blank,
  open,
  hidesPosition: ({ campaign }) => (campaign ? 'EDC-FOW-01' : null),
  commands: choice('type', COMMANDS) as never,
  read: readerOf(choice('type', COMMANDS), {}, 'EDC-GEN-03') as never,
  decide,
  weighty: ['ClosePhase', 'OpenRound', 'ResolveNextOrder', 'ResolveOrderEarly'],
  revealing: () => false,
  input: (command: MetaCampaignCommand, { seat }: Actor) =>
    ({ type: INPUT_TYPES[command.type], data: { seat, command } }) as MetaCampaignEvent,
  commandOf: (input: EventShape) => (input as { data: { command: MetaCampaignCommand } }).data.command,
  evolve,
  moment: ({ turn, phase }) => ({ turn, phase }),
  isOver: ({ over }) => over,
  postings,
  balances,
  due,
  options,
  audience: (event, state) => audienceOf(event, whoIn(state)),
  rollAudience: ({ for: rule, subject }, state) =>
    isRollOpen(state, rule, subject) ? { to: 'public' } : { to: 'arbiter' },
  thrownFor: ({ subject }, { units: all }) => lookUp(all, subject)?.owner ?? null,
  redact,
  hides: ({ contract }) => contract !== null,
  causes,
  growing,
  pieces,
  summary,
  // EDC-RND-02: the deadline closes the orders.
  deadlines: {
    counted: 'phase',
    close: { type: 'ClosePhase' },
    silence: ['ORDER', 'CLOSE_ORDERS'],
    own: {
      parameter: null,
      at: ({ contract, phase }) => (phase === 'PLANNING' ? (contract?.deadline ?? null) : null),
      fixed: true,
    },
  },
  views: { board, tradeLines, units, standings, battles },
  inputs: INPUTS,
  demonstration: { scenario: 'bridgehead', turns: 9, next: nextMove },
  scenarios: SCENARIOS,
  eventTypes,
  ...upcasting<MetaCampaignEvent>({}),
};
