import { editIn, type Audience, type Edit, type Mutable } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, nobody, ofPlayer } from '../state/audiences.js';
import { editPlayer, editSpace, editUnit, liftUnits, stackOnTop, toPile } from '../state/editing.js';
import { event } from '../state/event.js';
import { some } from '../state/sentences.js';
import { rpPosting } from '../state/treasury.js';
import type { CardId, Layer, PlanetClass, SpaceEmpiresState } from '../state/index.js';

/** What all may know of a correction. */
export type OpenChange =
  | { readonly kind: 'TREASURY'; readonly player: string; readonly treasuryRp: number; readonly byRp: number }
  | { readonly kind: 'HAND_SIZE'; readonly player: string; readonly cards: number }
  | { readonly kind: 'DRAW_SIZE'; readonly cards: number }
  | { readonly kind: 'DISCARD_PILE'; readonly cards: readonly CardId[] }
  | { readonly kind: 'CAPTURED'; readonly unit: string; readonly player: string }
  | { readonly kind: 'RELEASED'; readonly unit: string; readonly player: string }
  | { readonly kind: 'PLANET'; readonly mapSpace: string; readonly planetClass: PlanetClass }
  | { readonly kind: 'CONTROLLER'; readonly mapSpace: string; readonly player: string | null };

/** What one player may know of it, or nobody. */
export type SecretChange =
  | { readonly kind: 'HAND'; readonly cards: readonly CardId[] }
  | { readonly kind: 'DRAW_PILE'; readonly cards: readonly CardId[] }
  | { readonly kind: 'PLACED'; readonly unit: string; readonly mapSpace: string; readonly layer: Layer }
  | { readonly kind: 'PILE'; readonly unit: string };

type Editable = Mutable<SpaceEmpiresState>;

function applyOpen(state: Editable, edit: Edit, change: OpenChange): void {
  switch (change.kind) {
    case 'TREASURY':
      editPlayer(state, edit, change.player).treasuryRp = change.treasuryRp;
      return;
    case 'HAND_SIZE':
      editPlayer(state, edit, change.player).handSize = change.cards;
      return;
    case 'DRAW_SIZE':
      editIn(edit, state, 'deck').drawSize = change.cards;
      return;
    case 'DISCARD_PILE':
      editIn(edit, state, 'deck').discardPile = change.cards;
      return;
    case 'CAPTURED': {
      toPile(state, edit, [change.unit]);
      editUnit(state, edit, change.unit).status = 'CAPTURED';
      const captor = editPlayer(state, edit, change.player);
      captor.capturedLeaders = [...captor.capturedLeaders, change.unit];
      return;
    }
    case 'RELEASED': {
      const captor = editPlayer(state, edit, change.player);
      captor.capturedLeaders = captor.capturedLeaders.filter((each) => each !== change.unit);
      toPile(state, edit, [change.unit]);
      return;
    }
    case 'PLANET':
      editSpace(state, edit, change.mapSpace).planetClass = change.planetClass;
      return;
    case 'CONTROLLER':
      editSpace(state, edit, change.mapSpace).controller = change.player;
  }
}

function applySecret(state: Editable, edit: Edit, player: string | null, change: SecretChange): void {
  switch (change.kind) {
    case 'HAND':
      if (player !== null) editPlayer(state, edit, player).hand = change.cards;
      return;
    case 'DRAW_PILE':
      editIn(edit, state, 'deck').drawPile = change.cards;
      return;
    case 'PLACED': {
      const { unit, mapSpace, layer } = change;
      liftUnits(state, edit, [unit]);
      if (player !== null) stackOnTop(state, edit, [unit], { player, mapSpace }, () => layer);
      return;
    }
    case 'PILE':
      toPile(state, edit, [change.unit]);
  }
}

/** What the arbiter sets right. */
export const GAME_MASTER_EVENTS = {
  'space-empires.GmCorrectionRecorded': event<{
    readonly text: string;
    readonly open: readonly OpenChange[];
  }>({
    evolve: (state, { open }, edit) => {
      for (const each of open) applyOpen(state, edit, each);
    },
    audience: everybody,
    summary: ({ text, open }) => `A correction: ${text} (${some(open.length, 'open change')}).`,
    postings: ({ open }) =>
      open.flatMap((each) =>
        each.kind === 'TREASURY' ? rpPosting(each.player, each.byRp, 'SPE-REV-02', 'correction') : [],
      ),
    pieces: ({ open }) => open.flatMap((each) => ('unit' in each ? [each.unit] : [])),
  }),
  'space-empires.GmCorrectionRecordedPrivately': event<{
    /** Whose secret it is; null for the order of the deck. */
    readonly player: string | null;
    readonly secret: readonly SecretChange[];
  }>({
    evolve: (state, { player, secret }, edit) => {
      for (const each of secret) applySecret(state, edit, player, each);
    },
    audience: ({ player }): Audience => (player === null ? nobody() : ofPlayer({ player })),
    summary: ({ secret }) => `${some(secret.length, 'change')} in what others do not know.`,
    pieces: ({ secret }) => secret.flatMap((each) => ('unit' in each ? [each.unit] : [])),
  }),
} as const;

export type GameMasterEvent = EventsOf<typeof GAME_MASTER_EVENTS>;
