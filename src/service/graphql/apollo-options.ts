import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyRequest } from 'fastify';
import { existing } from '../../kernel/index.js';
import type { ApiSettings } from './api-settings.js';
import type { ApiContext } from './context.js';
import { errorFormatter } from './errors/format-error.js';
import { NO_KNOWN_OPERATIONS, onlyKnown, persistedQueries } from './known-operations.js';
import { costCheck } from './limits/cost.js';
import { aliasRule, depthRule } from './limits/document-rules.js';
import { described } from './schema/described.js';
import { withPauses } from './schema/with-pauses.js';

/** How Apollo serves the API. */
export function apolloOptions({
  limits,
  logFault,
  operations = NO_KNOWN_OPERATIONS,
}: ApiSettings): Omit<ApolloDriverConfig, 'driver'> {
  const format = errorFormatter(logFault);
  return {
    path: '/graphql',
    autoSchemaFile: true,
    buildSchemaOptions: { skipCheck: true },
    transformSchema: (schema) => withPauses(described(schema)),
    graphiql: false,
    introspection: true,
    // A browser asks before it lets a page of others send any of these.
    csrfPrevention: {
      requestHeaders: ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'],
    },
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(operations),
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [depthRule(limits.depth), aliasRule(limits.aliases)],
    formatError: (formatted, error) => format(formatted, error, metBy.get(error as object)),
    // No answer may be kept: hints, asked for at every field, would find none.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      onlyKnown(operations),
      costPlugin(limits.cost),
      plainStatus,
      noteRequests,
    ],
    context: ({ id, caller }: FastifyRequest): OfRequest | null => caller && { ...caller, requestId: id },
  };
}

type OfRequest = ApiContext & { readonly requestId: string };

/** Requests by the errors that they met: errors are put into form by who is told nothing else. */
const metBy = new WeakMap<object, string>();

const noteRequests: ApolloServerPlugin<OfRequest> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) metBy.set(error, contextValue.requestId);
      },
    };
  },
};

/** Errors that are the answer to a request which was understood as one of HTTP. */
const ANSWERED: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * To clients that want plain `application/json` such an answer comes with the status 200: anything else could be of a
 * proxy that knows nothing of GraphQL (GraphQL over HTTP, 6.4.1). Under `application/graphql-response+json` it is a 400.
 */
const plainStatus: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response }) {
        const accepted = request.http?.headers.get('accept') ?? '';
        const plain = /application\/json/.test(accepted) && !/graphql-response|\*\/\*/.test(accepted);
        const { http, body } = response;
        if (!plain || http.status !== 400 || body.kind !== 'single') return;
        if (body.singleResult.errors?.every((each) => ANSWERED.has(each.extensions?.['code'])))
          http.status = 200;
      },
    };
  },
};

const costPlugin = (allowed: number): ApolloServerPlugin => {
  let check: ReturnType<typeof costCheck> | null = null;
  return {
    async serverWillStart({ schema }) {
      check = costCheck(schema, allowed);
    },
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operationName, request }) {
          const error = existing(
            check,
            'check of the cost',
          )({ document, operationName, variables: request.variables });
          if (error) throw error;
        },
      };
    },
  };
};
