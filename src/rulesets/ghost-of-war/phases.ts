import { part, type Part } from './parts.js';
import { declareAttacks } from './rules/combat/attacks.js';
import { fightOn, standDown } from './rules/combat/battles.js';
import { gainExperience, yieldGeneSeed } from './rules/experience.js';
import { settleRelations, confide } from './rules/administration/relations.js';
import { setPermissions, setReserves } from './rules/administration/permissions.js';
import { setPriorities } from './rules/administration/priorities.js';
import { exchangeGoods } from './rules/exchanges.js';
import { payBoosts } from './rules/planets/boosts.js';
import { bracePlanets } from './rules/planets/bracing.js';
import { forceFights } from './rules/planets/forced-fight.js';
import { contentYear, revolt } from './rules/planets/loyalty.js';
import { makeBasicProduction } from './rules/planets/production.js';
import { rollSpecialYields } from './rules/planets/special-yields.js';
import { payTithes } from './rules/planets/tithes.js';
import { payUpkeep } from './rules/planets/upkeep.js';
import { endAbandoned } from './rules/projects/abandoned.js';
import { startProjects } from './rules/projects/beginning.js';
import { cancelProjects } from './rules/projects/cancelling.js';
import { progressProjects } from './rules/projects/progress.js';
import { recordYear } from './rules/score.js';
import { beginYear, expireEffects } from './rules/year.js';
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
  part('attacks that found nobody', standDown),
];

/** GOW-RND-01: what happens in each step, in order. */
export const PROCEDURE: Procedure = {
  OPENING: [part('effects expire', expireEffects), part('year begins', beginYear)],
  ORDERS,
  ADMINISTRATION: [
    part('relations', settleRelations),
    part('confidence', confide),
    part('sharing and consent', setPermissions),
    part('reserves', setReserves),
    part('priorities', setPriorities),
    part('exchanges and gifts', exchangeGoods),
    part('projects cancelled', cancelProjects),
    part('projects started', startProjects),
  ],
  STATUS: [part('forced fights', forceFights)],
  PRODUCTION: [
    part('boosts', payBoosts),
    part('basic production', makeBasicProduction),
    { name: 'special yields', run: rollSpecialYields },
  ],
  TRADE: [],
  PROJECTS: [part('projects abandoned', endAbandoned), part('projects', progressProjects)],
  TRAVEL: [part('field projects left', endAbandoned)],
  DETECTION: [],
  COMBAT,
  ACTIVITY_EFFECTS: [part('experience', gainExperience), part('planets brace', bracePlanets)],
  SUPPLY: [],
  RECOVERY: [],
  UPKEEP: [part('upkeep of planets', payUpkeep)],
  CLOSING: [
    part('gene-seed', yieldGeneSeed),
    part('projects abandoned', endAbandoned),
    part('revolts', revolt),
    part('a content year', contentYear),
    part('tithes', payTithes),
    part('score', recordYear),
    part('round closed', closeRound),
  ],
};
