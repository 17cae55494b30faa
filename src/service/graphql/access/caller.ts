import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { existing } from '../../../kernel/index.js';
import type { ApiContext } from '../context.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null before that was found out, and where nobody needs to know. */
    caller: ApiContext | null;
  }
}

/** Who asks, over HTTP, GraphQL and sockets alike; null where nobody was admitted. */
export const callerOf = (context: ExecutionContext): ApiContext | null =>
  context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<ApiContext | null>()
    : context.switchToHttp().getRequest<FastifyRequest>().caller;

/** The session of whoever asks. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => existing(callerOf(context), 'caller').session,
);
