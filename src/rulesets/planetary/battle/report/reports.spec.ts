import { sitAt, stateOf, type SpecTable } from '../../../../../test/planetary/spec-table.js';
import type { BattleReport, ReportedSide, ReportedUnit } from '../../commands.js';
import type { PlanetaryPosition } from '../../position.js';
import type { PlanetaryState } from '../../state/index.js';
import { forecast } from './forecast.js';
import { checkReport } from './report-checks.js';
import { reportFacts } from './report-facts.js';
import { confirmBattleReport, decideDispute, disputeBattleReport, enterBattleReport } from './reports.js';

/** Ann attacks Bob, who holds a Camp beside his garrison; each has a friend next to the battle. */
const POSITION: PlanetaryPosition = {
  turn: 2,
  phase: 'BATTLE',
  map: { cols: 9, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SOB' },
    { seat: 'seat-2', race: 'SOB' },
    { seat: 'seat-3', race: 'SOB' },
  ],
  hexes: [
    {
      q: 4,
      r: 4,
      controller: 'seat-2',
      stronghold: { type: 'CAMP', defences: [{ id: 'x', type: 'bunker' }] },
    },
  ],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '4,4',
      units: [
        { id: 'a1', type: 'demo.line', ready: 5, wounded: 5 },
        { id: 'a2', type: 'demo.line', wounded: 10 },
        { id: 'a3', type: 'demo.tank', ready: 1 },
        { id: 'a4', type: 'demo.hero', ready: 1 },
      ],
    },
    { id: 'b', owner: 'seat-2', hex: '4,4', units: [{ id: 'b1', type: 'demo.line', ready: 10 }] },
    {
      id: 'near',
      owner: 'seat-1',
      hex: '5,4',
      units: [
        { id: 'n1', type: 'demo.bikes', ready: 3 },
        { id: 'n2', type: 'demo.mortars', ready: 3 },
        { id: 'n3', type: 'demo.bikes', ready: 3 },
      ],
    },
    { id: 'far', owner: 'seat-1', hex: '6,4', units: [{ id: 'f1', type: 'demo.siegeGun', ready: 1 }] },
  ],
  garrisons: [{ id: 'g', owner: 'seat-2', hex: '4,4', units: [{ id: 'g1', type: 'demo.line', ready: 10 }] }],
  battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4' }],
};

const SUPPORT = { order: 'SUPPORT', target: { kind: 'detachment', detachment: 'a' } } as const;
const start = (changes: Partial<PlanetaryPosition> = {}, more: Partial<PlanetaryState> = {}) =>
  stateOf({ ...POSITION, ...changes }, more);
const raid = (): PlanetaryState =>
  start({ battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4', kind: 'RAID' }] });
const supported = (): PlanetaryState =>
  start(
    {},
    { battleOrders: { near: { ...SUPPORT, detachment: 'near' }, far: { ...SUPPORT, detachment: 'far' } } },
  );

const unit = (id: string, more: Partial<ReportedUnit> = {}): ReportedUnit => ({
  unit: id,
  role: 'initial',
  end: 'onTable',
  ...more,
});
const ATTACKERS = [unit('a1'), unit('a3'), unit('a4')];
const DEFENDERS = [unit('b1'), unit('g1')];

interface Parts {
  readonly attacker?: Partial<ReportedSide>;
  readonly defender?: Partial<ReportedSide>;
  readonly more?: Partial<BattleReport>;
}
const report = ({ attacker, defender, more }: Parts = {}): BattleReport => ({
  gameTurnsPlayed: 5,
  scenario: { used: false, fulfilledBy: [] },
  attacker: { victoryPoints: 100, units: ATTACKERS, ...attacker },
  defender: { victoryPoints: 200, units: DEFENDERS, ...defender },
  defences: [],
  ...more,
});
const codes = (state: PlanetaryState, entered: BattleReport) =>
  checkReport(state, state.battles.fight!, entered).map(({ rule, code, path }) =>
    [rule, code, ...path.slice(1)].join(' '),
  );
const withAttackers = (...units: readonly ReportedUnit[]) => report({ attacker: { units } });
/** The attackers with a1 told differently. */
const a1 = (more: Partial<ReportedUnit>) => withAttackers(unit('a1', more), unit('a3'), unit('a4'));
const a3 = (more: Partial<ReportedUnit>) => withAttackers(unit('a1'), unit('a3', more), unit('a4'));
const besides = (...more: readonly ReportedUnit[]) => withAttackers(...ATTACKERS, ...more);

describe('PLN-REP-03 Rejected reports', () => {
  it('has nothing against a complete report', () => {
    expect(codes(start(), report())).toEqual([]);
  });

  it('asks for every participating unit, and for no other', () => {
    expect(codes(start(), withAttackers(unit('a1'), unit('a3')))).toEqual([
      'PLN-REP-03 UNIT_MISSING attacker units',
    ]);
    expect(codes(start(), besides(unit('a2', { end: 'wipedOut' })))).toEqual([
      'PLN-BAT-04 UNIT_DID_NOT_PARTICIPATE attacker units 3 unit',
    ]);
    expect(codes(start(), besides(unit('n1')))).toEqual([
      'PLN-REP-03 UNIT_OF_ANOTHER_ARMY attacker units 3 unit',
    ]);
    expect(codes(start(), besides(unit('nobody')))).toEqual([
      'PLN-REP-03 UNIT_UNKNOWN attacker units 3 unit',
    ]);
    expect(codes(start(), besides(unit('a1')))).toEqual(['PLN-REP-03 UNIT_TWICE attacker units 3 unit']);
  });

  it('admits entitled reinforcements only, in attacks, one of a detachment in a game turn, from the second on', () => {
    const came = (id: string, turn: number | undefined) =>
      unit(id, { role: 'reinforcement', ...(turn === undefined ? {} : { arrivedGameTurn: turn }) });
    expect(codes(start(), besides(came('n1', 2), came('n3', 3)))).toEqual([]);
    expect(codes(start(), besides(came('n1', 2), came('n3', 2)))).toEqual([
      'PLN-TBL-01 SECOND_REINFORCEMENT attacker units 4 arrivedGameTurn',
    ]);
    expect(codes(start(), besides(came('n1', 1)))).toEqual([
      'PLN-TBL-01 REINFORCEMENT_TOO_EARLY attacker units 3 arrivedGameTurn',
    ]);
    expect(codes(start(), besides(came('n1', undefined)))).toEqual([
      'PLN-TBL-01 ARRIVAL_MISSING attacker units 3 arrivedGameTurn',
    ]);
    expect(codes(start(), besides(came('f1', 2)))).toEqual([
      'PLN-TBL-01 REINFORCEMENT_NOT_ENTITLED attacker units 3 unit',
    ]);
    expect(codes(raid(), besides(came('n1', 2)))).toEqual([
      'PLN-TBL-01 REINFORCEMENT_IN_RAID attacker units 3 role',
    ]);
    expect(codes(start(), report({ defender: { units: [...DEFENDERS, came('n1', 2)] } }))).toEqual([
      'PLN-TBL-01 REINFORCEMENT_NOT_ENTITLED defender units 2 unit',
    ]);
  });

  it('bars a detachment that reinforced another battle, withdrew or is unarmed', () => {
    const came = besides(unit('n1', { role: 'reinforcement', arrivedGameTurn: 2 }));
    const barred = ['PLN-TBL-01 REINFORCEMENT_NOT_ENTITLED attacker units 3 unit'];
    expect(codes(start({}, { spent: { near: { reinforced: 'other' } } }), came)).toEqual(barred);
    expect(codes(start({}, { spent: { near: { reinforced: 'fight' } } }), came)).toEqual([]);
    expect(codes(start({}, { spent: { near: { withdrew: true } } }), came)).toEqual(barred);
    const unarmed = POSITION.detachments!.map((each) =>
      each.id === 'near' ? { ...each, unarmed: true } : each,
    );
    expect(codes(start({ detachments: unarmed }), came)).toEqual(barred);
  });

  it('admits bombarding units with barrage, SUPPORT and range, not in raids', () => {
    const fires = (id: string, more: Partial<ReportedUnit> = {}) =>
      besides(unit(id, { role: 'bombarding', end: 'offTable', ...more }));
    expect(codes(supported(), fires('n2'))).toEqual([]);
    expect(codes(supported(), fires('f1'))).toEqual([]);
    expect(codes(supported(), fires('n1'))).toEqual(['PLN-TBL-02 NO_BARRAGE_WEAPON attacker units 3 unit']);
    expect(codes(start(), fires('n2'))).toEqual(['PLN-TBL-02 NO_FITTING_SUPPORT attacker units 3 unit']);
    expect(codes(raid(), fires('n2'))).toEqual(['PLN-TBL-02 BOMBARDMENT_IN_RAID attacker units 3 role']);
    expect(codes(supported(), fires('n2', { end: 'onTable' }))).toEqual([
      'PLN-REP-03 ONLY_BOMBARDING_OFF_TABLE attacker units 3 end',
    ]);
    const farther = POSITION.detachments!.map((each) => (each.id === 'far' ? { ...each, hex: '7,4' } : each));
    const { battleOrders } = supported();
    expect(codes(start({ detachments: farther }, { battleOrders }), fires('f1'))).toEqual([
      'PLN-TBL-02 OUT_OF_RANGE attacker units 3 unit',
    ]);
  });

  it('takes off only ready models that are no vehicles, and gives only vehicles a vehicle’s fate', () => {
    expect(codes(start(), a1({ modelsRemoved: ['a1.m1', 'a1.m6', 'a1.m1'] }))).toEqual([
      'PLN-REP-03 MODEL_NOT_READY attacker units 0 modelsRemoved 1',
      'PLN-REP-03 MODEL_TWICE attacker units 0 modelsRemoved 2',
    ]);
    expect(codes(start(), a3({ modelsRemoved: ['a3.m1'] }))).toEqual([
      'PLN-REP-03 VEHICLE_REMOVED attacker units 1 modelsRemoved 0',
    ]);
    expect(codes(start(), a1({ vehicles: [{ model: 'a1.m1', fate: 'damaged' }] }))).toEqual([
      'PLN-REP-03 NOT_A_VEHICLE attacker units 0 vehicles 0',
    ]);
    expect(codes(start(), a3({ vehicles: [{ model: 'a1.m1', fate: 'ok' }] }))).toEqual([
      'PLN-REP-03 MODEL_NOT_READY attacker units 1 vehicles 0',
    ]);
  });

  it('wants ends that agree with the models left and with the role', () => {
    const all = ['a1.m1', 'a1.m2', 'a1.m3', 'a1.m4', 'a1.m5'];
    expect(codes(start(), a1({ modelsRemoved: all }))).toEqual([
      'PLN-REP-03 NO_MODEL_LEFT attacker units 0 end',
    ]);
    expect(codes(start(), a1({ modelsRemoved: all, end: 'wipedOut' }))).toEqual([]);
    expect(codes(start(), a1({ modelsRemoved: ['a1.m1'], end: 'wipedOut' }))).toEqual([
      'PLN-REP-03 MODELS_LEFT attacker units 0 end',
    ]);
    expect(codes(start(), a1({ end: 'neverArrived' }))).toEqual([
      'PLN-REP-03 ONLY_RESERVES_NEVER_ARRIVE attacker units 0 end',
    ]);
    expect(codes(start(), a1({ role: 'reserve', end: 'neverArrived' }))).toEqual([]);
    expect(codes(start(), a1({ role: 'reserve', end: 'neverArrived', modelsRemoved: ['a1.m1'] }))).toEqual([
      'PLN-REP-03 LOSSES_WITHOUT_ARRIVAL attacker units 0 end',
    ]);
    expect(codes(start(), a3({ end: 'onTable', vehicles: [{ model: 'a3.m1', fate: 'destroyed' }] }))).toEqual(
      ['PLN-REP-03 NO_MODEL_LEFT attacker units 1 end'],
    );
    expect(codes(start(), a1({ end: 'brokeOffTable' }))).toEqual([
      'PLN-AFT-02 LEADERSHIP_MISSING attacker units 0 leadershipPassed',
    ]);
  });

  it('wants retreats, arrivals and surrenders that can have happened', () => {
    const retreat = (turn: number, more: Partial<ReportedSide> = {}) => ({
      retreatDeclared: true,
      retreatGameTurn: turn,
      ...more,
    });
    expect(codes(start(), report({ attacker: retreat(3) }))).toEqual([]);
    expect(codes(start(), report({ attacker: retreat(2) }))).toEqual([
      'PLN-TBL-07 RETREAT_TOO_EARLY attacker retreatGameTurn',
    ]);
    expect(codes(start(), report({ attacker: retreat(6) }))).toEqual([
      'PLN-REP-03 AFTER_THE_LAST_TURN attacker retreatGameTurn',
    ]);
    expect(codes(start(), report({ attacker: { retreatDeclared: true } }))).toEqual([
      'PLN-TBL-07 RETREAT_TURN_MISSING attacker retreatGameTurn',
    ]);
    expect(codes(start(), report({ attacker: { retreatGameTurn: 4 } }))).toEqual([
      'PLN-TBL-07 RETREAT_NOT_DECLARED attacker retreatGameTurn',
    ]);
    expect(codes(start(), a1({ end: 'leftTable' }))).toEqual([
      'PLN-TBL-07 LEFT_WITHOUT_RETREAT attacker units 0 end',
    ]);
    expect(codes(start(), report({ attacker: retreat(4), defender: retreat(4) }))).toEqual([
      'PLN-WIN-02 FIRST_RETREAT_UNCLEAR',
    ]);
    expect(
      codes(start(), report({ attacker: retreat(4, { retreatDeclaredFirst: true }), defender: retreat(4) })),
    ).toEqual([]);
    expect(codes(start(), a1({ role: 'reserve', arrivedGameTurn: 6 }))).toEqual([
      'PLN-REP-03 AFTER_THE_LAST_TURN attacker units 0 arrivedGameTurn',
    ]);
    const surrendered = { surrendered: true, surrenderGameTurn: 3 };
    expect(codes(start(), report({ attacker: surrendered, defender: surrendered }))).toEqual([
      'PLN-TBL-08 BOTH_SURRENDERED',
    ]);
    expect(codes(start(), report({ defender: { ...surrendered, surrenderGameTurn: 6 } }))).toEqual([
      'PLN-REP-03 AFTER_THE_LAST_TURN defender surrenderGameTurn',
    ]);
  });

  it('wants scenarios that are allowed, wounds that leave a model alive, and defences that are there', () => {
    const scenario = (used: boolean): Parts => ({ more: { scenario: { used, fulfilledBy: ['attacker'] } } });
    expect(codes(start(), report(scenario(true)))).toEqual([
      'PLN-PRE-03 SCENARIO_AGAINST_STRONGHOLD scenario used',
    ]);
    expect(codes(start(), report(scenario(false)))).toEqual([
      'PLN-REP-03 FULFILLED_WITHOUT_SCENARIO scenario fulfilledBy',
    ]);
    const hero = (wounds: number, removed: readonly string[] = []) =>
      withAttackers(
        unit('a1'),
        unit('a3'),
        unit('a4', {
          survivorWoundsLost: [{ model: 'a4.m1', wounds }],
          modelsRemoved: removed,
          end: removed.length > 0 ? 'wipedOut' : 'onTable',
        }),
      );
    expect(codes(start(), hero(2))).toEqual([]);
    expect(codes(start(), hero(3))).toEqual([
      'PLN-REP-03 TOO_MANY_WOUNDS attacker units 2 survivorWoundsLost 0',
    ]);
    expect(codes(start(), hero(1, ['a4.m1']))).toEqual([
      'PLN-REP-03 SURVIVOR_REMOVED attacker units 2 survivorWoundsLost 0',
    ]);
    expect(codes(start(), report({ defender: { victoryPoints: -1 } }))).toEqual([
      'PLN-REP-03 VICTORY_POINTS defender victoryPoints',
    ]);
    const bunker = { defence: 'x', result: 'destroyed', controlledBy: 'attacker' } as const;
    expect(codes(start(), report({ more: { defences: [bunker] } }))).toEqual([]);
    expect(
      codes(start(), report({ more: { defences: [bunker, bunker, { ...bunker, defence: 'y' }] } })),
    ).toEqual([
      'PLN-REP-03 DEFENCE_TWICE defences 1 defence',
      'PLN-REP-03 DEFENCE_UNKNOWN defences 2 defence',
    ]);
    expect(codes(start(), report({ more: { gameTurnsPlayed: 0 } }))).toEqual([
      'PLN-REP-01 GAME_TURNS gameTurnsPlayed',
    ]);
  });
});

describe('PLN-REP-01 losses told by their number', () => {
  const lost = (id: string, more: Partial<ReportedUnit>) => {
    const state = start();
    const entered = withAttackers(...['a1', 'a3', 'a4'].map((each) => unit(each, each === id ? more : {})));
    expect(codes(state, entered)).toEqual([]);
    const { units } = reportFacts(state, state.battles.fight!, report(entered)).sides.attacker;
    return units.find((each) => each.unit === id)!;
  };

  it('takes the last ready models that nobody named', () => {
    expect(lost('a1', { losses: [{ count: 2 }] }).removed).toEqual(['a1.m4', 'a1.m5']);
    const both = { modelsRemoved: ['a1.m5'], losses: [{ count: 1 }] };
    expect(lost('a1', both).removed).toEqual(['a1.m4', 'a1.m5']);
  });

  it('destroys vehicles, and takes all of a unit that was wiped out', () => {
    expect(lost('a3', { losses: [{ count: 1 }], end: 'wipedOut' }).vehicles).toEqual({
      'a3.m1': 'destroyed',
    });
    expect(lost('a3', { end: 'wipedOut' }).vehicles).toEqual({ 'a3.m1': 'destroyed' });
    expect(lost('a1', { end: 'wipedOut' }).removed).toEqual(['a1.m1', 'a1.m2', 'a1.m3', 'a1.m4', 'a1.m5']);
  });

  it('refuses more than there are, by count and by name together', () => {
    expect(codes(start(), a1({ losses: [{ count: 6 }] }))).toEqual([
      'PLN-REP-03 TOO_MANY_LOST attacker units 0 losses 0 count',
      'PLN-REP-03 NO_MODEL_LEFT attacker units 0 end',
    ]);
    expect(
      codes(start(), a1({ modelsRemoved: ['a1.m1'], losses: [{ count: 2 }, { count: 3 }], end: 'wipedOut' })),
    ).toEqual(['PLN-REP-03 TOO_MANY_LOST attacker units 0 losses 1 count']);
    expect(codes(start(), a1({ losses: [{ type: 'no such type', count: 1 }] }))).toEqual([
      'PLN-REP-03 TOO_MANY_LOST attacker units 0 losses 0 count',
    ]);
  });
});

describe('PLN-REP-02 Computed, never entered', () => {
  it('puts armies, units and models in canonical order and completes what was left out', () => {
    const state = start();
    const entered = report({
      attacker: { units: [unit('a4'), unit('a3'), unit('a1', { modelsRemoved: ['a1.m3', 'a1.m1'] })] },
      defender: { units: [unit('g1'), unit('b1')], urbanTreatment: 'MINIMUM' },
    });
    const facts = reportFacts(state, state.battles.fight!, entered);
    expect(facts.sides.attacker.units.map((each) => each.unit)).toEqual(['a1', 'a3', 'a4']);
    expect(facts.sides.attacker.units[0]!.removed).toEqual(['a1.m1', 'a1.m3']);
    expect(facts.sides.attacker.units[1]!.vehicles).toEqual({ 'a3.m1': 'ok' });
    expect(facts.sides.defender.units.map((each) => each.army)).toEqual(['b', 'g']);
    expect(facts.sides.defender).toMatchObject({
      urbanTreatment: 'CAPTURE',
      killCaptives: false,
      quick: null,
    });
    expect(facts.defences).toEqual([{ defence: 'x', result: 'intact', controlledBy: 'defender' }]);
  });

  it('forecasts what a report leads to without throwing a die', () => {
    const state = start();
    const entered = report({
      attacker: { units: [unit('a1', { modelsRemoved: ['a1.m1'] }), unit('a3'), unit('a4')] },
    });
    expect(forecast(state, 'fight', entered)).toMatchObject({
      violations: null,
      consequences: {
        winner: 'defender',
        rule: 'PLN-WIN-04',
        sides: {
          attacker: { value: 400, vp: 0, bp: 0, casualtyDice: 1, withdraws: true },
          defender: { value: 250, vp: 6, destroyed: 10, bp: 5, dxp: 8, casualtyDice: 0, withdraws: false },
        },
      },
    });
    expect(forecast(state, 'fight', withAttackers())).toMatchObject({ consequences: null });
    expect(forecast(state, 'nowhere', entered)).toMatchObject({ violations: [{ code: 'BATTLE_UNKNOWN' }] });
  });
});

describe('PLN-REP-04 Confirmation', () => {
  const enter = (spec: SpecTable, seat: string, entered = report()) => {
    spec.actAs(seat);
    return enterBattleReport(spec.table, { type: 'EnterBattleReport', battle: 'fight', report: entered });
  };
  const confirm = (spec: SpecTable, seat: string) => {
    spec.actAs(seat);
    return confirmBattleReport(spec.table, { type: 'ConfirmBattleReport', battle: 'fight' });
  };
  const dispute = (spec: SpecTable, seat: string) => {
    spec.actAs(seat);
    return disputeBattleReport(spec.table, { type: 'DisputeBattleReport', battle: 'fight', reason: 'no' });
  };
  const decide = (spec: SpecTable, seat: string, entered?: BattleReport) => {
    spec.actAs(seat);
    const command = {
      type: 'DecideDispute',
      battle: 'fight',
      reason: 'seen',
      ...(entered && { report: entered }),
    } as const;
    return decideDispute(spec.table, command);
  };
  const statusOf = (spec: SpecTable) => spec.table.state.battles.fight!.status;

  it('judges when the opponent confirms', () => {
    const spec = sitAt(start());
    expect(enter(spec, 'seat-2')).toEqual([]);
    expect(statusOf(spec)).toBe('reported');
    expect(confirm(spec, 'seat-2')).toMatchObject([{ rule: 'PLN-REP-04', code: 'OWN_REPORT' }]);
    expect(confirm(spec, 'seat-3')).toMatchObject([{ rule: 'PLN-REP-04', code: 'NOT_A_PARTICIPANT' }]);
    expect(confirm(spec, 'seat-1')).toEqual([]);
    expect(spec.events.slice(0, 3)).toMatchObject([
      { type: 'planetary.BattleReported', data: { by: 'seat-2' } },
      { type: 'planetary.ReportAccepted', data: { by: 'seat-1', how: 'confirmed' }, because: ['PLN-REP-04'] },
      { type: 'planetary.BattleWon', data: { winner: 'defender' } },
    ]);
    expect(statusOf(spec)).toBe('judged');
    expect(enter(spec, 'seat-2')).toMatchObject([{ rule: 'PLN-REP-03', code: 'WRONG_STATUS' }]);
  });

  it('takes the arbiter’s word at once', () => {
    const spec = sitAt(start());
    expect(enter(spec, 'arbiter')).toEqual([]);
    expect(statusOf(spec)).toBe('judged');
    expect(spec.events[1]).toMatchObject({ data: { how: 'entered by the arbiter' } });
  });

  it('lets only the reporter replace an unconfirmed report', () => {
    const spec = sitAt(start());
    enter(spec, 'seat-2');
    expect(enter(spec, 'seat-1')).toMatchObject([{ rule: 'PLN-REP-03', code: 'REPORTED_BY_ANOTHER' }]);
    expect(enter(spec, 'seat-2', report({ more: { gameTurnsPlayed: 6 } }))).toEqual([]);
    expect(spec.table.state.battles.fight!.report!.report.gameTurnsPlayed).toBe(6);
    expect(enter(sitAt(start()), 'seat-3')).toMatchObject([
      { rule: 'PLN-REP-03', code: 'NOT_A_PARTICIPANT' },
    ]);
  });

  it('leaves a disputed report to the arbiter, who may correct it', () => {
    const spec = sitAt(start());
    expect(dispute(spec, 'seat-1')).toMatchObject([{ code: 'WRONG_STATUS' }]);
    enter(spec, 'seat-2');
    expect(dispute(spec, 'seat-2')).toMatchObject([{ code: 'OWN_REPORT' }]);
    expect(dispute(spec, 'seat-1')).toEqual([]);
    expect(spec.table.state.battles.fight!.dispute).toEqual({ by: 'seat-1', reason: 'no' });
    expect(confirm(spec, 'seat-1')).toMatchObject([{ code: 'WRONG_STATUS' }]);
    expect(enter(spec, 'seat-2')).toMatchObject([{ rule: 'PLN-REP-04', code: 'DISPUTED' }]);
    expect(decide(spec, 'seat-1')).toMatchObject([{ rule: 'PLN-REP-04', code: 'ARBITER_ONLY' }]);
    expect(decide(spec, 'arbiter', withAttackers())).not.toEqual([]);
    expect(decide(spec, 'arbiter', report({ attacker: { victoryPoints: 201 } }))).toEqual([]);
    // The bunker still stands and is the defender's: ahead is not enough.
    expect(spec.table.state.battles.fight!).toMatchObject({
      status: 'judged',
      result: { rule: 'PLN-WIN-05' },
    });
  });

  it('keeps the report entered if the arbiter names none', () => {
    const spec = sitAt(start());
    enter(spec, 'seat-2');
    dispute(spec, 'seat-1');
    expect(decide(spec, 'arbiter')).toEqual([]);
    expect(spec.table.state.battles.fight!.result!.winner).toBe('defender');
  });

  it('looks again at reinforcements when a report is confirmed', () => {
    const spec = sitAt(start());
    enter(spec, 'seat-2', besides(unit('n1', { role: 'reinforcement', arrivedGameTurn: 2 })));
    const late = sitAt({ ...spec.table.state, spent: { near: { reinforced: 'other' } } });
    expect(confirm(late, 'seat-1')).toMatchObject([
      { rule: 'PLN-TBL-01', code: 'REINFORCEMENT_NOT_ENTITLED' },
    ]);
  });

  it('fills up units before it reads a report (PLN-BAT-05)', () => {
    const detachments = POSITION.detachments!.map((each) =>
      each.id !== 'b'
        ? each
        : {
            ...each,
            units: [
              { id: 'b1', type: 'demo.line', ready: 9, dead: 1 },
              { id: 'b2', type: 'demo.line', ready: 4, dead: 1 },
            ],
          },
    );
    const spec = sitAt(start({ detachments }));
    const entered = report({ defender: { units: [...DEFENDERS, unit('b2', { modelsRemoved: ['b2.m4'] })] } });
    expect(enter(spec, 'seat-2', entered).map(({ code }) => code)).toEqual(['MODEL_NOT_READY']);
    expect(spec.table.state.detachments.b!.units[0]!.models.at(-1)!.id).toBe('b2.m4');
  });
});
