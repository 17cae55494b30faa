import { EPIC, showDetails, type EpicState } from '../../src/rulesets/epic/index.js';
import { openGame } from '../play/game.js';

describe('what lies beside the table', () => {
  const { state } = openGame<EpicState>(EPIC, 'alpha', 2).played;
  const briefOf = (rules: Partial<EpicState['rules']>, of: EpicState = state) =>
    showDetails({ ...of, rules: { ...of.rules, ...rules } }).brief;

  it('shows both armies as they are, units that are alike in one line', () => {
    const [army, head, company, captain, rifles, guns, tanks, tank, strider, engine] = briefOf({}).text.split(
      '\n',
    );
    expect(army).toBe('ARMY OF PLAYER 1 (seat-1): morale 8 of 8, strategy rating 0');
    expect(head).toBe('       Unit                   Kind       Spd Rng FP  Ass Arm Abilities and weapons');
    expect(company).toBe('Company (red-company): 200 points, morale value 4; table');
    expect(captain).toBe(
      '   1 × captain                infantry    10  30   1   8   4 hero; supreme commander',
    );
    expect(rifles).toBe('   4 × riflemen               infantry    10  30   1   2   4');
    expect(guns).toBe('   2 × gunners                infantry    10  45   3   1   4 heavy weapons');
    expect(tanks).toBe('Tank squadron (red-tanks): 250 points, morale value 5; table');
    expect(tank).toBe('   4 × tank                   vehicle     20  45   3   1   6');
    expect(strider).toBe('Strider (red-strider): 300 points, morale value 6; table');
    expect(engine).toBe(
      '   1 × strider                war engine  15  45   6   6   6 Damage 4/4; shields 2/2; anti tank 60 cm',
    );
  });

  it('shows what a battle has done to them', () => {
    const [company, strider] = [state.detachments['red-company']!, state.units['red-strider-1']!];
    const { text } = briefOf(
      {},
      {
        ...state,
        detachments: { ...state.detachments, 'red-company': { ...company, blastMarkers: 3, broken: true } },
        units: {
          ...state.units,
          'red-rifles-2': { ...state.units['red-rifles-2']!, status: 'DESTROYED' },
          'red-strider-1': { ...strider, damageLeft: 1, shieldsUp: 0, knockedOut: [0] },
        },
      },
    );
    expect(text).toContain('morale value 4; table, blast markers 3, broken\n');
    expect(text).toContain('   3 × riflemen ');
    expect(text).toContain('Damage 1/4; shields 0/2; anti tank 60 cm, knocked out\n');
  });

  it('shows the tables of the sheets where nothing else is agreed', () => {
    const { firepowerTable, criticalTable, houseRules, text } = briefOf({});
    expect(firepowerTable).toHaveLength(20);
    expect(firepowerTable[10]).toEqual({ firepower: 11, a: 8, b: 6, c: 4 });
    expect(criticalTable).toEqual([
      { effect: 'WEAPON', from: 1, to: 3 },
      { effect: 'IMMOBILISED', from: 4, to: 5 },
      { effect: 'CATASTROPHIC', from: 6, to: 6 },
    ]);
    expect(houseRules).toEqual([]);
    expect(text).toMatch(
      /CRITICAL DAMAGE\n1–3: weapon\n4–5: immobilised\n6: catastrophic\n\nHOUSE RULES\nas the sheets$/,
    );
  });

  it('shows tables and house rules as this battle has them', () => {
    const brief = briefOf({
      firepowerTable: 'ALTERNATIVE',
      criticalTable: { CATASTROPHIC: 6, WEAPON: 5, IMMOBILISED: 5 },
      turnLimit: 4,
    });
    expect(brief.firepowerTable[0]).toMatchObject({ firepower: 1, b: 1, c: 0 });
    expect(brief.criticalTable[1]).toEqual({ effect: 'IMMOBILISED', from: 6, to: 5 });
    expect(brief.houseRules).toEqual([
      {
        name: 'criticalTable',
        value: '{"CATASTROPHIC":6,"IMMOBILISED":5,"WEAPON":5}',
        usual: '{"CATASTROPHIC":6,"IMMOBILISED":5,"WEAPON":3}',
        rule: 'EPC-WEN-03',
      },
      { name: 'turnLimit', value: '4', usual: '6', rule: 'EPC-VIC-03' },
      { name: 'firepowerTable', value: '"ALTERNATIVE"', usual: '"SHEET"', rule: 'EPC-FIR-04' },
    ]);
    expect(brief.text).toContain('1–5: weapon\n6: catastrophic\n');
    expect(brief.text).toContain('\nturnLimit: 4 instead of 6 (EPC-VIC-03)\n');
  });
});
