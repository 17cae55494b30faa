import { openLog } from './log.js';

describe('the log', () => {
  function logged(about: object): Record<string, unknown> {
    let line = '';
    openLog('info', { write: (text) => void (line = text) }).info(about, 'Said.');
    return JSON.parse(line) as Record<string, unknown>;
  }
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

  it.each(['err', 'error'])('says of an Error under `%s` what the system calls it', (name) =>
    expect(logged({ [name]: full })[name]).toMatchObject({ code: 'ENOSPC', errno: -28, syscall: 'write' }),
  );

  it('strikes out tokens and codes of invites', () => {
    const secrets = { token: 'wl_x', code: 'ABCD', authorization: 'Bearer x' };
    const text = JSON.stringify(
      logged({ ...secrets, input: secrets, req: { headers: { authorization: 'Bearer x' } } }),
    );
    expect(text).not.toMatch(/wl_x|ABCD|Bearer/);
  });
});
