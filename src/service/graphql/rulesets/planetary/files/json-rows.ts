import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Cell, Problem, Row, Rows } from './rows.js';

/** Rows of a JSON text: a list of objects, one for each entry. */
export function jsonRows(text: string): Rows {
  const at = placesIn(text);
  const deep = tooDeep(text);
  if (deep !== null) {
    return {
      rows: [],
      problems: [{ ...at(deep), field: null, message: 'Lists within lists within lists.' }],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0) {
    return { rows: [], problems: errors.map((error) => broken(at(error.offset), error)) };
  }
  if (root?.type !== 'array') {
    return {
      rows: [],
      problems: [{ ...at(root?.offset ?? 0), field: null, message: 'It must be a list: [ … ].' }],
    };
  }
  const problems: Problem[] = [];
  const rows = (root.children ?? []).flatMap((node): Row[] => {
    if (node.type === 'object') return [rowOf(node, at)];
    problems.push({ ...at(node.offset), field: null, message: 'It must be an object: { … }.' });
    return [];
  });
  return { rows, problems };
}

/** Deeper than anything that an entry can hold: the parser calls itself for each level. */
const DEEPEST = 20;

/** Where the brackets go too deep; null where they do not. */
function tooDeep(text: string): number | null {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1;
    if (mark === ']' || mark === '}') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return null;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

type PlaceOf = (offset: number) => Place;

/** Line and character, from 1, of each offset of a text. */
function placesIn(text: string): PlaceOf {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((found) => found.index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

const broken = (place: Place, { error }: ParseError): Problem => ({
  ...place,
  field: null,
  message: `No JSON: ${printParseErrorCode(error)}.`,
});

function rowOf(node: Node, at: PlaceOf): Row {
  const cells = (node.children ?? []).flatMap(({ children = [] }): [string, Cell][] => {
    const [name, value] = children;
    if (!name || !value || value.type === 'null') return [];
    return [[String(name.value), { value: getNodeValue(value) as unknown, ...at(value.offset) }]];
  });
  return { ...at(node.offset), cells: new Map(cells) };
}
