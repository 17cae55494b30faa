import type { AnyRuleset } from '../../src/engine/index.js';
import { EPIC } from '../../src/rulesets/epic/index.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { META_CAMPAIGN } from '../../src/rulesets/meta-campaign/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { SPACE_EMPIRES } from '../../src/rulesets/space-empires/index.js';
import { placesIn } from '../../src/service/graphql/presenters/events.js';
import { replay } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from './playing.js';

const CAMPAIGNS: readonly (readonly [AnyRuleset, string, readonly string[]])[] = [
  [PLANETARY, 'planetary-battles', ['planetary.BattleCreated']],
  [GHOST_OF_WAR, 'sector', ['ghost-of-war.ReserveSet']],
  [SPACE_EMPIRES, 'space-empires', ['space-empires.StackMoved']],
  [EPIC, 'epic', []],
  [META_CAMPAIGN, 'meta-campaign', ['meta-campaign.StructureEntered']],
];

describe.each(CAMPAIGNS)('the board of %s', (ruleset, name) => {
  const {
    regions = [],
    locations,
    grid = 'pointy-top',
  } = ruleset.views.board(replay(ruleset, goldenEvents(readGolden(name)))!.state);
  const known = new Set(locations.map(({ id }) => id));

  it('has each place in one region of a kind, where the rules know regions', () => {
    const kinds = new Set(regions.map(({ kind }) => kind));
    for (const kind of kinds) {
      const within = regions.filter((each) => each.kind === kind).flatMap((each) => each.locations);
      expect([...within].sort()).toEqual([...known].sort());
    }
    expect([...kinds]).toEqual(
      name === 'sector' ? ['sub-sector'] : name === 'planetary-battles' ? ['airspace'] : [],
    );
  });

  it('lies on a grid, or says what is next to what', () => {
    const joined = locations.flatMap(({ id, neighbours = [] }) => neighbours.map((each) => [id, each]));
    expect(joined.length > 0).toBe(grid === 'graph');
    const ways = new Set(joined.map((way) => way.join(' ')));
    expect(joined.filter(([from, to]) => !known.has(to!) || !ways.has(`${to} ${from}`))).toEqual([]);
  });
});

describe.each(CAMPAIGNS)('places that events of %s name', (ruleset, name, certain) => {
  const events = goldenEvents(readGolden(name));
  const board = ruleset.views.board(replay(ruleset, events)!.state);
  const known = new Set(board.locations.map(({ id }) => id));
  const naming = events.filter((each) => placesIn(each, known).length > 0);

  it('are found wherever an event names them, whatever the ruleset calls them', () => {
    expect(naming.length).toBeGreaterThan(0);
    const types = new Set(naming.map(({ type }) => type));
    expect(certain.filter((each) => !types.has(each))).toEqual([]);
  });

  it('are none of which the board knows nothing', () => {
    expect(events.flatMap((each) => placesIn(each, new Set()))).toEqual([]);
  });
});
