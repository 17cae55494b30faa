import { expected, note, takeDigits, takeSymbol, type Cursor } from './cursor.js';

/** Largest number of the API. */
const MOST = 2 ** 31 - 1;

/** A whole number above 0, without leading zero. */
function takeWhole(cursor: Cursor): number | null {
  const digits = takeDigits(cursor);
  if (!digits) return expected(cursor, 'whole number');
  const value = Number(digits.text);
  if (value === 0) note(cursor, digits, 'AMOUNT_NOT_POSITIVE', { amount: digits.text });
  else if (digits.text.startsWith('0')) {
    note(cursor, digits, 'AMOUNT_WITH_LEADING_ZERO', { amount: digits.text });
  } else if (value > MOST) note(cursor, digits, 'AMOUNT_TOO_LARGE', { amount: digits.text, most: MOST });
  return value;
}

/** `(n)`, or nothing for 1 (GOW-RES-03); null after an error that was noted. */
export function takeAmount(cursor: Cursor): number | null {
  if (!takeSymbol(cursor, '(')) return 1;
  const amount = takeWhole(cursor);
  if (amount === null) return null;
  return takeSymbol(cursor, ')') ? amount : expected(cursor, ')');
}
