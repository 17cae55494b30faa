import type { ApolloServerPlugin } from '@apollo/server';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { GraphQLSchema } from 'graphql';
import type { ApiSettings } from './api-settings.js';
import type { Authentication } from './authentication.js';
import type { ApiContext } from './context.js';
import { errorFormatter } from './errors/format-error.js';
import { costCheck } from './limits/cost.js';
import { aliasRule, depthRule } from './limits/document-rules.js';
import { describeRoots } from './schema/describe-roots.js';
import { socketOptions } from './subscriptions/socket-options.js';

/** What the context is made from: the parts of a request that are looked at. */
interface HttpRequest {
  readonly headers: { readonly authorization?: string };
  readonly ip: string;
}

/** How Apollo serves the API. */
export function apolloOptions(
  authentication: Authentication,
  { limits, logFault }: ApiSettings,
): Omit<ApolloDriverConfig, 'driver'> {
  const format = errorFormatter(logFault);
  const socket = socketOptions({ authentication, limits, format });
  return {
    path: '/graphql',
    autoSchemaFile: true,
    buildSchemaOptions: { skipCheck: true },
    transformSchema: describeRoots,
    graphiql: false,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [depthRule(limits.depth), aliasRule(limits.aliases)],
    formatError: format,
    plugins: [
      costPlugin(limits.cost),
      { serverWillStart: ({ schema }) => startedWith(schema, socket.serve) },
    ],
    context: (request: HttpRequest): Promise<ApiContext> =>
      authentication.contextOf(request.headers.authorization, request.ip),
    subscriptions: { 'graphql-ws': socket.options as never },
  };
}

async function startedWith(schema: GraphQLSchema, serve: (schema: GraphQLSchema) => void): Promise<void> {
  serve(schema);
}

const costPlugin = (allowed: number): ApolloServerPlugin => {
  let check: ReturnType<typeof costCheck> | null = null;
  return {
    async serverWillStart({ schema }) {
      check = costCheck(schema, allowed);
    },
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operationName, request }) {
          const error = check!({ document, operationName, variables: request.variables });
          if (error) throw error;
        },
      };
    },
  };
};
