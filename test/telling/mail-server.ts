import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and text as they came; what is quoted-printable is read. */
  readonly text: string;
}

/** A mail server on a free port of 127.0.0.1 that keeps what it is sent. */
export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Status that it refuses every address with from now on; null: it takes them. */
  refusing: number | null;
  /** Whether it takes what it is sent from now on and says nothing to it. */
  silent: boolean;
  /** Resolves when so many were received in all. */
  count(many: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** Headers that were folded are whole again. */
const read = (text: string): string => {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const plain = body
    .join('\r\n\r\n')
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return `${head.replace(/\r\n[ \t]+/g, ' ')}\r\n\r\n${plain}`;
};

export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let arrived = (): void => undefined;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { refusing } = server;
      done(refusing === null ? null : Object.assign(new Error('Not here'), { responseCode: refusing }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: read(Buffer.concat(chunks).toString()),
        });
        if (!server.silent) done();
        arrived();
      });
    },
    closeTimeout: 100,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusing: null,
    silent: false,
    count: async (many) => {
      while (mails.length < many) await new Promise<void>((resolve) => (arrived = resolve));
      return mails;
    },
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
  return server;
}
