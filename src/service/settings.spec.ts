import { LIMIT_VARIABLES, settingsFromEnvironment, VARIABLES } from './settings.js';

describe('settings', () => {
  it('are read from their variables, limits included, with the default for what is not given', () => {
    const settings = settingsFromEnvironment({
      WARLEDGER_PORT: '0',
      WARLEDGER_HOSTS: 'a.example, b.example',
      WARLEDGER_LIMIT_BODY_BYTES: '2000',
      WARLEDGER_REQUESTS_PER_MINUTE: '7',
      WARLEDGER_LIMIT_DEPTH: '',
    });
    expect(settings).toMatchObject({ port: 0, hosts: ['a.example', 'b.example'], host: '127.0.0.1' });
    expect(settings.limits).toMatchObject({ bodyBytes: 2000, requestsPerMinute: 7, depth: 16 });
  });

  it('that are wrong are named all at once by their variables', () => {
    const wrong = { WARLEDGER_PORT: '70000', WARLEDGER_LIMIT_DEPTH: 'deep', WARLEDGER_LIMIT_COST: '-1' };
    expect(() => settingsFromEnvironment(wrong)).toThrow(
      /^The configuration is not valid\.\nWARLEDGER_PORT: .+\nWARLEDGER_LIMIT_DEPTH: .+\nWARLEDGER_LIMIT_COST: .+$/,
    );
  });

  it('have one variable each', () => {
    const names = [...Object.values(VARIABLES), ...Object.values(LIMIT_VARIABLES)];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('WARLEDGER_LIMIT_ADDRESS_SUBSCRIPTIONS');
  });
});
