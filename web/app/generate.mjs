/**
 * Writes `api/operations.ts`: every operation of the `.graphql` files beside the components, with its types, from
 * `schema.gql`. With `--check` it only tells whether what is written is what would be.
 */
import { codegen } from '@graphql-codegen/core';
import * as addPlugin from '@graphql-codegen/add';
import { preset } from '@graphql-codegen/client-preset';
import { buildASTSchema, concatAST, parse, validate, visit } from 'graphql';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const target = join(here, 'api', 'operations.ts');

/** What each ruleset fills with words and types of its own: the app knows none of them, and passes them on. */
const BROUGHT = {
  RulesetOpeningInput: 'unknown',
  OrdersInput: 'unknown',
  BattleResultInput: 'unknown',
  AmendmentInput: 'unknown',
  RulesetCode: 'string',
  PhaseCode: 'string',
  Terrain: 'string',
  BattleMethod: 'string',
};
const asScalar = (node) =>
  node.name.value in BROUGHT ? { kind: 'ScalarTypeDefinition', name: node.name } : undefined;
const schema = visit(parse(await readFile(join(root, 'schema.gql'), 'utf8')), {
  InputObjectTypeDefinition: asScalar,
  EnumTypeDefinition: asScalar,
});
const names = (await readdir(here, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
const documents = await Promise.all(
  names.map(async (name) => {
    const rawSDL = await readFile(join(here, name), 'utf8');
    return { location: relative(root, join(here, name)), rawSDL, document: parse(rawSDL) };
  }),
);
const schemaAst = buildASTSchema(schema);
const faults = validate(schemaAst, concatAST(documents.map(({ document }) => document)));
if (faults.length > 0) {
  for (const fault of faults) console.error(String(fault));
  process.exit(1);
}

const sections = await preset.buildGeneratesSection({
  baseOutputDir: `${here}/api/`,
  schema,
  schemaAst,
  documents,
  plugins: [],
  pluginMap: { add: addPlugin },
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: 'string',
    enumsAsTypes: true,
    useTypeImports: true,
    immutableTypes: true,
    strictScalars: true,
    scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown', ...BROUGHT },
  },
});
const section = sections.find(({ filename }) => filename.endsWith('graphql.ts'));
const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'));
const { code: text } = await format(target, await codegen({ ...section, documents, schemaAst }), style);

if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error(
    `${relative(root, target)} is not what schema.gql and the operations say: npm run operations`,
  );
  process.exit(1);
}
