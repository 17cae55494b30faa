import { Controller, Get, Headers, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import {
  ExportQuery,
  ImportTimelineCommand,
  ServiceError,
  type ImportResult,
  type Session,
} from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { CurrentSession } from '../access/caller.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { linesOfBody } from './lines.js';

/**
 * Exported timelines as files, NDJSON. Both routes take the same bearer token as GraphQL:
 * `GET /timelines/:id/export` and `POST /import` (`Content-Type: application/x-ndjson`, header `Command-Id`).
 */
@Controller()
export class TransferController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @Get('timelines/:id/export')
  async export(@Param('id') id: string, @CurrentSession() session: Session): Promise<StreamableFile> {
    const lines = await this.queries.execute(new ExportQuery(session, id));
    const name = id.replace(/[^A-Za-z0-9_-]/g, '_');
    return new StreamableFile(Readable.from(inChunks(lines)), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="${name}.ndjson"`,
    });
  }

  @Post('import')
  @HttpCode(200)
  async import(
    @Req() request: { readonly body: unknown },
    @Headers('command-id') commandId: string | undefined,
    @CurrentSession() session: Session,
  ): Promise<ImportResult> {
    if (!commandId || commandId.length > 128) {
      throw new ServiceError('BAD_USER_INPUT', 'The header Command-Id must hold 1–128 characters.', [
        'command-id',
      ]);
    }
    if (!(request.body instanceof Readable)) {
      throw new ServiceError('BAD_USER_INPUT', 'The body must be application/x-ndjson.', ['content-type']);
    }
    const lines = linesOfBody(request.body, this.settings.limits.importBytes);
    return this.commands.execute(new ImportTimelineCommand({ session, commandId, lines }));
  }
}

/** Characters that are sent at once, or a few more. */
const CHUNK = 65_536;

/** Many lines at a time, each with its end: one by one they cost more to send than to make. */
async function* inChunks(lines: AsyncIterable<string>): AsyncIterable<string> {
  let text = '';
  try {
    for await (const line of lines) {
      text += `${line}\n`;
      if (text.length < CHUNK) continue;
      yield text;
      text = '';
    }
  } catch (fault) {
    // What can be read is sent.
    if (text !== '') yield text;
    throw fault;
  }
  if (text !== '') yield text;
}
