import type { VerificationReport } from '../reports.js';

type Check = VerificationReport['checks'][number];

/** Problems of one check that are reported; more than these tell nobody more. */
const MOST_PROBLEMS = 50;

/** What one check has looked at and found wrong. */
export interface Findings {
  readonly examine: (count?: number) => void;
  readonly problem: (revision: number, message: string) => void;
  readonly report: () => Check;
}

export function newFindings(name: Check['name']): Findings {
  let examined = 0;
  const problems: { revision: number; message: string }[] = [];
  return {
    examine: (count = 1) => void (examined += count),
    problem: (revision, message) => {
      if (problems.length < MOST_PROBLEMS) problems.push({ revision, message });
    },
    report: () => ({
      name,
      result: problems.length > 0 ? 'failed' : examined > 0 ? 'passed' : 'not-examined',
      examined,
      problems: problems.toSorted((one, other) => one.revision - other.revision),
    }),
  };
}
