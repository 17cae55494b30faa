import {
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  Ip,
  Param,
  Post,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import {
  ExportQuery,
  ImportTimelineCommand,
  ServiceError,
  type ImportResult,
} from '../../contracts/index.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { Authentication } from '../authentication.js';

/**
 * Exported timelines as files, NDJSON. Both routes take the same bearer token as GraphQL:
 * `GET /timelines/:id/export` and `POST /import` (`Content-Type: application/x-ndjson`, header `Command-Id`).
 */
@Controller()
export class TransferController {
  constructor(
    private readonly authentication: Authentication,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @Get('timelines/:id/export')
  async export(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Ip() address: string,
  ): Promise<StreamableFile> {
    const { session } = await this.authentication.contextOf(authorization, address);
    const lines = await this.queries.execute(new ExportQuery(session, id));
    const name = id.replace(/[^A-Za-z0-9_-]/g, '_');
    return new StreamableFile(Readable.from(withNewlines(lines)), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="${name}.ndjson"`,
    });
  }

  @Post('import')
  @HttpCode(200)
  async import(
    @Req() request: { readonly body: unknown },
    @Headers('authorization') authorization: string | undefined,
    @Headers('command-id') commandId: string | undefined,
    @Ip() address: string,
  ): Promise<ImportResult> {
    const { session } = await this.authentication.contextOf(authorization, address);
    if (!commandId || commandId.length > 128) {
      throw new ServiceError('BAD_USER_INPUT', 'The header Command-Id must hold 1–128 characters.', [
        'command-id',
      ]);
    }
    if (!(request.body instanceof Readable)) {
      throw new ServiceError('BAD_USER_INPUT', 'The body must be application/x-ndjson.', ['content-type']);
    }
    const bounded = request.body.pipe(atMost(this.settings.limits.importBytes));
    const lines = createInterface({ input: bounded, crlfDelay: Infinity });
    return this.commands.execute(new ImportTimelineCommand(session, commandId, failingWith(bounded, lines)));
  }
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Passes bytes on until there are too many. */
function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= bytes) done(null, chunk);
      else done(new ServiceError('BAD_USER_INPUT', `The file is larger than ${bytes} bytes.`, ['body']));
    },
  });
}

/** Lines of a stream; an error of the stream is thrown where the lines are read (readline itself would be silent). */
async function* failingWith(stream: Transform, lines: AsyncIterable<string>): AsyncIterable<string> {
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure = error;
    (lines as unknown as { close(): void }).close();
  });
  for await (const line of lines) if (line !== '') yield line;
  if (failure) throw failure;
}
