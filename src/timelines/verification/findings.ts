import type { VerificationReport } from '../reports.js';

type Check = VerificationReport['checks'][number];

/** Findings of one kind that are reported in full; more than these tell nobody more. */
export const MOST_PROBLEMS = 50;

/** What one check has looked at and found wrong. */
export interface Findings {
  readonly examine: (count?: number) => void;
  /** Something that is there and cannot be looked at here. */
  readonly passOver: () => void;
  readonly problem: (revision: number, message: string) => void;
  /** Something that is not wrong, and would be otherwise today. */
  readonly otherwise: () => void;
  readonly report: () => Check;
}

export function newFindings(name: Check['name']): Findings {
  let [examined, passedOver, otherwise] = [0, 0, 0];
  const problems: { revision: number; message: string }[] = [];
  const result = (): Check['result'] => {
    if (problems.length > 0) return 'failed';
    if (otherwise > 0) return 'otherwise';
    return examined > 0 ? 'passed' : 'not-examined';
  };
  return {
    examine: (count = 1) => void (examined += count),
    passOver: () => void (passedOver += 1),
    problem: (revision, message) => {
      if (problems.length < MOST_PROBLEMS) problems.push({ revision, message });
    },
    otherwise: () => void (otherwise += 1),
    report: () => ({
      name,
      result: result(),
      examined,
      passedOver,
      problems: problems.toSorted((one, other) => one.revision - other.revision),
    }),
  };
}
