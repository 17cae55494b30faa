import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Session } from '../contracts/index.js';

/** Operations that the service knows by their hash, and who may send no others. */
export interface KnownOperations {
  /** Text by the SHA-256 of it, hex. */
  readonly texts: ReadonlyMap<string, string>;
  readonly only: 'nobody' | 'bots' | 'everybody';
}

export const NO_KNOWN_OPERATIONS: KnownOperations = { texts: new Map(), only: 'nobody' };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Reads a file of operations: a JSON object, hash → text.
 * @throws Error where it is none, or a hash is not that of its text
 */
export function readOperations(file: string): ReadonlyMap<string, string> {
  const said = readJson(file);
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new Error(`${file} is no object of operations by their hash`);
  const texts = new Map(
    Object.entries(said as Record<string, unknown>).map(([hash, text]) => [hash, String(text)]),
  );
  for (const [hash, text] of texts)
    if (hashOf(text) !== hash) throw new Error(`${file}: ${hash} is not the SHA-256 of its operation`);
  return texts;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}, named by WARLEDGER_OPERATIONS, cannot be read as JSON: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Throws OPERATION_UNKNOWN where a session may send known operations alone, and this is none. */
export function checkKnown({ texts, only }: KnownOperations, { bot }: Session, text: string): void {
  const bound = only === 'everybody' || (only === 'bots' && bot !== undefined);
  if (bound && !texts.has(hashOf(text)))
    throw new GraphQLError('Only operations that the service knows are served here.', {
      extensions: { code: 'OPERATION_UNKNOWN' },
    });
}

/** Where Apollo looks up what is asked for by its hash alone (persisted queries). Nothing is added to it by asking. */
export const persistedQueries = ({ texts }: KnownOperations) =>
  texts.size === 0
    ? (false as const)
    : {
        cache: {
          get: async (key: string) => texts.get(key.replace(/^apq:/, '')),
          set: async () => undefined,
          delete: async () => undefined,
        },
      };

/** Holds those to known operations who may send no others. */
export const onlyKnown = (known: KnownOperations): ApolloServerPlugin<{ readonly session: Session }> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ source, contextValue }) {
        checkKnown(known, contextValue.session, source);
      },
    };
  },
});
