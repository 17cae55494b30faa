import { excessOf, existing, type Hashing, type Json } from '../../kernel/index.js';

/** Characters of the longest line that is read. */
export const LONGEST_LINE = 8 * 1024 * 1024;

/** Objects and lists within each other, the outermost counted, that are read at most. */
export const DEEPEST_JSON = 100;
const JSON_LIMITS = { jsonDepth: DEEPEST_JSON, values: Infinity };

/** What kept the next line of a file from being read, in words. */
export interface LineFault {
  readonly fault: string;
}

/** A line of a file, without its end. */
export type Line = string | LineFault;

export const TOO_LONG: LineFault = { fault: `The line is longer than ${LONGEST_LINE} characters` };
export const NOT_UTF_8: LineFault = { fault: 'The text is not UTF-8' };
export const NO_END: LineFault = { fault: 'The line has no end: the file was cut off' };

/** Cuts text that arrives in pieces into lines, each of which ends with `\n`; ends with the first fault. */
export async function* linesOf(
  pieces: AsyncIterable<Line> | Iterable<Line>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  let rest = '';
  for await (const piece of pieces) {
    if (typeof piece !== 'string') return yield piece;
    if (!piece.includes('\n') && rest.length + piece.length <= longest) {
      // Put together once, when the line ends.
      rest += piece;
      continue;
    }
    const lines = (rest + piece).split('\n');
    rest = existing(lines.pop(), 'line');
    for (const line of lines) {
      if (line.length > longest) return yield TOO_LONG;
      yield line;
    }
    if (rest.length > longest) return yield TOO_LONG;
  }
  if (rest !== '') yield NO_END;
}

/** Bytes that arrive in pieces as text; ends with the fault where they are not UTF-8. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decoded = (chunk?: Uint8Array): Line => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return NOT_UTF_8;
    }
  };
  for await (const chunk of chunks) {
    const text = decoded(chunk);
    yield text;
    if (typeof text !== 'string') return;
  }
  yield decoded();
}

/** The value of a line, which must be its canonical JSON: of one value there is one text, and no byte changes unseen. */
export function parseLine(line: Line, hashing: Hashing): { readonly value: Json } | LineFault {
  if (typeof line !== 'string') return line;
  if (line.length > LONGEST_LINE) return TOO_LONG;
  if (excessOf(line, JSON_LIMITS)) return { fault: `The line nests deeper than ${DEEPEST_JSON}` };
  try {
    const value = JSON.parse(line) as Json;
    return hashing.canonical(value) === line ? { value } : { fault: 'The line is not canonical JSON' };
  } catch {
    return { fault: 'The line is not JSON' };
  }
}
