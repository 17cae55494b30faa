import { ITEMS } from '../data/items.js';
import type { GhostOfWarState } from '../state/index.js';

interface Named {
  readonly id: string;
  readonly name: string;
}
type All = Readonly<Record<string, Named>>;

/** Factions, formations, people, groups and sub-sectors by the names that players gave them, and what can be made by that of the tables. */
export const names = (state: GhostOfWarState): readonly Named[] => [
  ...Object.entries(ITEMS).map(([id, { name }]) => ({ id, name })),
  ...[state.factions, state.formations, state.characters, state.supplyGroups, state.subSectors].flatMap(
    (each: All) => Object.values(each),
  ),
];
