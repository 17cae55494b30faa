import { rejected, sizeOf } from '../../src/event-store/append-rules.js';
import type { EventStore } from '../../src/event-store/event-store.port.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import type { Json } from '../../src/kernel/index.js';
import { timelineStream, type ReadModel } from '../../src/read-model/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { VerifyQuery } from '../../src/service/contracts/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import { crowdedPosition, PLAYERS } from '../../tools/bench/crowded-map.js';
import { GREAT, sectorOf } from '../../tools/bench/great-sector.js';
import { openTable, playersOf } from '../../tools/bench/table.js';
import { Club } from './club.js';

const MIB = 1024 * 1024;
const LARGEST_EVENT = 256 * 1024;

/** A store that takes 1 MiB at once, as a server does. */
function smallStore(): EventStore {
  const inner = openMemoryEventStore();
  const append: EventStore['append'] = async (stream, expected, records) =>
    sizeOf(records) >= MIB ? rejected('Too large') : inner.append(stream, expected, records);
  return Object.assign(Object.create(inner) as EventStore, { append });
}

describe.each([
  ['a sector of 200 planets and 2,000 units', 'ghost-of-war', playersOf(2), sectorOf(GREAT)],
  ['a map of 1,600 hexes and 160 detachments', 'planetary', PLAYERS, crowdedPosition()],
] as const)('%s', (_, code, players, position: Json) => {
  it('is opened in parts, by events of a bearable size, and is sound', async () => {
    const club = await Club.start(smallStore(), { rulesets: RULESETS });
    const seats = players.map(({ name }) => ({ name, role: 'player' as const }));
    const opened = await club.open({ ruleset: code, seats, start: { kind: 'position', position } });
    if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
    const arbiter = await club.session(opened.arbiterToken!);
    const sizes: Record<string, number> = {};
    for await (const { type, body } of club.store.read(timelineStream(opened.timelineId)))
      sizes[type] = Math.max(sizes[type] ?? 0, Buffer.byteLength(body));
    expect(Object.values(sizes).filter((size) => size > LARGEST_EVENT)).toEqual([]);
    expect(Object.keys(sizes).some((type) => type.endsWith('Continued'))).toBe(true);
    const report = await club.queries.execute(new VerifyQuery(arbiter, opened.timelineId));
    expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
    const { history, directory } = club.module.get<ReadModel>(READ_MODEL);
    const { revision } = directory.timeline(opened.timelineId)!.head;
    const { state } = await history.at(opened.timelineId, revision);
    const ruleset = RULESETS.find((each) => each.meta.code === code)!;
    const alone = openTable(players, position, {}, ruleset).played.state as object;
    expect({ ...(state as object), seats: null }).toEqual({
      ...(JSON.parse(JSON.stringify(alone)) as object),
      seats: null,
    });
    await club.close();
  });
});
