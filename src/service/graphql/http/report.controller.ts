import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { hash } from 'node:crypto';
import { html, markdown, STYLE, text, turnPaper, type Paper } from '../../../reporting/index.js';
import { ServiceError, TurnOnRecordQuery, type Session } from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { BattleBriefs } from '../reports/battle-briefs.js';
import { OrderSheets } from '../reports/order-sheets.js';
import { TurnReports } from '../reports/turn-reports.js';

/** A page that has its own style and nothing else: it loads nothing, runs nothing, and sends nothing. */
const STILL = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'`;
const HEADERS = {
  'content-security-policy': `${STILL}; frame-ancestors 'none'; sandbox`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

interface Format {
  readonly type: string;
  readonly of: (paper: Paper) => string;
}

/** How a paper is written, by the ending of its file. */
const FORMATS: Readonly<Record<string, Format>> = {
  html: { type: 'text/html; charset=utf-8', of: (paper) => html(paper, STILL) },
  md: { type: 'text/markdown; charset=utf-8', of: markdown },
  txt: { type: 'text/plain; charset=utf-8', of: text },
};

/**
 * Papers, as the caller may know what is in them, with the same bearer token as GraphQL. All end in `.html`, `.md` or `.txt`; 400 for
 * another ending.
 * - `GET /reports/:timeline/turns/3.html` the report of a turn; 400 for one that is not in the history
 * - `GET /reports/:timeline/battles/b3-1.html` the brief of a battle; 404 where there is none for the caller
 * - `GET /reports/:timeline/orders/now.html` the order sheet of the caller's seat; 403 without one
 */
@Controller('reports/:timeline')
export class ReportController {
  constructor(
    private readonly queries: QueryBus,
    private readonly turnReports: TurnReports,
    private readonly briefs: BattleBriefs,
    private readonly sheets: OrderSheets,
  ) {}

  @Get('turns/:file')
  async turn(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, format } = partsOf(file);
    if (!/^\d{1,6}$/.test(name))
      throw new ServiceError('BAD_USER_INPUT', 'A report is called by its turn: `3.html`.', ['file']);
    const record = await this.queries.execute(new TurnOnRecordQuery(session, timeline, Number(name)));
    return written(turnPaper(this.turnReports.withMap(record)), format, reply);
  }

  @Get('battles/:file')
  async battle(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, format } = partsOf(file);
    return written(await this.briefs.of(session, timeline, name), format, reply);
  }

  @Get('orders/:file')
  async orders(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, format } = partsOf(file);
    if (name !== 'now')
      throw new ServiceError('BAD_USER_INPUT', 'An order sheet is called `now.html`.', ['file']);
    return written(await this.sheets.of(session, timeline), format, reply);
  }
}

function written(paper: Paper, { type, of }: Format, reply: FastifyReply): string {
  void reply.headers(HEADERS).type(type);
  return of(paper);
}

/** Throws BAD_USER_INPUT where the file ends otherwise than a format. */
function partsOf(file: string): { readonly name: string; readonly format: Format } {
  const [, name = '', ending = ''] = /^(.+)\.([a-z]+)$/.exec(file) ?? [];
  const format = Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
  if (!format)
    throw new ServiceError('BAD_USER_INPUT', `A paper ends in ${Object.keys(FORMATS).join(', ')}.`, ['file']);
  return { name, format };
}
