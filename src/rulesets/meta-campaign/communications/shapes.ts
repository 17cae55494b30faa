import { flag, list, named, record, said, textOf } from '../../../kernel/index.js';
import * as words from '../words/index.js';

/** What is said between people (EDC-GEN-05). */
export const COMMS_COMMANDS = {
  PostComms: named(
    'CommsPost',
    'A message that all players and the game master read (EDC-GEN-05).',
    record({
      channel: said('Where.', words.channel),
      text: said('What.', textOf(5000)),
    }),
  ),
  FileVoiceLog: named(
    'VoiceLog',
    'The log of a meeting by voice (EDC-GEN-05).',
    record({
      time: said('When, in words.', textOf(120)),
      participants: said('Who was there.', list(textOf(120), 100)),
      gmPresent: said('Whether the game master was there.', flag),
      text: said('What was said.', textOf(20_000)),
    }),
  ),
} as const;
