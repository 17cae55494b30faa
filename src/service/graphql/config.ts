/** How much one request may ask for, and how many requests a token may send. */
export interface Limits {
  /** Nesting of fields. */
  readonly depth: number;
  /** Cost of an operation: fields, times the `first` of the lists they stand in. */
  readonly cost: number;
  /** Aliases in a document. */
  readonly aliases: number;
  /** Tokens of a document. */
  readonly tokens: number;
  /** Bytes of a request's body. */
  readonly bodyBytes: number;
  /** Nesting of JSON in bodies, variables, messages and imported lines. */
  readonly jsonDepth: number;
  /** Values in the JSON of a body or message. */
  readonly values: number;
  /** Bytes of an imported file. */
  readonly importBytes: number;
  /** Requests of one token (without one: of one address) in a minute; 0 = any number. */
  readonly requestsPerMinute: number;
  /** Bytes of one message over a socket. */
  readonly messageBytes: number;
  /** Sockets of one address at once. */
  readonly sockets: number;
  /** Seconds within which a socket says who it is. */
  readonly initSeconds: number;
  /** Subscriptions open at once on one socket. */
  readonly subscriptions: number;
  /** Subscriptions open at once of one address. */
  readonly addressSubscriptions: number;
}

export const DEFAULT_LIMITS: Limits = {
  depth: 16,
  cost: 50_000,
  aliases: 60,
  tokens: 2_000,
  bodyBytes: 1_048_576,
  jsonDepth: 100,
  values: 25_000,
  importBytes: 1_073_741_824,
  requestsPerMinute: 600,
  messageBytes: 65_536,
  sockets: 100,
  initSeconds: 5,
  subscriptions: 50,
  addressSubscriptions: 500,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** `WARLEDGER_LIMIT_` with the name of a limit in capitals, e.g. `_DEPTH`, `_BODY_BYTES`. Throws on a value that is none. */
export function limitsFrom(env: Environment, requestsPerMinute: number): Limits {
  const limit = (name: string, fallback: number) => whole(env, `WARLEDGER_LIMIT_${name}`, fallback, 1e12);
  return {
    depth: limit('DEPTH', DEFAULT_LIMITS.depth),
    cost: limit('COST', DEFAULT_LIMITS.cost),
    aliases: limit('ALIASES', DEFAULT_LIMITS.aliases),
    tokens: limit('TOKENS', DEFAULT_LIMITS.tokens),
    bodyBytes: limit('BODY_BYTES', DEFAULT_LIMITS.bodyBytes),
    jsonDepth: limit('JSON_DEPTH', DEFAULT_LIMITS.jsonDepth),
    values: limit('VALUES', DEFAULT_LIMITS.values),
    importBytes: limit('IMPORT_BYTES', DEFAULT_LIMITS.importBytes),
    requestsPerMinute,
    messageBytes: limit('MESSAGE_BYTES', DEFAULT_LIMITS.messageBytes),
    sockets: limit('SOCKETS', DEFAULT_LIMITS.sockets),
    initSeconds: limit('INIT_SECONDS', DEFAULT_LIMITS.initSeconds),
    subscriptions: limit('SUBSCRIPTIONS', DEFAULT_LIMITS.subscriptions),
    addressSubscriptions: limit('ADDRESS_SUBSCRIPTIONS', DEFAULT_LIMITS.addressSubscriptions),
  };
}

function whole(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}
