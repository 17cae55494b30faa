import type { Evolvers } from '../events.js';

export type AftermathEvent = {
  readonly type: 'planetary.PlaceholderAftermath';
  readonly data: Readonly<Record<string, never>>;
};

export const AFTERMATH_EVOLVERS: Evolvers<AftermathEvent> = {
  'planetary.PlaceholderAftermath': () => undefined,
};
