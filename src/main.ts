import 'reflect-metadata';
import { join } from 'node:path';
import { loadCatalogs, packageRoot } from './rules-catalog/index.js';
import { createApplication } from './service/graphql/application.js';
import { readOperations } from './service/graphql/known-operations.js';
import { nestLog } from './service/graphql/nest-log.js';
import { FACES } from './service/graphql/rulesets/registry.js';
import {
  AdminToken,
  DemoCampaign,
  groupIn,
  linksInNet,
  Observers,
  openLog,
  ServiceModule,
  hostsOf,
  settingsFromEnvironment,
  type Demo,
} from './service/wiring/index.js';

async function start(): Promise<void> {
  const settings = settingsFromEnvironment(process.env);
  const log = openLog(settings.logLevel);
  const group = groupIn(settings.group);
  const app = await createApplication({
    core: ServiceModule.forRoot(settings, { log }),
    faces: FACES,
    shelf: loadCatalogs(),
    settings: {
      limits: settings.limits,
      operations: {
        texts: settings.operations ? readOperations(settings.operations) : new Map(),
        only: settings.operationsOnly,
      },
      ...(group ? { group } : {}),
      access: { listensOn: settings.host, hosts: hostsOf(settings), proxies: settings.proxies },
      logFault: (fault) => log.error(fault, 'A request met a fault of the service'),
    },
    logger: nestLog(log),
    webFolder: join(packageRoot(), 'dist', 'web'),
  });
  // Asked to end, it ends well: with code 0, not by the signal.
  app.enableShutdownHooks([], { useProcessExit: true });
  const demo = settings.demo === 'on' ? await app.get(DemoCampaign).openInEmptyStore() : null;
  const adminToken = await app.get(AdminToken).ensure();
  await app.get(Observers).listen(settings);
  await app.listen(settings.port, settings.host);
  const url = await app.getUrl();
  process.stdout.write(
    banner({ url, inNet: linksInNet(url, settings.host), group: settings.group, adminToken, demo }),
  );
}

interface Ready {
  readonly url: string;
  /** Links for other machines. */
  readonly inNet: readonly string[];
  readonly group: string | undefined;
  readonly adminToken: string | null;
  readonly demo: Demo | null;
}

/** What the operator sees first. Tokens are shown this once. */
function banner({ url, inNet, group, adminToken, demo }: Ready): string {
  const lines = [
    '',
    '  Warledger is ready.',
    '',
    `  War room      ${url}/app`,
    ...inNet.map((link) => `  In your net   ${link}`),
    `  Playground    ${url}/graphql`,
    `  Rules         ${url}/rules`,
    `  Health        ${url}/health`,
    ...(group ? [`  Campaigns     of group ${group}`] : []),
    ...(adminToken
      ? [
          '',
          `  Admin token   ${adminToken}`,
          '  Shown this once: keep it. It opens campaigns and hands out invites. In a browser it is:',
          `  ${seatLink(url, adminToken)}`,
        ]
      : []),
    ...(demo ? demoLines(url, demo) : []),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/** Whose eyes a newcomer looks through first. */
function demoLines(url: string, { name, timelineId, seats }: Demo): readonly string[] {
  const player = seats.find(({ role }) => role === 'player');
  return [
    '',
    `  ${name}, timeline ${timelineId}`,
    ...seats.map(seatLine),
    ...(player ? [`  To look as ${player.name}: ${seatLink(url, player.token)}`] : []),
  ];
}

/** Opens the war room and sits down; what stands behind the # reaches no log. */
const seatLink = (url: string, token: string): string => `${url}/app/enter#token=${token}`;

const seatLine = ({ name, token }: Demo['seats'][number]): string => `    ${name.padEnd(10)}  ${token}`;

/** What to do about an address that cannot be listened on. */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'Another program listens there, perhaps this service, started before. End it, or set WARLEDGER_PORT to another port.',
  EADDRNOTAVAIL: 'This machine has no such address. Set WARLEDGER_HOST to one that it has.',
  ENOTFOUND: 'Nobody knows this address. Set WARLEDGER_HOST to one that this machine has.',
  EACCES: 'The system does not permit it. Set WARLEDGER_PORT to a port from 1024 on.',
};

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  const words =
    (syscall === 'listen' || syscall === 'getaddrinfo') && code !== undefined
      ? ADDRESS_WORDS[code]
      : undefined;
  return words ? `${error.message}. ${words}` : error.message;
}

start().catch((error: unknown) => {
  process.stderr.write(`Warledger did not start: ${inWords(error)}\n`);
  process.exitCode = 1;
});
