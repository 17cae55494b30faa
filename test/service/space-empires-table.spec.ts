import { AwaitedDiceQuery, type Session, type SuppliedDice } from '../../src/service/contracts/index.js';
import {
  SPACE_EMPIRES,
  type SpaceEmpiresPosition,
  type SpaceEmpiresState,
} from '../../src/rulesets/space-empires/index.js';
import { openMemoryEventStore } from '../../src/event-store/memory/memory-event-store.js';
import { Club, type Table } from './club.js';

const TURNS = 4;

/** Orks and Eldar a map space apart; the whole game but for hands and stacks is drawn at the table. */
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

describe('Space Empires at a real table', () => {
  let club: Club;
  let table: Table;
  const open = async (diceMode: 'table' | 'mixed'): Promise<void> => {
    club = await Club.start(openMemoryEventStore(), { rulesets: [SPACE_EMPIRES] });
    table = await club.campaign({
      ruleset: 'space-empires',
      start: { kind: 'position', position: position as never },
      diceMode,
    });
  };
  afterEach(() => club.close());

  const sessionOf = (seat: string): Session => (seat === 'seat-1' ? table.red : table.blue);
  const stateNow = async () =>
    (await club.state(table.arbiter, table.timelineId)) as never as SpaceEmpiresState;
  /** Enters what others are asked for, until nothing is waited for; the purposes that names were drawn for. */
  async function enterAwaited(): Promise<readonly string[]> {
    for (const session of [table.red, table.blue, table.arbiter]) {
      const awaited = await club.queries.execute(new AwaitedDiceQuery(session, table.timelineId));
      const [roll] = awaited?.rolls ?? [];
      if (!roll) continue;
      const { rule, purpose, subject } = roll.key;
      const drawn = roll.from?.slice(-roll.count).reverse();
      const dice = [{ rule, purpose, subject, faces: drawn ? [] : [1], ...(drawn ? { drawn } : {}) }];
      expect(await club.enter(session, table.timelineId, { dice })).toMatchObject({ kind: 'accepted' });
      return [...(drawn ? [purpose] : []), ...(await enterAwaited())];
    }
    return [];
  }

  /** Gives a command with what is drawn at the table for it, the last of those left first; the purposes that names were drawn for. */
  async function giveByHand(seat: string, command: object): Promise<readonly string[]> {
    const dice: SuppliedDice[] = [];
    for (;;) {
      const result = await club.play(sessionOf(seat), table.timelineId, command as never, { dice });
      if (result.kind !== 'rollsNeeded') {
        expect(result).toMatchObject({ kind: 'accepted', notTaken: [] });
        const named = dice.flatMap((each) => (each.drawn ? [each.purpose] : []));
        return [...named, ...(await enterAwaited())];
      }
      for (const { key, count, from } of result.rolls) {
        const { rule, purpose, subject } = key;
        const drawn = from?.slice(-count).reverse();
        dice.push({ rule, purpose, subject, faces: drawn ? [] : [1], ...(drawn ? { drawn } : {}) });
      }
    }
  }

  it.each(['table', 'mixed'] as const)(
    'plays turns with names entered from real piles, dice %s',
    async (mode) => {
      await open(mode);
      const drawn = new Set<string>();
      for (let moves = 0; moves < 200; moves += 1) {
        const state = await stateNow();
        if (state.turn.number > TURNS) break;
        const next = SPACE_EMPIRES.demonstration!.next(state)!;
        for (const purpose of await giveByHand(next.seat, next.command)) drawn.add(purpose);
      }
      expect((await stateNow()).turn.number).toBe(TURNS + 1);
      expect([...drawn]).toContain('recruits');
    },
  );
});
