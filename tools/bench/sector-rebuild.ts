import { join } from 'node:path';
import { openHistory, timelineStream } from '../../src/read-model/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { openStore } from '../../src/service/wiring/stores.js';
import type { Figure } from './figure.js';
import { sectorOf } from './great-sector.js';
import { bareRows, NO_SNAPSHOTS } from './rebuild.js';
import { inPairs, median, ratioOf, timed } from './repetition.js';
import type { Workshop } from './workshop.js';

const ROUNDS = 200;
/** Systems along a side: 32 planets and 320 units. */
const SIDE = 4;
const REPETITIONS = 5;

export const sectorRebuild: Figure = {
  name: 'sector-rebuild',
  description: `a sector of ${2 * SIDE * SIDE} planets after ${ROUNDS} rounds read and folded, against its rows only read and parsed`,
  unit: 'ms',
  target: { of: 'ratio', at: 'most', limit: 2 },
  measure: async (workshop) => {
    const { house, campaign, length } = await playedOut(workshop);
    const { timelineId } = campaign;
    const store = await openStore(house.settings);
    const history = openHistory(store, RULESETS, NO_SNAPSHOTS);
    const rows = bareRows(join(house.settings.dataDir, 'events.sqlite'), timelineStream(timelineId));
    const pairs = await inPairs(
      REPETITIONS,
      1,
      () => timed(() => history.at(timelineId, length - 1)),
      () => timed(() => rows.readAndParse(length)),
    );
    rows.close();
    await store.close();
    return { value: median(pairs.ours), ...ratioOf(pairs) };
  },
};

/** Two hundred rounds in which nobody says anything but the arbiter. */
async function playedOut(workshop: Workshop) {
  const house = await workshop.house(workshop.folder('sector'), 'normal');
  const campaign = await house.open('A long peace', sectorOf(SIDE), {}, 'ghost-of-war');
  for (let round = 0; round < ROUNDS; round += 1) {
    await house.play(campaign.arbiter, campaign.timelineId, { type: 'ClosePhase' });
  }
  return { house, campaign, length: await house.length(campaign.timelineId) };
}
