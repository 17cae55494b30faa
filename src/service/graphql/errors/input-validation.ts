import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { rememberRules } from './remembered-rules.js';

export interface InputProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Arguments come as JSON: nobody needs to look for binary values or gaps in them. */
class ArgumentPipe extends ValidationPipe {
  protected override findNestedBinaryValues(): ValidationError[] {
    return [];
  }

  protected override closeArrayGaps(): void {}
}

/** Checks the form of every argument; what is wrong is answered as `BAD_USER_INPUT`, all of it, with paths. */
export function inputValidation(): ValidationPipe {
  rememberRules();
  return new ArgumentPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => badInput(problemsOf(errors)),
  });
}

export function badInput(problems: readonly InputProblem[]): GraphQLError {
  const sentences = problems.slice(0, 5).map((each) => `${each.path.join('.')}: ${each.message}`);
  const more = problems.length > 5 ? ` and ${problems.length - 5} more` : '';
  return new GraphQLError(`The input is not understood. ${sentences.join('; ')}${more}.`, {
    extensions: { code: 'BAD_USER_INPUT', path: problems[0]?.path ?? [], problems: problems.slice(0, 50) },
  });
}

function problemsOf(
  errors: readonly ValidationError[],
  above: readonly (string | number)[] = [],
): InputProblem[] {
  return errors.flatMap((error) => {
    const path = [...above, /^\d+$/.test(error.property) ? Number(error.property) : error.property];
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
    return [...own, ...problemsOf(error.children ?? [], path)];
  });
}
