import { Controller, Get, Header, Headers, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import {
  MAP_LINKS,
  PositionQuery,
  ServiceError,
  type MapLinks,
  type Session,
} from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { CurrentSession } from '../access/caller.js';
import { mapOf } from '../presenters/maps.js';
import { toPng, type Paper } from './map-png.js';

/** An image loads nothing and runs nothing, also where it is opened as a page. */
const STILL = "default-src 'none'; style-src 'none'; script-src 'none'; frame-ancestors 'none'";
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
const THEMES: readonly string[] = ['light', 'dark'] satisfies readonly Paper[];

/**
 * Maps as images, as the caller may see them: `GET /maps/:timeline/:revision.svg?theme=light|dark`, or `.png`, with the same bearer
 * token as GraphQL, or with a link that `Position.mapPath` has signed. 400 for another theme or name of the file, or a revision that the timeline does not have; 404 where the board has no grid.
 */
@Controller()
export class MapController {
  constructor(
    private readonly queries: QueryBus,
    @Inject(MAP_LINKS) private readonly links: MapLinks,
  ) {}

  @Get('maps/:timeline/:file')
  @Header('content-security-policy', STILL)
  @Header('x-content-type-options', 'nosniff')
  async map(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @Query() { theme, as, key }: Asked,
    @CurrentSession() caller: Session,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer | undefined> {
    const [, revision, kind] = /^(\d{1,9})\.(svg|png)$/.exec(file) ?? [];
    if (revision === undefined)
      throw new ServiceError('BAD_USER_INPUT', 'A map is called by its revision: `12.svg` or `12.png`.', [
        'file',
      ]);
    const session =
      as === undefined && key === undefined ? caller : this.linked(timeline, +revision, as, key);
    const board = await this.queries.execute(new PositionQuery(session, timeline, { revision: +revision }));
    const svg = mapOf(board, themeOf(theme));
    if (svg === null) throw new ServiceError('NOT_FOUND', 'This board has no grid to draw.');
    // Whoever lost a seat must not go on looking through its eyes: what is kept is asked for each time.
    const tag = tagOf(svg);
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
    if (known?.split(',').some((each) => each.trim() === tag)) {
      reply.status(304);
      return undefined;
    }
    reply.type(TYPES[kind as keyof typeof TYPES]);
    return kind === 'png' ? toPng(svg, themeOf(theme)) : svg;
  }

  private linked(timeline: string, revision: number, as: unknown, key: unknown): Session {
    const session =
      typeof as === 'string' && typeof key === 'string' ? this.links.open(timeline, revision, as, key) : null;
    if (!session) throw new ServiceError('NOT_FOUND', 'This link opens nothing, or no longer.', ['key']);
    return session;
  }
}

interface Asked {
  readonly theme?: unknown;
  readonly as?: unknown;
  readonly key?: unknown;
}

/** Of what is drawn, whatever it is packed in, so that pixels need not be made to see that they are known. */
const tagOf = (svg: string): string => `W/"${createHash('sha256').update(svg).digest('base64url')}"`;

function themeOf(given: unknown): Paper {
  if (given === undefined) return 'light';
  if (typeof given !== 'string' || !THEMES.includes(given))
    throw new ServiceError('BAD_USER_INPUT', 'The theme is `light` or `dark`.', ['theme']);
  return given as Paper;
}
