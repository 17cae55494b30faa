import type { TypedDocumentString } from './operations.js';

/** What the service could not do, as it says it. Refusals by a rule are no errors but answers. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** E.g. `BAD_USER_INPUT`, `NOT_FOUND`, `UNAUTHENTICATED`. */
    readonly code: string,
  ) {
    super(message);
  }
}

/** What was asked for is not there, or not for these eyes. */
export class Missing extends Error {}

interface Answer<R> {
  readonly data?: R;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Sends one operation as the holder of the token, or as nobody. Throws `Refusal`, or `TypeError` without a line. */
export async function ask<R, V>(
  document: TypedDocumentString<R, V>,
  variables: V,
  token: string | null,
): Promise<R> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<R>;
  const [fault] = errors ?? [];
  if (fault || !data)
    throw new Refusal(fault?.message ?? 'The service gave no answer.', fault?.extensions?.code ?? '');
  return data;
}

/** An id for one intent: sent again, the command is stored once. Also where the page came over plain http. */
export const newCommandId = (): string =>
  `app-${[...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
