import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CalendarQuery, UnsubscribeCommand } from '../../contracts/index.js';
import type { Authentication } from '../access/authentication.js';
import type { TellingWords } from '../telling/telling-words.js';
import { PAGE_HEADERS } from './pages.js';

interface Links {
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  readonly authentication: Authentication;
  readonly words: TellingWords;
}

type Linked = FastifyRequest<{ Params: { link: string } }>;

const HEADERS = { ...PAGE_HEADERS, 'x-robots-tag': 'noindex' };
/** The page that ends mails sends one form, to itself. */
const FORM_HEADERS = {
  ...HEADERS,
  'content-security-policy': HEADERS['content-security-policy'].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
};
/** Of a form nothing is read. */
const MOST_OF_A_FORM = 4096;

/**
 * What is opened by a link alone, without a token: calendars (`GET /calendar/:link.ics`), and the end of mails
 * (`GET /unsubscribe/:link` asks, `POST` does it, as programs of mail do by themselves). The link is the secret: it stands in
 * no log. An address that tries many is held back like one that tries tokens.
 */
export function serveLinks(
  fastify: FastifyInstance,
  { commands, queries, authentication, words }: Links,
): void {
  const guarded =
    (answer: (link: string, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: Linked, reply: FastifyReply) => {
      if (!(await authentication.mayAsk(request.ip))) return reply.status(429).send('Too many requests.');
      return answer(request.params.link, reply);
    };
  const nothing = (reply: FastifyReply): FastifyReply =>
    reply
      .status(404)
      .headers(HEADERS)
      .type('text/plain; charset=utf-8')
      .send('This link opens nothing, or no longer.');

  void fastify.register(async (scope) => {
    const parse = { parseAs: 'string', bodyLimit: MOST_OF_A_FORM } as const;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, parse, (_request, _body, done) => done(null, null));

    scope.get(
      '/calendar/:link.ics',
      guarded(async (link, reply) => {
        const calendar = await queries.execute(new CalendarQuery(link));
        if (!calendar) return nothing(reply);
        return reply.headers(HEADERS).type('text/calendar; charset=utf-8').send(words.calendar(calendar));
      }),
    );
    scope.get(
      '/unsubscribe/:link',
      guarded(async (link, reply) => {
        const { known } = await commands.execute(new UnsubscribeCommand({ link, preview: true }));
        return known ? page(reply, QUESTION) : nothing(reply);
      }),
    );
    scope.post(
      '/unsubscribe/:link',
      guarded(async (link, reply) => {
        const { known } = await commands.execute(new UnsubscribeCommand({ link, preview: false }));
        return known ? page(reply, '<p>No more mails will come.</p>') : nothing(reply);
      }),
    );
  });
}

const QUESTION =
  '<p>No more mails of this kind?</p><form method="post"><button>No more mails</button></form>';

const page = (reply: FastifyReply, body: string): FastifyReply =>
  reply.headers(FORM_HEADERS).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Warledger</title><link rel="icon" href="/web/icon.svg"><link rel="stylesheet" href="/web/rules.css"></head>
<body><main>${body}</main></body></html>`);
