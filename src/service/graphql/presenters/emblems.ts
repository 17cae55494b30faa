import type { Seat } from '../../../kernel/index.js';

export interface Emblem {
  readonly color: string;
  readonly dark: string;
  readonly sign: string;
}

const SLATE = ['#4a4f57', '#b5bcc6'] as const;

/** Colours that stay apart for most colour-blind eyes, each for a light and a dark ground. */
const COLOURS: readonly (readonly [color: string, dark: string])[] = [
  ['#1f5fa8', '#6fb1f5'],
  ['#b3321f', '#f08a74'],
  ['#7a5300', '#e0b04a'],
  ['#5b3a9e', '#b79cf2'],
  ['#00695c', '#4fc3b0'],
  ['#a1286b', '#f08cc0'],
  ['#3d5a00', '#a5cc55'],
  SLATE,
];

/** The seat's emblem: by its number, so that web, images and others agree. */
export function emblemOf({ number, role }: Seat): Emblem {
  const [color, dark] = COLOURS[(number - 1) % COLOURS.length] ?? SLATE;
  return { color, dark, sign: role === 'arbiter' ? '\u2696' : String(number) };
}
