import { Deadlines } from '../../src/service/deadlines/deadlines.js';
import type { PlayResult } from '../../src/service/contracts/index.js';
import {
  SPACE_EMPIRES,
  type SpaceEmpiresPosition,
  type SpaceEmpiresState,
} from '../../src/rulesets/space-empires/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { Club, type Table } from './club.js';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-01-31T12:00:00.000Z');

/** Orks and Eldar, a planet between them. */
const position: SpaceEmpiresPosition = {
  players: [
    { seat: 'seat-1', faction: 'ORK', hand: ['tactical-move'], treasuryRp: 5 },
    { seat: 'seat-2', faction: 'ELDAR', hand: ['decoy-force'], treasuryRp: 5 },
  ],
  turnOrder: ['seat-1', 'seat-2'],
  map: {
    spaces: [
      {
        id: 'gork',
        neighbours: ['ryza'],
        planetClass: 'HOMEWORLD',
        controller: 'seat-1',
        homeworldOf: 'seat-1',
      },
      { id: 'ryza', neighbours: ['gork', 'ulthwe'], planetClass: 'POOR' },
      {
        id: 'ulthwe',
        neighbours: ['ryza'],
        planetClass: 'HOMEWORLD',
        controller: 'seat-2',
        homeworldOf: 'seat-2',
      },
    ],
  },
  stacks: [
    { seat: 'seat-1', mapSpace: 'gork', units: ['ork-nobz-hulk#1', 'ork-nobz#1'] },
    { seat: 'seat-2', mapSpace: 'ulthwe', units: ['eldar-wraithship#1'] },
  ],
  drawPile: [],
};

describe('the time limit of a reaction window', () => {
  let now: number;
  let club: Club;
  let table: Table;
  const open = async (parameters: object): Promise<void> => {
    const clock = (): string => new Date(now).toISOString();
    club = await Club.start(openMemoryEventStore(), { rulesets: [SPACE_EMPIRES], clock });
    table = await club.campaign({
      ruleset: 'space-empires',
      start: { kind: 'position', position: position as never },
      parameters: parameters as never,
    });
  };
  beforeEach(() => void (now = START));
  afterEach(() => club.close());

  const stateNow = async () =>
    (await club.state(table.arbiter, table.timelineId)) as never as SpaceEmpiresState;
  const give = (command: object): Promise<PlayResult> =>
    club.play(table.red, table.timelineId, command as never);

  it('passes for who is silent when the time of a reaction window is over, and not before', async () => {
    await open({ reactionHours: 24 });
    await give({ type: 'DiscardCards', cards: [] });
    await give({ type: 'PlayMoveCard', card: 'tactical-move' });
    await give({ type: 'MoveStack', from: 'gork', units: ['ork-nobz-hulk#1'], path: ['ryza'] });
    expect((await stateNow()).reaction).toMatchObject({ until: '2026-02-01T12:00:00.000Z' });
    now = START + 24 * HOUR_MS - 1;
    await club.module.get(Deadlines).enforce();
    expect((await stateNow()).reaction).not.toBeNull();
    now = START + 24 * HOUR_MS;
    await club.module.get(Deadlines).enforce();
    const { reaction, stacks } = await stateNow();
    expect(reaction).toBeNull();
    expect(stacks['seat-1']!['ryza']).toEqual(['ork-nobz-hulk#1']);
  });
});
