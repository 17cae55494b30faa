import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { TokenUses } from './token-uses.js';

const LOG = pino({ level: 'silent' });

describe('the last uses of tokens', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'warledger-uses-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const opened = () => new TokenUses(join(folder, 'token-uses.json'), LOG);

  it('are known to the minute, and after a restart', () => {
    const before = opened();
    expect(before.last('a')).toBeNull();
    before.note('a', '2026-05-01T10:11:12.345Z');
    expect(before.last('a')).toBe('2026-05-01T10:11:00.000Z');
    before.onApplicationShutdown();
    expect(opened().last('a')).toBe('2026-05-01T10:11:00.000Z');
  });

  it('are shared by processes on one directory: the later stays', () => {
    const [one, other] = [opened(), opened()];
    one.note('a', '2026-05-01T10:00:00.000Z');
    one.note('b', '2026-05-01T12:00:00.000Z');
    other.note('a', '2026-05-01T11:00:00.000Z');
    other.note('b', '2026-05-01T11:00:00.000Z');
    other.onApplicationShutdown();
    one.onApplicationShutdown();
    const last = opened();
    expect([last.last('a'), last.last('b')]).toEqual([
      '2026-05-01T11:00:00.000Z',
      '2026-05-01T12:00:00.000Z',
    ]);
  });

  it('that cannot be read are none, and stand in no way', () => {
    writeFileSync(join(folder, 'token-uses.json'), '{');
    const uses = opened();
    uses.note('a', '2026-05-01T10:00:00.000Z');
    uses.onApplicationShutdown();
    expect(JSON.parse(readFileSync(join(folder, 'token-uses.json'), 'utf8'))).toEqual({
      a: '2026-05-01T10:00:00.000Z',
    });
    rmSync(folder, { recursive: true });
    uses.note('a', '2026-05-01T11:00:00.000Z');
    expect(() => uses.onApplicationShutdown()).not.toThrow();
    expect(uses.last('a')).toBe('2026-05-01T11:00:00.000Z');
  });

  it('are kept in memory where there is no file', () => {
    const uses = new TokenUses(null, LOG);
    uses.note('a', '2026-05-01T10:00:00.000Z');
    expect(uses.last('a')).toBe('2026-05-01T10:00:00.000Z');
  });
});
