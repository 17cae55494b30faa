import { TOY } from '../../test/toy/index.js';
import type { EventShape } from '../kernel/index.js';
import { newCauses } from './causes.js';
import type { AnyRuleset } from './ruleset.js';

const RULESET: AnyRuleset = {
  ...TOY,
  pieces: ({ data }: EventShape) => (data as { pieces?: readonly string[] }).pieces ?? [],
  causes: ({ type }: EventShape) =>
    type === 'toy.Paid' ? ['toy.Won', 'toy.Drawn'] : type === 'toy.Won' ? ['toy.Reported'] : [],
};
const about = (type: string, ...pieces: string[]): EventShape => ({ type, data: { pieces } });
const roll = (rule: string, subject: string): EventShape => ({
  type: 'dice.DiceRolled',
  data: { key: { rule, subject } },
});
const after = (...events: readonly EventShape[]) => {
  const causes = newCauses(RULESET);
  for (const event of [about('toy.Said'), ...events]) causes.note(event);
  return causes;
};

describe('what led to an outcome', () => {
  it('is the input where nothing else is known, whatever was rolled', () => {
    expect(after(roll('R-1', 'a')).of(about('toy.Paid', 'a'), ['R-2'])).toBe(0);
    expect(after().of(about('toy.Moved', 'a'), ['R-1'])).toBe(0);
  });

  it('is the roll of one of its rules, for its own piece before any other', () => {
    const causes = after(roll('R-1', 'a'), roll('R-1', 'b'), roll('R-2', 'a'));
    expect(causes.of(about('toy.Hit', 'a'), ['R-1'])).toBe(1);
    expect(causes.of(about('toy.Hit', 'b'), ['R-1'])).toBe(2);
    expect(causes.of(about('toy.Hit', 'c'), ['R-0', 'R-1'])).toBe(2);
    expect(causes.of(about('toy.Hit', 'a'), ['R-1', 'R-2'])).toBe(3);
  });

  it('is no roll for another where something about its own piece came after it', () => {
    const causes = after(roll('R-1', 'b'), about('toy.Won', 'a'));
    expect(causes.of(about('toy.Paid', 'a'), ['R-1'])).toBe(2);
    expect(causes.of(about('toy.Paid', 'c'), ['R-1'])).toBe(1);
    const later = after(about('toy.Won', 'a'), roll('R-1', 'b'));
    expect(later.of(about('toy.Paid', 'a'), ['R-1'])).toBe(2);
  });

  it('is the last event about its piece that the ruleset says leads to it', () => {
    const causes = after(
      about('toy.Won', 'b1'),
      roll('R-1', 'm1'),
      about('toy.Won', 'b2'),
      about('toy.Hit', 'b1'),
    );
    expect(causes.of(about('toy.Paid', 'b1'), ['R-9'])).toBe(1);
    expect(causes.of(about('toy.Paid', 'b2'), ['R-9'])).toBe(3);
    expect(causes.of(about('toy.Paid', 'b3'), ['R-9'])).toBe(0);
    expect(causes.of(about('toy.Paid', 'b1', 'b2'), ['R-9'])).toBe(3);
  });
});
