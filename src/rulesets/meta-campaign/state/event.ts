import { everybody, type EventRow } from '../../../engine/index.js';
import type { Audience } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import type { MetaCampaignState } from './index.js';

/** Who sees what in the state after an event. Players share what they see; the game master sees all (EDC-FOW-01). */
export interface Who {
  readonly state: MetaCampaignState;
  /** Whether the players know where a unit is; what is no unit is known. */
  readonly isKnown: (piece: string) => boolean;
  /** Whether a unit is not of the players' bloc. */
  readonly isForeign: (piece: string) => boolean;
  /** Whether the players see a hex. */
  readonly isSeen: (hex: string) => boolean;
}

/** Only the game master. */
export const gameMaster: Audience = { to: 'arbiter' };

/** What one bloc alone learns. */
export const ofBloc = ({ bloc }: { readonly bloc: Bloc }): Audience =>
  bloc === 'FRIENDLY' ? { to: 'public' } : gameMaster;

const HEX = /^-?\d+,-?\d+$/;

/** Hexes that the data of an event name, in members and lists. */
const hexesIn = (data: object): readonly string[] =>
  Object.values(data)
    .flatMap((each: unknown) => (Array.isArray(each) ? (each as readonly unknown[]) : [each]))
    .filter((each): each is string => typeof each === 'string' && HEX.test(each));

/** EDC-FOW-01: an event about foreign units is for those who see them, and every hex that it names. */
const asKnown = (data: object, pieces: readonly string[], who: Who): Audience => {
  if (!pieces.some(who.isForeign)) return { to: 'public' };
  return pieces.every(who.isKnown) && hexesIn(data).every(who.isSeen) ? { to: 'public' } : gameMaster;
};

/** The row of one type of event, whose data have the shape `D`; who sees its pieces may see it, unless it says otherwise. */
export const event = <D extends object>(
  row: Omit<EventRow<MetaCampaignState, D, Who>, 'audience'> &
    Partial<Pick<EventRow<MetaCampaignState, D, Who>, 'audience'>>,
): EventRow<MetaCampaignState, D, Who> => ({
  audience: (data, who) => (row.pieces ? asKnown(data, row.pieces(data), who) : everybody()),
  ...row,
});
