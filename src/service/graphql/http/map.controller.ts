import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { PositionQuery, ServiceError, type Session } from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { mapOf } from '../presenters/maps.js';
import { toPng, type Paper } from './map-png.js';

/** An image loads nothing and runs nothing, also where it is opened as a page. */
const STILL = "default-src 'none'; style-src 'none'; script-src 'none'; frame-ancestors 'none'";
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
const THEMES: readonly string[] = ['light', 'dark'] satisfies readonly Paper[];

/**
 * Maps as images, as the caller may see them: `GET /maps/:timeline/:revision.svg?theme=light|dark`, or `.png`, with the same bearer
 * token as GraphQL. 400 for another theme or name of the file, or a revision that the timeline does not have; 404 where the board has no grid.
 */
@Controller()
export class MapController {
  constructor(private readonly queries: QueryBus) {}

  @Get('maps/:timeline/:file')
  @Header('content-security-policy', STILL)
  @Header('x-content-type-options', 'nosniff')
  async map(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @Query('theme') theme: unknown,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer> {
    const [, revision, kind] = /^(\d{1,9})\.(svg|png)$/.exec(file) ?? [];
    if (revision === undefined)
      throw new ServiceError('BAD_USER_INPUT', 'A map is called by its revision: `12.svg` or `12.png`.', [
        'file',
      ]);
    const board = await this.queries.execute(
      new PositionQuery(session, timeline, { revision: Number(revision) }),
    );
    const svg = mapOf(board, themeOf(theme));
    if (svg === null) throw new ServiceError('NOT_FOUND', 'This board has no grid to draw.');
    reply.type(TYPES[kind as keyof typeof TYPES]);
    return kind === 'png' ? toPng(svg, themeOf(theme)) : svg;
  }
}

function themeOf(given: unknown): Paper {
  if (given === undefined) return 'light';
  if (typeof given !== 'string' || !THEMES.includes(given))
    throw new ServiceError('BAD_USER_INPUT', 'The theme is `light` or `dark`.', ['theme']);
  return given as Paper;
}
