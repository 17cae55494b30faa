import { DueQuery } from '../../src/service/contracts/index.js';
import { Deadlines } from '../../src/service/deadlines/deadlines.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { Club, type Table } from './club.js';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-01-31T23:30:00.000Z');

describe('deadlines', () => {
  let now: number;
  const clubs: Club[] = [];
  const clock = (): string => new Date(now).toISOString();
  const start = async (store = openMemoryEventStore()): Promise<Club> => {
    const club = await Club.start(store, { rulesets: [PLANETARY], clock });
    clubs.push(club);
    return club;
  };
  const enforce = (club: Club): Promise<void> => club.module.get(Deadlines).enforce();
  const campaign = (club: Club, phaseHours: number | null, diceMode: 'committed' | 'table' = 'committed') =>
    club.campaign({
      ruleset: 'planetary',
      start: { kind: 'scenario', scenario: 'border-clash' },
      parameters: { phaseHours },
      diceMode,
    });
  const closings = async (club: Club, { arbiter, timelineId }: Table) =>
    (await club.events(arbiter, timelineId))
      .filter((each) => each.type === 'planetary.PhaseCloseOrdered')
      .map(({ actor, at, commandId }) => ({ actor, at, commandId }));
  const until = async (club: Club, { arbiter, timelineId }: Table) =>
    (await club.queries.execute(new DueQuery(arbiter, timelineId, null))).map((due) => due.params['until']);

  beforeEach(() => {
    now = START;
  });
  afterEach(async () => {
    for (const club of clubs.splice(0)) await club.close();
  });

  it('closes a phase once its hours have passed, and not before', async () => {
    const club = await start();
    const table = await campaign(club, 24);
    const deadline = '2026-02-01T23:30:00.000Z';
    expect(new Set(await until(club, table))).toEqual(new Set([deadline]));
    now = START + 24 * HOUR_MS - 1;
    await enforce(club);
    expect(await closings(club, table)).toEqual([]);
    now = START + 24 * HOUR_MS;
    await enforce(club);
    await enforce(club);
    expect(await closings(club, table)).toEqual([
      { actor: 'service', at: deadline, commandId: `deadline-${deadline}-0` },
    ]);
  });

  it('closes it once where two services share a store', async () => {
    const club = await start();
    const table = await campaign(club, 1);
    const other = await start(club.store);
    now = START + HOUR_MS;
    await Promise.all([enforce(club), enforce(other)]);
    expect(await closings(club, table)).toHaveLength(1);
  });

  it('sets none where the campaign sets none', async () => {
    const club = await start();
    const table = await campaign(club, null);
    expect(new Set(await until(club, table))).toEqual(new Set([undefined]));
    now = START + 10_000 * HOUR_MS;
    await enforce(club);
    expect(await closings(club, table)).toEqual([]);
  });

  it('gives a phase that the players closed themselves no second end', async () => {
    const club = await start();
    const table = await campaign(club, 24);
    now = START + 23 * HOUR_MS;
    const lock = { type: 'LockPhase' } as never;
    await club.play(table.red, table.timelineId, lock);
    await club.play(table.blue, table.timelineId, lock);
    now = START + 25 * HOUR_MS;
    await enforce(club);
    expect(await closings(club, table)).toEqual([]);
  });

  it('closes a phase whose close needs dice from the table once, and leaves the dice to the table', async () => {
    const club = await start();
    const table = await campaign(club, 24, 'table');
    now = START + 24 * HOUR_MS;
    await enforce(club);
    await enforce(club);
    expect(await closings(club, table)).toHaveLength(1);
    const due = await club.queries.execute(new DueQuery(table.arbiter, table.timelineId, 'seat-3'));
    expect(new Set(due.map(({ code }) => code))).toEqual(new Set(['TABLE_DICE']));
  });
});
