import { READ_MODEL } from '../../src/service/ports.js';
import type { FoundEvent, ReadModel } from '../../src/read-model/index.js';
import { EventsQuery } from '../../src/service/contracts/index.js';
import { accepted, Club, type Table } from './club.js';
import type { ToyCommand } from '../toy/index.js';

const advancing: ToyCommand = {
  type: 'SubmitOrders',
  orders: [{ unit: 'seat-1-scouts', order: 'ADVANCE' }],
};

describe('an index that lies', () => {
  let club: Club;
  let table: Table;
  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
    accepted(await club.play(table.red, table.timelineId, advancing));
  });
  afterEach(() => club.close());

  const falsify = (lie: (event: FoundEvent) => FoundEvent): void => {
    const { audit } = club.module.get<ReadModel>(READ_MODEL);
    const all = { kind: 'all' } as const;
    const { events, seen } = audit;
    Object.assign(audit, {
      events: (segment: never, search: never, limit: number) =>
        events(Object.assign({}, segment, { viewer: all }), search, limit).map(lie),
      seen: (segment: never) => seen(Object.assign({}, segment, { viewer: all })),
    });
  };
  const trail = async (filter: object): Promise<string> =>
    JSON.stringify(
      await club.queries.execute(
        new EventsQuery(table.blue, table.timelineId, filter, { first: 1000, after: null }),
      ),
    );

  it.each([
    ['that everything is open', (event: FoundEvent) => ({ ...event, sealed: false })],
    ['that everything is a sealed sheet', (event: FoundEvent) => ({ ...event, sealed: true })],
  ])('only finds: it says %s, and nobody sees what he may not', async (_lie, lie) => {
    falsify(lie);
    for (const filter of [{}, { piece: 'seat-1-scouts' }, { actor: 'seat-1' }]) {
      const page = await trail(filter);
      expect(page).not.toContain('ADVANCE');
      expect(page).not.toContain('toy.OrdersSubmitted');
      expect(page).not.toContain('"audience":{"to":"seats","seats":["seat-1"]}');
    }
    expect(await trail({})).toContain('timeline.Opened');
  });
});
