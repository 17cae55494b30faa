/**
 * The service that `commands` and `subscribers` measure, in a process of its own: the real application, with one mutation more that
 * does nothing. Started with settings and a number of campaigns; tells its parent where it is and who may
 * play, and ends with it.
 */
import 'reflect-metadata';
import { CommandBus } from '@nestjs/cqrs';
import { existing } from '../../src/kernel/index.js';
import { loadCatalogs, packageRoot } from '../../src/rules-catalog/index.js';
import { createApplication } from '../../src/service/graphql/application.js';
import { LOCAL_ACCESS } from '../../src/service/graphql/http/access.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf, type GivenSettings } from '../../src/service/wiring/index.js';
import { openBorder, type Table } from './border.js';
import { NOOP } from './noop.js';

export interface Served {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  readonly campaigns: readonly Table[];
}

async function serve(given: GivenSettings, count: number): Promise<Served> {
  const limits = { requestsPerMinute: 10_000_000, sockets: 1000 };
  const settings = settingsOf({ ...given, logLevel: 'error', limits });
  const app = await createApplication({
    core: ServiceModule.forRoot(settings),
    faces: FACES,
    shelf: loadCatalogs(),
    settings: {
      limits: settings.limits,
      access: LOCAL_ACCESS,
      logFault: ({ error }) => process.stderr.write(`${String(error)}\n`),
    },
    extraResolvers: NOOP,
    logger: false,
    webFolder: `${packageRoot()}/dist/web`,
  });
  const commands = app.get(CommandBus);
  const campaigns: Table[] = [];
  for (let number = 1; number <= count; number++) campaigns.push(await openBorder(commands, number));
  await app.listen(0, '127.0.0.1');
  process.once('disconnect', () => void app.close());
  return { url: await app.getUrl(), pid: process.pid, campaigns };
}

const [, , given, count] = process.argv;
process.send?.(await serve(JSON.parse(existing(given, 'settings')) as GivenSettings, Number(count)));
