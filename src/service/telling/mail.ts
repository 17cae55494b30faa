import { createTransport, type Transporter } from 'nodemailer';
import { token } from '../inject.js';
import type { Outcome } from './post.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same however often it is sent. */
  readonly id: string;
  /** Link that ends all mails of the kind; null where nothing is to be ended. */
  readonly unsubscribe: string | null;
}

const WITHIN_MS = 10_000;

/** Sends mails through the server that the host of this service has named. */
export class Mailer {
  private readonly transport: Transporter;

  /**
   * @param server `smtp://user:password@host:587` or `smtps://…`
   * @param from address, or a name with the address in angle brackets
   */
  constructor(
    server: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url: server,
      connectionTimeout: WITHIN_MS,
      greetingTimeout: WITHIN_MS,
      socketTimeout: WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Never throws. */
  async send({ to, subject, text, id, unsubscribe }: Mail): Promise<Outcome> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domainOf(this.from)}>`,
        headers: { 'auto-submitted': 'auto-generated', ...unsubscribing(unsubscribe) },
      });
      return { taken: true };
    } catch (error) {
      return judged(error as { readonly code?: string; readonly responseCode?: number });
    }
  }
}

const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';

const unsubscribing = (link: string | null): Readonly<Record<string, string>> =>
  link === null
    ? {}
    : { 'list-unsubscribe': `<${link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };

/** What the server says holds the address, so its words are not passed on. That it takes no mail at all is no fault of the reader's. */
function judged({ code, responseCode }: { readonly code?: string; readonly responseCode?: number }): Outcome {
  const answered = responseCode === undefined ? '' : ` (${responseCode})`;
  if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
    return { taken: false, reason: `The mail server does not take this address${answered}`, gone: true };
  return { taken: false, reason: `The mail server does not take the mail${answered}`, ours: true };
}

/** Null where the host has named no mail server. */
export const MAILER = token<Mailer | null>('Mailer');
