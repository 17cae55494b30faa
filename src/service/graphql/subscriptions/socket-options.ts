import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Authentication } from '../authentication.js';
import type { Limits } from '../config.js';
import { costCheck, type Operation } from '../limits/cost.js';
import { aliasRule, depthRule } from '../limits/document-rules.js';

interface SocketParts {
  readonly authentication: Authentication;
  readonly limits: Limits;
  readonly format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

type ConnectionParams = Readonly<Record<string, unknown>> | undefined;

/**
 * How subscriptions are served over `graphql-ws`: `connectionParams: { authorization: "Bearer …" }`, the limits of
 * HTTP, and subscriptions only (queries and mutations go over HTTP).
 */
export function socketOptions({ authentication, limits, format }: SocketParts) {
  const rules = [...specifiedRules, depthRule(limits.depth), aliasRule(limits.aliases)];
  let check: ReturnType<typeof costCheck> | null = null;
  let served: GraphQLSchema | null = null;

  const operationOf = (
    schema: GraphQLSchema,
    payload: SubscribePayload,
  ): Operation | readonly GraphQLError[] => {
    const document = parsed(payload.query, limits.tokens);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return errors;
    const { operationName, variables } = payload;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [badRequest('Only subscriptions are served here; send queries and mutations over HTTP.')];
    }
    const operation = { document, operationName, variables };
    check ??= costCheck(schema, limits.cost);
    const tooDear = check(operation);
    return tooDear ? [tooDear] : operation;
  };

  const options = {
    connectionInitWaitTimeout: 10_000,
    onSubscribe: async (context, _id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> => {
      if (Object.keys(context.subscriptions).length > limits.subscriptions) {
        return [badRequest(`At most ${limits.subscriptions} subscriptions are open at once.`)];
      }
      const schema = served!;
      const operation = operationOf(schema, payload);
      if (!('document' in operation)) return operation;
      const { request } = context.extra as unknown as { request: IncomingMessage };
      try {
        const contextValue = await authentication.contextOf(
          authorizationOf(context.connectionParams as ConnectionParams),
          request.socket.remoteAddress ?? 'unknown',
        );
        return {
          schema,
          document: operation.document,
          operationName: operation.operationName ?? null,
          variableValues: operation.variables as Record<string, unknown> | null,
          contextValue,
        };
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors
        ? { ...result, errors: result.errors.map((each) => format(each.toJSON(), each)) }
        : undefined,
    onError: (_context, _id, _payload, errors) =>
      // What a source throws while it is followed comes wrapped, without the path of a resolver.
      errors.map((each) => format(socketError(each), each.originalError ?? each)),
  } satisfies Partial<ServerOptions>;

  return { options, serve: (schema: GraphQLSchema) => void (served = schema) };
}

function parsed(query: string, maxTokens: number): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** Errors of graphql's own parser and validator come without a code over the socket. */
function socketError(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  const foreign = error.originalError !== undefined && error.originalError !== null;
  return foreign || formatted.extensions
    ? formatted
    : { ...formatted, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } };
}

function authorizationOf(params: ConnectionParams): string | undefined {
  const value = params?.authorization ?? params?.Authorization;
  return typeof value === 'string' ? value : undefined;
}
