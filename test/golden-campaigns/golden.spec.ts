import type { RecordedEvent } from '../../src/kernel/index.js';
import { COMMAND_TYPES } from '../../src/rulesets/planetary/decide.js';
import { PLANETARY, type Battle, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { replay } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';
import { commandsIn, DEEDS_OF_RACES, PLANS } from './record.js';

const eventsOf = (name: string) => goldenEvents(readGolden(name));

const stateAfter = (events: readonly RecordedEvent[]): PlanetaryState =>
  replay(PLANETARY, events)!.state as PlanetaryState;

describe.each(PLANS.map((each) => each.name))('the golden campaign %s', (name) =>
  itIsGolden(PLANETARY, name),
);

it('plays twelve turns and more of the whole campaign, to a victory', () => {
  const state = stateAfter(eventsOf('planetary-whole'));
  expect(state.turn).toBeGreaterThanOrEqual(12);
  expect(state.victory).not.toBeNull();
});

it('says every command that there is', () => {
  const said = new Set(PLANS.flatMap(({ name }) => [...commandsIn(eventsOf(name))]));
  expect(COMMAND_TYPES.filter((each) => !said.has(each))).toEqual([]);
});

describe('the campaign of the nine races', () => {
  const events = eventsOf('planetary-races');
  const because = (rule: string) => events.filter((each) => each.because.includes(rule));

  it('has a player of each race, all of whom are still in it after seven turns', () => {
    const { players, turn } = stateAfter(events);
    const active = Object.values(players).filter((each) => each.status === 'active');
    expect(new Set(active.map((each) => each.race)).size).toBe(9);
    expect(turn).toBe(10);
  });

  it('does what only races do', () => {
    const happened = new Set(events.map((each) => each.type));
    expect(DEEDS_OF_RACES.filter((each) => !happened.has(each))).toEqual([]);
  });

  it('raids over a hex between, drops from orbit and builds special detachments', () => {
    expect(because('RACE-DE-05')).not.toEqual([]);
    const battles = events.flatMap(({ type, data }) =>
      type === 'planetary.BattleCreated' ? [data['battle'] as unknown as Battle] : [],
    );
    expect(battles.filter((each) => each.attacker.fromOrbit)).not.toEqual([]);
    const lists = new Set(Object.values(stateAfter(events).detachments).map((each) => each.typeKey));
    expect([...lists]).toEqual(expect.arrayContaining(['KHORNE', 'MYCETIC_SWARM']));
  });
});
