const plural = (one: string): string => (/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`);

/** `2 orders`, `1 delivery`, `no squadrons`; `many` where it is not told by the ending. */
export const some = (count: number, one: string, many = plural(one)): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** `eventProjects` → `event projects`, `BuildRoad` → `build road`. */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? ' ' : ''}${letter.toLowerCase()}`);

/** `STRATEGIC_BOMBARDMENT` → `strategic bombardment`. */
export const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (names: readonly string[]): string => names.join(', ');
