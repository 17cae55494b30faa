import { completeOrder } from '../../src/rulesets/meta-campaign/orders/orders.js';
import {
  META_CAMPAIGN,
  type MetaCampaignCommand,
  type MetaCampaignState,
  type Unit,
} from '../../src/rulesets/meta-campaign/index.js';
import type { Chance } from '../play/chance.js';
import { accepted, ARBITER, openGame, say, type Game } from '../play/game.js';
import { asides, order } from './commander.js';
import { everything } from './world.js';

export type Contract = Game<MetaCampaignState>;

/** How often somebody thinks again of what a unit may do. */
const THOUGHTS = 12;

export const begin = (seed: number): Contract =>
  openGame<MetaCampaignState>(META_CAMPAIGN, `contract ${seed}`, 3, everything());

/** What is said, where it is legal; else the game as it was. */
export function tried(game: Contract, seat: string, command: MetaCampaignCommand): Contract {
  const verdict = say(game, seat, command);
  if (verdict.kind === 'accepted') return accepted(game, verdict);
  // A refusal changes nothing: what follows is judged on the same state.
  expect(verdict.kind).toBe('refused');
  return game;
}

/** Some order for a unit, the first of a few ideas that is legal. */
function ordered(game: Contract, unit: Unit, chance: Chance): Contract {
  const type = unit.owner === null ? 'SubmitGmOrder' : 'SubmitOrder';
  for (let thought = 0; thought < THOUGHTS; thought += 1) {
    const idea = completeOrder(order(game.played.state, unit, chance) as never);
    const next = tried(game, unit.owner ?? ARBITER.id, { type, order: idea } as MetaCampaignCommand);
    if (next !== game) return next;
  }
  return game;
}

/** A round of orders of all kinds, with what the game master does besides; `look` sees every state on the way. */
export function round(start: Contract, chance: Chance, look: (game: Contract) => void): Contract {
  let game = start;
  for (const { id } of Object.values(start.played.state.units)) {
    const unit = game.played.state.units[id];
    if (unit?.status === 'ACTIVE') game = ordered(game, unit, chance);
    look(game);
    if (chance(5) > 0) continue;
    for (const { seat, command } of asides(game.played.state, chance)) game = tried(game, seat, command);
    look(game);
    if (game.played.state.phase !== 'PLANNING') break;
  }
  game = tried(game, ARBITER.id, { type: 'ClosePhase' });
  look(game);
  return game;
}
