import type { EmblemColours } from '../../../src/drawing/index.js';
import { emblemOf } from '../campaigns/seats-to-open.js';
import type { Named } from '../forms/names.js';
import type { InputField, InputType } from '../forms/types.js';
import type { Members, Value } from '../forms/values.js';
import { codeWords } from '../look/words.js';
import type { PaintedSeat } from './board.js';
import type { Layer } from './layers.js';
import { entryOf, linked, WAYS, withHex, withoutPlace } from './painting.js';

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
  /** Those of the seat that it stands for. */
  readonly colours?: EmblemColours;
  /** Input that is filled in beside the map. */
  readonly input?: string;
}

export interface BrushGroup {
  readonly label: string;
  readonly brushes: readonly Brush[];
}

const HANDS = {
  hexes: { look: 'Look at a hex', clear: 'Make it bare' },
  places: { look: 'Look at a place', clear: 'Take it off the map' },
} as const;

const handsOf = (grid: Layer['grid']): readonly Brush[] => {
  const { look, clear } = HANDS[grid === 'GRAPH' ? 'places' : 'hexes'];
  return [
    { key: 'look', label: look, member: null, kind: 'look' },
    { key: 'clear', label: clear, member: null, kind: 'clear' },
  ];
};

/** Whether it holds ways to neighbours: directions, or on a map without hexes their ids. */
const isWays = (grid: Layer['grid'], { name, type, isList }: InputField): boolean =>
  isList && (type === 'Int' || (grid === 'GRAPH' && name === WAYS));

interface Choices {
  readonly seats: readonly PaintedSeat[];
  /** Entries of other lists that a hex can name, by the name of its member. */
  readonly others: Readonly<Record<string, readonly Named[]>>;
  /** Words of enums, by the name of the member. */
  readonly words: Readonly<Record<string, InputType>>;
}

/** Brushes for everything that can be said of a hex but which it is, as the schema has it. */
export function brushesOf(
  { named, grid }: Layer,
  { fields }: InputType,
  { seats, others, words }: Choices,
): readonly BrushGroup[] {
  const groups = fields.flatMap((field): BrushGroup[] => {
    const { name, label, kind, type, isList } = field;
    if (named.some((each) => each === name)) return [];
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
      const known: readonly (Named | PaintedSeat)[] = others[name] ?? seats;
      const nobody = others[name] ? [] : [{ label: 'Nobody', kind: 'value' as const, value: null }];
      return group([
        ...known.map((each) => ({
          label: each.name,
          kind: 'value' as const,
          value: each.key,
          ...('emblem' in each ? { colours: emblemOf(each.number, each.emblem) } : {}),
        })),
        ...nobody,
      ]);
    }
    if (isWays(grid, field)) return group([{ label: codeWords(name), kind: 'link' }]);
    if (kind === 'INPUT_OBJECT' && !isList)
      return group([{ label: codeWords(name), kind: 'form', input: type }]);
    return [];
  });
  const lone = groups.filter(({ brushes }) => brushes.length === 1);
  return [
    { label: 'Hand', brushes: handsOf(grid) },
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
  if (kind === 'clear')
    return layer.grid === 'GRAPH' ? withoutPlace(layer, position, hex) : withHex(layer, position, hex, {});
  if (member === null || kind === 'look') return null;
  if (kind === 'link') return from === null ? null : linked(layer, position, member, from, hex);
  return withHex(layer, position, hex, {
    ...entryOf(layer, position, hex),
    [member]: kind === 'form' ? stamp : value,
  });
}
