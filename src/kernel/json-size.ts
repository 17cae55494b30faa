/** How much JSON may hold. */
export interface JsonLimits {
  /** Nesting of arrays and objects. */
  readonly jsonDepth: number;
  /** Values: members of arrays and objects. */
  readonly values: number;
}

/** Why a JSON text is not to be read, in words; null where it may be. */
export function tooMuchJson(text: string, limits: JsonLimits): string | null {
  switch (excessOf(text, limits)?.of) {
    case 'depth':
      return `The JSON is nested deeper than ${limits.jsonDepth}.`;
    case 'values':
      return `The JSON has more than ${limits.values} values.`;
    case undefined:
      return null;
  }
}

/** Where a JSON text is too much. */
export interface Excess {
  readonly of: 'depth' | 'values';
  /** Offset in the text. */
  readonly at: number;
}

/**
 * Where a JSON text is nested too deep or has too many values; null for nowhere. Looks at the text alone, character by
 * character, so that nothing is built of what is refused. Of a text that is no JSON it may say either.
 */
export function excessOf(text: string, { jsonDepth, values }: JsonLimits): Excess | null {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        count += 1;
        if (depth > jsonDepth) return { of: 'depth', at };
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        count += 1;
    }
    if (count > values) return { of: 'values', at };
  }
  return null;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Place of the quote that ends a string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
