/** @rulesets toy */
import { jest } from '@jest/globals';
import { TOY_FACE } from '../api/toy-face.js';
import { beyond } from './beyond.js';
import { askEverything } from './everything.js';
import { schemaIn, surely } from './story.js';
import { FORKS, forkOf, MAIN, openWorld } from './world.js';

jest.setTimeout(600_000);

const orders = (...sheet: readonly (readonly [unit: string, order: string])[]) => ({
  toy: { sheet: sheet.map(([unit, order]) => ({ unit, order })) },
});

/** Numbers that grow with what somebody sees, what the reader may do, and the link to their own map. */
const COUNTS =
  /\.(viewerMay\.\w+|mapPath|awaits\.\w+|events|withheld|bound|examined|rolls|faces|mean|chiSquare|p|sound|passed|result|checks\[\d+\].*)$/;

describe('nobody without a token sees more than a seat does', () => {
  it('in any field: forks that players may not know, sealed sheets, hands of cards', async () => {
    const world = await openWorld({
      faces: [TOY_FACE],
      opening: {
        name: 'The long line',
        seats: [{ name: 'Rita' }, { name: 'Bob' }],
        ruleset: { toy: { start: { scenario: 'MEETING' } } },
      },
    });
    try {
      await surely(world, 'blue', 'submitOrders', {
        commandId: 'b-1',
        orders: orders(['seat-2-guard', 'ADVANCE']),
      });
      await surely(world, 'arbiter', 'forkTimeline', {
        commandId: FORKS[0],
        name: 'Same',
        dice: 'SAME',
        reason: 'A look',
      });
      await surely(world, 'arbiter', 'closePhase', { commandId: 'c-1' });
      await surely(world, 'arbiter', 'forkTimeline', {
        commandId: FORKS[1],
        name: 'Fresh',
        reason: 'A look',
      });
      await surely(world, 'arbiter', 'closePhase', { commandId: 'c-2' });
      await surely(world, 'arbiter', 'closePhase', { commandId: 'c-3' });
      const asking = {
        timelines: [MAIN, ...FORKS.map(forkOf)],
        upTo: 5,
        pieces: [],
        filters: ['kind: ROLL', 'actor: "seat-2"', 'kind: OUTCOME'],
        parts: [],
      };
      const schema = await schemaIn(world);
      const heardBy = async (who: string) => {
        const heard = await askEverything(world, schema, { ...asking, who });
        return new Map(
          heard.filter(({ asked }) => asked.startsWith('{')).map(({ asked, answer }) => [asked, answer]),
        );
      };
      const [nobody, red, blue] = [await heardBy('nobody'), await heardBy('red'), await heardBy('blue')];
      expect(nobody.size).toBeGreaterThan(50);
      for (const seat of [red, blue]) {
        const more = [...nobody].flatMap(([asked, answer]) => {
          const [here, there] = [JSON.parse(answer), JSON.parse(seat.get(asked)!)] as { data?: object }[];
          return beyond(here!.data, there!.data, '').filter((each) => !COUNTS.test(each.split(':')[0]!));
        });
        expect([...new Set(more)].slice(0, 5)).toEqual([]);
      }
    } finally {
      await world.close();
    }
  });
});
