import { everythingOf, withoutArguments, type ArgumentsOf } from '../api/schema-walk.js';
import { beyond } from './beyond.js';
import { schemaIn } from './story.js';
import { MAIN, openWorld, type World, type WorldParts } from './world.js';

/** What is told of a reader's own knowledge: a ledger begins with it, sightings are what they remember, sight is how they know a place. */
const KNOWLEDGE = ['ledger', 'sightings', 'sight'];
/** What is for whoever asks alone: the link to their map, what their pieces may do, whether a report waits for their word. */
const OWN = ['mapPath', 'pieceOptions', 'mayConfirm', 'mayDispute'];
const known: ArgumentsOf = (parent, field) =>
  [...KNOWLEDGE, ...OWN].includes(field.name) ? null : withoutArguments(parent, field);

/**
 * A place that somebody has not looked at is told by the map, named by its terrain. Lists of things, of factions that
 * are said to confide, of pieces that fight and of those that have moved, hold those that he knows of.
 */
const SAID_TO_BE_PARTIAL = [
  /^board\.locations\[\]\.(name|kind|contents|marks|takesArmyList):/,
  /^(board\.pieces|tradeLines|units\.edges|details\.\w+): empty$/,
  /^details\.factions\[\]\.confidants: empty$/,
  /^(battles\[\]\.sides\[\]\.pieces|details\.turn\.moved): empty$/,
];

/** Everything that somebody is told of a position. */
async function positionFor(world: World, who: string): Promise<object> {
  const schema = await schemaIn(world);
  const position = schema.getType('Position')!;
  const document = `{ timeline(id: "${MAIN}") { at ${everythingOf(schema, position as never, 8, known)} } }`;
  const { data } = await world.send(document, {}, who);
  return data.timeline.at;
}

/** What somebody is told that is not so: values that the arbiter is not told in the same place. */
export async function untrue(
  parts: WorldParts,
  play: (world: World) => Promise<unknown>,
): Promise<readonly string[]> {
  const world = await openWorld(parts);
  try {
    await play(world);
    const all = await positionFor(world, 'arbiter');
    const told: string[] = [];
    for (const who of ['red', 'blue', 'green', 'nobody']) {
      told.push(...beyond(await positionFor(world, who), all, who, true));
    }
    return [...new Set(told.map((each) => each.replace(/\[\d+\]/g, '[]').replace(/^\w+\./, '')))].filter(
      (each) => !SAID_TO_BE_PARTIAL.some((one) => one.test(each)),
    );
  } finally {
    await world.close();
  }
}
