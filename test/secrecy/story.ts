import type { GraphQLSchema } from 'graphql';
import { everythingOf } from '../api/schema-walk.js';
import { askEverything, masked, schemaOf, type Asking, type Heard } from './everything.js';
import { MAIN, openWorld, type World, type WorldParts } from './world.js';

const ACCEPTED =
  /^(OrdersAccepted|PhaseAccepted|BattleAccepted|RulingAccepted|TimelineForked|TimelineAmended)$/;

let known: GraphQLSchema | undefined;
/** All worlds of a test have the same schema. */
export const schemaIn = async (world: World): Promise<GraphQLSchema> => (known ??= await schemaOf(world));

/** One command; what it answered, whole, is what its actor learns. */
export async function say(world: World, who: string, mutation: string, input: object): Promise<string> {
  world.tick();
  const schema = await schemaIn(world);
  const { args, type } = schema.getMutationType()!.getFields()[mutation]!;
  const document = `mutation ($input: ${String(args[0]!.type)}) { ${mutation}(input: $input) ${everythingOf(schema, type, 2)} }`;
  const { status, data, errors } = await world.send(document, { input: { timeline: MAIN, ...input } }, who);
  return masked({ status, data, errors });
}

/** The same, where the story would be another one if it were refused. */
export async function surely(world: World, who: string, mutation: string, input: object): Promise<string> {
  const answer = await say(world, who, mutation, input);
  const said = (JSON.parse(answer) as { data?: Record<string, { __typename: string }> }).data?.[mutation];
  if (!ACCEPTED.test(said?.__typename ?? '')) throw new Error(`${who} ${mutation}: ${answer}`);
  return answer;
}

export async function headOf(world: World): Promise<number> {
  const { data } = await world.send(`{ timeline(id: "${MAIN}") { head { revision } } }`, {}, 'arbiter');
  return data.timeline.head.revision;
}

/** Everything that some viewers can learn now. */
export async function everythingFor(
  world: World,
  viewers: readonly string[],
  about: Pick<Asking, 'timelines' | 'from' | 'pieces' | 'filters'>,
): Promise<readonly Heard[]> {
  const schema = await schemaIn(world);
  const heard: Heard[] = [];
  const upTo = await headOf(world);
  for (const who of viewers) heard.push(...(await askEverything(world, schema, { who, upTo, ...about })));
  return heard;
}

/** The same story told in two worlds; what the others heard must not tell them apart. */
export async function tell<S>(
  secrets: readonly [S, S],
  partsFor: (secret: S) => WorldParts,
  story: (world: World, secret: S) => Promise<readonly Heard[]>,
): Promise<readonly [readonly Heard[], readonly Heard[]]> {
  const heard: (readonly Heard[])[] = [];
  for (const secret of secrets) {
    const world = await openWorld(partsFor(secret));
    try {
      heard.push(await story(world, secret));
      expect(world.faults).toEqual([]);
    } finally {
      await world.close();
    }
  }
  return [heard[0]!, heard[1]!];
}

export function expectTheSame([one, other]: readonly [readonly Heard[], readonly Heard[]]): void {
  expect(one.length).toBeGreaterThan(50);
  const told = one.flatMap((each, at) =>
    each.answer === other[at]?.answer
      ? []
      : [{ asked: each.asked, ...apart(each.answer, other[at]?.answer ?? '') }],
  );
  expect(told.slice(0, 3)).toEqual([]);
  expect(other.length).toBe(one.length);
}

/** Two answers from shortly before they differ. */
function apart(one: string, other: string): { readonly one: string; readonly other: string } {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const shown = (answer: string): string => answer.slice(Math.max(0, at - 200), at + 200);
  return { one: shown(one), other: shown(other) };
}
