import { part } from '../../engine/index.js';
import type { Part, Procedure } from './parts.js';
import { honourSaviours } from './chapters/gratitude/gratitude.js';
import { askSubventions } from './chapters/subvention.js';
import { supplyChapters } from './chapters/chapter-upkeep.js';
import { actWithHeroes } from './characters/hero-actions.js';
import { leaveWorks } from './characters/hero-effects.js';
import { trainCharacters } from './characters/advancing.js';
import { appointCommanders, attachHeroes } from './characters/appointing.js';
import { lodgeInstructions } from './characters/instructions.js';
import { rewardDeeds } from './characters/deeds.js';
import { consultPsykers } from './characters/psykers.js';
import { capturePlanets, strandShips } from './combat/capture.js';
import { declareAttacks } from './combat/attacks.js';
import { detectionTasks, endHiding } from './detection/detecting.js';
import { departureTasks, showLargeFleets, tellPsykers } from './detection/warnings.js';
import { fightOn, standDown } from './combat/battles.js';
import { sufferConditions } from './effectiveness/conditions.js';
import { destructionTasks } from './combat/destruction.js';
import { gainExperience, yieldGeneSeed } from './experience/experience.js';
import { mergeUnits } from './formations/merging.js';
import { changeFormations, dissolveFormations } from './formations/regrouping.js';
import { resizeHolders } from './formations/resizing.js';
import { salvageUnits } from './combat/salvaging.js';
import { assignSuits } from './chapters/suits.js';
import { settleRelations, confide } from './administration/relations.js';
import { setPermissions, setReserves } from './administration/permissions.js';
import { setPriorities } from './administration/priorities.js';
import { exchangeGoods } from './goods/exchanges.js';
import { payBoosts } from './planets/boosts.js';
import { bracePlanets } from './planets/bracing.js';
import { forceFights } from './planets/forced-fight.js';
import { contentYear, revolt } from './planets/loyalty.js';
import { makeBasicProduction } from './planets/production.js';
import { rollSpecialYields } from './planets/special-yields.js';
import { payTithes } from './planets/tithes.js';
import { payUpkeep } from './planets/upkeep.js';
import { endAbandoned } from './projects/abandoned.js';
import { startProjects } from './projects/beginning.js';
import { cancelProjects } from './projects/cancelling.js';
import { progressProjects } from './projects/progress.js';
import { recoverPlanets } from './recovery/planets.js';
import { partFromStrangers } from './characters/company.js';
import { recoverUnits } from './recovery/recovering.js';
import { recordYear } from './general/score.js';
import { beginYear, expireEffects } from './general/year.js';
import { awaitOrders } from './sheets/orders-taken-up.js';
import { takeUpOrders } from './activities/activities-taken-up.js';
import { setSupplyGroups } from './supply/groups.js';
import { supplyForces } from './supply/supplying.js';
import { surveySystems } from './map/status/status.js';
import { cancelLines } from './trade/cancelling.js';
import { deliver } from './trade/deliveries.js';
import { establishLines } from './trade/establishing.js';
import { checkLines } from './trade/interruption.js';
import { raidTasks } from './trade/raids.js';
import { returnWares } from './trade/returns.js';
import { depart } from './travel/departures.js';
import { arriveAndLand } from './travel/landing.js';
import { closeRound } from './game-master/campaign-end.js';

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
  OPENING: [
    part('effects expire', expireEffects),
    part('year begins', beginYear),
    { name: 'psykers', run: consultPsykers },
    part('events foreseen', tellPsykers),
  ],
  ORDERS,
  ADMINISTRATION: [
    part('relations', settleRelations),
    part('confidence', confide),
    part('sharing and consent', setPermissions),
    part('reserves', setReserves),
    part('priorities', setPriorities),
    part('formations', changeFormations),
    part('merges', mergeUnits),
    { name: 'commanders', run: appointCommanders },
    part('heroes', attachHeroes),
    part('standing instructions', lodgeInstructions),
    part('counters of commands', resizeHolders),
    part('supply groups', setSupplyGroups),
    part('suits', assignSuits),
    part('salvage', salvageUnits),
    part('exchanges and gifts', exchangeGoods),
    part('lines cancelled', cancelLines),
    part('lines established', establishLines),
    part('projects cancelled', cancelProjects),
    part('projects started', startProjects),
  ],
  STATUS: [
    part('systems surveyed', surveySystems),
    part('lines checked', checkLines),
    part('forced fights', forceFights),
  ],
  PRODUCTION: [
    part('boosts', payBoosts),
    part('basic production', makeBasicProduction),
    { name: 'special yields', run: rollSpecialYields },
  ],
  TRADE: [{ name: 'raids', run: raidTasks }, part('deliveries', deliver)],
  PROJECTS: [part('projects abandoned', endAbandoned), part('projects', progressProjects)],
  TRAVEL: [
    part('departures', depart),
    part('arrivals and landing', arriveAndLand),
    part('hosts left', partFromStrangers),
    part('works left', leaveWorks),
    part('field projects left', endAbandoned),
  ],
  DETECTION: [
    { name: 'detection', run: detectionTasks },
    { name: 'departures seen', run: departureTasks },
    part('large fleets shown', showLargeFleets),
    { name: 'special actions', run: actWithHeroes },
    { name: 'Subventions', run: askSubventions },
  ],
  COMBAT,
  ACTIVITY_EFFECTS: [
    part('experience', gainExperience),
    { name: 'characters', run: trainCharacters },
    part('planets brace', bracePlanets),
  ],
  SUPPLY: [
    part('counters of commands', resizeHolders),
    part('chapters', supplyChapters),
    part('supply', supplyForces),
    {
      name: 'the spent are destroyed',
      run: ({ state }) => destructionTasks(state, 'wasted away unsupplied'),
    },
  ],
  RECOVERY: [
    part('planets recover', recoverPlanets),
    part('units recover', recoverUnits),
    part('unused wares return', returnWares),
  ],
  UPKEEP: [part('upkeep of planets', payUpkeep)],
  CLOSING: [
    part('conditions', sufferConditions),
    { name: 'removal at zero CE', run: ({ state }) => destructionTasks(state, 'wasted away') },
    { name: 'stranded ships', run: strandShips },
    part('capture', capturePlanets),
    part('formations dissolve', dissolveFormations),
    part('gene-seed', yieldGeneSeed),
    part('deeds', rewardDeeds),
    { name: 'saviours honored', run: honourSaviours },
    part('counters of commands', resizeHolders),
    part('works left', leaveWorks),
    part('projects abandoned', endAbandoned),
    part('revolts', revolt),
    part('a content year', contentYear),
    part('tithes', payTithes),
    part('score', recordYear),
    part('hiding ends', endHiding),
    part('round closed', closeRound),
  ],
};
