import type { Seat } from '../../../../kernel/index.js';
import { toOddRow } from '../../../../engine/hex/index.js';
import { blank } from '../../state/blank.js';
import { open } from '../../open.js';
import { options } from '../../options.js';
import { sitAt } from '../../../../../test/planetary/spec-table.js';
import { battles } from '../../views/battles.js';
import { SCENARIOS } from './index.js';

const seats = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `seat-${place + 1}`,
    number: place + 1,
    name: `Player ${place + 1}`,
    role: 'player',
  }));

const ofPhase = (phase: string) =>
  SCENARIOS.filter((each) => each.setup(seats(each.players.max)).phase === phase).map(
    (each) => [each.code, each] as const,
  );

describe.each(ofPhase('SET_UP'))('PLN-STA-08, PLN-STA-09 scenario %s', (_, scenario) => {
  const players = seats(scenario.players.max);
  const { table, rolls } = sitAt(
    blank({ seats: players, parameters: { otherUrbanHexes: 0, resourceHexes: 0 } }),
    [1, 1, 1],
  );
  const violations = open(scenario.setup(players), table);
  const { state } = table;

  it('is legal and starts with the set-up', () => {
    expect(violations).toEqual([]);
    expect([state.turn, state.phase]).toEqual([0, 'SET_UP']);
  });

  it('draws a corner for each player, all of it land', () => {
    const areas = players.map(
      ({ id }) => Object.values(state.hexes).filter((each) => each.controller === id).length,
    );
    expect(areas).toEqual([23, 20, 20, 23].slice(0, players.length));
    expect(rolls.map((each) => each.sides)).toEqual([4, 3, 2]);
  });

  it('stands for JSON that can be written down and read again', () => {
    const setup = scenario.setup(players);
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
  });
});

describe.each(ofPhase('BATTLE_ORDERS'))('scenario %s', (_, scenario) => {
  const players = seats(scenario.players.max);
  const { table } = sitAt(blank({ seats: players, parameters: {} }));
  const violations = open(scenario.setup(players), table);
  const { state } = table;

  it('is legal', () => {
    expect(violations).toEqual([]);
    expect(state.phase).toBe('BATTLE_ORDERS');
  });

  it('lets every player attack an enemy detachment at once', () => {
    for (const { id } of players) {
      const own = Object.values(state.detachments).filter((each) => each.owner === id);
      const attacks = own.flatMap((each) =>
        options(state, id, each.id)!.filter(
          (option) =>
            option.order === 'ATTACK' && option.barred.length === 0 && state.detachments[option.target ?? ''],
        ),
      );
      expect(attacks.length).toBeGreaterThan(0);
    }
  });

  it('stands for JSON that can be written down and read again', () => {
    const setup = scenario.setup(players);
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
  });
});

describe('scenario one-battle', () => {
  const players = seats(2);
  const { table } = sitAt(blank({ seats: players, parameters: {} }));
  const violations = open(SCENARIOS.find((each) => each.code === 'one-battle')!.setup(players), table);

  it('is legal and waits for the report of its battle, by either side', () => {
    expect(violations).toEqual([]);
    expect(table.state.phase).toBe('BATTLE');
    const [battle, ...others] = battles(table.state);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({
      status: 'pending',
      sides: [
        { role: 'attacker', seat: 'seat-1', pieces: ['west-1'] },
        { role: 'defender', seat: 'seat-2', pieces: ['east-1'] },
      ],
    });
    expect(battle!.steps).toContainEqual({
      type: 'EnterBattleReport',
      seats: ['seat-1', 'seat-2'],
      arbiter: true,
    });
  });
});

describe('PLN-STA-09, PLN-MAP-05 four-player-contact', () => {
  const players = seats(4);
  const { table } = sitAt(blank({ seats: players, parameters: {} }));
  open(SCENARIOS.find((each) => each.code === 'four-player-contact')!.setup(players), table);
  const hexes = Object.values(table.state.hexes);

  it('has 11 × 10 hexes in nine Airspaces', () => {
    expect(hexes).toHaveLength(110);
    expect(new Set(hexes.map((each) => each.airspace))).toEqual(
      new Set(['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3']),
    );
  });

  it('gives the corners 23, 20, 20 and 23 hexes', () => {
    expect(players.map(({ id }) => hexes.filter((each) => each.controller === id).length)).toEqual([
      23, 20, 20, 23,
    ]);
  });

  it('has every Capital in the middle of its corner', () => {
    const places = players
      .map(({ id }) => table.state.hexes[table.state.players[id]!.capitalHex!]!)
      .map(toOddRow);
    expect(places).toEqual([
      { col: 1, row: 1 },
      { col: 9, row: 1 },
      { col: 1, row: 8 },
      { col: 9, row: 8 },
    ]);
  });
});
