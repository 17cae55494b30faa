import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { excessOf, existing, itemAt } from '../../../../kernel/index.js';
import { MOST_ROWS, TOO_MANY_ROWS, type Cell, type Problem, type Row, type Rows } from './rows.js';

/** Rows of a JSON text: a list of objects, one for each entry. */
export function jsonRows(text: string): Rows {
  const at = placesIn(text);
  const excess = excessOf(text, LIMITS);
  if (excess !== null) {
    const message = excess.of === 'depth' ? 'Lists within lists within lists.' : TOO_MANY_ROWS;
    return { rows: [], problems: [{ ...at(excess.at), field: null, message }] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0) {
    return { rows: [], problems: errors.slice(0, 50).map((error) => broken(at(error.offset), error)) };
  }
  if (root?.type !== 'array') {
    return {
      rows: [],
      problems: [{ ...at(root?.offset ?? 0), field: null, message: 'It must be a list: [ … ].' }],
    };
  }
  if ((root.children?.length ?? 0) > MOST_ROWS) {
    const place = at(itemAt(existing(root.children, 'children'), MOST_ROWS).offset);
    return { rows: [], problems: [{ ...place, field: null, message: TOO_MANY_ROWS }] };
  }
  const problems: Problem[] = [];
  const rows = (root.children ?? []).flatMap((node): Row[] => {
    if (node.type === 'object') return [rowOf(node, at)];
    problems.push({ ...at(node.offset), field: null, message: 'It must be an object: { … }.' });
    return [];
  });
  return { rows, problems };
}

/** More than any list of entries holds; the parser calls itself for each level. */
const LIMITS = { jsonDepth: 20, values: 30 * MOST_ROWS };

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
      if (itemAt(starts, middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - itemAt(starts, low) + 1 };
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
