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
  /** Bytes of an imported file. */
  readonly importBytes: number;
  /** Requests of one token (without one: of one address) in a minute; 0 = any number. */
  readonly requestsPerMinute: number;
  /** Subscriptions open at once on one connection. */
  readonly subscriptions: number;
}

export const DEFAULT_LIMITS: Limits = {
  depth: 16,
  cost: 20_000,
  aliases: 60,
  tokens: 4_000,
  bodyBytes: 1_048_576,
  importBytes: 1_073_741_824,
  requestsPerMinute: 600,
  subscriptions: 50,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** `WARLEDGER_LIMIT_DEPTH`, `_COST`, `_ALIASES`, `_TOKENS`, `_BODY_BYTES`, `_IMPORT_BYTES`, `_SUBSCRIPTIONS`. Throws on a value that is none. */
export function limitsFrom(env: Environment, requestsPerMinute: number): Limits {
  const limit = (name: string, fallback: number) => whole(env, `WARLEDGER_LIMIT_${name}`, fallback, 1e12);
  return {
    depth: limit('DEPTH', DEFAULT_LIMITS.depth),
    cost: limit('COST', DEFAULT_LIMITS.cost),
    aliases: limit('ALIASES', DEFAULT_LIMITS.aliases),
    tokens: limit('TOKENS', DEFAULT_LIMITS.tokens),
    bodyBytes: limit('BODY_BYTES', DEFAULT_LIMITS.bodyBytes),
    importBytes: limit('IMPORT_BYTES', DEFAULT_LIMITS.importBytes),
    requestsPerMinute,
    subscriptions: limit('SUBSCRIPTIONS', DEFAULT_LIMITS.subscriptions),
  };
}

function whole(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}
