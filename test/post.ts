import { request } from 'undici';

export interface Posted {
  readonly status: number;
  /** What the answer says, parsed. */
  readonly answer: unknown;
}

/**
 * Posts one GraphQL operation as the holder of a token; null = without one. Rejects where no answer comes.
 * Suites ask tens of thousands of times, and `fetch` costs much more than `request`.
 */
export async function post(url: string, operation: object, token: string | null): Promise<Posted> {
  const { statusCode, body } = await request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify(operation),
  });
  return { status: statusCode, answer: await body.json() };
}

export const bearer = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
