import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Text of an environment variable as a number; what is not written as one stays text, which no bound lets pass. */
export const number = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const MOST = 1e12;

const Bound = (): PropertyDecorator => (target, name) => {
  for (const each of [Transform(number), IsInt(), Min(0), Max(MOST)]) each(target, String(name));
};

/**
 * How much one request, connection or address may ask for (docs/limits.md). Each member is read from the environment
 * variable `WARLEDGER_LIMIT_` with its name in capitals, e.g. `_BODY_BYTES`.
 */
export class Limits {
  /** Nesting of fields. */
  @Bound()
  depth = 16;

  /** Cost of an operation: fields, times the `first` of the lists they stand in. */
  @Bound()
  cost = 50_000;

  /** Aliases in a document. */
  @Bound()
  aliases = 60;

  /** Tokens of a document. */
  @Bound()
  tokens = 2000;

  /** Bytes of a request's body. */
  @Bound()
  bodyBytes = 1_048_576;

  /** Nesting of JSON in bodies, variables, messages and imported lines. */
  @Bound()
  jsonDepth = 100;

  /** Values in the JSON of a body or message. */
  @Bound()
  values = 25_000;

  /** Bytes of an imported file. */
  @Bound()
  importBytes = 1_073_741_824;

  /** Bytes of one message over a socket. */
  @Bound()
  messageBytes = 65_536;

  /** Sockets of one address at once. */
  @Bound()
  sockets = 100;

  /** Seconds within which a socket says who it is. */
  @Bound()
  initSeconds = 5;

  /** Subscriptions open at once on one socket. */
  @Bound()
  subscriptions = 50;

  /** Subscriptions open at once of one address. */
  @Bound()
  addressSubscriptions = 500;

  /** Requests of one token (without one: of one address) in a minute; 0 = any number. WARLEDGER_REQUESTS_PER_MINUTE. */
  @Bound()
  requestsPerMinute = 600;
}
