import type { Heard } from './everything.js';
import { pry } from './prying.js';
import { everythingFor, surely } from './story.js';
import type { Command, Voice } from './voice.js';
import type { World } from './world.js';

/** A story of which the seat `red` sees only its own part, and the public none. */
export interface UnseenStory {
  readonly give: Voice;
  /** What red does himself, before and after the phases. */
  readonly own: readonly Command[];
  readonly ownAfterwards: Command;
  readonly unseen: () => Promise<void>;
  /** Tried, and asked for as previews, of what he does not see. */
  readonly tries: readonly Command[];
  readonly phases: number;
  readonly about: Parameters<typeof everythingFor>[2];
}

/** What red and the public are answered and can learn over the phases of a story. */
export async function hearUnseen(world: World, story: UnseenStory): Promise<readonly Heard[]> {
  const { give, tries, about } = story;
  const others = ['red', 'nobody'];
  const asked = async (
    command: Command,
    how: { tried?: boolean; preview?: boolean } = {},
  ): Promise<Heard> => ({
    asked: `${JSON.stringify(command)} ${how.preview ?? false}`,
    answer: await give(world, 'red', command, how),
  });
  const tryAll = async (): Promise<readonly Heard[]> => {
    const heard: Heard[] = [];
    for (const command of tries) {
      for (const preview of [true, false]) heard.push(await asked(command, { tried: true, preview }));
    }
    return heard;
  };
  const heard: Heard[] = [];
  for (const command of story.own) heard.push(await asked(command));
  await story.unseen();
  heard.push(...(await tryAll()), ...(await everythingFor(world, others, about)));
  for (let phase = 0; phase < story.phases; phase += 1) {
    await surely(world, 'arbiter', 'closePhase', { commandId: `close-${phase}` });
  }
  heard.push(await asked(story.ownAfterwards), ...(await everythingFor(world, others, about)));
  return [...heard, ...(await pry(world, others)), ...(await tryAll())];
}
