import type { EventsOf } from '../../../engine/index.js';
import { rpPosting } from '../state/treasury.js';
import { everybody, ofPlayer } from '../state/audiences.js';
import { discard, editPlayer, editSpace, editTurn, layerOf, stackOnTop } from '../state/editing.js';
import { event } from '../state/event.js';
import type { CardId, PlanetClass } from '../state/index.js';
import { some } from '../state/sentences.js';

interface Count {
  readonly player: string;
  readonly count: number;
}

interface Units {
  readonly player: string;
  readonly units: readonly string[];
}

/** A unit that was bought and where it stands. */
export interface Purchase {
  readonly unit: string;
  readonly planet: string;
  readonly priceRp: number;
}

/** The card that upgrades planets of a class. */
const cardOf = (from: PlanetClass): CardId => (from === 'POOR' ? 'terraform' : 'industrialization');

const total = (purchases: readonly Purchase[]): number =>
  purchases.reduce((all, each) => all + each.priceRp, 0);

/** The Recruit phase. */
export const RECRUIT_EVENTS = {
  /** SPE-REC-01 */
  'space-empires.RecruitsDrawn': event<Count>({
    evolve: (state, { count }, edit) => {
      editTurn(state, edit).offerSize = count;
    },
    audience: everybody,
    summary: ({ player, count }) => `${player} draws ${some(count, 'chit')}.`,
  }),
  'space-empires.RecruitsDrawnPrivately': event<Units>({
    evolve: (state, { units }, edit) => {
      editTurn(state, edit).offer = units;
    },
    audience: ofPlayer,
    summary: ({ units }) => `On offer: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  /** SPE-REC-05 */
  'space-empires.ExtraRecruitsRolled': event<Count & { readonly die: number }>({
    evolve: (state, { count }, edit) => {
      editTurn(state, edit).offerSize = count;
    },
    audience: everybody,
    summary: ({ player, die, count }) => `${player} rolls ${die} and draws ${some(count, 'chit')} more.`,
  }),
  'space-empires.ExtraRecruitsRolledPrivately': event<Units>({
    evolve: (state, { units }, edit) => {
      editTurn(state, edit).offer = units;
    },
    audience: ofPlayer,
    summary: ({ units }) => `On offer: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  /** SPE-REC-03, SPE-REC-04 */
  'space-empires.UnitsPurchased': event<{
    readonly player: string;
    readonly purchases: readonly Purchase[];
  }>({
    evolve: (state, { player, purchases }, edit) => {
      editPlayer(state, edit, player).treasuryRp -= total(purchases);
      const turn = editTurn(state, edit);
      const bought = purchases.map((each) => each.unit);
      turn.offer = turn.offer && turn.offer.filter((each) => !bought.includes(each));
      turn.offerSize -= bought.length;
      const used: Record<string, number> = { ...turn.recruitUsed };
      // The first one listed lies on top (SPE-GEN-07).
      for (const { unit, planet } of purchases.toReversed()) {
        used[planet] = (used[planet] ?? 0) + 1;
        stackOnTop(state, edit, [unit], { player, mapSpace: planet }, (chit) => layerOf(state, chit));
      }
      turn.recruitUsed = used;
    },
    audience: everybody,
    summary: ({ player, purchases }) =>
      `${player} buys ${purchases.map((each) => `${each.unit} for ${each.planet}`).join(', ')} for ${total(purchases)} RP.`,
    postings: ({ player, purchases }) =>
      rpPosting(player, -total(purchases), 'SPE-REC-03', 'units purchased'),
    pieces: ({ purchases }) => purchases.map((each) => each.unit),
  }),
  /** SPE-REC-06 */
  'space-empires.RecruitsReturned': event<Count>({
    evolve: (state, _, edit) => {
      editTurn(state, edit).offerSize = 0;
    },
    audience: everybody,
    summary: ({ player, count }) => `${some(count, 'chit')} of ${player} go back to the pile.`,
  }),
  'space-empires.RecruitsReturnedPrivately': event<Units>({
    evolve: (state, _, edit) => {
      editTurn(state, edit).offer = [];
    },
    audience: ofPlayer,
    summary: ({ units }) => `Back to the pile: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
  }),
  /** SPE-REC-07, SPE-REC-08 */
  'space-empires.PlanetUpgraded': event<{
    readonly player: string;
    readonly planet: string;
    readonly from: PlanetClass;
    readonly to: PlanetClass;
    readonly costRp: number;
  }>({
    evolve: (state, { player, planet, from, to, costRp }, edit) => {
      editPlayer(state, edit, player).treasuryRp -= costRp;
      editSpace(state, edit, planet).planetClass = to;
      discard(state, edit, player, [cardOf(from)]);
    },
    audience: everybody,
    summary: ({ player, planet, from, to, costRp }) =>
      `${player} makes ${planet} ${to.toLowerCase()} (it was ${from.toLowerCase()}) for ${costRp} RP.`,
    postings: ({ player, from, costRp }) =>
      rpPosting(player, -costRp, from === 'POOR' ? 'SPE-REC-07' : 'SPE-REC-08', cardOf(from)),
  }),
} as const;

export type RecruitEvent = EventsOf<typeof RECRUIT_EVENTS>;
