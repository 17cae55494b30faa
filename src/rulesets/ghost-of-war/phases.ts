import { part, type Part } from './parts.js';
import { honourSaviours } from './rules/chapters/gratitude.js';
import { askSubventions } from './rules/chapters/subvention.js';
import { supplyChapters } from './rules/chapters/chapter-upkeep.js';
import { actWithHeroes, leaveWorks } from './rules/characters/acting.js';
import { trainCharacters } from './rules/characters/advancing.js';
import { appointCommanders, attachHeroes, lodgeInstructions } from './rules/characters/appointing.js';
import { rewardDeeds } from './rules/characters/deeds.js';
import { consultPsykers } from './rules/characters/psykers.js';
import { capturePlanets, strandShips } from './rules/combat/capture.js';
import { declareAttacks } from './rules/combat/attacks.js';
import { detectionTasks, endHiding } from './rules/detection/detecting.js';
import { departureTasks, showLargeFleets, tellPsykers } from './rules/detection/warnings.js';
import { fightOn, standDown } from './rules/combat/battles.js';
import { sufferConditions } from './rules/conditions.js';
import { destructionTasks } from './rules/destruction.js';
import { gainExperience, yieldGeneSeed } from './rules/experience.js';
import { mergeUnits } from './rules/formations/merging.js';
import { changeFormations, dissolveFormations } from './rules/formations/regrouping.js';
import { resizeHolders } from './rules/formations/resizing.js';
import { salvageUnits } from './rules/formations/salvaging.js';
import { assignSuits } from './rules/formations/suits.js';
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
import { recoverPlanets } from './rules/recovery/planets.js';
import { partFromStrangers } from './rules/characters/company.js';
import { recoverUnits } from './rules/recovery/recovering.js';
import { recordYear } from './rules/score.js';
import { beginYear, expireEffects } from './rules/year.js';
import { awaitOrders } from './rules/orders-taken-up.js';
import { takeUpOrders } from './rules/activities-taken-up.js';
import type { Procedure } from './rules/rounds.js';
import { setSupplyGroups } from './rules/supply/groups.js';
import { supplyForces } from './rules/supply/supplying.js';
import { surveySystems } from './rules/status.js';
import { cancelLines } from './rules/trade/cancelling.js';
import { deliver } from './rules/trade/deliveries.js';
import { establishLines } from './rules/trade/establishing.js';
import { checkLines } from './rules/trade/interruption.js';
import { raidTasks } from './rules/trade/raids.js';
import { returnWares } from './rules/trade/returns.js';
import { depart } from './rules/travel/departures.js';
import { arriveAndLand } from './rules/travel/landing.js';
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
