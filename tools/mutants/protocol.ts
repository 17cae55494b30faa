/** Names of files in `tools/mutants` of the copy: what plays the cases, and the cases. */
export const PLAYER = 'case-player.mjs';
export const CASES = 'cases.json';

/** A mutation of rule code, as it was put into the copy. */
export interface Mutant {
  readonly id: string;
  /** Path in the project. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly text: string;
  readonly replacement: string;
}

export type Question =
  | { readonly ask: 'reach'; readonly mutants: readonly string[] }
  | {
      readonly ask: 'judge';
      readonly mutant: string;
      /** Places of the cases to play. */
      readonly places: readonly number[];
      /** Whether some of them are played once more with the laws that each case tries, which take longer than the case. */
      readonly withLaws: boolean;
      /** How often the mutated place may be passed in one case before it counts as a loop without end. */
      readonly hitLimit: number;
    };

export interface Reach {
  /** Places of the cases that hold without any mutant. */
  readonly holding: readonly number[];
  /** Mutants that act while modules load: each needs a process that begins with it. */
  readonly atLoad: readonly string[];
  /** How often each case comes by each mutant: hits by place of the case. */
  readonly byMutant: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** Names of those that do not: they can tell nothing. */
  readonly broken: readonly string[];
}

export interface Answer {
  /** Place of the case that failed; null where all held. */
  readonly by: number | null;
  /** The process is of no use any more: a mutant left something behind in it. */
  readonly stained: boolean;
}
