import type { Evolvers } from '../events.js';

export type MovementEvent = {
  readonly type: 'planetary.PlaceholderMovement';
  readonly data: Readonly<Record<string, never>>;
};

export const MOVEMENT_EVOLVERS: Evolvers<MovementEvent> = {
  'planetary.PlaceholderMovement': () => undefined,
};
