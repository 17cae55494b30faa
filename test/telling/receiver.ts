import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers what was posted to it. */
export type Manner = (response: ServerResponse, received: Received) => void;

export const taking: Manner = (response) => void response.writeHead(204).end();
export const answering =
  (status: number, headers: Record<string, string> = {}): Manner =>
  (response) =>
    void response.writeHead(status, headers).end();
/** Takes what is sent and says nothing. */
export const hanging: Manner = () => undefined;
/** Answers without end. */
export const endless: Manner = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

/** What is posted to: listens on a free port of 127.0.0.1. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on. */
  manner: Manner;
  /** Resolves when so many were received in all. */
  count(many: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export async function openReceiver(manner: Manner = taking): Promise<Receiver> {
  const received: Received[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      receiver.manner(response, one);
      arrived();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    manner,
    count: async (many) => {
      while (received.length < many) await new Promise<void>((resolve) => (arrived = resolve));
      return received;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return receiver;
}
