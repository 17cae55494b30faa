import { fold, openTimeline, type Foldable, type FoldedTimeline } from '../../src/engine/index.js';
import { itemAt, newEdit } from '../../src/kernel/index.js';
import { playCampaign } from './campaigner.js';
import type { Figure } from './figure.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';
import { planetary } from './table.js';

const TURNS = 60;
const ROUNDS = 9;
const TIMELINE = 'benchmark';

export const campaign60: Figure = {
  name: 'campaign-60',
  description: `a whole campaign of ${TURNS} turns parsed and folded, against its events only parsed`,
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 2 },
  measure: async () => {
    const events = playCampaign('four-player-contact', TURNS + 1);
    const bodies = events.map((each) => JSON.stringify(each));
    const parse = (body: string) => JSON.parse(body) as Foldable;
    const rebuilt = (): void => {
      const edit = newEdit();
      const opened = parse(itemAt(bodies, 0)) as unknown as Parameters<typeof openTimeline>[2];
      let played: FoldedTimeline = openTimeline(planetary, TIMELINE, opened);
      for (const body of bodies.slice(1)) played = fold(planetary, played, parse(body), TIMELINE, edit);
      const { turn } = planetary.moment(played.state);
      if (turn <= TURNS) throw new Error(`The campaign ended in turn ${turn}`);
    };
    const parsed = (): void => bodies.forEach((body) => void parse(body));
    const pairs = await inPairs(
      ROUNDS,
      2,
      () => timed(rebuilt),
      () => timed(parsed),
    );
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};
