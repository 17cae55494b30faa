import type { Named } from '../forms/names.js';
import type { InputType } from '../forms/types.js';
import type { Members, Value } from '../forms/values.js';
import { codeWords } from '../look/words.js';
import { entryOf, linked, withHex, type Layer } from './painting.js';

/** What a touch of a hex does. */
export interface Brush {
  readonly key: string;
  readonly label: string;
  /** Member of a hex that it paints; null of what only looks, or takes all away. */
  readonly member: string | null;
  /** `link`: from one hex to its neighbour; `form`: what is filled in beside the map. */
  readonly kind: 'look' | 'value' | 'link' | 'form' | 'clear';
  readonly value?: Value;
  /** Ground whose colour it has. */
  readonly ground?: string;
  /** Number of the seat whose colour it has. */
  readonly seat?: number;
  /** Input that is filled in beside the map. */
  readonly input?: string;
}

export interface BrushGroup {
  readonly label: string;
  readonly brushes: readonly Brush[];
}

const LOOK: Brush = { key: 'look', label: 'Look at a hex', member: null, kind: 'look' };
const CLEAR: Brush = { key: 'clear', label: 'Make it bare', member: null, kind: 'clear' };

interface Choices {
  readonly seats: readonly (Named & { readonly number: number })[];
  /** Entries of other lists that a hex can name, by the name of its member. */
  readonly others: Readonly<Record<string, readonly Named[]>>;
  /** Words of enums, by the name of the member. */
  readonly words: Readonly<Record<string, InputType>>;
}

/** Brushes for everything that can be said of a hex but its place, as the schema has it. */
export function brushesOf({ fields }: InputType, { seats, others, words }: Choices): readonly BrushGroup[] {
  const groups = fields.flatMap((field): BrushGroup[] => {
    const { name, label, kind, type, isList } = field;
    if (['q', 'r', 'hex'].includes(name)) return [];
    const group = (brushes: readonly Omit<Brush, 'member' | 'key'>[]): BrushGroup[] => [
      { label, brushes: brushes.map((each) => ({ ...each, member: name, key: `${name} ${each.label}` })) },
    ];
    if (kind === 'ENUM' && !isList)
      return group(
        (words[name]?.words ?? []).map((word) => ({
          label: codeWords(word.name),
          kind: 'value',
          value: word.name,
          ...(name === 'terrain' ? { ground: word.name.toLowerCase() } : {}),
        })),
      );
    if (type === 'ID' && !isList) {
      const known = others[name] ?? seats;
      const nobody = others[name] ? [] : [{ label: 'Nobody', kind: 'value' as const, value: null }];
      return group([
        ...known.map((each) => ({
          label: each.name,
          kind: 'value' as const,
          value: each.key,
          ...('number' in each ? { seat: each.number as number } : {}),
        })),
        ...nobody,
      ]);
    }
    if (type === 'Int' && isList) return group([{ label: codeWords(name), kind: 'link' }]);
    if (kind === 'INPUT_OBJECT' && !isList)
      return group([{ label: codeWords(name), kind: 'form', input: type }]);
    return [];
  });
  const lone = groups.filter(({ brushes }) => brushes.length === 1);
  return [
    { label: 'Hand', brushes: [LOOK, CLEAR] },
    ...groups.filter(({ brushes }) => brushes.length > 1),
    ...(lone.length > 0
      ? [{ label: 'What lies there', brushes: lone.flatMap(({ brushes }) => brushes) }]
      : []),
  ];
}

interface Stroke {
  readonly brush: Brush;
  /** What is filled in beside the map. */
  readonly stamp: Members;
  /** Hex that was touched before. */
  readonly from: string | null;
  readonly hex: string;
}

/** The position after a touch of a hex. */
export function painted(layer: Layer, position: Value, { brush, stamp, from, hex }: Stroke): Members | null {
  const { member, kind, value } = brush;
  if (kind === 'clear') return withHex(layer, position, hex, {});
  if (member === null || kind === 'look') return null;
  if (kind === 'link') return from === null ? null : linked(layer, position, member, from, hex);
  return withHex(layer, position, hex, {
    ...entryOf(layer, position, hex),
    [member]: kind === 'form' ? stamp : value,
  });
}
