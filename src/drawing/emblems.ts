/** Colours of a seat, for a light and for a dark ground. */
export interface EmblemColours {
  readonly color: string;
  readonly dark: string;
}

/** Colours that stay apart for most colour-blind eyes, in the order in which seats get them. */
const COLOURS = {
  blue: { color: '#1f5fa8', dark: '#6fb1f5' },
  red: { color: '#b3321f', dark: '#f08a74' },
  ochre: { color: '#7a5300', dark: '#e0b04a' },
  violet: { color: '#5b3a9e', dark: '#b79cf2' },
  teal: { color: '#00695c', dark: '#4fc3b0' },
  magenta: { color: '#a1286b', dark: '#f08cc0' },
  green: { color: '#3d5a00', dark: '#a5cc55' },
  slate: { color: '#4a4f57', dark: '#b5bcc6' },
} as const satisfies Readonly<Record<string, EmblemColours>>;

export type EmblemColour = keyof typeof COLOURS;

const IN_ORDER: readonly EmblemColours[] = Object.values(COLOURS);

/** That was chosen; else by the number of the seat, from 1, so that app, images and others agree. */
export const emblemColours = (number: number, chosen?: EmblemColour): EmblemColours =>
  chosen ? COLOURS[chosen] : (IN_ORDER[(number - 1) % IN_ORDER.length] ?? COLOURS.slate);
