import type { CardId, PlanetClass, TypeLetter } from './words.js';

/** A kind of card of the action deck: how many there are, when it is played (SPE-DECK-03) and what it does. */
export type CardRow = { readonly id: CardId; readonly name: string; readonly count: number } & CardEffect;

export type CardEffect =
  /** SPE-MOVE-01: own Move phase; so many stack moves. */
  | { readonly kind: 'MOVE'; readonly stackMoves: number }
  /** SPE-BAT-08: each own participating unit of the type gets the bonus. */
  | { readonly kind: 'BATTLE'; readonly each: TypeLetter }
  /** SPE-BAT-08: one chosen unit gets it, in space battles only. */
  | { readonly kind: 'BATTLE'; readonly one: 'SHIP' | 'SHIP_OR_TRANSPORT' }
  /** SPE-MOVE-08, SPE-MOVE-09: own Move phase. */
  | { readonly kind: 'INFORMATION' }
  /** SPE-REC-07, SPE-REC-08: own Recruit phase. */
  | { readonly kind: 'UPGRADE'; readonly from: PlanetClass; readonly to: PlanetClass }
  /** SPE-MOVE-07: an opponent's Move phase. */
  | { readonly kind: 'REACTION' };

/** SPE-DECK-01: 49 cards of 18 kinds, in the order of the list. */
export const CARDS: readonly CardRow[] = [
  { id: 'tactical-move', name: 'Tactical Move', count: 12, kind: 'MOVE', stackMoves: 1 },
  { id: 'operational-move', name: 'Operational Move', count: 6, kind: 'MOVE', stackMoves: 2 },
  { id: 'strategic-move', name: 'Strategic Move', count: 3, kind: 'MOVE', stackMoves: 3 },
  { id: 'leadership', name: 'Leadership', count: 2, kind: 'BATTLE', each: 'L' },
  { id: 'space-combat', name: 'Space Combat', count: 2, kind: 'BATTLE', one: 'SHIP' },
  { id: 'fighter-escort', name: 'Fighter Escort', count: 2, kind: 'BATTLE', one: 'SHIP_OR_TRANSPORT' },
  { id: 'hold-ground', name: 'Hold Ground', count: 2, kind: 'BATTLE', each: 'I' },
  { id: 'barrage', name: 'Barrage', count: 2, kind: 'BATTLE', each: 'A' },
  { id: 'massed-armor', name: 'Massed Armor', count: 2, kind: 'BATTLE', each: 'V' },
  { id: 'surprise', name: 'Surprise', count: 2, kind: 'BATTLE', each: 'R' },
  { id: 'titan-attack', name: 'Titan Attack', count: 2, kind: 'BATTLE', each: 'T' },
  { id: 'psionic-storm', name: 'Psionic Storm', count: 2, kind: 'BATTLE', each: 'P' },
  { id: 'outflank', name: 'Outflank', count: 2, kind: 'BATTLE', each: 'F' },
  { id: 'recon', name: 'Recon', count: 2, kind: 'INFORMATION' },
  { id: 'intelligence', name: 'Intelligence', count: 2, kind: 'INFORMATION' },
  { id: 'terraform', name: 'Terraform', count: 1, kind: 'UPGRADE', from: 'POOR', to: 'RICH' },
  {
    id: 'industrialization',
    name: 'Industrialization',
    count: 1,
    kind: 'UPGRADE',
    from: 'RICH',
    to: 'HOMEWORLD',
  },
  { id: 'decoy-force', name: 'Decoy Force', count: 2, kind: 'REACTION' },
];

/** The whole deck, kind by kind. */
export const DECK: readonly CardId[] = CARDS.flatMap(({ id, count }) => Array<CardId>(count).fill(id));
