import { lastOf, type InputPath, type JsonObject } from '../../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../../catalog.js';

/** What is wrong with a text, and where. */
export interface NotationError {
  readonly code: string;
  /** Offset of the first character, in UTF-16 units from 0. */
  readonly at: number;
  /** Characters; 0 at the end of the text. */
  readonly length: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly params: JsonObject;
}

/** A text that is being read from left to right, and what was found wrong with it so far. */
export interface Cursor {
  readonly text: string;
  at: number;
  readonly errors: NotationError[];
}

/** A piece of the text without the blanks around it. */
export interface Span {
  readonly text: string;
  readonly at: number;
}

export const cursorOn = (text: string): Cursor => ({ text, at: 0, errors: [] });

const BLANKS = /\s*/y;
/** GOW-TRD-02: letters, digits, blanks, apostrophes, hyphens and dots; a hyphen before ">" is the arrow. */
const NAME = /(?:(?!->)[\p{L}\p{M}\p{N}'’.\s-])+/uy;
const ARROW = /→|->/y;
const DIGITS = /\d+/y;

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  return pattern.exec(cursor.text)?.[0] ?? null;
}

function take(cursor: Cursor, pattern: RegExp): string | null {
  const found = match(cursor, pattern);
  if (found !== null) cursor.at += found.length;
  return found;
}

export function skipBlanks(cursor: Cursor): Cursor {
  take(cursor, BLANKS);
  return cursor;
}

export const isAtEnd = (cursor: Cursor): boolean => skipBlanks(cursor).at === cursor.text.length;

export const isAt = (cursor: Cursor, symbol: string): boolean =>
  cursor.text.startsWith(symbol, skipBlanks(cursor).at);

/** Whether the symbol was there; then it is read. */
export function takeSymbol(cursor: Cursor, symbol: string): boolean {
  if (!isAt(cursor, symbol)) return false;
  cursor.at += symbol.length;
  return true;
}

export const takeArrow = (cursor: Cursor): boolean => take(skipBlanks(cursor), ARROW) !== null;

export const takeDigits = (cursor: Cursor): Span | null => {
  const { at } = skipBlanks(cursor);
  const text = take(cursor, DIGITS);
  return text === null ? null : { text, at };
};

/** A name as far as it goes, blanks within it included. */
export function takeName(cursor: Cursor): Span | null {
  const { at } = skipBlanks(cursor);
  const text = take(cursor, NAME)?.trimEnd();
  return text ? { text, at } : null;
}

/** Whatever stands before the symbol, the symbol itself not; null when it does not come. */
export function takeUpTo(cursor: Cursor, symbol: string): Span | null {
  const end = cursor.text.indexOf(symbol, cursor.at);
  if (end < 0) return null;
  const { at } = skipBlanks(cursor);
  const text = cursor.text.slice(at, end).trimEnd();
  cursor.at = end;
  return { text, at };
}

/** Notes an error over a piece of the text that was read all the same. */
export function note(cursor: Cursor, { at, text }: Span, code: string, params: JsonObject): void {
  const before = cursor.text.slice(0, at).split('\n');
  const column = lastOf(before).length + 1;
  cursor.errors.push({ code, at, length: text.length, line: before.length, column, params });
}

/** Notes that something else was expected here, and goes on at the next arrow. */
export function expected(cursor: Cursor, ...what: readonly string[]): null {
  const { at, text } = skipBlanks(cursor);
  const found = String.fromCodePoint(...[text.codePointAt(at)].filter((each) => each !== undefined));
  note(cursor, { at, text: found }, 'UNEXPECTED_TEXT', { expected: what, found: found || 'end of text' });
  const next = text.slice(at).search(/→|->/);
  cursor.at = next < 0 ? text.length : at + next;
  return null;
}

/** The refusal that an error makes: position and all in its figures. */
export const notationViolation = (
  rule: RuleId,
  path: InputPath,
  { code, at, length, line, column, params }: NotationError,
): Violation => violation(rule, code, path, { at, length, line, column, ...params });
