import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Reflector } from '@nestjs/core';
import { Public, SessionGuard } from './session.guard.js';

const open = (): void => undefined;
Public()(open);
const closed = (): void => undefined;

describe('the guard', () => {
  const asked: unknown[] = [];
  const admit = (...of: unknown[]) => Promise.resolve(asked.push(of) && { session: 'red' });
  const guard = new SessionGuard({ admit } as never, new Reflector());
  const context = (kind: string, handler: () => void, ...args: unknown[]) => {
    const made = new ExecutionContextHost(args, class {}, handler);
    made.setType(kind);
    return made;
  };
  const request = () => ({ caller: null, headers: { authorization: 'Bearer x' }, ip: '10.0.0.1' });
  beforeEach(() => void asked.splice(0));

  it('admits a request over HTTP, once', async () => {
    const made = request();
    for (let again = 0; again < 2; again += 1)
      expect(await guard.canActivate(context('http', closed, made))).toBe(true);
    expect([asked, made.caller]).toEqual([[['Bearer x', '10.0.0.1']], { session: 'red' }]);
  });

  it('asks nobody for his token where everybody may come', async () => {
    expect(await guard.canActivate(context('http', open, request()))).toBe(true);
    expect(asked).toEqual([]);
  });

  it('keeps out whoever comes to a resolver past the door', async () => {
    const info = { parentType: { name: 'Query' } };
    const inside = (caller: unknown) => context('graphql', closed, {}, {}, caller, info);
    expect(await guard.canActivate(inside({ session: 'red' }))).toBe(true);
    for (const caller of [null, undefined]) expect(await guard.canActivate(inside(caller))).toBe(false);
  });

  it('lets a bot read and change nothing', async () => {
    const caller = { session: { bot: 'bot-1' } };
    const inside = (name: string) => context('graphql', closed, {}, {}, caller, { parentType: { name } });
    expect(await guard.canActivate(inside('Query'))).toBe(true);
    await expect(guard.canActivate(inside('Mutation'))).rejects.toThrow('it changes nothing');
  });
});
