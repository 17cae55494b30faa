import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { LoggerService } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { LOG } from '../ports.js';
import { Authentication } from './access/authentication.js';
import { admitToGraphQL } from './access/session.guard.js';
import { ApiModule, type ApiParts } from './api.module.js';
import { ErrorFilter } from './errors/error.filter.js';
import { inputValidation } from './errors/input-validation.js';
import { hostCheck, proxyCheck } from './http/access.js';
import { finishAnswers } from './http/finish-answers.js';
import { guardRequests, readJsonBodies } from './http/gate.js';
import { serveLinks } from './http/links.js';
import { packAnswers } from './http/packing.js';
import { servePages } from './http/pages.js';
import { newRequestId, logRequests } from './http/request-log.js';
import { endUnreadBodies } from './http/unread-bodies.js';
import { sdlOf } from './schema/sdl.js';
import { TellingWords } from './telling/telling-words.js';
import { attachSockets } from './subscriptions/attach.js';

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

/** A connection that says nothing for so long is cut; a request has so long to arrive. */
const TIMEOUTS = { connectionTimeout: 120_000, requestTimeout: 600_000 } as const;

/** The whole application, not yet listening. Close it with `close()`. */
export async function createApplication(parts: ApplicationParts): Promise<NestFastifyApplication> {
  const { limits, access, logFault } = parts.settings;
  const adapter = new FastifyAdapter({
    ...TIMEOUTS,
    bodyLimit: limits.bodyBytes,
    trustProxy: proxyCheck(access),
    forceCloseConnections: true,
    genReqId: newRequestId,
    schemaController: { compilersFactory: NO_SCHEMAS },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(parts), adapter, {
    logger: parts.logger,
    abortOnError: false,
    bodyParser: false,
    forceCloseConnections: true,
  });
  app.useGlobalPipes(inputValidation());
  app.useGlobalFilters(new ErrorFilter(logFault));
  const fastify = adapter.getInstance();
  logRequests(fastify, app.get<Logger>(LOG));
  finishAnswers(fastify);
  guardRequests(fastify, { isHost: hostCheck(access), limits });
  readJsonBodies(fastify, limits);
  endUnreadBodies(fastify);
  packAnswers(fastify);
  // Imports are read as they come: the limit of a body does not hold for them, their own does.
  fastify.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));
  const schema = once(() => sdlOf(app.get(GraphQLSchemaHost).schema));
  servePages(fastify, { shelf: parts.shelf, webFolder: parts.webFolder, schema });
  serveLinks(fastify, {
    commands: app.get(CommandBus),
    queries: app.get(QueryBus),
    authentication: app.get(Authentication),
    words: app.get(TellingWords),
  });
  admitToGraphQL(fastify, app.get(Authentication));
  await app.init();
  const sockets = attachSockets(app, parts.settings);
  fastify.addHook('preClose', (done) => {
    sockets.close();
    done();
  });
  await fastify.ready();
  return app;
}

/** What is made when it is first asked for, and kept. */
function once(make: () => string): () => string {
  let made: string | null = null;
  return () => (made ??= make());
}
