import { sitAt, stateOf, type SpecTable } from '../../../../../test/planetary/spec-table.js';
import type { CasualtyStep } from '../../commands.js';
import type { PlanetaryPosition, PositionBattle, PositionHex, PositionUnit } from '../../position.js';
import type { PlanetaryState } from '../../state/index.js';
import {
  agreeQuickBattle,
  chooseCasualties,
  pickOpponentCasualties,
  settleQuickBattle,
} from './quick-battle.js';
import { inflictedPoints } from './quick-dice.js';
import { quickFacts } from './quick-facts.js';
import { piecesOf, stepCost } from './quick-pieces.js';

const lines = (count: number, prefix: string): readonly PositionUnit[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n + 1}`, type: 'demo.line', ready: 10 }));

interface Sides {
  readonly attackers: readonly PositionUnit[];
  readonly defenders?: readonly PositionUnit[];
  readonly garrison?: readonly PositionUnit[];
  readonly battle?: Partial<PositionBattle>;
  readonly hex?: Partial<PositionHex>;
}

const fight = ({ attackers, defenders, garrison, battle, hex }: Sides): PlanetaryState => {
  const position: PlanetaryPosition = {
    turn: 2,
    phase: 'BATTLE',
    map: { cols: 9, rows: 9 },
    players: [
      { seat: 'seat-1', race: 'SOB' },
      { seat: 'seat-2', race: 'SOB' },
    ],
    hexes: [{ q: 4, r: 4, controller: 'seat-2', ...hex }],
    detachments: [
      { id: 'a', owner: 'seat-1', hex: '4,4', units: attackers },
      ...(defenders ? [{ id: 'b', owner: 'seat-2', hex: '4,4', units: defenders }] : []),
    ],
    ...(garrison ? { garrisons: [{ id: 'g', owner: 'seat-2', hex: '4,4', units: garrison }] } : {}),
    battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4', ...battle }],
  };
  return stateOf(position);
};

const agree = (spec: SpecTable) => {
  spec.actAs('arbiter');
  return agreeQuickBattle(spec.table, { type: 'AgreeQuickBattle', battle: 'fight' });
};
const choose = (spec: SpecTable, seat: string, steps: readonly CasualtyStep[], more = {}) => {
  spec.actAs(seat);
  return chooseCasualties(spec.table, { type: 'ChooseCasualties', battle: 'fight', steps, ...more });
};
const pick = (spec: SpecTable, seat: string, steps: readonly CasualtyStep[]) => {
  spec.actAs(seat);
  return pickOpponentCasualties(spec.table, { type: 'PickOpponentCasualties', battle: 'fight', steps });
};
const quickOf = (spec: SpecTable) => spec.table.state.battles.fight!.quick!;
const typesOf = (spec: SpecTable) => spec.events.map((each) => each.type.replace('planetary.', ''));
const both = (unit: string): readonly CasualtyStep[] => [
  { unit, step: 'FIRST_HALF' },
  { unit, step: 'SECOND_HALF' },
];
const half = (unit: string): CasualtyStep => ({ unit, step: 'FIRST_HALF' });
const sixes = (count: number) => Array.from({ length: count }, () => 6);

/** Worked example 5. */
const E5: Sides = {
  attackers: lines(10, 'a'),
  defenders: [
    ...lines(4, 'b'),
    { id: 'tank', type: 'demo.tank', ready: 1 },
    { id: 'veterans', type: 'demo.veterans', ready: 6 },
  ],
};

/** Worked example 25. */
const E25: Sides = {
  attackers: [...lines(11, 'a'), { id: 'mortars', type: 'demo.heavy', ready: 2, maxModels: 2 }],
  defenders: [
    { id: 'a', type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
    { id: 'b', type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
    { id: 'c', type: 'demo.line', ready: 10 },
    { id: 'tank', type: 'demo.tank', ready: 1 },
    { id: 'heavy', type: 'demo.heavy', ready: 10 },
  ],
  battle: { kind: 'RAID', planned: true },
};

describe('PLN-QBT-01 … -04 Dice, damage, winner', () => {
  it('rolls the attacker’s dice first and takes a percentage of the own value (worked example 5)', () => {
    const spec = sitAt(fight(E5), [3, 3, 3, 4]);
    expect(agree(spec)).toEqual([]);
    expect(spec.rolls.map(({ subject, faces }) => [subject, faces])).toEqual([
      ['fight attacker', [3, 3]],
      ['fight defender', [3, 4]],
    ]);
    expect(quickOf(spec)).toMatchObject({
      attacker: { value: 1000, percent: 40, inflicted: 400, toLose: 350, mayPick: false, pick: [] },
      defender: { value: 700, percent: 50, inflicted: 350, toLose: 400 },
      winner: 'attacker',
    });
  });

  it('takes three quarters in a raid, rounded down once (worked example 25)', () => {
    const spec = sitAt(fight(E25), [4, 4, 4, 5]);
    agree(spec);
    expect(quickOf(spec)).toMatchObject({
      attacker: { value: 1130, percent: 45, inflicted: 508, toLose: 336 },
      defender: { value: 640, percent: 52.5, inflicted: 336, toLose: 508, mayPick: false },
      winner: 'attacker',
    });
    expect(spec.events.at(-1)!.because).toEqual(['PLN-QBT-01', 'PLN-QBT-02', 'PLN-QBT-03', 'PLN-QBT-04']);
  });

  it('floors in one step of whole numbers', () => {
    expect(inflictedPoints(999, 50, true)).toBe(374);
    expect(inflictedPoints(1333, 30, true)).toBe(299);
    expect(inflictedPoints(1, 150, false)).toBe(1);
    expect(inflictedPoints(1140, 70, false)).toBe(798);
  });

  it('counts the list price of intact defences for the defender of a Stronghold, at full points', () => {
    const stronghold = {
      type: 'CAMP',
      defences: [{ type: 'bunker' }, { type: 'tankTrap' }, { type: 'weaponTower' }],
    } as const;
    const spec = sitAt(
      fight({ attackers: lines(2, 'a'), garrison: lines(2, 'g'), hex: { stronghold } }),
      [1, 1, 1, 1],
    );
    agree(spec);
    expect(quickOf(spec).defender.value).toBe(200 + 50 + 8 + 50);
    expect(quickOf(spec).winner).toBeNull();
  });

  it('lets a side win that inflicted more than the enemy has left, and wipes the enemy out', () => {
    const spec = sitAt(fight({ attackers: lines(4, 'a'), defenders: lines(1, 'b') }), [
      6,
      6,
      1,
      1,
      ...sixes(10),
    ]);
    agree(spec);
    expect(quickOf(spec)).toMatchObject({
      attacker: { inflicted: 600, toLose: 0 },
      defender: { toLose: 100 },
      winner: 'attacker',
    });
    expect(spec.table.state.battles.fight!.status).toBe('judged');
  });
});

describe('PLN-BAT-01 Ways to resolve', () => {
  it('waits for both participants', () => {
    const spec = sitAt(fight(E5), [1, 1, 1, 1], 'seat-2');
    const command = { type: 'AgreeQuickBattle', battle: 'fight' } as const;
    expect(agreeQuickBattle(spec.table, command)).toEqual([]);
    expect(typesOf(spec)).toEqual(['QuickBattleConsented']);
    expect(agreeQuickBattle(spec.table, command)).toMatchObject([{ code: 'ALREADY_AGREED' }]);
    spec.actAs('seat-1');
    expect(agreeQuickBattle(spec.table, command)).toEqual([]);
    expect(typesOf(spec)).toContain('QuickBattleRolled');
  });

  it('refuses strangers, unknown battles and battles that are under way', () => {
    const spec = sitAt(fight(E5), [3, 3, 3, 4], 'seat-3');
    const agreed = (battle: string) => agreeQuickBattle(spec.table, { type: 'AgreeQuickBattle', battle });
    expect(agreed('fight')).toMatchObject([{ rule: 'PLN-BAT-01', code: 'NOT_A_PARTICIPANT' }]);
    expect(agreed('nowhere')).toMatchObject([
      { rule: 'PLN-BAT-01', code: 'BATTLE_UNKNOWN', path: ['battle'] },
    ]);
    agree(spec);
    expect(agree(spec)).toMatchObject([{ code: 'WRONG_STATUS', params: { status: 'quick' } }]);
  });
});

describe('PLN-QBT-05 Opponent’s quarter', () => {
  const rolled = (sides: Sides, faces: readonly number[]) => {
    const spec = sitAt(fight(sides), [...faces, ...sixes(60)]);
    agree(spec);
    return spec;
  };

  it('lets who planned pick half-steps up to a quarter (worked example 25)', () => {
    const spec = rolled(E25, [4, 4, 4, 5]);
    expect(quickOf(spec).attacker).toMatchObject({ mayPick: true, pick: null });
    expect(choose(spec, 'seat-2', [])).toMatchObject([{ rule: 'PLN-QBT-05', code: 'PICKS_OUTSTANDING' }]);
    expect(pick(spec, 'seat-1', [half('tank'), half('c')])).toEqual([]);
    expect(typesOf(spec).slice(-2)).toEqual(['QuickPickMade', 'QuickPicksRevealed']);
  });

  it('refuses more than a quarter, second halves, named models, and who may not pick', () => {
    const spec = rolled(E25, [4, 4, 4, 5]);
    const codes = (steps: readonly CasualtyStep[]) =>
      pick(spec, 'seat-1', steps).map(({ rule, code, path }) => [rule, code, ...path]);
    expect(codes([half('tank'), half('heavy')])).toEqual([['PLN-QBT-05', 'MORE_THAN_A_QUARTER', 'steps']]);
    expect(codes(both('c'))).toEqual([['PLN-QBT-05', 'ONLY_HALF_STEPS', 'steps', 1, 'step']]);
    expect(codes([{ ...half('c'), fallen: ['c.m1'] }])).toEqual([
      ['PLN-QBT-05', 'OWNER_NAMES_MODELS', 'steps', 0, 'fallen'],
    ]);
    expect(codes([half('a1')])).toEqual([['PLN-QBT-05', 'NOT_TAKING_PART', 'steps', 0]]);
    expect(codes([half('tank'), half('tank')])).toEqual([['PLN-QBT-05', 'STEP_TWICE', 'steps', 1, 'step']]);
    expect(pick(spec, 'seat-2', [])).toMatchObject([{ rule: 'PLN-QBT-05', code: 'NOT_ENTITLED' }]);
  });

  it('keeps both picks until both are made', () => {
    const spec = rolled({ ...E5, battle: { planned: true, defenderDefends: true } }, [3, 3, 3, 4]);
    expect(pick(spec, 'seat-1', [half('tank')])).toEqual([]);
    expect(typesOf(spec).at(-1)).toBe('QuickPickMade');
    expect(pick(spec, 'seat-1', [])).toMatchObject([{ code: 'ALREADY_PICKED' }]);
    expect(pick(spec, 'seat-2', [])).toEqual([]);
    expect(spec.events.at(-1)).toMatchObject({
      type: 'planetary.QuickPicksRevealed',
      data: { picks: { attacker: [half('tank')], defender: [] } },
    });
  });

  it('asks nobody where everything is lost anyway', () => {
    const spec = rolled({ ...E5, battle: { planned: true } }, [6, 6, 3, 4]);
    expect(quickOf(spec).attacker).toMatchObject({ mayPick: false, pick: [] });
    expect(quickOf(spec).defender.choice).not.toBeNull();
  });
});

describe('PLN-QBT-06 Owner’s choice', () => {
  const rolled = (sides: Sides, faces: readonly number[]) => {
    const spec = sitAt(fight(sides), [...faces, ...sixes(99)]);
    agree(spec);
    return spec;
  };
  const codesOf = (spec: SpecTable, steps: readonly CasualtyStep[]) =>
    choose(spec, 'seat-2', steps).map(({ rule, code, path }) => [rule, code, ...path]);

  it('asks for a further step while one fits (worked example 5)', () => {
    const spec = rolled(E5, [3, 3, 3, 4]);
    const steps = [...both('b1'), ...both('b2'), ...both('b3'), half('b4')];
    expect(choose(spec, 'seat-2', steps)).toEqual([
      {
        rule: 'PLN-QBT-06',
        code: 'FURTHER_STEP_FITS',
        path: ['steps'],
        params: { piece: 'b4', step: 'SECOND_HALF', cost: 50, left: 50 },
      },
    ]);
    expect(choose(spec, 'seat-2', [...steps, { unit: 'b4', step: 'SECOND_HALF' }])).toEqual([]);
    expect(spec.events.at(-1)).toMatchObject({ data: { side: 'defender', taken: 400, byDefault: false } });
  });

  it('takes 490 of 508 after the enemy’s pick, and counts no damaged vehicle as destroyed (worked example 25)', () => {
    const spec = rolled(E25, [4, 4, 4, 5]);
    pick(spec, 'seat-1', [half('tank'), half('c')]);
    const owner = [...both('a'), ...both('b'), half('heavy')];
    expect(codesOf(spec, owner)).toEqual([['PLN-QBT-06', 'FURTHER_STEP_FITS', 'steps']]);
    expect(codesOf(spec, [...owner, { unit: 'c', step: 'SECOND_HALF' }])).toEqual([]);
    expect(spec.events.at(-1)).toMatchObject({ data: { taken: 490 } });
    const { state } = spec.table;
    const facts = quickFacts(state, state.battles.fight!, quickOf(spec));
    expect(facts.sides.defender.quick).toEqual({ inflicted: 336, lostPoints: 415 });
    expect(facts.sides.defender.units.map((each) => [each.unit, each.removed.length, each.end])).toEqual([
      ['a', 10, 'wipedOut'],
      ['b', 10, 'wipedOut'],
      ['c', 10, 'wipedOut'],
      ['tank', 0, 'onTable'],
      ['heavy', 5, 'onTable'],
    ]);
    expect(facts.sides.defender.units[3]!.vehicles).toEqual({ 'tank.m1': 'damaged' });
  });

  it('refuses too much, halves out of order, halves of single pieces, and strangers', () => {
    const spec = rolled(E5, [3, 3, 3, 4]);
    const all = ['b1', 'b2', 'b3', 'b4', 'tank'].flatMap(both);
    expect(codesOf(spec, all)).toEqual([['PLN-QBT-06', 'MORE_THAN_TO_LOSE', 'steps']]);
    expect(codesOf(spec, [{ unit: 'b1', step: 'SECOND_HALF' }])).toEqual([
      ['PLN-QBT-06', 'FIRST_HALF_MISSING', 'steps', 0, 'step'],
    ]);
    expect(codesOf(spec, [{ unit: 'b1', step: 'WHOLE' }])).toEqual([
      ['PLN-QBT-06', 'NOT_WHOLE', 'steps', 0, 'step'],
    ]);
    expect(codesOf(spec, [half('a1'), { defence: 'x', step: 'WHOLE' }])).toEqual([
      ['PLN-QBT-06', 'NOT_TAKING_PART', 'steps', 0],
      ['PLN-QBT-06', 'NOT_TAKING_PART', 'steps', 1],
    ]);
    spec.actAs('arbiter');
    const noSide = { type: 'ChooseCasualties', battle: 'fight', steps: [] } as const;
    expect(chooseCasualties(spec.table, noSide)).toMatchObject([{ code: 'SIDE_NOT_NAMED' }]);
  });

  it('lets the owner say which models fall, also to a half-step of the enemy', () => {
    const spec = rolled(E25, [4, 4, 4, 5]);
    pick(spec, 'seat-1', [half('tank')]);
    const named = ['heavy.m1', 'heavy.m2', 'heavy.m3', 'heavy.m4', 'heavy.m5'];
    const choice = [...both('a'), ...both('b'), ...both('c'), { ...half('heavy'), fallen: named }];
    expect(
      codesOf(spec, [...choice.slice(0, -1), { ...half('heavy'), fallen: ['heavy.m1', 'tank.m1'] }]),
    ).toEqual([
      ['PLN-QBT-06', 'WRONG_NUMBER_OF_MODELS', 'steps', 6, 'fallen'],
      ['PLN-QBT-06', 'MODEL_NOT_READY', 'steps', 6, 'fallen'],
    ]);
    expect(codesOf(spec, choice)).toEqual([]);
    const { state } = spec.table;
    const facts = quickFacts(state, state.battles.fight!, quickOf(spec));
    expect(facts.sides.defender.units[4]!.removed).toEqual(named);
  });

  it('takes single models, defences and vehicles of a squadron by themselves', () => {
    const stronghold = { type: 'CAMP', defences: [{ id: 'bunker', type: 'bunker' }] } as const;
    const state = fight({
      attackers: lines(2, 'a'),
      defenders: [
        { id: 'boss', type: 'demo.commander', ready: 1 },
        { id: 'wing', type: 'demo.skimmer', ready: 2, damaged: 1 },
      ],
      hex: { stronghold },
    });
    const pieces = piecesOf(state, state.battles.fight!, 'defender');
    expect(pieces.map(({ key, kind, value }) => [key, kind, value])).toEqual([
      ['boss', 'single', 80],
      ['wing.m1', 'vehicle', 60],
      ['wing.m2', 'vehicle', 60],
      ['bunker', 'defence', 50],
    ]);
    expect(stepCost(pieces[1]!, 'FIRST_HALF')).toBe(30);
  });

  it('chooses in canonical order for who does not answer, whatever fits', () => {
    const spec = rolled(E25, [4, 4, 4, 5]);
    settleQuickBattle(spec.table, 'fight');
    expect(spec.events.filter((each) => each.type === 'planetary.QuickCasualtiesTaken')).toMatchObject([
      { data: { side: 'attacker', taken: 330, byDefault: true } },
      {
        data: {
          side: 'defender',
          // 120 + 120 + 100 leave 168: the tank's halves, 75 each, leave 18, and nothing fits.
          steps: [
            ...both('a'),
            ...both('b'),
            ...both('c'),
            ...both('tank').map((each) => ({ ...each, model: 'tank.m1' })),
          ],
          taken: 490,
        },
      },
    ]);
    expect(spec.table.state.battles.fight!.status).toBe('judged');
  });

  it('loses nothing where nothing was inflicted', () => {
    const spec = rolled(E5, [1, 1, 1, 1]);
    expect(spec.events.filter((each) => each.type === 'planetary.QuickCasualtiesTaken')).toMatchObject([
      { data: { side: 'attacker', steps: [], taken: 0 } },
      { data: { side: 'defender', steps: [], taken: 0 } },
    ]);
    expect(spec.table.state.battles.fight!).toMatchObject({ status: 'judged', result: { winner: null } });
  });
});
