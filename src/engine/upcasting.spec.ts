import { added, reshaped, upcasting } from './upcasting.js';

type Event =
  | { readonly type: 'x.Walked'; readonly data: { readonly metres: number; readonly gait?: string } }
  | { readonly type: 'x.Slept'; readonly data: object };

const { schemas, upcast, unknownTo } = upcasting<Event>({
  'x.Walked': [
    reshaped(({ miles }, { phase }) => ({
      metres: Number(miles) * 1609,
      ...(phase === 'RUN' ? { fast: true } : {}),
    })),
    added('gait'),
  ],
});

describe('upcasting', () => {
  it('brings a stored event through every version after its own, with the phase it stood in', () => {
    expect(schemas).toEqual({ 'x.Walked': 3 });
    const first = { type: 'x.Walked', schema: 1, phase: 'RUN', data: { miles: 2 } };
    expect(upcast(first)).toEqual({ type: 'x.Walked', data: { metres: 3218, fast: true } });
    expect(upcast({ type: 'x.Walked', schema: 2, data: { metres: 5 } })).toEqual({
      type: 'x.Walked',
      data: { metres: 5 },
    });
    expect(first.data).toEqual({ miles: 2 });
  });

  it('says which members an older event does not know', () => {
    const unknown = (type: string, schema: number) => unknownTo({ type, schema });
    expect([1, 2, 3].map((schema) => unknown('x.Walked', schema))).toEqual([['gait'], ['gait'], []]);
    expect(unknown('x.Slept', 1)).toEqual([]);
  });

  it('names type and version of a shape that is not known', () => {
    expect(() => upcast({ type: 'x.Walked', schema: 4, data: {} })).toThrow(
      'x.Walked names the shape "version 4"',
    );
    expect(() => upcast({ type: 'x.Slept', schema: 0, data: {} })).toThrow('x.Slept names the shape');
  });

  it('takes no type that there is not', () => {
    // @ts-expect-error a slip in the name of a type does not compile
    expect(upcasting<Event>({ 'x.Waked': [added('gait')] }).schemas).toEqual({ 'x.Waked': 2 });
  });
});
