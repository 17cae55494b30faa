import { mutated } from './by-compiler.js';
import type { Mutant } from './protocol.js';
import { describeMutant, draw, ruleOf } from './sample.js';

const mutants = Array.from({ length: 50 }, (_, line): Mutant => {
  const place = { file: 'src/rulesets/planetary/map/map.ts', line: line + 1, column: 3 };
  return { id: `${line}`, ...place, mutator: 'BooleanLiteral', text: 'true', replacement: 'false' };
});

describe('a sample of mutants', () => {
  it('is the same for the same seed, whatever their order, and another for another', () => {
    const drawn = draw(mutants, 10, '1');
    expect(new Set(drawn).size).toBe(10);
    expect(draw([...mutants].reverse(), 10, '1')).toEqual(drawn);
    expect(draw(mutants, 10, '2')).not.toEqual(drawn);
    expect(draw(mutants, 60, '1')).toHaveLength(50);
  });

  it('names the rule cited last at or above the place', () => {
    const source =
      '/** PLN-MAP-01 */\nconst a = 1;\n/** PLN-MAP-02, RACE-SM-04 */\nconst b = 2;\n/** PLN-MAP-03 */';
    expect([0, 1, 2, 3, 4].map((place) => ruleOf(mutants[place]!, source))).toEqual([
      'PLN-MAP-01',
      'PLN-MAP-01',
      'RACE-SM-04',
      'RACE-SM-04',
      'PLN-MAP-03',
    ]);
    expect(ruleOf(mutants[0]!, 'const a = 1;')).toBe('no rule');
    expect(describeMutant(mutants[1]!, source)).toBe(
      'src/rulesets/planetary/map/map.ts:2:3 PLN-MAP-01 true → false',
    );
  });
});

describe('a mutant in its source', () => {
  it('stands where it was found, over several lines too', () => {
    const source = 'const a =\n  one ||\n  other;\nconst b = 1;\n';
    const place = { id: '1', file: 'a.ts', line: 2, column: 3, mutator: 'LogicalOperator' };
    const mutant = { ...place, text: 'one ||\n  other', replacement: 'one &&\n  other' };
    expect(mutated(source, mutant)).toBe('const a =\n  one &&\n  other;\nconst b = 1;\n');
  });
});
