import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer, MessageType, parseMessage, type ServerOptions } from 'graphql-ws';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Limits } from '../../limits.js';
import { hostNameOf } from '../http/access.js';
import { tooMuchJson } from '../../../kernel/index.js';
import type { Visitors } from './visitors.js';

export interface SocketServerParts {
  readonly options: ServerOptions<Record<string, unknown>, SocketExtra>;
  readonly limits: Limits;
  readonly visitors: Visitors;
  readonly isHost: (header: string | undefined) => boolean;
  readonly callerOf: (request: IncomingMessage) => string;
  /** Counts a message of an address. False when it has sent too many. */
  readonly count: (address: string) => Promise<boolean>;
  readonly logFault: (error: unknown) => void;
}

/** What hooks of `graphql-ws` know of the connection. */
export interface SocketExtra extends Record<PropertyKey, unknown> {
  /** Who is connected, by address. */
  readonly address: string;
  close(code: number, reason: string): void;
}

const PATH = '/graphql';
const KEEP_ALIVE_MS = 12_000;
/** What may wait to be read by a client; one who asks and never reads is cut off. */
const UNREAD_BYTES = 4_194_304;
const SAID_BY_CLIENTS: ReadonlySet<string> = new Set([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
]);
/** These are counted when it is known whose they are. */
const COUNTED_BY_HOLDER: ReadonlySet<string> = new Set([MessageType.ConnectionInit, MessageType.Subscribe]);
const BAD_REQUEST = 4400;
const INTERNAL_ERROR = 4500;
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

/**
 * Serves `graphql-ws` on the upgrades of an HTTP server. Whatever can be refused is refused before it is parsed: by the name
 * that it calls, the page that it comes from, the sockets of its address, the size and nesting of its messages.
 */
export function serveSockets(server: Server, parts: SocketServerParts): { close(): void } {
  const { limits, visitors } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    // However many small messages come at once, each has a turn of the event loop.
    allowSynchronousEvents: false,
    handleProtocols,
  });
  const protocol = makeServer(parts.options);

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = parts.callerOf(request);
    const refused = refusalOf(request, parts) ?? (visitors.enter(address) ? null : '429 Too Many Requests');
    if (refused !== null) {
      stream.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    let left = false;
    stream.once('close', () => {
      if (!left) visitors.leave(address);
      left = true;
    });
    sockets.handleUpgrade(request, stream, head, (socket) => attend(socket, address));
  });

  function attend(socket: WebSocket, address: string): void {
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => written(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => void socket.on('message', (data) => void receive(socket, address, data, take)),
      },
      { address, close: (code, reason) => socket.close(code, reason) },
    );
    // What breaks the protocol of sockets itself, a message that is too large first of all: `ws` closes with the reason.
    socket.on('error', () => undefined);
    const stop = keepAlive(socket);
    socket.once('close', (code, reason) => {
      stop();
      closed(code, String(reason)).catch(parts.logFault);
    });
  }

  async function receive(
    socket: WebSocket,
    address: string,
    data: RawData,
    take: (text: string) => Promise<void>,
  ): Promise<void> {
    const text = String(data);
    const type = typeOf(text, limits);
    if (type === null) return socket.close(BAD_REQUEST, 'Invalid message received');
    if (!SAID_BY_CLIENTS.has(type)) return socket.close(BAD_REQUEST, 'That is for the server to say');
    if (socket.bufferedAmount > UNREAD_BYTES) return socket.terminate();
    try {
      if (!COUNTED_BY_HOLDER.has(type) && !(await parts.count(address)))
        return socket.close(POLICY_VIOLATION, 'Too many messages');
      await take(text);
    } catch (error) {
      parts.logFault(error);
      socket.close(INTERNAL_ERROR, 'Internal server error');
    }
  }

  return { close: () => sockets.clients.forEach((each) => each.close(GOING_AWAY, 'Going away')) };
}

function refusalOf(request: IncomingMessage, { isHost }: SocketServerParts): string | null {
  const { host, origin } = request.headers;
  if (request.url?.split('?', 1)[0] !== PATH) return '404 Not Found';
  if (host === undefined || !isHost(host)) return '421 Misdirected Request';
  return origin === undefined || isOwn(origin, host) ? null : '403 Forbidden';
}

/** Whether a page comes from here: pages of others may not open sockets in the name of who looks at them. */
function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const asked = new URL(`${page.protocol}//${host}`);
  return hostNameOf(page.host) !== null && page.host === asked.host;
}

function typeOf(text: string, limits: Limits): string | null {
  if (tooMuchJson(text, limits) !== null) return null;
  try {
    // Of a message for the server alone the form is not looked at.
    const { type } = JSON.parse(text) as { type?: unknown };
    return typeof type === 'string' && (!SAID_BY_CLIENTS.has(type) || parseMessage(text)) ? type : null;
  } catch {
    return null;
  }
}

const written = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });

/** Asks now and then whether the other side is still there; cuts off who does not answer. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, KEEP_ALIVE_MS);
  return () => clearInterval(timer);
}
