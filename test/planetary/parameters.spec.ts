import { openTimeline, type AnyRuleset, type PlatformEvent } from '../../src/engine/index.js';
import { newEdit } from '../../src/kernel/index.js';
import { evolve } from '../../src/rulesets/ghost-of-war/evolve.js';
import { GHOST_OF_WAR, type GhostOfWarState } from '../../src/rulesets/ghost-of-war/index.js';
import { PLANETARY, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { figure } from '../../src/rulesets/planetary/parameters.js';

/** A campaign as it was opened before there were other house rules than these. */
function openedWith(ruleset: AnyRuleset, parameters: object) {
  const { code, version } = ruleset.meta;
  const data = {
    campaignId: 'c',
    ruleset: { code, version },
    seats: [],
    parameters,
    dice: { mode: 'table' },
  };
  const opened = { type: 'timeline.Opened', data } as unknown as PlatformEvent & { type: 'timeline.Opened' };
  return openTimeline(ruleset, 't', opened);
}

describe('a campaign that was opened before a parameter was added', () => {
  it('has its default, and what it has set itself', () => {
    const played = openedWith(PLANETARY, { reinforcementBp: 100, goneSince: 7 });
    const state = played.state as PlanetaryState;
    expect(figure(state, 'startBp')).toBe(5000);
    expect(figure(state, 'reinforcementBp')).toBe(100);
    expect(state.parameters).toMatchObject({ startBp: 5000, reinforcementBp: 100, weakDetachmentRule: true });
    expect(played.parameters).toEqual(state.parameters);
  });

  it('keeps what there is no more', () => {
    expect((openedWith(PLANETARY, { goneSince: 7 }).state as PlanetaryState).parameters['goneSince']).toBe(7);
  });

  it('has it also after another house rule was set, with all that there were then', () => {
    const state = openedWith(GHOST_OF_WAR, { 'raid.target': 5 }).state as GhostOfWarState;
    const data = { parameter: 'raid.target', parameters: { 'raid.target': 6 }, reason: '' };
    const { parameters } = evolve(state, { type: 'ghost-of-war.HouseRuleSet', data }, newEdit());
    expect(parameters['raid.target']).toBe(6);
    expect(parameters['detect.target']).toBe(state.parameters['detect.target']);
    expect(parameters['detect.target']).toBeDefined();
  });
});

it('knows its house rules by name and kind when it is compiled', () => {
  const state = openedWith(PLANETARY, {}).state as PlanetaryState;
  const [bp, weak, goal]: [number, boolean, number | null] = [
    figure(state, 'startBp'),
    figure(state, 'weakDetachmentRule'),
    figure(state, 'vpGoal'),
  ];
  expect([bp, weak, goal]).toEqual([5000, true, null]);
  // @ts-expect-error there is no such house rule
  expect(() => figure(state, 'startBP')).toThrow();
  // @ts-expect-error whether a rule is in force is no figure
  const wrong: number = figure(state, 'weakDetachmentRule');
  expect(wrong).toBe(true);
});
