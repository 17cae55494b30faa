import { cellsOf } from '../../../src/drawing/index.js';
import type { DifferencesFragment } from '../api/operations.js';
import type { Position } from '../campaign/room-data.js';
import { codeWords } from '../look/words.js';

type Board = Position['board'];
type Field = DifferencesFragment['pieces'][number];

/** A piece or place that the two hold otherwise. */
export interface Difference {
  readonly key: string;
  readonly name: string;
  /** Keys of the fields of the map where it is, on the one and on the other. */
  readonly fields: readonly string[];
  /** What of it differs; one line where it is on one alone. */
  readonly lines: readonly string[];
}

/** Differences by piece or place, in words, with the fields of both maps where they lie. */
export function differencesOf(fields: readonly Field[], left: Board, right: Board): readonly Difference[] {
  const both = [left, right];
  const all = both.flatMap(({ pieces, locations }) => [...pieces, ...locations]);
  const names = new Map(all.map(({ key, name }) => [key, name] as const));
  const places = both.map(fieldsOf);
  const words = (value: string | null): string => (value === null ? 'nothing' : (names.get(value) ?? value));
  return [...new Set(fields.map(({ key }) => key))].map((key) => {
    const own = fields.filter((each) => each.key === key);
    const whole = own.find(({ field }) => field === '');
    return {
      key,
      name: names.get(key) ?? key,
      fields: places.flatMap((each) => each.get(key) ?? []),
      lines: whole
        ? [whole.left === null ? 'Only on the right' : 'Only on the left']
        : own.map((each) => `${codeWords(each.field)}: ${words(each.left)} → ${words(each.right)}`),
    };
  });
}

/** The field of the map that each piece and place of a board lies in. */
const fieldsOf = (board: Board): ReadonlyMap<string, string> =>
  new Map(
    cellsOf(board).flatMap(({ key, places, pieces }) =>
      [...places, ...pieces].map((each) => [each.key, key] as const),
    ),
  );
