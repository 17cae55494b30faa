import { sheets } from './sheets.js';

interface Written {
  readonly sheets: Readonly<Record<string, readonly string[]>>;
  readonly locked: readonly string[];
}

const SHEETS = sheets<Written, string, string>({
  parties: () => ['north', 'south'],
  locked: ({ locked }) => locked,
  ordersOf: ({ sheets: written }, party) => written[party] ?? [],
  isLocked: (party) => `${party} has locked`,
});

const OPEN: Written = { sheets: { south: ['march'] }, locked: [] };
const HALF: Written = { ...OPEN, locked: ['south'] };
const CLOSED: Written = { ...OPEN, locked: ['south', 'north'] };

describe('sheets of orders that all write at once', () => {
  it('wait for each party in order, until the last has locked', () => {
    expect([OPEN, HALF, CLOSED].map(SHEETS.awaited)).toEqual([['north', 'south'], ['north'], []]);
    expect([OPEN, HALF, CLOSED].map(SHEETS.allLocked)).toEqual([false, false, true]);
  });

  it('are handed in and taken back by who has not locked', () => {
    expect(SHEETS.mayWrite(HALF, 'north')).toEqual([]);
    expect(SHEETS.mayWrite(HALF, 'south')).toEqual(['south has locked']);
    expect(SHEETS.mayWrite(HALF, 'south', ['not your sheet'])).toEqual(['not your sheet']);
  });

  it('are judged where they may be written, all faults at once', () => {
    const judge = (): readonly string[] => ['too far', 'no such hex'];
    expect(SHEETS.submit(HALF, 'north', [], judge)).toEqual(['too far', 'no such hex']);
    expect(SHEETS.submit(HALF, 'south', [], judge)).toEqual(['south has locked']);
    expect(SHEETS.submit(HALF, 'north', ['too late'], judge)).toEqual(['too late']);
  });

  it('are opened again for those who have locked, and for nobody else', () => {
    const reopened: (readonly string[])[] = [];
    const unlock = (parties: readonly string[]): readonly string[] =>
      SHEETS.unlock(HALF, parties, 'open as it is', (each) => reopened.push(each));
    expect(unlock(['north', 'south'])).toEqual([]);
    expect(unlock(['north'])).toEqual(['open as it is']);
    expect(reopened).toEqual([['south']]);
  });

  it('are taken up in order, empty ones too', () => {
    expect(SHEETS.takeUp(HALF)).toEqual([
      { party: 'north', orders: [] },
      { party: 'south', orders: ['march'] },
    ]);
  });
});
