import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import {
  buildSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse as parseDocument,
  typeFromAST,
  type GraphQLInputType,
  type NamedTypeNode,
} from 'graphql';
import { operations } from './e2e/operations.js';
import { LIMIT_VARIABLES, VARIABLES } from '../src/service/settings.js';

/** What the documents say of the project, held against the project. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('rules/'));
const textOf = (path: string): string => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
/** `WARLEDGER_LIMIT_DEPTH`, `_COST` stands for WARLEDGER_LIMIT_DEPTH and WARLEDGER_LIMIT_COST. */
function variablesOfReadme(): readonly string[] {
  return textOf('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `WARLEDGER_'))
    .flatMap((line) => {
      const names = matches(line.split('|')[1]!, /`([A-Z_]+)`/g);
      return names.map((name) => (name.startsWith('_') ? names[0]!.replace(/_[A-Z]+$/, '') + name : name));
    });
}

/** Variables that settings and limits are read from. */
const variablesRead: readonly string[] = [...Object.values(VARIABLES), ...Object.values(LIMIT_VARIABLES)];

describe('the documents', () => {
  it.each(documents)('%s names scripts, files and links that exist', (path) => {
    const text = textOf(path);
    const wanting = [
      ...matches(text, /\bnpm run (?:-s |--silent )?([a-z][a-z:-]*)/g).filter((name) => !(name in scripts)),
      ...matches(text, /\]\((?!https?:|#|mailto:)([^)\s#]+)(?:#[^)]*)?\)/g).filter(
        (link) => !existsSync(normalize(join(dirname(path), decodeURI(link)))),
      ),
      ...matches(text, /`((?:src|docs|test|tools|web)\/[\w./-]*\w\/?)`/g).filter(
        (named) => !existsSync(named),
      ),
    ];
    expect(wanting).toEqual([]);
  });

  it('say every variable that the service reads, and none that it does not', () => {
    expect([...variablesOfReadme()].sort()).toEqual([...variablesRead].sort());
  });

  it('and everything beside them hold no path of somebody’s machine', () => {
    const pattern = /(?:^|[\s"'`(=])\/(?:home|work|tmp|root|Users)\/[\w.-]+/m;
    expect(
      files.filter(
        (path) => /\.(md|ts|mjs|jsx?|ya?ml|json|graphql)$/.test(path) && pattern.test(textOf(path)),
      ),
    ).toEqual([]);
  });

  it('tell of every decision by its number once', () => {
    const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

describe('the example operations', () => {
  const schema = buildSchema(textOf('schema.gql'));

  /** Paths of fields that must have a value and are left to their default: editors underline those. */
  function leftOut(type: GraphQLInputType, value: unknown, path: string): string[] {
    const named = isNonNullType(type) ? type.ofType : type;
    if (isListType(named) && Array.isArray(value))
      return value.flatMap((each, at) => leftOut(named.ofType, each, `${path}.${at}`));
    if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return [];
    return Object.values(named.getFields()).flatMap((field) => {
      const given = (value as Record<string, unknown>)[field.name];
      if (given === undefined) return isNonNullType(field.type) ? [`${path}.${field.name}`] : [];
      return leftOut(field.type, given, `${path}.${field.name}`);
    });
  }

  it.each(operations())('$name gives each field that must have a value', ({ document, variables }) => {
    const wanting = parseDocument(document).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).flatMap((each) => {
            const name = each.variable.name.value;
            const type = typeFromAST(schema, each.type as NamedTypeNode) as GraphQLInputType;
            return leftOut(type, variables[name], name);
          })
        : [],
    );
    expect(wanting).toEqual([]);
  });
});
