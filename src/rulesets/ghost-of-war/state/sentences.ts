import { some } from '../../../engine/index.js';
import type { BattleMethod } from './index.js';

export { list, some, spaced, words } from '../../../engine/index.js';

/** `1 unit recovers`, `2 units recover`: with verbs that the count asks for. */
export const who = (count: number, one: string, does: string, many: string, do_: string): string =>
  `${some(count, one, many)} ${count === 1 ? does : do_}`;
/** How a battle is fought. */
export const FOUGHT: Readonly<Record<BattleMethod, string>> = {
  AUTO: 'rolled out',
  TABLETOP: 'played at the table',
  QUICK: 'played as a quick game',
  EPIC: 'played as a game of Epic',
};
