import { buildSchema } from 'graphql';
import type { ParameterDefinition } from '../../engine/index.js';
import { closed } from '../../kernel/index.js';
import { ApiError } from './client.js';
import type { ApiFace } from './face.js';
import { openingInput } from './opening-input.js';
import { withScript, type ApiAnswer, type EnteredDice } from './table-script.js';
import { typedInput } from './typed-input.js';
import { coreView } from './views.js';
import { openingOf } from '../opening.js';
import { TOY } from '../../../test/toy/index.js';

const roll = (subject: string, count: number) => ({
  rule: { id: 'TST-A-01' },
  purpose: 'shots',
  subject,
  counter: 0,
  count,
  sides: 6,
});
const entered = (subject: string, faces: number[]) => ({
  rule: 'TST-A-01',
  purpose: 'shots',
  subject,
  counter: 0,
  faces,
});

describe('withScript', () => {
  /** A service that asks for two shots of a, then for one of b, and takes what it gets. */
  function service() {
    const sent: (readonly EnteredDice[])[] = [];
    const send = async (dice: readonly EnteredDice[]): Promise<ApiAnswer> => {
      sent.push(dice);
      const has = (subject: string) => dice.some((each) => each.subject === subject);
      if (!has('a')) return { __typename: 'RollsNeeded', rolls: [roll('a', 2)] };
      if (!has('b')) return { __typename: 'RollsNeeded', rolls: [roll('b', 1)] };
      return { __typename: 'BattleAccepted' };
    };
    return { send, sent };
  }

  it('enters the faces roll by roll, as they are asked for', async () => {
    const { send, sent } = service();
    expect((await withScript([6, 5, 1], send)).result).toEqual({ kind: 'accepted' });
    expect(sent).toEqual([[], [entered('a', [6, 5])], [entered('a', [6, 5]), entered('b', [1])]]);
  });

  it('answers with what is missing or left over', async () => {
    expect((await withScript([6, 5], service().send)).result).toEqual({
      kind: 'rollsNeeded',
      rolls: [{ key: expect.objectContaining({ rule: 'TST-A-01', subject: 'b' }), count: 1, sides: 6 }],
    });
    expect((await withScript([6, 5, 1, 2], service().send)).result).toEqual({
      kind: 'diceLeftOver',
      faces: [2],
    });
  });

  it('sends faces with keys at once', async () => {
    const { send, sent } = service();
    await withScript([entered('a', [1, 2]), entered('b', [3])], send);
    expect(sent).toEqual([[entered('a', [1, 2]), entered('b', [3])]]);
  });

  it('reads violations with numbers as numbers', async () => {
    const violation = {
      rule: { id: 'TST-A-01' },
      code: 'TOO_FAR',
      places: [{ commandPath: ['orders', '2', 'target'] }, { commandPath: ['orders', '4'] }],
      details: [
        { name: 'found', value: '3' },
        { name: 'hexes', value: '["3,4"]' },
        { name: 'unit', value: 'guard' },
      ],
    };
    const send = async () => ({ __typename: 'Refused', violations: [violation] });
    expect((await withScript([], send)).result).toEqual({
      kind: 'refused',
      merged: true,
      violations: [
        {
          rule: 'TST-A-01',
          code: 'TOO_FAR',
          path: ['orders', 2, 'target'],
          params: { found: 3, hexes: ['3,4'], unit: 'guard' },
        },
        {
          rule: 'TST-A-01',
          code: 'TOO_FAR',
          path: ['orders', 4],
          params: { found: 3, hexes: ['3,4'], unit: 'guard' },
        },
      ],
    });
  });

  it('tells an input that the service does not understand from one that a rule forbids', async () => {
    const refuse = (code: string) =>
      withScript([], () => Promise.reject(new ApiError('no such terrain', code)));
    expect((await refuse('BAD_USER_INPUT')).result).toEqual({ kind: 'invalid', message: 'no such terrain' });
    await expect(refuse('INTERNAL')).rejects.toThrow('no such terrain');
  });

  it('fails when somebody else plays in the timeline', async () => {
    await expect(withScript([], async () => ({ __typename: 'TimelineMoved' }))).rejects.toThrow(
      'somebody else',
    );
  });
});

describe('coreView', () => {
  it('turns the view of the API into that of the ruleset', () => {
    const battle = {
      id: 'b1',
      status: 'IN_PROGRESS',
      method: 'FULL',
      drawn: false,
      because: [{ id: 'TST-A-01' }],
      winners: [],
      sides: [{ role: 'attacker', seat: { id: 'seat-1' }, pieces: ['p'], value: null }],
    };
    expect(coreView([battle])).toEqual([
      {
        id: 'b1',
        status: 'in_progress',
        method: 'full',
        drawn: false,
        because: ['TST-A-01'],
        winners: [],
        sides: [{ role: 'attacker', seat: 'seat-1', pieces: ['p'], value: null }],
      },
    ]);
    const units = { edges: [{ node: { id: 'u', owner: null, status: 'READY' } }] };
    expect(coreView(units)).toEqual([{ id: 'u', owner: null, status: 'READY' }]);
    const board = { phase: 'BUILD', locations: [{ terrain: 'AGRI_WORLD' }, { terrain: null }] };
    expect(coreView(board, ['Agri-World', 'Hive World', null])).toEqual({
      phase: 'BUILD',
      locations: [{ terrain: 'Agri-World' }, { terrain: null }],
    });
  });
});

describe('typedInput', () => {
  const schema = buildSchema(`
    enum Start { TWO_CITIES LINE2 }
    input UnitInput { id: ID!, moves: [Start!] }
    input GoInput { start: Start!, units: [UnitInput!]!, note: String }
    type Query { a: Int }
    type Mutation { go(input: GoInput!): Int }
  `);

  it('names the values of enums as the schema does, and leaves all else alone', () => {
    const units = [{ id: 'two-cities', moves: ['line2', 'TWO_CITIES'] }];
    expect(typedInput(schema, 'go', { start: 'two-cities', units, note: 'two-cities', other: null })).toEqual(
      {
        start: 'TWO_CITIES',
        units: [{ id: 'two-cities', moves: ['LINE2', 'TWO_CITIES'] }],
        note: 'two-cities',
        other: null,
      },
    );
  });

  it('fails where there is no such mutation', () => {
    expect(() => typedInput(schema, 'stay', {})).toThrow('no mutation stay');
  });
});

describe('openingInput', () => {
  const face: ApiFace = {
    ruleset: 'toy',
    command: () => ({ mutation: 'lockPhase', input: {} }),
    position: (position) => ({ entered: position }),
  };

  it('says a scenario or a position', () => {
    const scenario = openingOf({ ruleset: 'toy', scenario: 'meeting', parameters: { rounds: 2 } }, [TOY]);
    expect(openingInput(scenario, face)).toEqual({
      commandId: expect.any(String),
      name: 'Conformance case',
      seats: [
        { name: 'Player 1', role: 'player' },
        { name: 'Player 2', role: 'player' },
        { name: 'Arbiter', role: 'arbiter' },
      ],
      ruleset: { toy: { start: { scenario: 'meeting' }, parameters: { rounds: 2 } } },
      diceMode: 'table',
    });
    const position = openingOf({ ruleset: 'toy', position: { units: [] } }, [TOY]);
    const table: ParameterDefinition = {
      name: 'loss.<id>.table',
      description: 'Losses.',
      rule: 'TOY-SET-01',
      default: {},
      range: closed({}),
    };
    const tabled = {
      ...scenario,
      ruleset: { ...TOY, meta: { ...TOY.meta, parameters: [table] } },
      parameters: { [table.name]: { a: { b: 1 }, c: [2, 3] } },
    };
    expect(openingInput(tabled, face).ruleset['toy']).toMatchObject({
      parameters: {
        lossTable: [
          { figure: 'a.b', number: 1 },
          { figure: 'c', numbers: [2, 3] },
        ],
      },
    });
    expect(openingInput(position, face).ruleset).toEqual({
      toy: { start: { position: { entered: { units: [] } } } },
    });
  });
});
