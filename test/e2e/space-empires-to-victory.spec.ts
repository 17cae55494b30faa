import { jest } from '@jest/globals';
import { Club } from './club.js';

// Some hundred commands over HTTP.
jest.setTimeout(120_000);

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** What ends a phase or leads nowhere is chosen where nothing else is open, or now and then. */
const NOW_AND_THEN = new Set(['SetAlwaysPass', 'ReorderStack', 'EndMovePhase', 'FinishRecruit', 'PlayDecoy']);
const MOST_COMMANDS = 4000;
/** Own stacks that a player looks at before they choose. */
const LOOKED_AT = 4;

/** What every such game comes to. */
const SAID = [
  'DiscardCards',
  'PlayMoveCard',
  'MoveStack',
  'EndMovePhase',
  'ChooseBattle',
  'CommitToBattle',
  'PickFirstLoss',
  'PurchaseUnits',
  'FinishRecruit',
];

const ROOM = `query ($timeline: ID!) { timeline(id: $timeline) {
  due { seat { key } code message }
  at { over standings { winners { key } } board {
    locations { key }
    pieces { key owner { key } location status } } } } }`;
const GIVE = `mutation ($input: GiveOrdersInput!) { giveOrders(input: $input) {
  __typename ... on Refused { violations { message } } } }`;

/** Numbers from 0 to below so many, the same in every run. */
function chance(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return Math.floor((at / 2147483648) * most);
  };
}

/** Two homeworlds, two planets between them; who holds all four has won. */
const spaces = [
  {
    id: 'gork',
    neighbours: ['ryza', 'armageddon'],
    planetClass: 'HOMEWORLD',
    controller: 'seat-1',
    homeworldOf: 'seat-1',
  },
  { id: 'ryza', neighbours: ['gork', 'ulthwe', 'armageddon'], planetClass: 'RICH' },
  { id: 'armageddon', neighbours: ['gork', 'ulthwe', 'ryza'], planetClass: 'POOR' },
  {
    id: 'ulthwe',
    neighbours: ['ryza', 'armageddon'],
    planetClass: 'HOMEWORLD',
    controller: 'seat-2',
    homeworldOf: 'seat-2',
  },
];

/**
 * Two players who know nothing but what a page shows them: what is wanted, the common board, and the options of what they
 * tap: of their seat and of what is theirs on the board.
 */
describe('a whole game of Space Empires over the API', () => {
  let club: Club;
  let timeline: string;
  const tokens: Record<string, string> = {};
  const below = chance(7);

  beforeAll(async () => {
    club = await Club.open();
    const { createCampaign: opened } = await club.run(
      '74-open-space-empires',
      club.admin,
      ({ input }: Any) => {
        input.commandId = 'open-whole-game';
        input.ruleset.spaceEmpires.start.position = {
          players: [
            { seat: 'seat-1', faction: 'ORK' },
            { seat: 'seat-2', faction: 'ELDAR' },
          ],
          map: { spaces },
        };
      },
    );
    expect(opened.__typename).toBe('CampaignOpened');
    timeline = opened.timeline.id;
    for (const seat of ['seat-1', 'seat-2']) {
      const { inviteToSeat: invite } = await club.run('05-invite', opened.arbiterToken, ({ input }: Any) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `invite-whole-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }: Any) =>
        Object.assign(input, { code: invite.code, commandId: `claim-whole-${seat}` }),
      );
      tokens[seat] = claim.token;
    }
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  /** What is open to a seat, with the thing that it was asked of; in one question. */
  async function openTo(seat: string, things: readonly string[]): Promise<readonly Any[]> {
    const asked = things.map(
      (piece, at) => `o${at}: options(piece: "${piece}") { options { key order legal sentence } }`,
    );
    const document = `query ($timeline: ID!) { timeline(id: $timeline) { at { ${asked.join(' ')} } } }`;
    const { at } = (await club.send(document, { timeline }, tokens[seat]!)).timeline;
    return things.flatMap((piece, place) =>
      at[`o${place}`].options
        .filter((each: Any) => each.legal && each.key && each.order !== 'Resign')
        .map((each: Any) => ({ ...each, piece })),
    );
  }

  /** What a player may tap: themselves, and some of the places where they have units, with a unit of each. */
  function tapped({ locations, pieces }: Any, seat: string): readonly string[] {
    const mine = pieces.filter(({ owner, location }: Any) => owner?.key === seat && location !== null);
    const from = below(locations.length);
    const places = [...locations.slice(from), ...locations.slice(0, from)]
      .map(({ key }: Any) => ({ key, units: mine.filter(({ location }: Any) => location === key) }))
      .filter(({ units }) => units.length > 0)
      .slice(0, LOOKED_AT);
    return [seat, ...places.flatMap(({ key, units }) => [key, units[below(units.length)].key])];
  }

  async function room(seat: string): Promise<Any> {
    return (await club.send(ROOM, { timeline }, tokens[seat]!)).timeline;
  }

  it('has nothing to offer of a place where nobody of theirs stands, and hides what is of the other', async () => {
    const { board } = (await room('seat-1')).at;
    const theirs = board.pieces.find(({ owner }: Any) => owner?.key === 'seat-2');
    expect(await openTo('seat-1', ['ryza', 'ulthwe'])).toEqual([]);
    await expect(openTo('seat-1', [theirs.key])).rejects.toThrow('No piece of yours has this id.');
  });

  it('is played by two from what each is offered, to victory', async () => {
    const said = new Map<string, string>();
    let winners: readonly Any[] = [];
    for (let count = 0; winners.length === 0 && count < MOST_COMMANDS; count += 1) {
      const [due] = (await room('seat-1')).due;
      const seat: string = due.seat.key;
      const { at } = await room(seat);
      const open = await openTo(seat, tapped(at.board, seat));
      const first = open.filter((each) => !NOW_AND_THEN.has(each.order));
      const from = first.length > 0 && below(8) > 0 ? first : open;
      if (from.length === 0) throw new Error(`Nothing is open to ${seat}: ${due.message}`);
      const chosen = from[below(from.length)];
      said.set(chosen.order, chosen.sentence);
      const orders = [{ piece: chosen.piece, option: chosen.key }];
      const input = { commandId: `whole-${count}`, timeline, orders };
      const { giveOrders: answer } = await club.send(GIVE, { input }, tokens[seat]!);
      expect(answer).toEqual({ __typename: 'OrdersAccepted' });
      winners = (await room(seat)).at.standings.winners;
    }
    expect(winners).toHaveLength(1);
    expect([...said.keys()]).toEqual(expect.arrayContaining(SAID));
    expect(said.get('PlayMoveCard')).toMatch(/: play move card \((tactical|operational|strategic) move\)$/);
    expect(said.get('PurchaseUnits')).toMatch(/^(Orks|Imperials): purchase units → .+ \(.+\)$/);
  });
});
