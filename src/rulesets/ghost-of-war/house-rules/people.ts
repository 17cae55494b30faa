import { whole, wholes, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';

/** GOW-GEN-05 House rules of commanders and heroes. */
export const PEOPLE = [
  whole('hero.actionsPerRound', 'Special actions of a hero per round.', 'GOW-CHR-04', 1, 1, 3),
  whole('hero.woundedRounds', 'Rounds a wounded character is out.', 'GOW-CHR-07', 4, 1, 12),
  whole('hero.fortifyPp', "Fortification of a Tech-Marine's Fortify.", 'GOW-CHR-20', 15, 0, 30),
  whole('hero.jamPp', 'Effective CE that Jam takes.', 'GOW-CHR-21', 5, 0, 30),
  whole('hero.purgeCePerSeverity', 'Base CE that Purge costs for each severity.', 'GOW-CHR-11', 10, 0, 30),
  whole(
    'hero.apothecaryReductionPp',
    'CE loss that an Apothecari on the battlefield spares.',
    'GOW-CHR-16',
    3,
    0,
    20,
  ),
  whole('hero.backfireOn', 'A Librarian backfires on 1 … this; 0 = never.', 'GOW-CHR-12', 1, 0, 3),
  whole('trait.gainCount', 'Deeds for a trait.', 'GOW-TRT-04', 3, 1, 9),
  whole(
    'trait.defensivePp',
    'Effective CE that a Defensive Expert gives to defenders.',
    'GOW-TRT-01',
    5,
    0,
    20,
  ),
  whole('character.officerCost', 'Officers per General or Admiral.', 'GOW-CHR-02', 1, 0, 3),
  {
    name: 'hero.holocaustDice',
    description: 'Dice of Holocaust, and extra dice against Psyker, Demonic, Mutant and Tyrannid.',
    rule: 'GOW-CHR-14',
    default: [3, 2],
    range: wholes(2, 0, 6, { at: { 0: [1, 6] } }),
  },
  {
    name: 'hero.precognitionTargets',
    description: '2d6 targets of Precognition: journeys and projects; orders too. 13 = never.',
    rule: 'GOW-CHR-13',
    default: [8, 11],
    range: wholes(2, 2, 13),
  },
  whole(
    'hero.cureBase',
    'Face of the d6 that Cure needs, to which the severity is added.',
    'GOW-CHR-17',
    3,
    0,
    5,
  ),
  whole('hero.screenBonus', 'What Screen adds to the Neophytes roll.', 'GOW-CHR-18', 2, 0, 6),
  whole('hero.jamTarget', 'Least face of the d6 with which Jam works.', 'GOW-CHR-21', 4, 2, 6),
  whole('character.xpPerStep', 'Character XP per advancement.', 'GOW-CHR-05', 20, 5, 100),
  {
    name: 'character.chapterMasterStart',
    description: 'Traits and advisors of a new Chapter Master.',
    rule: 'GOW-CHR-01',
    default: [3, 2],
    range: wholes(2, 0, 4, { at: { 1: [0, 2] } }),
  },
] as const satisfies readonly ParameterDefinition<RuleId>[];
