import { sitAt, stateOf, type SpecTable } from '../../../../../test/planetary/spec-table.js';
import type { BattleOrder, PlanetaryCommand } from '../../commands.js';
import type { PlanetaryPosition, PositionBattle } from '../../position.js';
import type { PlanetaryState } from '../../state/index.js';
import { issueBattleBrief, rerollTerrain } from './brief.js';

const POSITION: PlanetaryPosition = {
  turn: 2,
  phase: 'BATTLE',
  map: { cols: 11, rows: 11 },
  players: [
    { seat: 'seat-1', race: 'SOB' },
    { seat: 'seat-2', race: 'SOB' },
    { seat: 'seat-3', race: 'SOB' },
  ],
  hexes: [{ q: 0, r: 0, controller: 'seat-1', urban: { size: 2, buildings: [{ type: 'MINOR_AIRBASE' }] } }],
  unitTypes: [
    {
      key: 'ig.mortars',
      name: 'Guard Mortars',
      race: 'IG',
      slot: 'HS',
      moveClass: 'infantry',
      vehicle: false,
      modelPoints: 10,
      minModels: 3,
      maxModels: 3,
      barrage: true,
    },
    {
      key: 'radio',
      name: 'Signallers',
      slot: 'EL',
      moveClass: 'infantry',
      vehicle: false,
      modelPoints: 10,
      minModels: 1,
      maxModels: 5,
      longRangeComm: true,
    },
  ],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '4,4',
      units: [
        { id: 'a1', type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
        { id: 'a2', type: 'demo.line', ready: 4, wounded: 6 },
      ],
    },
    { id: 'b', owner: 'seat-2', hex: '4,4', units: [{ id: 'b1', type: 'demo.veterans', ready: 6 }] },
  ],
  squadrons: [{ id: 's', owner: 'seat-1', base: '0,0', mission: 'TACTICAL_BOMBARDMENT', airspace: 'A1' }],
  battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4' }],
};

interface Given {
  readonly battle?: Partial<PositionBattle>;
  readonly position?: Partial<PlanetaryPosition>;
  readonly more?: Partial<PlanetaryState>;
  readonly faces?: readonly number[];
}
const sit = ({ battle, position, more, faces }: Given = {}): SpecTable =>
  sitAt(
    stateOf({ ...POSITION, battles: [{ ...POSITION.battles![0]!, ...battle }], ...position }, more),
    faces ?? [3, 4, 4, 4, 4, 4, 4, 2, 3, 3, 3, 3],
  );

type Agreed = Extract<PlanetaryCommand, { type: 'IssueBattleBrief' }>['agreed'];
const issue = (spec: SpecTable, agreed?: Agreed) =>
  issueBattleBrief(spec.table, { type: 'IssueBattleBrief', battle: 'fight', ...(agreed && { agreed }) });
const issued = (given: Given = {}, agreed?: Agreed) => {
  const spec = sit(given);
  expect(issue(spec, agreed)).toEqual([]);
  return { brief: spec.table.state.battles.fight!.brief!, spec };
};
const ruled = (given: Given, agreed?: Agreed) =>
  issued(given, agreed).brief.specialRules.map(({ rule, side, usable }) => `${rule} ${side} ${usable}`);

describe('PLN-PRE-01 … -07 The battle sheet', () => {
  it('rolls everything once, in the order of the rules', () => {
    const { spec, brief } = issued();
    expect(spec.rolls.map((each) => `${each.for} ${each.purpose} ${each.subject}`)).toEqual([
      'PLN-PRE-01 terrain density fight',
      'PLN-PRE-02 reserves fight defender',
      'PLN-PRE-02 infiltrate fight attacker',
      'PLN-PRE-02 infiltrate fight defender',
      'PLN-PRE-02 deep strike fight attacker',
      'PLN-PRE-02 deep strike fight defender',
      'PLN-PRE-03 scenario fight',
      'PLN-PRE-05 set-up fight',
      'PLN-PRE-05 who starts setting up fight attacker',
      'PLN-PRE-05 who starts setting up fight defender',
      'PLN-PRE-07 first turn fight attacker',
      'PLN-PRE-07 first turn fight defender',
    ]);
    expect(spec.events).toHaveLength(1);
    expect(brief).toMatchObject({
      terrainDensity: { die: 3, density: 'normal', rerolled: false },
      defenderSetsTerrain: false,
      gameTurns: null,
      scenario: { die: 4, used: true, missionType: 'BATTLE', bonusVictoryPoints: 200 },
      setUp: { die: 2, mode: 'ONE_SIDE_FIRST', slotOrder: [], chooser: 'attacker' },
      firstTurn: { modifiers: { attacker: 2, defender: 0 }, chooser: 'attacker' },
      orbitalArrival: [],
      deepStrikeDefence: null,
    });
  });

  it('lists who takes part, at full points (PLN-PRE-06)', () => {
    const { attacker, defender } = issued().brief.sides;
    expect(attacker).toMatchObject({ seat: 'seat-1', battleValue: 120 });
    expect(attacker.units).toEqual([
      { army: 'a', unit: 'a1', typeKey: 'demo.line', slot: 'TR', ready: 10, value: 120 },
    ]);
    expect(defender.units.map((each) => each.unit)).toEqual(['b1']);
  });

  it('gives who planned, defends or is raided their modifiers (PLN-PRE-02)', () => {
    const faces = [3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3];
    expect(ruled({ faces })).toContain('INFILTRATE attacker false');
    expect(ruled({ faces, battle: { planned: true } })).toEqual(
      expect.arrayContaining([
        'INFILTRATE attacker true',
        'INFILTRATE defender false',
        'NIGHT attacker true',
      ]),
    );
    expect(ruled({ faces, battle: { defenderDefends: true } })).toEqual(
      expect.arrayContaining(['RESERVES defender true', 'DEEP_STRIKE defender true', 'NIGHT attacker false']),
    );
    const raid = issued({ battle: { kind: 'RAID', defenderDefends: true } }).brief.specialRules;
    expect(raid.find((each) => each.rule === 'RESERVES' && each.side === 'defender')!.modifier).toBe(0);
    expect(raid.find((each) => each.rule === 'RESERVES' && each.side === 'attacker')!.usable).toBe(true);
  });

  it('takes what was agreed instead of dice', () => {
    const { brief, spec } = issued(
      { faces: [4, 4, 4, 4, 4, 5, 3, 3, 3, 3] },
      { skipTerrain: true, gameTurns: 6, scenario: true, mission: 'recon' },
    );
    expect(spec.rolls.map((each) => each.purpose)).not.toContain('terrain density');
    expect(brief).toMatchObject({
      terrainDensity: null,
      gameTurns: 6,
      scenario: { die: null, used: true, mission: 'recon' },
      setUp: { mode: 'ALTERNATING', slotOrder: ['HS', 'TR', 'EL', 'HQ', 'FA'] },
    });
    expect(brief.specialRules).toContainEqual(
      expect.objectContaining({ rule: 'RANDOM_GAME_LENGTH', usable: false }),
    );
  });

  it('rolls ties again (PLN-PRE-07)', () => {
    const { brief } = issued({ faces: [3, 4, 4, 4, 4, 4, 4, 2, 1, 3, 2, 4, 6, 1, 1, 4] });
    expect(brief.setUp.starterRolls).toEqual([
      { attacker: 1, defender: 3 },
      { attacker: 6, defender: 1 },
    ]);
    expect(brief.firstTurn).toMatchObject({
      rolls: [
        { attacker: 2, defender: 4 },
        { attacker: 1, defender: 4 },
      ],
      chooser: 'defender',
    });
  });

  it('lets the defender of a raid set up first, without dice (PLN-PRE-05)', () => {
    const { brief } = issued({ battle: { kind: 'RAID' } });
    expect(brief.setUp).toMatchObject({ die: null, mode: 'DEFENDER_FIRST', chooser: null });
    expect(brief.setUp.zones).toMatchObject({
      attackerIn: 12,
      defenderIn: 12,
      preferredGapIn: 24,
      leastGapIn: 18,
    });
    expect(brief.firstTurn.modifiers).toEqual({ attacker: 3, defender: 0 });
    expect(brief.scenario.missionType).toBe('RAID');
  });

  it('rolls the arrival of each unit that drops from orbit (PLN-PRE-04)', () => {
    const detachments = POSITION.detachments!.map((each) =>
      each.id === 'a' ? { ...each, canDrop: true } : each,
    );
    const battles = [{ id: 'fight', hex: '4,4', attacker: 'a', planned: true }];
    const { brief, spec } = issued({
      position: { detachments, battles },
      faces: [3, 4, 4, 4, 4, 4, 4, 3, 2, 3, 3, 3, 3],
    });
    expect(brief.orbitalArrival).toEqual([{ unit: 'a1', die: 3, needed: 3, firstTurn: true }]);
    expect(spec.events[0]!.because).toContain('PLN-PRE-04');
  });

  it('refuses a second sheet and what may not be agreed', () => {
    const codes = (given: Given, agreed: Agreed) =>
      issue(sit(given), agreed).map(({ rule, code, path }) => [rule, code, ...path]);
    expect(codes({}, { night: true, sentries: true, gameTurns: 0 })).toEqual([
      ['PLN-PRE-02', 'NIGHT_NOT_PLANNED', 'agreed', 'night'],
      ['PLN-PRE-02', 'SENTRIES_WITHOUT_RAID', 'agreed', 'sentries'],
      ['PLN-PRE-02', 'GAME_TURNS', 'agreed', 'gameTurns'],
    ]);
    expect(codes({}, { scenario: false, mission: 'recon' })).toEqual([
      ['PLN-PRE-03', 'MISSION_WITHOUT_SCENARIO', 'agreed', 'mission'],
    ]);
    const { spec } = issued();
    expect(issue(spec)).toMatchObject([{ rule: 'PLN-PRE-06', code: 'BRIEF_ISSUED' }]);
    spec.actAs('seat-3');
    expect(issue(spec)).toMatchObject([{ rule: 'PLN-PRE-06', code: 'NOT_A_PARTICIPANT' }]);
  });
});

/** Bob, of Imperial Guard, defends a Fortification with captured and own defences. */
const STRONGHOLD: Partial<PlanetaryPosition> = {
  players: [
    { seat: 'seat-1', race: 'SOB' },
    { seat: 'seat-2', race: 'IG' },
    { seat: 'seat-3', race: 'SOB' },
  ],
  hexes: [
    {
      q: 4,
      r: 4,
      controller: 'seat-2',
      stronghold: {
        type: 'FORTIFICATION',
        defences: [
          { id: 'x', type: 'weaponTower' },
          { id: 'y', type: 'aaTower', race: 'ORK' },
        ],
      },
    },
  ],
  detachments: [
    POSITION.detachments![0]!,
    {
      id: 'b',
      owner: 'seat-2',
      hex: '4,4',
      units: [
        { id: 'b1', type: 'demo.veterans', ready: 6 },
        { id: 'b2', type: 'demo.flak', ready: 1 },
      ],
    },
  ],
};

describe('PLN-PRE, PLN-TBL against a Stronghold', () => {
  const faces = [1, 4, 4, 4, 4, 4, 2, 3, 3, 3, 3, 6];

  it('prints zones, fortifications, defences and the fire against landings, and rolls for no scenario', () => {
    const { brief } = issued({ position: STRONGHOLD, faces });
    expect(brief.scenario).toMatchObject({ die: null, used: false });
    expect(brief.setUp.zones).toEqual({
      attackerIn: 12,
      defenderIn: 18,
      preferredGapIn: 18,
      leastGapIn: 18,
      obstaclesInDefenderHalf: true,
    });
    expect(brief.sides.defender.defences).toEqual([
      { defence: 'x', type: 'weaponTower', turretWeapon: null, captured: false },
      {
        defence: 'y',
        type: 'aaTower',
        turretWeapon: null,
        captured: true,
        armament: 'Twin-linked Big Shoota, BS 2',
      },
    ]);
    expect(brief.sides.attacker.defences).toEqual([]);
    expect(brief.deepStrikeDefence).toEqual({
      destroyedOn: 7,
      strongholdModifier: 1,
      aaWeapons: 2,
      aaModifier: 2,
      weaponTowers: 1,
      towerModifier: 1,
    });
    expect(brief.specialRules).toContainEqual(
      expect.objectContaining({ rule: 'FORTIFICATIONS', usable: true }),
    );
  });

  it('refuses a scenario even by agreement (PLN-PRE-03)', () => {
    expect(issue(sit({ position: STRONGHOLD, faces }), { scenario: true })).toMatchObject([
      { rule: 'PLN-PRE-03', code: 'SCENARIO_AGAINST_STRONGHOLD', path: ['agreed', 'scenario'] },
    ]);
  });

  it('lets its owner roll the terrain again, once (PLN-PRE-01)', () => {
    const spec = sit({ position: STRONGHOLD, faces });
    const again = (seat: string) => {
      spec.actAs(seat);
      return rerollTerrain(spec.table, { type: 'RerollTerrain', battle: 'fight' });
    };
    expect(again('seat-2')).toMatchObject([{ rule: 'PLN-PRE-01', code: 'NOT_ROLLED' }]);
    spec.actAs('seat-1');
    issue(spec);
    expect(again('seat-1')).toMatchObject([{ rule: 'PLN-PRE-01', code: 'NOT_THE_OWNER' }]);
    expect(again('seat-2')).toEqual([]);
    expect(spec.table.state.battles.fight!.brief!.terrainDensity).toEqual({
      die: 6,
      density: 'very dense',
      rerolled: true,
    });
    expect(again('seat-2')).toMatchObject([{ rule: 'PLN-PRE-01', code: 'REROLLED' }]);
  });

  it('rolls no terrain again where there is no Stronghold', () => {
    const { spec } = issued();
    spec.actAs('seat-2');
    expect(rerollTerrain(spec.table, { type: 'RerollTerrain', battle: 'fight' })).toMatchObject([
      { rule: 'PLN-PRE-01', code: 'NO_STRONGHOLD' },
      { rule: 'PLN-PRE-01', code: 'NOT_THE_OWNER' },
    ]);
  });
});

describe('PLN-TBL-01, -02, -03, -06 Who may come, fire and fly', () => {
  const order = (detachment: string, more: Omit<BattleOrder, 'detachment'>) => ({
    [detachment]: { detachment, ...more },
  });
  const supporting = (target: string): Omit<BattleOrder, 'detachment'> => ({
    order: 'SUPPORT',
    target: { kind: 'detachment', detachment: target },
  });
  const around: Partial<PlanetaryPosition> = {
    treaties: [{ players: ['seat-2', 'seat-3'], kind: 'ALLIANCE' }],
    detachments: [
      ...POSITION.detachments!,
      {
        id: 'east',
        owner: 'seat-1',
        hex: '5,4',
        units: [
          { id: 'e1', type: 'demo.bikes', ready: 3 },
          { id: 'e2', type: 'demo.heavy', ready: 10 },
          { id: 'e3', type: 'demo.tank', ready: 1 },
        ],
      },
      { id: 'west', owner: 'seat-1', hex: '3,4', units: [{ id: 'w1', type: 'demo.line', ready: 10 }] },
      { id: 'ally', owner: 'seat-3', hex: '5,3', units: [{ id: 'y1', type: 'demo.line', ready: 10 }] },
      { id: 'guns', owner: 'seat-1', hex: '6,4', units: [{ id: 'g1', type: 'demo.siegeGun', ready: 1 }] },
      {
        id: 'mortars',
        owner: 'seat-1',
        hex: '4,5',
        units: [
          { id: 'm1', type: 'demo.mortars', ready: 3 },
          { id: 'm2', type: 'demo.mortars', ready: 3 },
          { id: 'm3', type: 'ig.mortars', ready: 3 },
        ],
      },
    ],
  };
  const sides = (given: Given) => issued({ position: around, ...given }).brief.sides;
  const tried = (given: Given, side: 'attacker' | 'defender') =>
    sides(given)[side].reinforcements.map(({ unit, modifier, edge }) => `${unit} ${modifier} ${edge}`);

  it('reckons slot, order and guard, and names the edge, never the enemy’s', () => {
    const battleOrders = order('east', { order: 'ATTACK', target: { kind: 'hex', hex: '4,4' } });
    const state = sit({ position: around, more: { battleOrders } }).table.state;
    const battles = { fight: { ...state.battles.fight!, supportingAttackers: ['east'] } };
    expect(tried({ more: { battleOrders, battles } }, 'attacker')).toEqual([
      'e1 2 ATTACKER',
      'e2 0 ATTACKER',
      'e3 1 ATTACKER',
      'w1 -1 EITHER_FLANK',
      'm1 -2 LEFT_FLANK',
      'm2 -2 LEFT_FLANK',
      'm3 -2 LEFT_FLANK',
    ]);
    expect(tried({ more: { battleOrders, battles } }, 'defender')).toEqual(['y1 -1 RIGHT_FLANK']);
  });

  it('adds for SUPPORT of a defender who defends, and only then', () => {
    const battleOrders = order('ally', supporting('b'));
    expect(tried({ more: { battleOrders }, battle: { defenderDefends: true } }, 'defender')).toEqual([
      'y1 1 RIGHT_FLANK',
    ]);
    expect(tried({ more: { battleOrders } }, 'defender')).toEqual(['y1 0 RIGHT_FLANK']);
  });

  it('brings nobody into a raid', () => {
    expect(tried({ battle: { kind: 'RAID' } }, 'attacker')).toEqual([]);
    const battleOrders = order('mortars', supporting('a'));
    expect(sides({ battle: { kind: 'RAID' }, more: { battleOrders } }).attacker.artillery).toEqual([]);
  });

  it('lets supporting artillery fire in range, in batteries, but no infantry mortars of Imperial Guard', () => {
    const battleOrders = { ...order('guns', supporting('a')), ...order('mortars', supporting('a')) };
    expect(sides({ more: { battleOrders } }).attacker.artillery).toEqual([
      { detachment: 'guns', unit: 'g1', hexes: 2, modifier: 0, scatterD6: 2, batteryModels: 1 },
      { detachment: 'mortars', unit: 'm1', hexes: 1, modifier: 0, scatterD6: 1, batteryModels: 6 },
      { detachment: 'mortars', unit: 'm2', hexes: 1, modifier: 0, scatterD6: 1, batteryModels: 6 },
    ]);
  });

  it('adds for a long-range communicator on the field', () => {
    const detachments = around.detachments!.map((each) =>
      each.id === 'a' ? { ...each, units: [...each.units, { id: 'r', type: 'radio', ready: 2 }] } : each,
    );
    const battleOrders = order('mortars', supporting('a'));
    expect(
      sides({ position: { ...around, detachments }, more: { battleOrders } }).attacker.artillery[0],
    ).toMatchObject({ modifier: 1 });
  });

  it('lets artillery fire before a planned attack (PLN-PRE-02)', () => {
    const battleOrders = order('guns', supporting('a'));
    const usable = (given: Given) =>
      issued({ position: around, more: { battleOrders }, ...given }).brief.specialRules.find(
        (each) => each.rule === 'PRELIMINARY_BOMBARDMENT',
      )!.usable;
    expect(usable({ battle: { planned: true } })).toBe(true);
    expect(usable({})).toBe(false);
    expect(usable({ battle: { planned: true }, more: {} })).toBe(false);
  });

  it('lists the squadrons that fly for a side (PLN-TBL-06)', () => {
    const { attacker, defender } = sides({ more: { airSupport: { s: 'a' } } });
    expect([attacker.airSupport, defender.airSupport]).toEqual([['s'], []]);
  });

  it('prints the rolls of the table with what they need (PLN-TBL-04 … -09)', () => {
    const { tableRolls } = issued().brief;
    expect(tableRolls.map(({ rule, needed, fromGameTurn }) => `${rule} ${needed} ${fromGameTurn}`)).toEqual([
      'PLN-TBL-01 4 2',
      'PLN-TBL-02 4 1',
      'PLN-TBL-03 4 1',
      'PLN-TBL-04 4 1',
      'PLN-TBL-05 7 1',
      'PLN-TBL-06 0 2',
      'PLN-TBL-07 0 3',
      'PLN-TBL-08 0 1',
      'PLN-TBL-09 4 1',
    ]);
  });
});
