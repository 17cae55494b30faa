import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { Authentication } from '../access/authentication.js';
import type { ApiSettings } from '../api-settings.js';
import { errorFormatter } from '../errors/format-error.js';
import { NO_KNOWN_OPERATIONS } from '../known-operations.js';
import { callerOf, hostCheck, proxyCheck } from '../http/access.js';
import { OBSERVER, type Observer } from '../../observing/observer.js';
import { socketOptions } from './socket-options.js';
import { serveSockets } from './socket-server.js';
import { Visitors } from './visitors.js';

/** Serves subscriptions on the HTTP server of an initialised application. Answers how they are ended. */
export function attachSockets(
  app: NestFastifyApplication,
  { limits, access, logFault, operations = NO_KNOWN_OPERATIONS }: ApiSettings,
): { close(): void } {
  const authentication = app.get(Authentication);
  const { schema } = app.get(GraphQLSchemaHost);
  const visitors = new Visitors(limits);
  const observer = app.get<Observer>(OBSERVER);
  observer.counts('sockets', () => visitors.socketsOpen);
  observer.counts('subscriptions', () => visitors.subscriptionsOpen);
  const format = errorFormatter(logFault);
  const trusted = proxyCheck(access);
  return serveSockets(app.getHttpServer(), {
    options: socketOptions({ authentication, limits, format, visitors, schema, operations }),
    limits,
    visitors,
    isHost: hostCheck(access),
    callerOf: ({ socket, headers }: IncomingMessage) =>
      callerOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trusted),
    count: (address) => authentication.mayAsk(address),
    logFault: (error) => void format({ message: '' }, error),
  });
}
