import { PositionQuery } from '../../src/service/contracts/index.js';
import { accepted, Club, holding, type Table } from './club.js';

describe('play through the service', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
  });
  afterEach(() => club.close());

  const revision = async (): Promise<number> => {
    const query = new PositionQuery(table.arbiter, table.timelineId, {});
    return (await club.queries.execute(query)).head.revision;
  };

  it('stores what was accepted and shows it at once', async () => {
    const before = await revision();
    const {
      events,
      revision: last,
      receipt,
    } = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    expect(events.map((each) => [each.type, each.revision])).toEqual([
      ['toy.OrdersSubmitted', before + 1],
      ['toy.OrdersSealed', before + 1],
    ]);
    expect(last).toBe(before + 1);
    expect(receipt?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await club.state(table.red, table.timelineId)).sheets).toEqual({
      'seat-1': [{ unit: 'seat-1-guard', order: 'HOLD' }],
    });
    expect(await club.events(table.red, table.timelineId, { fromRevision: before + 1 })).toEqual(events);
  });

  it('answers a refused command with its violations and stores nothing', async () => {
    const before = await revision();
    expect(await club.play(table.red, table.timelineId, holding('seat-2'))).toMatchObject({
      kind: 'refused',
      violations: [{ rule: 'TOY-ORD-02', code: 'UNIT_NOT_YOURS', path: ['orders', 0, 'unit'] }],
    });
    expect(await revision()).toBe(before);
  });

  it('answers a repeated command with the first answer', async () => {
    const command = holding('seat-1');
    const first = accepted(await club.play(table.red, table.timelineId, command, { commandId: 'mine' }));
    const again = accepted(await club.play(table.red, table.timelineId, command, { commandId: 'mine' }));
    expect(again).toEqual({ ...first, repeated: true });
    expect(await revision()).toBe(first.revision);
  });

  it('answers a command repeated after a restart with the first answer', async () => {
    const command = holding('seat-1');
    const first = accepted(await club.play(table.red, table.timelineId, command, { commandId: 'mine' }));
    club = await club.restart();
    const again = accepted(await club.play(table.red, table.timelineId, command, { commandId: 'mine' }));
    expect(again).toEqual({ ...first, repeated: true });
  });

  it('does not take one commandId for two commands', async () => {
    await club.play(table.red, table.timelineId, holding('seat-1'), { commandId: 'mine' });
    await expect(
      club.play(table.red, table.timelineId, { type: 'LockOrders' }, { commandId: 'mine' }),
    ).rejects.toMatchObject({ code: 'COMMAND_ID_REUSED' });
  });

  it('lets two seats use the same commandId', async () => {
    accepted(await club.play(table.red, table.timelineId, holding('seat-1'), { commandId: '1' }));
    const other = accepted(
      await club.play(table.blue, table.timelineId, holding('seat-2'), { commandId: '1' }),
    );
    expect(other.repeated).toBe(false);
  });

  it('stores one of many equal commands given at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        club.play(table.red, table.timelineId, holding('seat-1'), { commandId: 'mine' }),
      ),
    );
    expect(results.map((each) => accepted(each).repeated).filter((each) => !each)).toHaveLength(1);
    expect(new Set(results.map((each) => accepted(each).revision)).size).toBe(1);
  });

  it('stores nothing on another revision than expected', async () => {
    const before = await revision();
    const more = { expectedRevision: before - 1 };
    expect(await club.play(table.red, table.timelineId, holding('seat-1'), more)).toEqual({
      kind: 'moved',
      expected: before - 1,
      revision: before,
    });
    expect(await revision()).toBe(before);
  });

  it('judges again where another node was first', async () => {
    const other = await Club.start(club.store);
    await other.state(table.blue, table.timelineId);
    accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    const late = accepted(await other.play(table.blue, table.timelineId, holding('seat-2')));
    expect(Object.keys((await other.state(table.arbiter, table.timelineId)).sheets)).toEqual([
      'seat-1',
      'seat-2',
    ]);
    expect(late.revision).toBe(await revision());
    await other.module.close();
  });

  it('previews without storing', async () => {
    const before = await revision();
    const result = accepted(
      await club.play(table.red, table.timelineId, holding('seat-1'), { preview: true }),
    );
    expect(result).toMatchObject({ preview: true, receipt: null, revision: before + 1 });
    expect(await revision()).toBe(before);
  });

  it('refuses who may not act', async () => {
    const { timelineId } = table;
    const anonymous = { admin: false, seats: [], holder: 'anonymous' };
    await expect(club.play(anonymous, timelineId, { type: 'Pass' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(club.play(await club.admin(), timelineId, { type: 'Pass' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(club.play(table.red, 'tnone', { type: 'Pass' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
