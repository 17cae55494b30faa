import { choice, flag, whole, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { FIELD_PROJECTS } from '../data/field-projects.js';
import { ADVANCEMENT_YEARS, PLANET_FIGURES } from './tables.js';

/** GOW-GEN-05 House rules of planets, buffers, projects and works. */
export const PLACES = [
  whole('buffer.planetMin', 'Least planet buffer.', 'GOW-BUF-02', 8, 2, 40),
  whole('buffer.planetFactor', 'Planet buffer = this × basic production.', 'GOW-BUF-02', 2, 1, 10),
  whole(
    'buffer.unitFactor',
    'Buffer of a unit or formation = this × max(1, supply list amount) of each general resource.',
    'GOW-BUF-03',
    2,
    0,
    8,
  ),
  whole('buffer.depotCapacity', 'Field depot buffer per resource.', 'GOW-BUF-04', 8, 2, 40),
  choice('reserve.default', 'Default reserve of a planet.', 'GOW-BUF-07', 'upkeep', ['upkeep', 'none']),
  whole('missiles.requireOre', 'Extra Ore of the Vexillus missile project.', 'GOW-PRJ-11', 0, 0, 2),
  whole('fort.capPp', 'Fortification cap.', 'GOW-CE-07', 30, 0, 100),
  whole('parts.weapons.knight', 'Weapons in a Knight.', 'GOW-REC-06', 2, 1, 4),
  whole('parts.weapons.warhound', 'Weapons in a Warhound.', 'GOW-REC-06', 2, 1, 4),
  whole('parts.weapons.warlord', 'Weapons in a Warlord.', 'GOW-REC-06', 4, 2, 6),
  whole('parts.weapons.frigate', 'Weapons in a Frigate.', 'GOW-REC-06', 2, 1, 4),
  whole('parts.weapons.cruiser', 'Weapons in a Cruiser.', 'GOW-REC-06', 4, 2, 8),
  whole('parts.weapons.battleship', 'Weapons in a Battleship.', 'GOW-REC-06', 6, 3, 12),
  {
    name: 'advancement.<id>.years',
    description: 'Years that an advancement takes.',
    rule: 'GOW-PRJ-14',
    default: ADVANCEMENT_YEARS.standard,
    range: ADVANCEMENT_YEARS.range,
  },
  {
    name: 'planetType.<type>.*',
    description:
      'Figures of a type of planet, for planets that are made from then on; a 2d6 target of 13 = never.',
    rule: 'GOW-PLA-05',
    default: PLANET_FIGURES.standard,
    range: PLANET_FIGURES.range,
  },
  whole('loyalty.start', 'Starting loyalty.', 'GOW-PLA-08', 7, 0, 10),
  whole('loyalty.unrestAt', 'Basic production halved at or below.', 'GOW-PLA-08', 3, 0, 9),
  flag('tithe.enabled', 'Yearly tithe.', 'GOW-PLA-10', false),
  whole('tithe.defaultGrade', 'Tithe grade of every planet.', 'GOW-PLA-10', 1, 0, 3),
  flag('boost.enabled', 'Production boost.', 'GOW-PLA-11', false),
  whole('boost.costGG', 'Cost of a boost.', 'GOW-PLA-11', 2, 1, 10),
  whole('fort.trenchPp', 'Fortification of a Trench Network.', 'GOW-CE-07', 10, 0, 50),
  whole('fort.bastionPp', 'Fortification of a Bastion.', 'GOW-CE-07', 15, 0, 50),
  whole('fort.positionPp', 'Fortification of a Fortified Position.', 'GOW-CE-07', 10, 0, 50),
  whole('fort.engineerPp', "Fortification of an Engineer's Fortify.", 'GOW-CHR-23', 10, 0, 50),
  whole(
    'field.depotRounds',
    'Rounds that a Field Supply Depot takes.',
    'GOW-PRJ-13',
    FIELD_PROJECTS['field-supply-depot'].duration.rounds,
    1,
    12,
  ),
  whole(
    'field.positionRounds',
    'Rounds that a Fortified Position takes.',
    'GOW-PRJ-13',
    FIELD_PROJECTS['fortified-position'].duration.rounds,
    1,
    12,
  ),
  whole('planet.recoveryPp', 'Planet recovery per round.', 'GOW-RCV-12', 10, 1, 50),
  whole('planet.shortageCePp', 'CE lost for unpaid Idle upkeep.', 'GOW-ACT-10', 5, 0, 30),
  whole('planet.fightShortageCePp', 'CE lost for unpaid Fight upkeep.', 'GOW-ACT-10', 10, 0, 30),
  whole('loyalty.preach', 'Loyalty that Preach gives to a population.', 'GOW-CHR-09', 2, 0, 5),
] as const satisfies readonly ParameterDefinition<RuleId>[];
