/** Colours of a seat, for a light and for a dark ground. */
export interface EmblemColours {
  readonly color: string;
  readonly dark: string;
}

const SLATE: EmblemColours = { color: '#4a4f57', dark: '#b5bcc6' };

/** Colours that stay apart for most colour-blind eyes. */
const COLOURS: readonly EmblemColours[] = [
  { color: '#1f5fa8', dark: '#6fb1f5' },
  { color: '#b3321f', dark: '#f08a74' },
  { color: '#7a5300', dark: '#e0b04a' },
  { color: '#5b3a9e', dark: '#b79cf2' },
  { color: '#00695c', dark: '#4fc3b0' },
  { color: '#a1286b', dark: '#f08cc0' },
  { color: '#3d5a00', dark: '#a5cc55' },
  SLATE,
];

/** By the number of the seat, from 1, so that app, images and others agree. */
export const emblemColours = (number: number): EmblemColours =>
  COLOURS[(number - 1) % COLOURS.length] ?? SLATE;
