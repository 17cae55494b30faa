/**
 * Writes the schema of the API to `schema.gql`; with `--check` compares, and fails when the file is not what the code
 * says.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/rules-catalog/index.js';
import { RESOLVERS } from '../src/service/graphql/api.module.js';
import { registerFace } from '../src/service/graphql/rulesets/faces.js';
import { FACES } from '../src/service/graphql/rulesets/registry.js';
import { described } from '../src/service/graphql/schema/described.js';
import { sdlOf } from '../src/service/graphql/schema/sdl.js';

const HEADER = '# The API, as the code declares it. Written by `npm run schema`; do not edit.\n\n';

async function schemaText(): Promise<string> {
  FACES.forEach(registerFace);
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const resolvers = [...RESOLVERS, ...FACES.flatMap((face) => face.resolvers)];
  const schema = await builder.get(GraphQLSchemaFactory).create(resolvers, { skipCheck: true });
  await builder.close();
  return `${HEADER}${sdlOf(described(schema))}`;
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

const file = join(packageRoot(), 'schema.gql');
const text = await schemaText();
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readOr(file, '') !== text) {
  process.stderr.write('schema.gql is not what the code says: run `npm run schema` and commit it.\n');
  process.exitCode = 1;
}
