import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { existing } from '../../../kernel/index.js';
import { StoreUnavailable } from '../../../event-store/event-store.port.js';
import { DamagedRecord } from '../../../read-model/index.js';
import { ServiceError } from '../../contracts/index.js';
import { newRequestId } from '../http/request-log.js';

/** Takes what a fault was, and the id of the request that met it: the client was given it, too. */
export type FaultLog = (fault: { readonly requestId: string; readonly error: unknown }) => void;

const FAULT =
  'The service made a mistake. It is logged under the correlation id, which is the id of the request.';

/** Codes of graphql and Apollo for requests that are not understood: passed on as they are. */
const INTERNAL = 'INTERNAL_SERVER_ERROR';

/**
 * Makes the function that turns every error into what clients may see: a stable code, no stack, no inner words; of a fault the id of the
 * request, under which it is logged. What comes over a socket is no request and gets an id of its own.
 */
export function errorFormatter(log: FaultLog) {
  return (
    formatted: GraphQLFormattedError,
    error: unknown,
    requestId: string = newRequestId(),
  ): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const { message, locations, path, extensions } = formatted;
    const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
    if (original instanceof ServiceError) {
      const input = original.inputPath.length > 0 ? { path: original.inputPath } : {};
      return { message: original.message, ...place, extensions: { code: original.code, ...input } };
    }
    if (original instanceof StoreUnavailable) {
      return {
        message: 'The event store does not answer. Try again: nothing is stored twice.',
        ...place,
        extensions: { code: 'STORE_UNAVAILABLE' },
      };
    }
    if (original instanceof DamagedRecord) {
      log({ requestId, error: original });
      return {
        message: damagedText(original),
        ...place,
        extensions: { code: 'STORE_UNAVAILABLE', correlationId: requestId },
      };
    }
    // Apollo gives every error of a validation rule the same code.
    const code = extensions?.limit === undefined ? extensions?.code : 'QUERY_TOO_COMPLEX';
    if (code !== undefined && code !== INTERNAL)
      return {
        message,
        ...place,
        extensions: { ...passedOn(existing(extensions, 'code of the error')), code },
      };
    if (original instanceof GraphQLError && isAboutInput(original)) {
      return { message: original.message, ...place, extensions: { code: 'BAD_USER_INPUT' } };
    }
    log({ requestId, error: original });
    return { message: FAULT, ...place, extensions: { code: 'INTERNAL', correlationId: requestId } };
  };
}

/** Which record it is stands in the log: its place would tell how much is hidden. */
const damagedText = ({ stream }: DamagedRecord): string =>
  `The stream ${stream} in the event store is damaged, or its ruleset is of another version: what hangs on it cannot be shown before the store is restored from a backup. The record is logged under the correlation id.`;

/** graphql checks some arguments only while it executes, and gives up on too many bad variables: both without a code. */
const isAboutInput = ({ message }: GraphQLError): boolean =>
  /^(Argument "|Too many errors processing variables)/.test(message);

function passedOn(extensions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { path, problems } = extensions;
  return { ...(path ? { path } : {}), ...(problems ? { problems } : {}) };
}
