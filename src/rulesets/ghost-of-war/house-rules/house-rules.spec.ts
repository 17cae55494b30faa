import { checkParameters, completeParameters } from '../../../engine/index.js';
import { HOUSE_RULES } from './index.js';
import { RULES } from '../rule-ids.js';
import {
  chosen,
  figure,
  figures,
  inForce,
  namedFigure,
  tableFigure,
  tableRow,
  withFigure,
} from './house-rules.js';

const STANDARD = completeParameters(HOUSE_RULES, {});

describe('GOW-GEN-05 House rules', () => {
  it('are 99, each once, each with a rule of the catalog and a default that is allowed', () => {
    expect(new Set(HOUSE_RULES.map((each) => each.name)).size).toBe(99);
    expect(HOUSE_RULES.filter((each) => !(each.rule in RULES))).toEqual([]);
    expect(checkParameters(HOUSE_RULES, STANDARD, 'GOW-GEN-05')).toEqual([]);
  });

  it('are read with their defaults', () => {
    expect(figure({}, 'raid.target')).toBe(4);
    expect(figure({}, 'field.depotRounds')).toBe(3);
    expect(figure({ 'supply.shortagePenalty': 1.5 }, 'supply.shortagePenalty')).toBe(1.5);
    expect(inForce({}, 'raid.enabled')).toBe(true);
    expect(inForce({ 'raid.enabled': false }, 'raid.enabled')).toBe(false);
    expect(chosen({}, 'travel.endpointCounting')).toBe('together');
    expect(figures({}, 'combat.scaleWeights')).toEqual([20, 80, 300]);
    expect(tableRow({ 'xp.fightTable': { S1: [8, 8, 8, 8, 8] } }, 'xp.fightTable', 'S2')).toEqual([
      6, 5, 4, 3, 2,
    ]);
    expect(tableFigure({}, 'unitType.<id>.weight', 'battle-titan')).toBe(40);
    expect(tableFigure({}, 'unitType.<id>.weight', 'grot')).toBeUndefined();
    expect(tableFigure({}, 'planetType.<type>.*', 'Hive World', 'upkeep', 'Produce', 'Food')).toBe(2);
  });

  it.each([
    ['raid.target', 'raid.target', []],
    ['combat.lossTable', 'combat.lossTable', []],
    ['advancement.trade-hub.years', 'advancement.<id>.years', ['trade-hub']],
    ['unitType.armor.weight', 'unitType.<id>.weight', ['armor']],
    ['unitType.armor.salvage', 'unitType.<id>.salvage', ['armor']],
    ['planetType.Hive World', 'planetType.<type>.*', null],
    ['planetType.Hive World.slots', 'planetType.<type>.*', ['Hive World', 'slots']],
    ['planetType.Hive World.slots.Minima', 'planetType.<type>.*', ['Hive World', 'slots', 'Minima']],
  ])('are named by their ids: %s', (id, name, path) => {
    const named = namedFigure(id);
    expect(named && { name: named.definition.name, path: named.path }).toEqual(path && { name, path });
  });

  it.each(['', '.', 'raid', 'raid.target.x', 'unitType.grot.weight', 'unitType.armor.strength'])(
    'unknown ids name nothing: %j',
    (id) => expect(namedFigure(id)).toBeNull(),
  );

  it('names that every object inherits name nothing', () => {
    expect(namedFigure('constructor')).toBeNull();
    expect(namedFigure('unitType.constructor.weight')).toBeNull();
    expect(namedFigure('planetType.toString.slots')).toBeNull();
  });

  it('a changed figure leaves the rest of its table alone', () => {
    const values = withFigure(STANDARD, 'planetType.<type>.*', ['Hive World', 'slots', 'Minima'], 9);
    expect(tableFigure(values, 'planetType.<type>.*', 'Hive World', 'slots', 'Minima')).toBe(9);
    expect(tableFigure(values, 'planetType.<type>.*', 'Hive World', 'slots', 'Vexillus')).toBe(3);
    expect(tableFigure(values, 'planetType.<type>.*', 'Feral World', 'slots', 'Minima')).toBe(0);
    expect(figure(withFigure(values, 'raid.target', [], 6), 'raid.target')).toBe(6);
  });

  it('out of range: too many slots for the tech level, a table that rises to defeat, half a step', () => {
    const wrong = {
      'planetType.<type>.*': { 'Feral World': { slots: { Minima: 1 } } },
      'xp.fightTable': { S1: [2, 3, 4, 5, 6] },
      'supply.shortagePenalty': 0.75,
      'advancement.<id>.years': { 'space-station': 9 },
      'xp.thresholds': [1, 8, 16, 30, 50],
      'combat.ratioBonus': [1, 2, 2, 2, 2, 2, 2],
      'unitType.<id>.shortagePenaltyPpPerPoint': { frigate: 3 },
    };
    expect(checkParameters(HOUSE_RULES, wrong, 'GOW-GEN-05').map((each) => each.rule)).toEqual([
      'GOW-PLA-05',
      'GOW-XP-05',
      'GOW-SUP-06',
      'GOW-PRJ-14',
      'GOW-XP-02',
      'GOW-CBT-07',
      'GOW-SUP-06',
    ]);
  });
});
