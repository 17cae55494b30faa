import { NestFactory } from '@nestjs/core';
import type { LoggerService } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule, type ApiParts } from './api.module.js';
import { ErrorFilter } from './errors/error.filter.js';
import { inputValidation } from './errors/input-validation.js';
import { finishAnswers } from './http/finish-answers.js';
import { servePages } from './http/pages.js';

export interface ApplicationParts extends ApiParts {
  readonly logger: LoggerService | false;
  /** Folder of the bundled playground. */
  readonly webFolder: string;
}

/** No route has a JSON schema: the compilers for them need not be loaded, which saves a tenth of the start. */
const NO_SCHEMAS = {
  buildValidator: () => () => () => true,
  buildSerializer: () => () => JSON.stringify,
} as never;

/** The whole application, not yet listening. Close it with `close()`. */
export async function createApplication(parts: ApplicationParts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: parts.settings.limits.bodyBytes,
    forceCloseConnections: true,
    schemaController: { compilersFactory: NO_SCHEMAS },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(parts), adapter, {
    logger: parts.logger,
    abortOnError: false,
    forceCloseConnections: true,
  });
  app.useGlobalPipes(inputValidation());
  app.useGlobalFilters(new ErrorFilter(parts.settings.logFault));
  const fastify = adapter.getInstance();
  finishAnswers(fastify);
  // Imports are read as they come: the limit of a body does not hold for them, their own does.
  fastify.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));
  servePages(fastify, { shelf: parts.shelf, webFolder: parts.webFolder });
  await app.init();
  await fastify.ready();
  return app;
}
