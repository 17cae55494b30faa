import type { Scenario } from '../../../../engine/index.js';
import type { PlanetaryPosition } from '../../position.js';
import { BORDER_CLASH } from './border-clash.js';
import { FOUR_PLAYER_CONTACT } from './four-player-contact.js';
import { ONE_BATTLE } from './one-battle.js';
import { FOUR_PLAYER, THREE_PLAYER } from './whole-campaign.js';

export const SCENARIOS: readonly Scenario<PlanetaryPosition>[] = [
  FOUR_PLAYER_CONTACT,
  ONE_BATTLE,
  BORDER_CLASH,
  FOUR_PLAYER,
  THREE_PLAYER,
];
