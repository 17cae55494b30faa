interface Problem {
  readonly line: number;
  readonly message: string;
  readonly field?: string | null;
}

/** Place of a line of a file in a path. */
export const lineOf = (line: number | undefined): string => `line ${line ?? '?'}`;

/** Something wrong in a file, with its path from the arguments on; `member`: what of the input holds the file. */
export const inFile = <P extends Problem>(problem: P, member: string) => ({
  ...problem,
  path: ['input', member, lineOf(problem.line), ...(problem.field ? [problem.field] : [])],
  rule: null,
});
