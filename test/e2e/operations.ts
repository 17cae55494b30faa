import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'web/operations';

export interface Operation {
  /** File name without ending, e.g. `10-submit-orders`. */
  readonly name: string;
  readonly document: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly variables: any;
}

/** An operation of the playground as its files say. A copy of its own for each caller. */
export function operation(name: string): Operation {
  const read = (ending: string): string => readFileSync(join(FOLDER, `${name}.${ending}`), 'utf8');
  const hasVariables = readdirSync(FOLDER).includes(`${name}.json`);
  return {
    name,
    document: read('graphql'),
    variables: hasVariables ? (JSON.parse(read('json')) as unknown) : {},
  };
}

/** All of them, in the order of the tabs. */
export const operations = (): readonly Operation[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => operation(name.replace(/\.graphql$/, '')));
