import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { VARIABLES } from '../src/service/settings.js';
import { settingsFromEnvironment } from '../src/service/wiring/index.js';

/** Instructions of the last stage of a Dockerfile, in order. */
function lastStage(text: string): readonly { readonly name: string; readonly words: string }[] {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  const instructions = lines.flatMap((line) => {
    const [, name, words] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name && words ? [{ name, words }] : [];
  });
  return instructions.slice(instructions.findLastIndex((each) => each.name === 'FROM'));
}

describe('the container', () => {
  const stage = lastStage(readFileSync('Dockerfile', 'utf8'));
  const all = (name: string) => stage.filter((each) => each.name === name).map((each) => each.words);
  const environment = Object.fromEntries(
    all('ENV')
      .flatMap((words) => words.split(/\s+/))
      .map((each) => each.split('=') as [string, string]),
  );

  it('listens where others reach it, on the port that it tells of', () => {
    const { host, port } = settingsFromEnvironment(environment);
    expect(host).toBe('0.0.0.0');
    expect(all('EXPOSE')).toEqual([String(port)]);
  });

  it('keeps its data in a folder that its user may write, and that outlives it', () => {
    const { dataDir } = settingsFromEnvironment(environment);
    const at = (name: string, words: RegExp) =>
      stage.findIndex((each) => each.name === name && words.test(each.words));
    const made = at('RUN', new RegExp(`mkdir ${dataDir} && chown node:node ${dataDir}$`));
    expect(made).toBeGreaterThan(-1);
    expect(at('USER', /^node$/)).toBeGreaterThan(made);
    expect(at('VOLUME', new RegExp(`^${dataDir}$`))).toBeGreaterThan(made);
  });

  it('is started by `docker-compose.yml` with settings that there are, and that are valid', () => {
    const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
      volumes: Record<string, unknown>;
    };
    const known = new Set<string>(Object.values(VARIABLES));
    for (const name of ['node-1', 'node-2']) {
      const { environment: given = {}, volumes: mounted = [] } = services[name]!;
      expect(Object.keys(given).filter((each) => !known.has(each))).toEqual([]);
      const filled = Object.fromEntries(
        Object.entries(given).map(([variable, value]) => [
          variable,
          value.replace(/\$\{\w+:-(.*)\}/, '$1').replace(/\$\{\w+:\?.*\}/, '0'.repeat(64)),
        ]),
      );
      const { dataDir, proxies } = settingsFromEnvironment({ ...environment, ...filled });
      expect(proxies.length).toBeGreaterThan(0);
      const [volume, folder] = mounted[0]!.split(':');
      expect(folder).toBe(dataDir);
      expect(volumes).toHaveProperty(volume!);
    }
  });
});
