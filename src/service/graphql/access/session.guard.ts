import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import { refuseBots } from '../../auth/seats.js';
import { Authentication } from './authentication.js';
import { callerOf } from './caller.js';

const OPEN = Symbol('open to everybody');

/** What anybody may ask, as often as they like, and no token is looked at. */
export const Public = () => SetMetadata(OPEN, true);

/**
 * Lets a handler answer whoever was admitted, and nobody else. Requests of HTTP are admitted here; those of GraphQL were
 * before their document was parsed, which costs more than to ask who they come from.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly authentication: Authentication,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() === 'http' && !this.isPublic(context))
      await admit(this.authentication, context.switchToHttp().getRequest<FastifyRequest>());
    if (this.isPublic(context)) return true;
    const caller = callerOf(context);
    if (caller && changes(context)) refuseBots(caller.session);
    return Boolean(caller);
  }

  private isPublic(context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean>(OPEN, [context.getHandler(), context.getClass()]) ?? false
    );
  }
}

/** Whether what is asked for may change something: every mutation, and whatever HTTP does not call safe. */
function changes(context: ExecutionContext): boolean {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>().parentType.name === 'Mutation';
  return !['GET', 'HEAD'].includes(context.switchToHttp().getRequest<FastifyRequest>().method);
}

async function admit(authentication: Authentication, request: FastifyRequest): Promise<void> {
  request.caller ??= await authentication.admit(request.headers.authorization, request.ip, request.id);
}

/** Admits requests of GraphQL at the door, before anything of them is read. */
export function admitToGraphQL(fastify: FastifyInstance, authentication: Authentication): void {
  fastify.decorateRequest('caller', null);
  fastify.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/graphql') await admit(authentication, request);
  });
}
