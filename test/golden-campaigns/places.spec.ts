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
