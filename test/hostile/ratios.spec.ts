/** @rulesets toy */
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { openToyApplication, type ToyApplication } from '../api/toy-application.js';
import { BLIND, readingOf, type Hostile } from './requests.js';

/** What hostile requests cost, beside one that asks for nothing: the probe measures what holds the loop, this only that nothing grows. */
describe('a request of somebody who means no good', () => {
  let toy: ToyApplication;
  const spent = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const send =
    ({ query, variables }: Hostile) =>
    () =>
      toy.send(query, variables as object, null);
  const NOTHING = { name: 'nothing', query: '{ __typename }' };
  let nothing = 0;

  beforeAll(async () => {
    toy = await openToyApplication({ aliases: 60 });
    for (let n = 0; n < 20; n += 1) await send(NOTHING)();
    nothing =
      (await spent(async () => {
        for (let n = 0; n < 50; n += 1) await send(NOTHING)();
      })) / 50;
  });
  afterAll(() => toy.close());

  it.each(BLIND)('is answered within 500 times of nothing: $name', async (hostile) => {
    const found = await spent(send(hostile));
    expect(found / Math.max(nothing, 1)).toBeLessThan(500);
  });

  it('is one that the schema understands, where it asks for what may be read', () => {
    const schema = buildSchema(readFileSync('schema.gql', 'utf8'));
    const wrong = readingOf('t', ['p']).flatMap(({ query }) => validate(schema, parse(query)));
    expect(wrong.map((each) => each.message)).toEqual([]);
  });

  it('made the service no fault', () => expect(toy.faults).toEqual([]));
});
