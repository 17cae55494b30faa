import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  validateSync,
  type ValidationArguments,
  type ValidationError,
} from 'class-validator';
import { Limits, number } from './limits.js';
import { Link, list, Network } from './setting-forms.js';
import { addressIn, groupIn, isGroupUrl, MOST_GROUPS } from './groups.js';

/** How the service runs; each member is read from the environment variable named beside it. */
export class Settings {
  /** WARLEDGER_STORE: where events are kept. `memory` forgets everything at the end. */
  @IsIn(['sqlite', 'eventstoredb', 'memory'])
  store: 'sqlite' | 'eventstoredb' | 'memory' = 'sqlite';

  /** WARLEDGER_DATA_DIR: directory of the SQLite event store, the read model and the service key. */
  @IsString()
  @MinLength(1)
  dataDir = 'data';

  /** WARLEDGER_EVENTSTORE_URL: connection string, `esdb://…`; needed with the store `eventstoredb`. */
  @ValidateIf(
    (settings: Settings) => settings.store === 'eventstoredb' || settings.eventStoreUrl !== undefined,
  )
  @Matches(/^esdb(\+discover)?:\/\/.+/, { message: 'eventStoreUrl must be like esdb://host:2113?tls=false' })
  eventStoreUrl?: string;

  /**
   * WARLEDGER_EVENTSTORE_PREFIX: begins the names of the streams; two services on one server need two. The `-` that it ends
   * with stands nowhere else in it, so no prefix begins another.
   */
  @Matches(/^[A-Za-z0-9_.]+-$/, {
    message: 'eventStorePrefix must be letters, digits, _ and . and end with its only -, like club-',
  })
  eventStorePrefix = 'warledger-';

  /** WARLEDGER_GROUP: `2/4` serves the second of four groups of campaigns, dealt by their ids; without it all of them are served. */
  @IsOptional()
  @ValidateBy(
    { name: 'isGroup', validator: { validate: (value) => groupIn(value) !== null } },
    {
      message: `group must be like 2/4, the second of four groups of campaigns: at most ${MOST_GROUPS}, and a number of a group that there is`,
    },
  )
  group?: string;

  /** WARLEDGER_GROUP_URL: how people reach the groups, with `{group}` where the number goes: `https://wars{group}.example.org`. */
  @ValidateIf((settings: Settings) => settings.groupUrl !== undefined)
  @ValidateBy(
    {
      name: 'isGroupUrl',
      validator: {
        validate: (value, asked) =>
          isGroupUrl(value) && (asked?.object as Settings | undefined)?.group !== undefined,
      },
    },
    {
      message:
        'groupUrl must be like https://wars{group}.example.org, with nothing behind the name and port, and WARLEDGER_GROUP be set',
    },
  )
  groupUrl?: string;

  /** WARLEDGER_DURABILITY: `full` survives power loss; `normal` a crash of the process only, several times faster. */
  @IsIn(['full', 'normal'])
  durability: 'full' | 'normal' = 'full';

  /** WARLEDGER_KEY: the service key, 64 hex digits; without it a key is made in the data directory at first start. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/i, { message: 'key must be 64 hex digits' })
  key?: string;

  /** WARLEDGER_HOST: address to listen on. */
  @IsString()
  @MinLength(1)
  host = '127.0.0.1';

  /** WARLEDGER_PORT: port to listen on; 0 takes a free one. */
  @Transform(number)
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 4000;

  /** WARLEDGER_HOSTS: names, with commas between, that the service is called by beside addresses, `localhost` and WARLEDGER_HOST; `*` = any. */
  @Transform(list)
  @Matches(/^(\*|[a-z0-9._-]+)$/i, { each: true, message: 'hosts must be names like wars.example.org, or *' })
  hosts: string[] = [];

  /** WARLEDGER_PROXIES: addresses and networks (10.0.0.0/8), with commas between, whose X-Forwarded-For is believed. */
  @Transform(list)
  @Network('proxies must be like 10.0.0.1 or 10.0.0.0/8')
  proxies: string[] = [];

  /** WARLEDGER_PUBLIC_URL: how people reach the service, e.g. `https://wars.example.org`; begins the links in what they are sent. */
  @IsOptional()
  @Link(
    /^https?:\/\/[^\s/?#@]+$/i,
    'publicUrl must be like https://wars.example.org, with nothing behind the name and port',
  )
  publicUrl?: string;

  /** WARLEDGER_WEBHOOK_NETWORKS: addresses and networks beside the public net, with commas between, that webhooks may lead to. */
  @Transform(list)
  @Network('webhookNetworks must be like 192.168.1.20 or 192.168.1.0/24')
  webhookNetworks: string[] = [];

  /** WARLEDGER_SMTP_URL: server that mails are sent through, with user and password; without it none are sent. */
  @ValidateIf(({ smtpUrl, mailFrom }: Settings) => smtpUrl !== undefined || mailFrom !== undefined)
  @Link(
    /^smtps?:\/\/[^\s/]+\/?$/i,
    'smtpUrl must be like smtps://user:password@mail.example.org:465 where WARLEDGER_MAIL_FROM is set',
  )
  smtpUrl?: string;

  /** WARLEDGER_MAIL_FROM: whom mails come from, an address or a name with the address in angle brackets. */
  @ValidateIf(({ smtpUrl, mailFrom }: Settings) => smtpUrl !== undefined || mailFrom !== undefined)
  @Matches(/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
    message:
      'mailFrom must be like war@example.org or Warledger <war@example.org> where WARLEDGER_SMTP_URL is set',
  })
  mailFrom?: string;

  /** WARLEDGER_OPENING: who may open campaigns: the holder of the admin token, or anyone. */
  @IsIn(['admin', 'anyone'])
  opening: 'admin' | 'anyone' = 'admin';

  /** WARLEDGER_INVITE_DAYS: how long an invite is good, in days. */
  @Transform(number)
  @IsInt()
  @Min(1)
  @Max(365)
  inviteDays = 14;

  /** WARLEDGER_CACHED_TIMELINES: timelines kept folded in memory. */
  @Transform(number)
  @IsInt()
  @Min(1)
  @Max(10000)
  cachedTimelines = 200;

  /** WARLEDGER_DEMO: `on` opens a demo campaign in an empty store, with its tokens printed at start. */
  @IsIn(['on', 'off'])
  demo: 'on' | 'off' = 'on';

  /** WARLEDGER_OPERATIONS: file of operations that are served by their hash, JSON: SHA-256 → text. */
  @IsOptional()
  @IsString()
  operations?: string;

  /** WARLEDGER_OPERATIONS_ONLY: who may send no other operations than those of the file. */
  @IsIn(['nobody', 'bots', 'everybody'])
  @ValidateBy({
    name: 'hasOperations',
    validator: {
      validate: (only: unknown, about?: ValidationArguments) =>
        only === 'nobody' || (about?.object as Settings | undefined)?.operations !== undefined,
      defaultMessage: () =>
        'operationsOnly needs the file of those operations: set WARLEDGER_OPERATIONS, too',
    },
  })
  operationsOnly: 'nobody' | 'bots' | 'everybody' = 'nobody';

  /** WARLEDGER_METRICS: `on` answers `GET /metrics` for Prometheus, on a port of its own. */
  @IsIn(['on', 'off'])
  metrics: 'on' | 'off' = 'off';

  /** WARLEDGER_METRICS_PORT: that port, on the address of WARLEDGER_HOST; 0 takes a free one. */
  @Transform(number)
  @IsInt()
  @Min(0)
  @Max(65535)
  metricsPort = 9464;

  /** WARLEDGER_TRACES_URL: where traces of what the service does are sent over OTLP/HTTP, e.g. `http://127.0.0.1:4318/v1/traces`; none without it. */
  @IsOptional()
  @Link(/^https?:\/\/[^\s]+$/i, 'tracesUrl must be like http://127.0.0.1:4318/v1/traces')
  tracesUrl?: string;

  /** WARLEDGER_LOG_LEVEL: `silent`, `error`, `warn`, `info` or `debug`. */
  @IsIn(['silent', 'error', 'warn', 'info', 'debug'])
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info';

  /** WARLEDGER_LIMIT_…: how much may be asked for. */
  @ValidateNested()
  @Type(() => Limits)
  limits = new Limits();
}

/** How people reach the service, as far as somebody has said so: by an address of its own, or by that of its group. */
const saidAddress = ({ publicUrl, group, groupUrl }: Settings): string | null =>
  publicUrl ?? addressIn(groupUrl, groupIn(group)?.number ?? 0);

/** How people reach the service, without a slash at the end; where nobody has said so, by the address that it listens on. */
export const addressOf = (settings: Settings): string =>
  saidAddress(settings) ?? `http://${settings.host}:${settings.port}`;

/** Names that people call the service by: those that are said, and that of the links that people are sent. */
export function hostsOf(settings: Settings): readonly string[] {
  const address = saidAddress(settings);
  return address === null ? settings.hosts : [...settings.hosts, new URL(address).hostname];
}

/** Environment variable of each setting. */
export const VARIABLES: Readonly<Record<Exclude<keyof Settings, 'limits'>, string>> = {
  store: 'WARLEDGER_STORE',
  dataDir: 'WARLEDGER_DATA_DIR',
  eventStoreUrl: 'WARLEDGER_EVENTSTORE_URL',
  eventStorePrefix: 'WARLEDGER_EVENTSTORE_PREFIX',
  group: 'WARLEDGER_GROUP',
  groupUrl: 'WARLEDGER_GROUP_URL',
  durability: 'WARLEDGER_DURABILITY',
  key: 'WARLEDGER_KEY',
  host: 'WARLEDGER_HOST',
  port: 'WARLEDGER_PORT',
  hosts: 'WARLEDGER_HOSTS',
  proxies: 'WARLEDGER_PROXIES',
  publicUrl: 'WARLEDGER_PUBLIC_URL',
  webhookNetworks: 'WARLEDGER_WEBHOOK_NETWORKS',
  smtpUrl: 'WARLEDGER_SMTP_URL',
  mailFrom: 'WARLEDGER_MAIL_FROM',
  opening: 'WARLEDGER_OPENING',
  inviteDays: 'WARLEDGER_INVITE_DAYS',
  cachedTimelines: 'WARLEDGER_CACHED_TIMELINES',
  demo: 'WARLEDGER_DEMO',
  operations: 'WARLEDGER_OPERATIONS',
  operationsOnly: 'WARLEDGER_OPERATIONS_ONLY',
  metrics: 'WARLEDGER_METRICS',
  metricsPort: 'WARLEDGER_METRICS_PORT',
  tracesUrl: 'WARLEDGER_TRACES_URL',
  logLevel: 'WARLEDGER_LOG_LEVEL',
};

const limitVariable = (name: string): string =>
  name === 'requestsPerMinute'
    ? 'WARLEDGER_REQUESTS_PER_MINUTE'
    : `WARLEDGER_LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Environment variable of each limit. */
export const LIMIT_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(new Limits()).map((name) => [name, limitVariable(name)]),
);

/** Settings as they are given: what is left out has its default. */
export type GivenSettings = Partial<Omit<Settings, 'limits'>> & { readonly limits?: Partial<Limits> };

/** Settings with the defaults for what is not given. Throws Error with everything that is wrong. */
export function settingsOf(given: GivenSettings): Settings {
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true, exposeUnsetFields: false });
  const wrong = validateSync(settings);
  const faults = [
    ...faultsIn(VARIABLES, wrong),
    ...faultsIn(
      LIMIT_VARIABLES,
      wrong.flatMap(({ children = [] }) => children),
    ),
  ];
  if (faults.length > 0) throw new Error(`The configuration is not valid.\n${faults.join('\n')}`);
  return settings;
}

const faultsIn = (
  variables: Readonly<Record<string, string>>,
  wrong: readonly ValidationError[],
): readonly string[] =>
  wrong.flatMap(({ property, constraints }) =>
    constraints ? [`${variables[property]}: ${Object.values(constraints).join('; ')}`] : [],
  );

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from environment variables; empty ones count as not given. */
export function settingsFromEnvironment(environment: Environment): Settings {
  const given = (variables: Readonly<Record<string, string>>): object =>
    Object.fromEntries(
      Object.entries(variables).flatMap(([name, variable]) => {
        const value = environment[variable];
        return value === undefined || value === '' ? [] : [[name, value] as const];
      }),
    );
  return settingsOf({ ...given(VARIABLES), limits: given(LIMIT_VARIABLES) });
}
