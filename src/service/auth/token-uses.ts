import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';

/** Uses are written to the file so often at most. */
const BETWEEN_WRITES_MS = 60_000;

type Uses = Readonly<Record<string, string>>;

/**
 * When each token was last used, by its hash and to the minute, as far as this data directory knows: it is no part of the history, so it stands in
 * a file of its own, which may be thrown away. Several processes on one directory share it.
 */
@Injectable()
export class TokenUses implements OnApplicationShutdown {
  private readonly uses: Map<string, string>;
  private timer: NodeJS.Timeout | null = null;

  /** @param file null keeps them in memory */
  constructor(
    private readonly file: string | null,
    private readonly log: Logger,
  ) {
    this.uses = new Map(Object.entries(this.read()));
  }

  /** @param at ISO 8601, UTC */
  note(tokenHash: string, at: string): void {
    const minute = `${at.slice(0, 16)}:00.000Z`;
    if (this.uses.get(tokenHash) === minute) return;
    this.uses.set(tokenHash, minute);
    if (this.file !== null) this.timer ??= setTimeout(() => this.write(), BETWEEN_WRITES_MS).unref();
  }

  /** Minute of the last use; null where none is known. */
  last(tokenHash: string): string | null {
    return this.uses.get(tokenHash) ?? null;
  }

  onApplicationShutdown(): void {
    if (this.timer) this.write();
  }

  private read(): Uses {
    if (this.file === null) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Uses;
    } catch {
      return {};
    }
  }

  /** What another process has noted later stays. */
  private write(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    for (const [hash, at] of Object.entries(this.read()))
      if (at > (this.uses.get(hash) ?? '')) this.uses.set(hash, at);
    try {
      const beside = `${this.file}.${process.pid}`;
      writeFileSync(beside, JSON.stringify(Object.fromEntries(this.uses)), { mode: 0o600 });
      renameSync(beside, String(this.file));
    } catch (error) {
      this.log.warn({ err: error }, 'The last uses of tokens were not written');
    }
  }
}
