/** `3 dice`, `1 die`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `ANTI_TANK` → `anti tank`. */
export const spoken = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
