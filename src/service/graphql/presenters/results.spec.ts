import type { ViolationType } from '../types/violations.js';
import { merged } from './results.js';

const reason = (code: string, place: string, unit: string): ViolationType => {
  const path = ['input', 'orders', place];
  return {
    rule: { id: 'GOW-TRV-01' } as ViolationType['rule'],
    code,
    message: `${unit} is under way.`,
    path,
    commandPath: path.slice(1),
    places: [{ path, commandPath: path.slice(1) }],
    details: [{ name: 'unit', value: unit }],
  };
};

describe('the reasons of one refusal', () => {
  it('are told once each, with every place', () => {
    const answer = merged([
      reason('UNDER_WAY', '0', 'scouts'),
      reason('UNDER_WAY', '1', 'guard'),
      reason('UNDER_WAY', '2', 'scouts'),
      reason('NO_WAY', '3', 'scouts'),
      reason('UNDER_WAY', '4', 'scouts'),
    ]);
    expect(answer.map(({ code, path, places }) => [code, path, places.map((each) => each.path[2])])).toEqual([
      ['UNDER_WAY', ['input', 'orders', '0'], ['0', '2', '4']],
      ['UNDER_WAY', ['input', 'orders', '1'], ['1']],
      ['NO_WAY', ['input', 'orders', '3'], ['3']],
    ]);
    expect(answer.flatMap(({ places }) => places.map((each) => each.commandPath.join('.')))).toEqual([
      'orders.0',
      'orders.2',
      'orders.4',
      'orders.1',
      'orders.3',
    ]);
  });
});
