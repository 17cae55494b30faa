import { violation as planetary } from '../rulesets/planetary/catalog.js';
import { violation, whole } from '../kernel/index.js';
import type { ParameterDefinition, Ruleset, Table } from './index.js';

interface Fine {
  readonly names: readonly string[];
  readonly until?: string;
  readonly pieces: Readonly<Record<string, { readonly hex: string | null }>>;
}
interface Deep {
  readonly a: { readonly b: readonly ReadonlyMap<string, number>[] };
}
interface Event {
  readonly type: 'toy.Scored';
  readonly data: { readonly points: number };
}
interface Command {
  readonly type: 'Score';
}

/** What does not compile is marked: were it to compile, the mark would be the mistake, and this file not run. */
describe('the contract', () => {
  it('binds states to JSON', () => {
    const blank = (): Fine => ({ names: [], pieces: {} });
    const fine: Pick<Ruleset<Fine, Command, Event, null>, 'blank'> = { blank };
    // @ts-expect-error a Set is not JSON
    type WithSet = Ruleset<{ readonly seen: ReadonlySet<string> }, Command, Event, null>;
    // @ts-expect-error a Date is not JSON
    type WithDate = Ruleset<{ readonly at: Date }, Command, Event, null>;
    // @ts-expect-error a Map is not JSON, however deep
    type WithMap = Ruleset<Deep, Command, Event, null>;
    const marked: readonly (WithSet | WithDate | WithMap)[] = [];
    expect([fine.blank({ seats: [], parameters: {} }), marked]).toEqual([{ names: [], pieces: {} }, []]);
  });

  it('knows versions of types that there are', () => {
    const schemas: Ruleset<Fine, Command, Event, null>['schemas'] = { 'toy.Scored': 2 };
    // @ts-expect-error there is no such type
    const wrong: Ruleset<Fine, Command, Event, null>['schemas'] = { 'toy.Scorde': 2 };
    expect([schemas['toy.Scored'], Object.keys(wrong)]).toEqual([2, ['toy.Scorde']]);
  });

  it('names no rule that is not in the catalogs of its ruleset', () => {
    type Id = 'TOY-A-01' | 'TOY-A-02';
    type Toy = Ruleset<Fine, Command, Event, null, Id>;
    const table: Pick<Table<Fine, Event, Id>, 'emit'> = { emit: () => undefined };
    const scored: Event = { type: 'toy.Scored', data: { points: 1 } };
    const parameter: Omit<ParameterDefinition<Id>, 'rule'> = {
      name: 'goal',
      description: 'Points at which one wins.',
      default: 1,
      range: whole(1, 9),
    };
    table.emit(scored, ['TOY-A-01']);
    // @ts-expect-error as a reason of an event
    table.emit(scored, ['TOY-A-03']);
    const right: Toy['decide'] = () => [violation('TOY-A-02', 'NO')];
    // @ts-expect-error in a refusal
    const wrong: Toy['decide'] = () => [violation('TOY-A-03', 'NO')];
    // @ts-expect-error as the rule of a roll
    const roll: Parameters<Table<Fine, Event, Id>['roll']>[0]['for'] = 'TOY-A-03';
    // @ts-expect-error as the source of a house rule
    const goal: ParameterDefinition<Id> = { ...parameter, rule: 'TOY-A-03' };
    // @ts-expect-error as the rule of a duty
    const rule: ReturnType<Toy['due']>[number]['rule'] = 'TOY-A-03';
    // @ts-expect-error the catalog of one ruleset does not know the rules of another
    const foreign = planetary('GOW-GEN-01', 'NO');
    expect([right, wrong, roll, goal.rule, rule, foreign.rule]).toHaveLength(6);
  });
});
