import type { BranchPartsFragment } from '../api/operations.js';

export type Branch = BranchPartsFragment;

export interface Row {
  readonly branch: Branch;
  /** How many forks lie between it and the first timeline. */
  readonly depth: number;
}

/** Timelines as a tree, each directly above its forks, in the order in which they were made. */
export function rowsOf(branches: readonly Branch[]): readonly Row[] {
  const known = new Set(branches.map(({ id }) => id));
  const below = (parent: string, depth: number): readonly Row[] =>
    branches
      .filter((each) => each.parent?.id === parent)
      .flatMap((branch) => [{ branch, depth }, ...below(branch.id, depth + 1)]);
  // What stands above may be hidden from the viewer.
  return branches
    .filter(({ parent }) => !parent || !known.has(parent.id))
    .flatMap((branch) => [{ branch, depth: 0 }, ...below(branch.id, 1)]);
}
