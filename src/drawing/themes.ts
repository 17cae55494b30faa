import { rounded, type Label, type Shape } from './shapes.js';

/** `both` follows the page that the drawing stands in. */
export type Theme = 'light' | 'dark' | 'both';

/** Colours by the number of the seat, and the sign on its counters, its number where there is none. */
export type Emblems = Readonly<
  Record<number, { readonly color: string; readonly dark: string; readonly sign?: string }>
>;

type Pair = readonly [light: string, dark: string];

/** Ground without a word, as in space. */
const OPEN: Pair = ['#efe9d8', '#23272c'];

/** Grounds by the word of the ruleset in small letters. */
const GROUND: Readonly<Record<string, Pair>> = {
  plain: ['#e9e3bd', '#3a3c2b'],
  plains: ['#e9e3bd', '#3a3c2b'],
  hills: ['#d9bf92', '#4a3b2a'],
  forest: ['#aecb9b', '#24402c'],
  woods: ['#aecb9b', '#24402c'],
  jungle: ['#8fbf8a', '#1d4730'],
  desert: ['#f1dca7', '#53462a'],
  mountain: ['#c3bcb4', '#46433f'],
  mountains: ['#c3bcb4', '#46433f'],
  swamp: ['#bcc7a0', '#34402e'],
  water: ['#a9cfe2', '#1d3d52'],
  sea: ['#a9cfe2', '#1d3d52'],
  ocean: ['#a9cfe2', '#1d3d52'],
  coast: ['#c9dfe0', '#27434c'],
  ice: ['#e6f0f3', '#41505a'],
  beach: ['#f3e6bb', '#57502f'],
  'desert-dunes': ['#f1dca7', '#53462a'],
  rubble: ['#cfc8bf', '#413d3a'],
  'large-bridge': ['#cdbfa6', '#4d4334'],
  'large-pontoon-bridge': ['#cdbfa6', '#4d4334'],
  city: ['#d8d2cd', '#3c3a3e'],
  urban: ['#d8d2cd', '#3c3a3e'],
};

const INK: Pair = ['#26221c', '#ece7dc'];
const PAPER: Pair = ['#fffdf7', '#15171a'];
/** The ground that the map lies on: what is not seen fades into it. */
const VEIL: Pair = ['#e4dcc8', '#101214'];
const NOBODY: Pair = ['#6b675f', '#a49f95'];

/** Colour of the ground that the map lies on. */
export const groundOf = (theme: Exclude<Theme, 'both'>): string => VEIL[theme === 'light' ? 0 : 1];

type Attributes = Readonly<Record<string, string | number>>;

interface Brush {
  readonly of: (pair: Pair) => string;
  /** Colour of the seat that the shape belongs to, of nobody where there is none. */
  readonly owner: string;
  readonly isOwned: boolean;
  /** Second word of the look, e.g. `hills`. */
  readonly which: string;
}

/** How shapes are painted, by the first word of their look. */
const LOOKS: Readonly<Record<string, (brush: Brush) => Attributes>> = {
  terrain: ({ of, which }) => ({ fill: of(GROUND[which] ?? OPEN), stroke: of(PAPER), 'stroke-width': 1 }),
  glyph: ({ of }) => ({
    stroke: of(INK),
    'stroke-opacity': 0.3,
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
  }),
  ring: ({ of }) => ({ fill: 'none', stroke: of(INK), 'stroke-opacity': 0.28, 'stroke-width': 1.2 }),
  facing: ({ of }) => ({ fill: of(INK), 'fill-opacity': 0.75, stroke: of(PAPER), 'stroke-width': 0.75 }),
  way: ({ of }) => ({
    stroke: of(INK),
    'stroke-opacity': 0.35,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  }),
  road: ({ of }) => ({ stroke: of(['#8a6a3f', '#b99a68']), 'stroke-width': 2.5, 'stroke-dasharray': '4 2' }),
  river: ({ of }) => ({
    stroke: of(['#4f93bb', '#4a90bd']),
    'stroke-width': 3.5,
    'stroke-linecap': 'round',
  }),
  border: ({ owner }) => ({ stroke: owner, 'stroke-width': 3, 'stroke-linecap': 'round' }),
  trade: ({ owner, which }) => ({
    stroke: owner,
    'stroke-width': 2.5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.85,
    ...(which === 'planned' ? { 'stroke-dasharray': '1 4' } : {}),
  }),
  head: ({ owner }) => ({ fill: owner }),
  badge: ({ of, owner }) => ({ fill: owner, stroke: of(PAPER), 'stroke-width': 1 }),
  sign: ({ of, owner, isOwned }) => ({
    fill: of(PAPER),
    stroke: isOwned ? owner : of(INK),
    'stroke-width': 1.75,
  }),
  veil: ({ of, which }) => ({ fill: of(VEIL), 'fill-opacity': which === 'never' ? 0.68 : 0.38 }),
  name: ({ of }) => ({ fill: of(INK), 'fill-opacity': 0.62 }),
  title: ({ of }) => ({ fill: of(INK) }),
  plate: ({ of, owner, isOwned }) => ({
    fill: of(PAPER),
    stroke: isOwned ? owner : of(INK),
    'stroke-opacity': isOwned ? 1 : 0.3,
    'stroke-width': 1,
  }),
  counter: ({ of, owner }) => ({ fill: owner, stroke: of(PAPER), 'stroke-width': 1.5 }),
  number: ({ of }) => ({ fill: of(PAPER) }),
};

/** What a label says, and how large: that of a seat says its sign. */
export function wordsOf({ text, size, seat }: Label & Pick<Shape, 'seat'>, emblems: Emblems) {
  const sign = seat === undefined ? undefined : emblems[seat]?.sign;
  return { text: sign ?? text, size: sign && sign.length > 1 ? rounded(size * 0.75) : size };
}

/** Colours of one shape, as attributes of SVG. */
export function coloursOf({ look, seat }: Shape, theme: Theme, emblems: Emblems): Attributes {
  const of = ([light, dark]: Pair): string =>
    theme === 'both' ? `light-dark(${light}, ${dark})` : theme === 'light' ? light : dark;
  const emblem = seat === undefined ? undefined : emblems[seat];
  const [what = '', which = ''] = look.split(' ');
  const paint = LOOKS[what] ?? (() => ({ fill: of(INK) }));
  return paint({
    of,
    which,
    owner: of(emblem ? [emblem.color, emblem.dark] : NOBODY),
    isOwned: seat !== undefined,
  });
}
