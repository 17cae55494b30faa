export const list = (names: readonly string[]): string => names.join(', ');
/** `2 orders`, `1 delivery`, `no squadrons`. */
export const some = (count: number, one: string): string => {
  const many = /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
};
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
