import { GraphQLError, Kind, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Figures kept for one document; more than these are counted anew. */
const KEPT = 100;

/** A field costs one and what is below it, lists as often as their `first`. */
const byFirst = ({ args, childComplexity }: ComplexityEstimatorArgs): number =>
  1 + childComplexity * (typeof args.first === 'number' ? Math.max(1, args.first) : 1);

/**
 * Makes the check of an operation's cost: null, or the error to answer. The cost of a document depends on nothing but
 * the variables given as `first`, so it is counted once for each of their values.
 */
export function costCheck(
  schema: GraphQLSchema,
  allowed: number,
): (operation: Operation) => GraphQLError | null {
  const kept = new WeakMap<
    DocumentNode,
    { readonly names: readonly string[]; readonly costs: Map<string, number> }
  >();

  const costOf = ({ document, operationName, variables }: Operation): number => {
    const entry = kept.get(document) ?? { names: firstVariables(document), costs: new Map<string, number>() };
    kept.set(document, entry);
    const key = JSON.stringify([operationName ?? null, ...entry.names.map((name) => variables?.[name])]);
    const known = entry.costs.get(key);
    if (known !== undefined) return known;
    const cost = getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName ? { operationName } : {}),
      estimators: [fieldExtensionsEstimator(), byFirst],
    });
    if (entry.costs.size < KEPT) entry.costs.set(key, cost);
    return cost;
  };

  return (operation) => {
    let cost: number;
    try {
      cost = costOf(operation);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      // Fragments spread within fragments: the counting itself was given up.
      if (error.message.startsWith('Query exceeds')) {
        const message = 'The operation asks for too many fields. Ask for less at once.';
        return new GraphQLError(message, { extensions: { limit: allowed, http: { status: 400 } } });
      }
      // Variables that do not fit their types.
      return new GraphQLError(error.message, {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      });
    }
    if (cost <= allowed) return null;
    return new GraphQLError(
      `The operation costs ${cost}; at most ${allowed} is allowed. Ask for less at once.`,
      {
        extensions: { limit: allowed, http: { status: 400 } },
      },
    );
  };
}

/** Names of the variables that decide how much a document costs: `first`, and those that skip or include fields. */
function firstVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Argument(node) {
      if (node.value.kind === Kind.VARIABLE && ['first', 'if'].includes(node.name.value)) {
        names.add(node.value.name.value);
      }
    },
  });
  return [...names];
}
