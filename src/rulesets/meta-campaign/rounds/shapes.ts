import { named, optional, orElse, record, said, textOf, textOrNone } from '../../../kernel/index.js';

/** What is said of rounds (EDC-RND). */
export const ROUND_COMMANDS = {
  OpenRound: named(
    'RoundOpening',
    'Game master: the first round opens, with its deadline (EDC-RND-02).',
    record({
      deadline: said('UTC, ISO 8601; left out, the game master closes.', optional(textOf(40))),
      text: said('Briefing.', orElse(textOrNone(20_000), '')),
    }),
  ),
  ExtendDeadline: named(
    'DeadlineExtension',
    'Game master: the deadline is later (EDC-RND-02).',
    record({ deadline: said('UTC, ISO 8601.', textOf(40)) }),
  ),
  ClosePhase: record({}),
  ResolveNextOrder: named(
    'OrderStep',
    'Game master: orders are closed, and the next one alone is carried out; then there is room for a ruling (EDC-GMR-02).',
    record({}),
  ),
} as const;
