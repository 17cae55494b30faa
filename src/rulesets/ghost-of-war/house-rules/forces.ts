import { byKey, flag, inSteps, whole, wholes, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { LEVEL_XP } from '../data/levels.js';
import { FIGHT_XP, SCALES } from '../data/combat.js';
import { SALVAGE, SHORTAGE_PENALTIES, UNIT_WEIGHTS } from './tables.js';

/** GOW-GEN-05 House rules of units, supply, experience and chapters. */
export const FORCES = [
  whole('supply.fullBonusPp', 'Effective CE at full counter.', 'GOW-SUP-05', 5, 0, 15),
  {
    name: 'supply.shortagePenalty',
    description: 'Factor on the pp per counter point below 0, rounded up.',
    rule: 'GOW-SUP-06',
    default: 1,
    range: inSteps(0.5, 2, 0.5),
  },
  whole(
    'supply.spentAttritionPp',
    'Base CE lost per round by who is spent and unpaid.',
    'GOW-SUP-07',
    20,
    0,
    50,
  ),
  flag('supply.fromAllyPlanets', 'Allied planets share by default.', 'GOW-BUF-08', true),
  flag('warzone.localPlanet', 'Defenders may draw on the planet they stand on.', 'GOW-SUP-10', true),
  {
    name: 'xp.thresholds',
    description: 'Level thresholds.',
    rule: 'GOW-XP-02',
    default: LEVEL_XP,
    range: wholes(5, 0, 999, { order: 'rising', at: { 0: [0, 0] } }),
  },
  whole('xp.levelBonusPp', 'Effective CE per level.', 'GOW-XP-03', 3, 0, 10),
  whole('xp.cap', 'XP ceiling.', 'GOW-XP-01', 100, 50, 999),
  {
    name: 'xp.fightTable',
    description: 'XP by scale and outcome, from decisive victory to decisive defeat.',
    rule: 'GOW-XP-05',
    default: FIGHT_XP,
    range: byKey(SCALES, () => wholes(5, 2, 8, { order: 'not rising' })),
  },
  whole(
    'geneSeed.perTenCe',
    'Gene-Seed per 10 CE of a squad that first reaches Tactical.',
    'GOW-XP-08',
    1,
    0,
    2,
  ),
  whole('brace.decayPp', 'Loss of non-unit CE above 100 without Brace.', 'GOW-ACT-06', 10, 0, 50),
  {
    name: 'unitType.<id>.weight',
    description: 'Combat weight, by type of unit.',
    rule: 'GOW-UNI-01',
    default: UNIT_WEIGHTS.standard,
    range: UNIT_WEIGHTS.range,
  },
  {
    name: 'unitType.<id>.shortagePenaltyPpPerPoint',
    description: 'pp per counter point below 0, by type of unit.',
    rule: 'GOW-SUP-06',
    default: SHORTAGE_PENALTIES.standard,
    range: SHORTAGE_PENALTIES.range,
  },
  {
    name: 'unitType.<id>.salvage',
    description: 'Spoils and salvage of a unit, by type of unit.',
    rule: 'GOW-CBT-16',
    default: SALVAGE.standard,
    range: SALVAGE.range,
  },
  {
    name: 'geneSeed.targets',
    description: 'Faces that recover Gene-Seed: field held; not held. 7 = never.',
    rule: 'GOW-CBT-13',
    default: [5, 6],
    range: wholes(2, 2, 7),
  },
  whole('geneSeed.apothecaryBonus', 'What an Apothecari adds to the Gene-Seed dice.', 'GOW-CBT-13', 2, 0, 5),
  whole('chapter.shortPp', 'Effective CE per point of the lowest counter.', 'GOW-CHP-04', 2, 0, 10),
  whole('chapter.savesToHonorBound', 'Saves until honor-bound.', 'GOW-CHP-06', 3, 1, 9),
  whole('astartes.terminatorSuitsMax', 'Suits of Terminator Armor per squad.', 'GOW-UNI-04', 5, 0, 10),
] as const satisfies readonly ParameterDefinition<RuleId>[];
