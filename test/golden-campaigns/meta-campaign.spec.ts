import { META_CAMPAIGN, type MetaCampaignState } from '../../src/rulesets/meta-campaign/index.js';
import { replay } from '../../src/timelines/index.js';
import { unsound } from '../meta-campaign/soundness.js';
import { EVERYTHING, heldIn, OPENING, ROUNDS } from './meta-campaign.js';
import { DRILL } from './meta-campaign-drill.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';

describe('the golden contract', () => {
  const events = goldenEvents(readGolden(OPENING.name));

  // Few of its events grow with the campaign.
  itIsGolden(META_CAMPAIGN, OPENING.name, 3);

  it('is played over many rounds to its pay, and another one begins', () => {
    const state = replay(META_CAMPAIGN, events)!.state as MetaCampaignState;
    expect(unsound(state)).toEqual([]);
    expect(state.contractCount).toBe(2);
    const types = events.map(({ type }) => type.replace('meta-campaign.', ''));
    expect(types.filter((each) => each === 'RoundEnded').length).toBeGreaterThan(ROUNDS);
    expect(types).toEqual(expect.arrayContaining(['CampaignEnded', 'VeterancyGained', 'UnitCommissioned']));
  });
});

describe('the golden drill', () => {
  const events = goldenEvents(readGolden(DRILL.name));

  itIsGolden(META_CAMPAIGN, DRILL.name, 3);

  it('holds with the contract every command, every action and ability, and every type of event', () => {
    const held = heldIn([...events, ...goldenEvents(readGolden(OPENING.name))]);
    expect(EVERYTHING.filter((each) => !held.has(each))).toEqual([]);
  });

  it('ends in a world that is sound', () => {
    expect(unsound(replay(META_CAMPAIGN, events)!.state as MetaCampaignState)).toEqual([]);
  });
});
