import pRetry from 'p-retry';
import { request } from 'undici';

/** An answer with `errors[]`. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** `extensions.code` of the first error. */
    readonly code: string,
  ) {
    super(message);
  }
}

/** Asks one GraphQL operation; null = without a token. Throws ApiError, or what undici's `request` throws. */
export type Ask = <T>(token: string | null, query: string, variables?: object) => Promise<T>;

/** A client of a running service; `url` with or without `/graphql`. Waits where the service says it is asked too often. */
export function apiClient(url: string): Ask {
  const endpoint = url.endsWith('/graphql') ? url : `${url.replace(/\/$/, '')}/graphql`;
  const ask = async <T>(token: string | null, query: string, variables: object = {}): Promise<T> => {
    const { body } = await request(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await body.json()) as {
      data?: T;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    const first = errors?.[0];
    if (first) throw new ApiError(errors.map(inFull).join('; '), first.extensions?.code ?? 'UNKNOWN');
    return data as T;
  };
  return (token, query, variables) =>
    pRetry(() => ask(token, query, variables), {
      retries: 6,
      shouldRetry: ({ error }) => error instanceof ApiError && error.code === 'RATE_LIMITED',
    });
}

const inFull = ({ message, extensions }: { message: string; extensions?: { code?: string } }): string =>
  `${extensions?.code ?? 'UNKNOWN'}: ${message}`;
