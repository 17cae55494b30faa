import { stringify } from 'yaml';
import type { Members, Shape } from '../../src/kernel/index.js';

/** A shape without what says that it may be missing, and what is so said. */
interface Peeled {
  readonly of: Shape;
  /** E.g. `may be left out`; empty where it must be there. */
  readonly missing: string;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** What it may be instead of a value, in words. */
function missingOf(shape: Shape): string {
  if (shape.is === 'orElse') return `${JSON.stringify(shape.standard)} when left out`;
  if (shape.is === 'orNull') return 'or null';
  return shape.is === 'optional' ? 'may be left out' : '';
}

export function peeled(shape: Shape): Peeled {
  const missing = missingOf(shape);
  if (missing === '') return { of: shape, missing };
  const inner = peeled((shape as Extract<Shape, { readonly is: 'optional' }>).of);
  return { of: inner.of, missing: missing || inner.missing };
}

/** What something is called here: as in the API, without the ruleset in front, where words may be called as an input is. */
export const nameOf = (of: Shape): string | undefined =>
  of.name === undefined || of.is === 'word' ? of.name : `${of.name}Input`;

/** The sentence of a member: its own, else that of what it is. */
export const sentenceOf = (shape: Shape): string => {
  const { of } = peeled(shape);
  return shape.said ?? of.said ?? of.about ?? '';
};

const bounds = (min: number, max: number): string => {
  if (min === -MOST && max === MOST) return '';
  if (max === MOST) return ` from ${min}`;
  return min === -MOST ? ` up to ${max}` : ` ${min}…${max}`;
};

function textType(shape: Extract<Shape, { readonly is: 'text' }>): string {
  if (shape.names === 'hex') return 'hex `q,r`';
  if (shape.names !== undefined) return 'id';
  if (shape.known) return typeOf(shape.known);
  return shape.pattern
    ? `text like \`${shape.pattern.source}\``
    : `text${shape.most ? ` of up to ${shape.most} characters` : ''}`;
}

/** What a value is, in one line; what has a name is called by it, in brackets. */
export function typeOf(shape: Shape): string {
  const { of } = peeled(shape);
  const name = nameOf(of);
  return name === undefined ? plainType(of) : `[${name}]`;
}

const numberType = ({ fraction, entered, min, max }: Extract<Shape, { readonly is: 'number' }>): string =>
  `${fraction ? 'number' : 'whole number'}${bounds(...(entered ?? [min, max]))}`;

function plainType(of: Shape): string {
  switch (of.is) {
    case 'text':
      return textType(of);
    case 'number':
      return numberType(of);
    case 'flag':
      return 'true or false';
    case 'word':
      return of.words.map((word) => `\`${word}\``).join(', ');
    case 'list':
      return `list${of.length === null ? '' : ` of ${of.length}`}: ${typeOf(of.of)}`;
    case 'table':
      return `table${of.keys ? ` by ${of.keys.map((key) => `\`${key}\``).join(', ')}` : ''}: ${typeOf(of.of)}`;
    case 'either':
      return of.of.map(typeOf).join(' or ');
    case 'choice':
      return `one of these, told by \`${of.by}\``;
    case 'record':
      return 'record';
    case 'such':
      return of.expected;
    default:
      return 'any JSON';
  }
}

/** Where a heading of this text is on its page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** The words by which arms are told apart where they are described by themselves. */
function wordsOf({ written: how }: Shape): readonly Shape[] {
  if (how?.as === 'flat') return [how.of];
  return how?.as === 'oneOf' ? Object.values(how.arms).flatMap(wordsOf) : [];
}

/** Shapes that a value directly holds. */
const inside = (of: Shape): readonly Shape[] => [...wordsOf(of), ...heldBy(of)];

function heldBy(of: Shape): readonly Shape[] {
  if (of.is === 'record') return Object.values(of.members);
  if (of.is === 'choice') return [...Object.values(of.of), ...(of.others ? [of.others] : [])];
  if (of.is === 'either') return of.of;
  if (of.is === 'text') return of.known ? [of.known] : [];
  return of.is === 'list' || of.is === 'table' ? [of.of] : [];
}

/** Everything with a name below these shapes, by its name, in the order in which a reader meets it. */
export function namedBelow(shapes: readonly Shape[]): ReadonlyMap<string, Shape> {
  const found = new Map<string, Shape>();
  const visit = (shape: Shape): void => {
    const { of } = peeled(shape);
    const name = nameOf(of);
    if (name !== undefined) {
      if (found.has(name)) return;
      found.set(name, of);
    }
    inside(of).forEach(visit);
  };
  shapes.forEach(visit);
  return found;
}

/** A line for each member of a record, and below it what has no name of its own. */
export const memberLines = (members: Members, indent = ''): readonly string[] =>
  Object.entries(members).flatMap(([name, shape]) => {
    const { of, missing } = peeled(shape);
    const type = [typeOf(shape), ...(missing === '' ? [] : [missing])].join(', ');
    const said = sentenceOf(shape);
    return [`${indent}- \`${name}\` (${type})${said ? `: ${said}` : ''}`, ...innerLines(of, `${indent}  `)];
  });

/** What stands in a value that has no name: its members, or those of what it is a list of. */
function innerLines(shape: Shape, indent: string): readonly string[] {
  const { of } = peeled(shape);
  if (of.name !== undefined) return [];
  if (of.is === 'list' || of.is === 'table') return innerLines(of.of, indent);
  if (of.is === 'either') return of.of.flatMap((each) => innerLines(each, indent));
  return bodyLines(of, indent);
}

/** Members, words with their meanings, or arms of a shape. */
export function bodyLines(shape: Shape, indent = ''): readonly string[] {
  if (shape.is === 'record') return memberLines(shape.members, indent);
  if (shape.is === 'word' && (shape.name ?? shape.meanings))
    return shape.words.map((word) => `${indent}- \`${word}\`${meaning(shape.meanings?.[word])}`);
  if (shape.is === 'choice')
    return [...new Set(Object.values(shape.of))].flatMap((arm) => [
      `${indent}- ${wordsOfArm(shape.of, arm)
        .map((word) => `\`${shape.by}: ${word}\``)
        .join(', ')}${meaning(sentenceOf(arm))}`,
      ...innerLines(arm, `${indent}  `),
    ]);
  return shape.is === 'either' ? shape.of.flatMap((each) => innerLines(each, indent)) : [];
}

const wordsOfArm = (arms: Members, arm: Shape): readonly string[] =>
  Object.keys(arms).filter((word) => arms[word] === arm);

const meaning = (said: string | undefined): string => (said ? `: ${said}` : '');

/** A value on one line, as it may stand in a case. */
export const written = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true })
    .replace(/\n\s*/g, ' ')
    .trim();
