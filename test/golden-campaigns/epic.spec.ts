import { EPIC, type EpicState } from '../../src/rulesets/epic/index.js';
import { replay } from '../../src/timelines/index.js';
import { unsound } from '../epic/soundness.js';
import { excess } from '../epic/excess.js';
import { BATTLES, EVERYTHING, heldIn } from './epic.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';

const NAMES = BATTLES.map(({ opening }) => opening.name);
const eventsOf = (name: string) => goldenEvents(readGolden(name));

describe.each(NAMES)('the golden battle %s', (name) => {
  const events = eventsOf(name);

  itIsGolden(EPIC, name);

  it('is fought from the muster to its end', () => {
    const state = replay(EPIC, events)!.state as EpicState;
    expect(Object.keys(state.armies)).toEqual(['seat-1', 'seat-2']);
    expect(state.winner).not.toBeNull();
    expect(unsound(state)).toEqual([]);
    expect(excess(events)).toEqual([]);
  });
});

it('says every command that there is, and comes to every event', () => {
  const held = new Set(NAMES.flatMap((name) => [...heldIn(eventsOf(name))]));
  expect(EVERYTHING.filter((each) => !held.has(each))).toEqual([]);
});

it('is thrown on the table in one battle, where sealed missions wait for their dice', () => {
  const events = eventsOf('epic-table');
  const rolled = events.filter(({ type }) => type === 'dice.DiceRolled');
  expect(new Set(rolled.map(({ data }) => data['source']))).toEqual(new Set(['table']));
  const types = events.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['dice.FacesAwaited', 'dice.FacesEntered']));
});
