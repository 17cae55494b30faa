import { readerOf, upcasting, type Ruleset } from '../../engine/index.js';
import { choice, type Actor, type EventShape } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import { COMMANDS } from './command-shapes.js';
import type { SpaceEmpiresCommand } from './commands.js';
import { decide } from './decide.js';
import { leastMove, nextMove } from './demonstration.js';
import { UNIT_LISTS } from './data/unit-lists.js';
import { chitsOf } from './start/lists.js';
import { due } from './due.js';
import type { SpaceEmpiresEvent } from './events.js';
import { causes, eventTypes, evolve, growing, pieces, postings, summary } from './evolve.js';
import { audience, rollAudience } from './fog/audience.js';
import { redact } from './fog/redact.js';
import { INPUT_TYPES } from './input-events.js';
import { INPUTS } from './inputs.js';
import { META } from './meta.js';
import { open } from './open.js';
import { options } from './options.js';
import { SCENARIOS } from './start/scenarios.js';
import type { SpaceEmpiresPosition } from './start/shapes.js';
import { blank } from './state/blank.js';
import type { SpaceEmpiresState } from './state/index.js';
import { accountOf } from './state/treasury.js';
import { battles, board, names, standings, tradeLines, units } from './views/index.js';

export { detailsView, showDetails } from './views/details/details.js';
export { INPUTS };
export * as words from './words/index.js';
export { FACTIONS, PLANET_CLASSES, TYPE_LETTERS } from './data/words.js';
export type { SpaceEmpiresCommand } from './commands.js';
export type { SpaceEmpiresEvent } from './events.js';
export type { SpaceEmpiresPosition } from './start/shapes.js';
export type * from './state/index.js';

/** Space Empires: decks, hidden stacks and a map of planets. */
export const SPACE_EMPIRES: Ruleset<
  SpaceEmpiresState,
  SpaceEmpiresCommand,
  SpaceEmpiresEvent,
  SpaceEmpiresPosition,
  RuleId
> = {
  meta: META,
  blank,
  laterMembers: { hiddenLayers: true, pileSizes: true, battlefields: true },
  names: Object.values(UNIT_LISTS).flatMap((lines) => chitsOf(lines).map(({ id }) => id)),
  open,
  hidesPosition: () => 'SPE-GEN-06',
  commands: choice('type', COMMANDS) as never,
  read: readerOf(choice('type', COMMANDS), {}, 'SPE-DECK-03') as never,
  decide,
  // SPE-BAT-06, SPE-MOVE-07: the last commitment and the last answer reveal what others have sealed.
  revealing: ({ type }) =>
    ['CommitToBattle', 'PassReaction', 'PlayDecoy', 'SetAlwaysPass', 'ClosePhase'].includes(type),
  input: (command: SpaceEmpiresCommand, { seat }: Actor) =>
    ({ type: INPUT_TYPES[command.type], data: { seat, command } }) as SpaceEmpiresEvent,
  commandOf: (input: EventShape) => (input as { data: { command: SpaceEmpiresCommand } }).data.command,
  evolve,
  deadlines: {
    counted: 'answer',
    // SPE-MOVE-07: silence is a pass when the time is over.
    close: { type: 'ClosePhase' },
    silence: ['REACTION'],
    play: leastMove,
    own: { parameter: 'reactionHours', at: ({ reaction }) => reaction?.until ?? null },
  },
  moment: ({ turn, phase }) => ({ turn: turn.number, phase }),
  isOver: ({ winner }) => winner !== null,
  postings,
  balances: ({ players }) =>
    Object.fromEntries(Object.values(players).map((each) => [accountOf(each.id), each.treasuryRp])),
  due,
  options,
  audience,
  rollAudience,
  thrownFor: ({ subject }, { players }) => (Object.hasOwn(players, subject) ? subject : null),
  redact,
  // SPE-GEN-06: hands, stacks and the deck stay hidden after any turn.
  hides: () => true,
  causes,
  growing,
  pieces,
  summary,
  views: { board, tradeLines, units, standings, battles, names },
  demonstration: { scenario: 'skirmish', turns: 12, next: nextMove },
  inputs: INPUTS,
  scenarios: SCENARIOS,
  eventTypes,
  ...upcasting<SpaceEmpiresEvent>({}),
};
