import type { MessageTemplates } from '../../face.js';

/** What is waited for. */
export const DUE_MESSAGES: MessageTemplates = {
  DISCARD_CARDS: 'Draw phase: discard what you do not want, then cards are drawn.',
  DISCARD_TO_HAND_LIMIT: 'Draw phase: discard {excess} more, down to the hand limit.',
  MOVE: 'Move phase: play cards, move stacks (stack moves left: {stackMovesLeft}), or end it.',
  REACTION: '{player} moves a stack: play Decoy Force, or pass.',
  CHOOSE_BATTLE: 'Battle phase: choose the battle that is fought next ({mapSpaces}).',
  COMMIT: 'Battle on {mapSpace}: commit cards and bombarding ships, or nothing.',
  PICK_FIRST_LOSS: 'Battle on {mapSpace}: you have won; pick the first unit that the loser loses.',
  PICK_LOSSES: 'Battle on {mapSpace}: you have lost; pick{? {lose} more} units that you lose.',
  PICK_WINNER_LOSSES: 'Battle on {mapSpace}: you have won; pick the units that you pay with.',
  RETREAT: 'Battle on {mapSpace}: you have lost; retreat to a neighbouring map space.',
  RECRUIT: 'Recruit phase: buy units ({offer} on offer), or end it.',
  DISCARD_FOR_UPKEEP: 'Upkeep phase: discard {excess} units that are not maintained.',
};
