/** @rulesets toy */
import {
  ANONYMOUS,
  ClaimSeatCommand,
  InviteToSeatCommand,
  MakeBotCommand,
  NameArbiterCommand,
  PositionQuery,
  RevokeSeatCommand,
  SESSIONS,
  TokensQuery,
  type Session,
  type Sessions,
} from '../../src/service/contracts/index.js';
import { Club, failure, type Table } from './club.js';

describe('several people on one seat', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign();
  });
  afterEach(() => club.close());

  const about = (session: Session, more: object = {}) => {
    const said = { session, commandId: club.newCommandId(), campaignId: table.campaignId };
    return { ...said, seat: 'seat-1', ...more };
  };
  const invite = async (session: Session, more: object = {}) =>
    (await club.commands.execute(new InviteToSeatCommand(about(session, more)))).code;
  const claim = async (code: string, bearer: string | null = null): Promise<string | null> => {
    const session = bearer === null ? ANONYMOUS : await club.session(bearer);
    const claimed = new ClaimSeatCommand({ session, bearer, commandId: club.newCommandId(), code });
    return (await club.commands.execute(claimed)).token;
  };
  const beside = async (session: Session, more: object = {}): Promise<string> =>
    (await claim(await invite(session, more)))!;
  const end = (session: Session, token: string | null, more: object = {}) =>
    club.commands.execute(new RevokeSeatCommand({ ...about(session, more), token }));
  const known = (token: string) => club.module.get<Sessions>(SESSIONS).resolve(token);
  const keys = async (session: Session) =>
    (await club.queries.execute(new TokensQuery(session, table.campaignId))).map(({ id }) => id);
  const seen = (session: Session) => club.queries.execute(new PositionQuery(session, table.timelineId, {}));

  it('come by the code of whoever holds it, each with a token of their own, and play and see the same', async () => {
    const token = await beside(table.red);
    const second = await club.session(token);
    const third = await club.session(await beside(second));
    expect(new Set([table.red, second, third].map(({ holder }) => holder)).size).toBe(3);
    const advance = { type: 'SubmitOrders', orders: [{ unit: 'seat-1-scouts', order: 'ADVANCE' }] };
    const { kind } = await club.play(third, table.timelineId, advance as never);
    expect(kind).toBe('accepted');
    expect(await seen(second)).toEqual(await seen(table.red));
    expect(await seen(second)).not.toEqual(await seen(table.blue));
    expect(await keys(second)).toEqual(['seat-1', 'seat-1-2', 'seat-1-3']);
    expect(await keys(table.arbiter)).toEqual(['seat-1', 'seat-1-2', 'seat-1-3', 'seat-2', 'seat-3']);
    club = await club.restart();
    expect(await known(token)).toMatchObject({ holder: second.holder });
    expect(await keys(table.arbiter)).toHaveLength(5);
  });

  it('are invited by nobody who does not hold it: not by the arbiter, from whom its orders are sealed', async () => {
    for (const session of [table.arbiter, await club.admin()])
      expect(await failure(invite(session))).toEqual({ code: 'CONFLICT', path: ['seat'] });
    expect(await failure(invite(table.blue))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await failure(invite(await club.admin(), { seat: 'seat-3' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('end their own token, or one that came after theirs; the arbiter any', async () => {
    const tokens = [await beside(table.red), await beside(table.red), await beside(table.red)];
    const [second, third] = await Promise.all(tokens.map((each) => club.session(each)));
    expect(await failure(end(second!, 'seat-1'))).toEqual({ code: 'FORBIDDEN', path: ['token'] });
    expect(await failure(end(third!, 'seat-1-2'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await failure(end(table.blue, 'seat-1-2'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await failure(end(table.red, 'seat-1-9'))).toEqual({ code: 'NOT_FOUND', path: ['token'] });
    expect(await failure(end(table.red, null))).toMatchObject({ code: 'FORBIDDEN' });
    await end(second!, 'seat-1-3');
    await end(second!, 'seat-1-2');
    await end(table.arbiter, 'seat-1-4');
    for (const token of tokens) expect(await known(token)).toBeNull();
    expect(await keys(table.red)).toEqual(['seat-1']);
    await end(table.red, 'seat-1');
    expect(await keys(table.arbiter)).toEqual(['seat-2', 'seat-3']);
    expect(await beside(table.arbiter)).toMatch(/^wl_/);
  });

  it('take their bots and the open code along where they go, and leave those of the others', async () => {
    const second = await club.session(await beside(table.red));
    const bot = (session: Session) =>
      club.commands.execute(new MakeBotCommand({ ...about(session), name: 'Herald' }));
    const [mine, theirs] = [await bot(table.red), await bot(second)];
    const code = await invite(second);
    await end(table.red, 'seat-1-2');
    expect([await known(mine.token), await known(theirs.token)]).toEqual([expect.anything(), null]);
    expect(await failure(claim(code))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failure(invite(second))).toMatchObject({ code: 'CONFLICT' });
  });

  it('all go where the seat is given to somebody else, and where another arbiter is named', async () => {
    const tokens = [await beside(table.red), await beside(table.arbiter, { seat: 'seat-3' })];
    const [, another] = await Promise.all(tokens.map((each) => club.session(each)));
    await end(another!, null);
    expect(await known(tokens[0]!)).toBeNull();
    const named = { ...about(await club.admin()), reason: 'Both have gone.' };
    await club.commands.execute(new NameArbiterCommand(named));
    expect(await known(tokens[1]!)).toBeNull();
    expect(await keys(table.blue)).toEqual(['seat-2']);
  });

  it('hold it once each, and are ten at most', async () => {
    const token = await beside(table.red);
    expect(await failure(claim(await invite(table.red), token))).toEqual({
      code: 'CONFLICT',
      path: ['code'],
    });
    for (let many = 2; many < 10; many += 1) await beside(table.red);
    expect(await failure(invite(table.red))).toEqual({ code: 'CONFLICT', path: ['seat'] });
  });

  it('are ended once by a repeated command, whatever came after', async () => {
    await beside(table.red);
    const once = { commandId: 'once' };
    await end(table.red, 'seat-1-2', once);
    await beside(table.red);
    await end(table.red, 'seat-1-2', once);
    expect(await keys(table.red)).toEqual(['seat-1', 'seat-1-2']);
    expect(await failure(end(table.red, 'seat-1', once))).toMatchObject({ code: 'COMMAND_ID_REUSED' });
  });
});
