import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
    return this.isPublic(context) || Boolean(callerOf(context));
  }

  private isPublic(context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean>(OPEN, [context.getHandler(), context.getClass()]) ?? false
    );
  }
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
