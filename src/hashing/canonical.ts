import type { Json } from '../kernel/index.js';

/** Text that stands in JSON as it is. */
const PLAIN = /^[ !#-[\]-~]*$/;
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * Canonical JSON by RFC 8785: members sorted by the UTF-16 code units of their names, numbers and texts as ECMAScript
 * writes them. Of the same value always the same text. Members that are undefined are left out. Whole states are
 * written at every end of a turn, so this one is made for speed.
 * Throws on NaN, infinities and lone surrogates.
 */
export function canonical(value: Json | undefined): string {
  switch (typeof value) {
    case 'string':
      return textOf(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${value} is no number of JSON`);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listOf(value) : membersOf(value as Readonly<Record<string, Json>>);
    default:
      return 'null';
  }
}

function textOf(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (HALF_A_CHARACTER.test(text)) throw new Error('A lone surrogate is no Unicode text');
  return JSON.stringify(text);
}

function listOf(values: readonly Json[]): string {
  let text = '';
  for (const value of values) text += text === '' ? canonical(value) : `,${canonical(value)}`;
  return `[${text}]`;
}

function membersOf(members: Readonly<Record<string, Json>>): string {
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const value = members[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}${textOf(name)}:${canonical(value)}`;
  }
  return `{${text}}`;
}
