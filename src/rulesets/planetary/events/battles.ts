import type { Evolvers } from '../events.js';

export type BattleEvent = {
  readonly type: 'planetary.PlaceholderBattle';
  readonly data: Readonly<Record<string, never>>;
};

export const BATTLE_EVOLVERS: Evolvers<BattleEvent> = {
  'planetary.PlaceholderBattle': () => undefined,
};
