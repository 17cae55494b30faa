import { expected, isAt, note, takeDigits, takeSymbol, type Cursor, type Span } from './cursor.js';

/** Largest number of the API. */
const MOST = 2 ** 31 - 1;

/** A whole number without leading zero. */
function takeWhole(cursor: Cursor, least: 0 | 1): number | null {
  const digits = takeDigits(cursor);
  if (!digits) return expected(cursor, 'whole number');
  const value = Number(digits.text);
  if (value < least) note(cursor, digits, 'AMOUNT_NOT_POSITIVE', { amount: digits.text });
  else if (digits.text.startsWith('0') && digits.text !== '0') {
    note(cursor, digits, 'AMOUNT_WITH_LEADING_ZERO', { amount: digits.text });
  } else if (value > MOST) note(cursor, digits, 'AMOUNT_TOO_LARGE', { amount: digits.text, most: MOST });
  return value;
}

/** `(n)`, or nothing for 1 (GOW-RES-03); null after an error that was noted. */
export function takeAmount(cursor: Cursor): number | null {
  if (!takeSymbol(cursor, '(')) return 1;
  const amount = takeWhole(cursor, 1);
  if (amount === null) return null;
  return takeSymbol(cursor, ')') ? amount : expected(cursor, ')');
}

/** `(cur/max)` (GOW-BUF-06); null after an error that was noted. */
export function takeStock(cursor: Cursor): { readonly cur: number; readonly max: number } | null {
  if (!isAt(cursor, '(')) return expected(cursor, '(');
  const from = cursor.at;
  takeSymbol(cursor, '(');
  const cur = takeWhole(cursor, 0);
  if (cur === null) return null;
  if (!takeSymbol(cursor, '/')) return expected(cursor, '/');
  const max = takeWhole(cursor, 0);
  if (max === null) return null;
  if (!takeSymbol(cursor, ')')) return expected(cursor, ')');
  const whole: Span = { at: from, text: cursor.text.slice(from, cursor.at) };
  if (cur > max) note(cursor, whole, 'STOCK_ABOVE_MAXIMUM', { cur, max });
  return { cur, max };
}
