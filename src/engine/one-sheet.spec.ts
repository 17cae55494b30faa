import { oneSheet } from './one-sheet.js';

describe('orders given together', () => {
  const sheet = (seat: string, ...orders: string[]) => ({ type: 'SubmitOrders', seat, orders });

  it('are one sheet, in the order in which they were given', () => {
    expect(oneSheet([sheet('a', '1'), sheet('a', '2', '3')])).toEqual(sheet('a', '1', '2', '3'));
  });

  it('are the command itself where there is one alone, sheet or not', () => {
    expect(oneSheet([{ type: 'Pass' }])).toEqual({ type: 'Pass' });
  });

  it('are none where they differ in more than their orders, are no sheets, or are not there', () => {
    expect(oneSheet([sheet('a', '1'), sheet('b', '2')])).toBeNull();
    expect(oneSheet([sheet('a', '1'), { type: 'Pass' }])).toBeNull();
    expect(oneSheet([])).toBeNull();
  });
});
