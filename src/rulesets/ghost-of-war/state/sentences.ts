import type { BattleMethod } from './index.js';

/** `2 orders`, `no orders`. */
export const some = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
/** `1 unit recovers`, `2 units recover`: with verbs that the count asks for. */
export const who = (count: number, one: string, does: string, many: string, do_: string): string =>
  `${some(count, one, many)} ${count === 1 ? does : do_}`;
/** `eventProjects` → `event projects`. */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
export const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
/** How a battle is fought. */
export const FOUGHT: Readonly<Record<BattleMethod, string>> = {
  AUTO: 'rolled out',
  TABLETOP: 'played at the table',
  QUICK: 'played as a quick game',
  EPIC: 'played as a game of Epic',
};
