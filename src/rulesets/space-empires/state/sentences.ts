/** E.g. `1 unit`, `3 units`. */
export const some = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
