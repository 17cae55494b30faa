import type { Weapon } from '../state/index.js';

/** What strikes a structure. */
export interface Blow {
  /** Before soak. */
  readonly damage: number;
  readonly weapon: Pick<Weapon, 'explosiveClass' | 'ap'>;
  readonly cause: string;
}
