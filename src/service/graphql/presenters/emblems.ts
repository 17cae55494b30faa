import { emblemColours, type EmblemColours } from '../../../drawing/index.js';
import type { Seat } from '../../../kernel/index.js';

export interface Emblem extends EmblemColours {
  readonly sign: string;
}

/** The seat's emblem: as it was chosen, else by its number, so that web, images and others agree. */
export const emblemOf = ({ number, role, chosenEmblem: chosen }: Seat): Emblem => ({
  ...emblemColours(number, chosen?.color),
  sign: chosen?.sign ?? (role === 'arbiter' ? '\u2696' : String(number)),
});
