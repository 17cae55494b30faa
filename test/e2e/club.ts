import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { createApplication } from '../../src/service/graphql/application.js';
import { LOCAL_ACCESS } from '../../src/service/graphql/http/access.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import {
  AdminToken,
  groupIn,
  ServiceModule,
  settingsOf,
  type GivenSettings,
} from '../../src/service/wiring/index.js';
import { bearer, post } from '../post.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/**
 * The whole service, its events in memory, and the operations of the playground to play it with; or, where the
 * variables WARLEDGER_URL and WARLEDGER_TOKEN (its admin token) name one, a service that runs already.
 */
export class Club {
  readonly faults: unknown[] = [];
  url = '';
  admin = '';
  private app: NestFastifyApplication | null = null;

  static async open(): Promise<Club> {
    const club = new Club();
    const { WARLEDGER_URL: url, WARLEDGER_TOKEN: token } = process.env;
    return url && token ? Object.assign(club, { url, admin: token }) : club.start();
  }

  /** Another service, which knows nothing of the first; its events in memory unless it is told otherwise. */
  static openElsewhere(given: GivenSettings = {}): Promise<Club> {
    return new Club().start(given);
  }

  private async start(given: GivenSettings = {}): Promise<Club> {
    const settings = settingsOf({
      store: 'memory',
      logLevel: 'silent',
      dataDir: '/nonexistent',
      limits: { requestsPerMinute: 0 },
      ...given,
    });
    const group = groupIn(settings.group);
    this.app = await createApplication({
      core: ServiceModule.forRoot(settings),
      faces: FACES,
      shelf: loadCatalogs(),
      settings: {
        limits: settings.limits,
        ...(group ? { group } : {}),
        access: LOCAL_ACCESS,
        logFault: (fault) => void this.faults.push(fault.error),
      },
      logger: false,
      webFolder: 'dist/web',
    });
    this.admin = (await this.app.get(AdminToken).ensure())!;
    await this.app.listen(0, '127.0.0.1');
    this.url = (await this.app.getUrl()).replace('[::1]', '127.0.0.1');
    return this;
  }

  async close(): Promise<void> {
    await this.app?.close();
  }

  /**
   * Runs an operation of the playground as the holder of a token. `fill` puts into its variables what a person would
   * type. Answers the data; throws on `errors`.
   */
  async run(
    name: string,
    token: string | null,
    fill: (variables: Any) => void = () => undefined,
  ): Promise<Any> {
    const { document, variables } = operation(name);
    fill(variables);
    return this.send(document, variables, token);
  }

  async send(query: string, variables: object, token: string | null, operationName?: string): Promise<Any> {
    const { answer } = await post(
      this.url,
      { query, variables, ...(operationName ? { operationName } : {}) },
      token,
    );
    const { data, errors } = answer as { data: Any; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors, null, 1));
    return data;
  }

  /** The exported lines at a path that an answer named. */
  async download(path: string, token: string): Promise<string> {
    const response = await fetch(`${this.url}${path}`, { headers: bearer(token) });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  }
}
