import { jest } from '@jest/globals';
import {
  ANONYMOUS,
  DueQuery,
  EVENT_FEED,
  type EventFeed,
  type Session,
} from '../../src/service/contracts/index.js';
import { EventReader } from '../../src/service/queries/event-reader.js';
import { accepted, Club, holding, type Table } from './club.js';

/** Everybody may read, and has nothing but their address to be told apart by. */
const passers = (count: number): readonly Session[] => Array.from({ length: count }, () => ANONYMOUS);

describe('followers of one timeline', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign({ policy: { playerForks: 'completed-turns', publicReading: true } });
  });
  afterEach(() => club.close());

  it('of one kind are shown a change that is read once for them all', async () => {
    const feed = club.module.get<EventFeed>(EVENT_FEED);
    const sessions = [...passers(5), ...passers(5), table.blue, table.blue, table.arbiter];
    const following = sessions.map((session) => feed.follow(session, table.timelineId, null));
    const waiting = following.map((each) => each.next());
    await club.events(table.red, table.timelineId);
    const read = jest.spyOn(club.module.get(EventReader), 'visible');
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    const answers = await Promise.all(waiting);
    expect(answers.map(({ value }) => (value as { type: string }).type)).toEqual(
      sessions.map(() => 'timeline.Sealed'),
    );
    // Everybody, Blue, the arbiter.
    expect(read).toHaveBeenCalledTimes(3);
    accepted(await club.play(table.blue, table.timelineId, holding('seat-2')));
    const next = await Promise.all(following.map((each) => each.next()));
    expect(next.map(({ value }) => (value as { actor: string }).actor)).toEqual(sessions.map(() => 'seat-2'));
    for (const each of following) await each.return!();
  });

  it('of different kinds are not shown what others see', async () => {
    const feed = club.module.get<EventFeed>(EVENT_FEED);
    const following = [table.red, table.blue].map((each) => feed.follow(each, table.timelineId, null));
    const waiting = following.map((each) => each.next());
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    const types = (await Promise.all(waiting)).map(({ value }) => (value as { type: string }).type);
    expect(types).toEqual(['toy.OrdersSubmitted', 'timeline.Sealed']);
    for (const each of following) await each.return!();
  });

  it('are told what is due after each command, though it was asked before', async () => {
    const due = async (session: Session) =>
      (await club.queries.execute(new DueQuery(session, table.timelineId, null))).map(({ seat }) => seat);
    expect(await due(ANONYMOUS)).toEqual(['seat-1', 'seat-2']);
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    accepted(await club.play(table.red, table.timelineId, { type: 'LockOrders' }));
    expect(await due(ANONYMOUS)).toEqual(['seat-2']);
    expect(await due(table.red)).toEqual(['seat-2']);
  });
});
