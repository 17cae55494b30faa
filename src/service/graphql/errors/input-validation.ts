import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { knownField } from '../schema/input-fields.js';
import { rememberRules } from './remembered-rules.js';

export interface InputProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Arguments come as JSON: nobody needs to look for binary values or gaps in them. Lists are measured first: their members would
 * all be looked at before it is said that they are too many.
 */
class ArgumentPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const long = tooLong(value, metadata.metatype);
    if (long) throw badInput([long]);
    return super.transform(value, metadata);
  }

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

/** The first list of an input that has more members than it may. */
function tooLong(
  value: unknown,
  type: unknown,
  path: readonly (string | number)[] = [],
): InputProblem | null {
  if (typeof type !== 'function' || typeof value !== 'object' || value === null) return null;
  for (const [name, held] of Object.entries(value)) {
    const field = knownField(type, name);
    if (!field) continue;
    const here = [...path, name];
    const { listOf } = field;
    if (listOf !== undefined && Array.isArray(held) && held.length > listOf)
      return { path: here, message: `${name} must contain no more than ${listOf} elements` };
    if (!field.type) continue;
    const of = field.type();
    const items: readonly unknown[] = Array.isArray(held) ? held : [held];
    for (const [at, item] of items.entries()) {
      const found = tooLong(item, of, Array.isArray(held) ? [...here, at] : here);
      if (found) return found;
    }
  }
  return null;
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
