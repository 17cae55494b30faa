import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RuleCatalog } from '../../src/service/contracts/index.js';
import { createApplication, type ApplicationParts } from '../../src/service/graphql/application.js';
import { LOCAL_ACCESS } from '../../src/service/graphql/http/access.js';
import type { Limits } from '../../src/service/limits.js';
import { AdminToken, ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { post } from '../post.js';
import { TOY } from '../toy/index.js';
import { TOY_RULES } from '../toy/meta.js';
import { TOY_FACE } from './toy-face.js';

const shelf: RuleCatalog = new Map(
  Object.entries(TOY_RULES).map(([id, title]) => [
    id,
    { id, catalog: 'toy', title, text: `${title}. <b>See</b> TOY-SET-01.`, ruling: null, source: 'test' },
  ]),
);

export interface ToyApplication {
  readonly app: NestFastifyApplication;
  readonly adminToken: string;
  readonly faults: unknown[];
  /** Ids of the requests that met them. */
  readonly faultIds: string[];
  readonly url: string;
  /** Sends one operation over HTTP. */
  send(query: string, variables?: object, token?: string | null): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
  }[];
}

/** The whole service with the toy ruleset, its events in memory, listening on a free port of 127.0.0.1. */
export async function openToyApplication(
  limits: Partial<Limits> = {},
  more: Partial<ApplicationParts> = {},
): Promise<ToyApplication> {
  const { faces = [TOY_FACE] } = more;
  if (faces.includes(TOY_FACE) && !import.meta.url.includes('graph=')) {
    throw new Error('A suite that shows the toy says so in its first line: /** @rulesets toy */');
  }
  const faults: unknown[] = [];
  const faultIds: string[] = [];
  const settings = settingsOf({
    store: 'memory',
    logLevel: 'silent',
    dataDir: '/nonexistent',
    limits: { requestsPerMinute: 0, ...limits },
  });
  const app = await createApplication({
    core: ServiceModule.forRoot(settings, { rulesets: [TOY] }),
    faces,
    shelf,
    settings: {
      limits: settings.limits,
      access: LOCAL_ACCESS,
      logFault: ({ error, requestId }) => {
        faults.push(error);
        faultIds.push(requestId);
      },
    },
    logger: false,
    webFolder: 'dist/web',
    ...more,
  });
  const adminToken = (await app.get(AdminToken).ensure())!;
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const send = async (
    query: string,
    variables: object = {},
    token: string | null = adminToken,
  ): Promise<Answer> => {
    const { status, answer } = await post(url, { query, variables }, token);
    return { status, ...(answer as Omit<Answer, 'status'>) };
  };
  return { app, adminToken, faults, faultIds, url, send, close: () => app.close() };
}
