import type { Ruleset } from './index.js';

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
});
