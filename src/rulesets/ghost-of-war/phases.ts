import { part, type Part } from './parts.js';
import { declareAttacks } from './rules/combat/attacks.js';
import { fightOn } from './rules/combat/battles.js';
import { awaitOrders, takeUpOrders } from './rules/orders-taken-up.js';
import type { Procedure } from './rules/rounds.js';
import { closeRound } from './rules/campaign-end.js';

const ORDERS: readonly Part[] = [
  { name: 'orders', run: awaitOrders, repeats: true },
  part('orders taken up', takeUpOrders),
];

const COMBAT: readonly Part[] = [
  part('attacks', declareAttacks),
  { name: 'battles', run: fightOn, repeats: true },
];

/** GOW-RND-01: what happens in each step, in order. */
export const PROCEDURE: Procedure = {
  OPENING: [],
  ORDERS,
  ADMINISTRATION: [],
  STATUS: [],
  PRODUCTION: [],
  TRADE: [],
  PROJECTS: [],
  TRAVEL: [],
  DETECTION: [],
  COMBAT,
  ACTIVITY_EFFECTS: [],
  SUPPLY: [],
  RECOVERY: [],
  UPKEEP: [],
  CLOSING: [part('round closed', closeRound)],
};
