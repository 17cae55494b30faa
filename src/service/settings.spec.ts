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

  it.each([
    ['WARLEDGER_PORT', ' '],
    ['WARLEDGER_PORT', '0x10'],
    ['WARLEDGER_PORT', '1e3'],
    ['WARLEDGER_METRICS_PORT', '99999'],
    ['WARLEDGER_HOSTS', 'http://wars.example.org'],
    ['WARLEDGER_PROXIES', '10.0.0.0/99'],
    ['WARLEDGER_PROXIES', '1.2.3'],
    ['WARLEDGER_PROXIES', 'proxy.local'],
    ['WARLEDGER_STORE', 'postgres'],
    ['WARLEDGER_EVENTSTORE_URL', 'http://host'],
    ['WARLEDGER_EVENTSTORE_PREFIX', 'a-b-'],
    ['WARLEDGER_DURABILITY', 'half'],
    ['WARLEDGER_KEY', '1234'],
    ['WARLEDGER_DEMO', 'yes'],
    ['WARLEDGER_PUBLIC_URL', 'https://wars.example.org:99999'],
    ['WARLEDGER_PUBLIC_URL', 'https://wars.example.org/'],
    ['WARLEDGER_PUBLIC_URL', 'https://me@wars.example.org'],
    ['WARLEDGER_WEBHOOK_NETWORKS', 'chat.local'],
    ['WARLEDGER_SMTP_URL', 'smtp://mail.example.org:99999'],
    ['WARLEDGER_MAIL_FROM', 'nobody'],
    ['WARLEDGER_OPENING', 'all'],
    ['WARLEDGER_INVITE_DAYS', '0'],
    ['WARLEDGER_CACHED_TIMELINES', '0'],
    ['WARLEDGER_REQUESTS_PER_MINUTE', 'many'],
    ['WARLEDGER_OPERATIONS_ONLY', 'some'],
    ['WARLEDGER_OPERATIONS_ONLY', 'bots'],
    ['WARLEDGER_METRICS', 'yes'],
    ['WARLEDGER_TRACES_URL', 'http://['],
    ['WARLEDGER_LOG_LEVEL', 'loud'],
  ])('%s cannot be %j, and says so by its name', (variable, value) => {
    expect(() => settingsFromEnvironment({ [variable]: value })).toThrow(new RegExp(`\n${variable}: .{10}`));
  });

  it('have one variable each', () => {
    const names = [...Object.values(VARIABLES), ...Object.values(LIMIT_VARIABLES)];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('WARLEDGER_LIMIT_ADDRESS_SUBSCRIPTIONS');
  });
});
