import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { GqlArgumentsHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { ServiceError, type ServiceErrorCode } from '../../contracts/index.js';
import { errorFormatter, type FaultLog } from './format-error.js';
import { refusalOf } from './refusal.js';

const STATUS: Readonly<Record<ServiceErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ELSEWHERE: 421,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  STORE_UNAVAILABLE: 503,
  COMMAND_ID_REUSED: 409,
};

/**
 * Why a mutation was not done is its answer; other errors of GraphQL resolvers go on to graphql as values; those of HTTP routes are
 * answered in the same form.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly format: ReturnType<typeof errorFormatter>;

  constructor(log: FaultLog) {
    this.format = errorFormatter(log);
  }

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') {
      return (
        (isMutation(host) && refusalOf(error)) || (error instanceof Error ? error : new Error(String(error)))
      );
    }
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { id } = reply.request;
    const client = clientFault(error);
    const { message, extensions } =
      client ?? this.format(error instanceof GraphQLError ? error.toJSON() : { message: '' }, error, id);
    const code = String(extensions?.code);
    const status = client?.status ?? STATUS[code as ServiceErrorCode] ?? (code === 'INTERNAL' ? 500 : 400);
    if (reply.sent) return undefined;
    if (error instanceof GraphQLError && error.extensions['retryAfterSeconds'])
      reply.header('retry-after', String(error.extensions['retryAfterSeconds']));
    return reply
      .status(status)
      .type(mediaTypeFor(reply.request))
      .send({ errors: [{ message, extensions }] });
  }
}

const isMutation = (host: ArgumentsHost): boolean =>
  GqlArgumentsHost.create(host).getInfo<GraphQLResolveInfo>().parentType.name === 'Mutation';

/** Whoever understands the media type of GraphQL answers gets it for a refusal at its door, too. */
const mediaTypeFor = ({ routeOptions, headers }: FastifyRequest): string => {
  const isUnderstood = headers.accept?.includes('application/graphql-response+json') ?? false;
  const named = routeOptions.url === '/graphql' && isUnderstood ? 'graphql-response+json' : 'json';
  return `application/${named}; charset=utf-8`;
};

/** What HTTP itself refuses: unknown routes, unreadable or overlong bodies. */
function clientFault(error: unknown) {
  if (error instanceof ServiceError || error instanceof GraphQLError) return null;
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  const code = status === 404 ? 'NOT_FOUND' : status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST';
  return { status, message: error instanceof Error ? error.message : 'Bad request.', extensions: { code } };
}
