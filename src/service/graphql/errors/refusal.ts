import { ServiceError, type ServiceErrorCode } from '../../contracts/index.js';
import type { Refused } from '../types/results.js';

/** What was understood and is not done: the caller may not, there is no such thing, not here, or something stands against it. */
const REFUSALS: readonly ServiceErrorCode[] = [
  'FORBIDDEN',
  'NOT_FOUND',
  'ELSEWHERE',
  'CONFLICT',
  'COMMAND_ID_REUSED',
];

/** The answer of a mutation that no rule of a game forbids and that is not done all the same; null for other errors. */
export function refusalOf(error: unknown): (Refused & { readonly __typename: 'Refused' }) | null {
  if (!(error instanceof ServiceError) || !REFUSALS.includes(error.code)) return null;
  const { code, message, inputPath } = error;
  const commandPath = inputPath.filter((each, at) => at > 0 || each !== 'input').map(String);
  const path = ['input', ...commandPath];
  return {
    __typename: 'Refused',
    violations: [
      {
        rule: null,
        code,
        message: message.endsWith('.') ? message : `${message}.`,
        path,
        commandPath,
        places: [{ path, commandPath }],
        details: [],
      },
    ],
  };
}
