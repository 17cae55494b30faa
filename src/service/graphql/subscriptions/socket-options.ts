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
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Limits } from '../../limits.js';
import type { Authentication } from '../access/authentication.js';
import { checkKnown, type KnownOperations } from '../known-operations.js';
import { costCheck, type Operation } from '../limits/cost.js';
import { aliasRule, depthRule } from '../limits/document-rules.js';
import type { SocketExtra } from './socket-server.js';
import type { Visitors } from './visitors.js';

interface SocketParts {
  readonly authentication: Authentication;
  readonly limits: Limits;
  readonly format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
  readonly visitors: Visitors;
  readonly schema: GraphQLSchema;
  readonly operations: KnownOperations;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

type ConnectionParams = Readonly<Record<string, unknown>> | undefined;

/** The close codes of `graphql-ws` for who may not come in, and the one of sockets for who shall come again. */
const FORBIDDEN = 4403;
const TRY_AGAIN_LATER = 1013;

/**
 * How subscriptions are served over `graphql-ws`: `connectionParams: { authorization: "Bearer …" }`, the limits of
 * HTTP, and subscriptions only (queries and mutations go over HTTP).
 */
export function socketOptions({
  authentication,
  limits,
  format,
  visitors,
  schema,
  operations,
}: SocketParts): ServerOptions<Record<string, unknown>, SocketExtra> {
  const rules = [...specifiedRules, depthRule(limits.depth), aliasRule(limits.aliases)];
  const check = costCheck(schema, limits.cost);

  const operationOf = (payload: SubscribePayload): Operation | readonly GraphQLError[] => {
    const document = parsed(payload.query, limits.tokens);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return errors;
    const { operationName, variables } = payload;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [badRequest('Only subscriptions are served here; send queries and mutations over HTTP.')];
    }
    const operation = { document, operationName, variables };
    const tooDear = check(operation);
    return tooDear ? [tooDear] : operation;
  };

  /** Who has connected: asked when they come, and again at each subscription, for their seat may have been taken since. */
  const contextOf = ({ connectionParams, extra }: SocketContext) =>
    authentication.admitFollower(authorizationOf(connectionParams as ConnectionParams), extra.address);

  return {
    connectionInitWaitTimeout: limits.initSeconds * 1000,
    onConnect: async (context) => {
      visitors.connect(context.extra.address, context);
      try {
        await contextOf(context);
        return true;
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const often = error.extensions['code'] === 'RATE_LIMITED';
        context.extra.close(often ? TRY_AGAIN_LATER : FORBIDDEN, error.message);
        return false;
      }
    },
    onClose: (context) => visitors.disconnect(context.extra.address, context),
    onSubscribe: async (context, _id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> => {
      if (Object.keys(context.subscriptions).length > limits.subscriptions) {
        return [badRequest(`At most ${limits.subscriptions} subscriptions are open at once.`)];
      }
      if (!visitors.mayFollow(context.extra.address)) {
        return [badRequest(`At most ${limits.addressSubscriptions} subscriptions of one address are open.`)];
      }
      try {
        // Counted before anything is parsed.
        const contextValue = await contextOf(context);
        checkKnown(operations, contextValue.session, payload.query);
        const operation = operationOf(payload);
        if (!('document' in operation)) return operation;
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
  };
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
