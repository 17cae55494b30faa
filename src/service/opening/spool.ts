import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Line } from '../../timelines/export/lines.js';

/** Lines put aside in a file of their own while they are checked, to be read again. */
export class Spool {
  private constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {}

  static async open(): Promise<Spool> {
    const folder = await mkdtemp(join(tmpdir(), 'warledger-import-'));
    return new Spool(folder, join(folder, 'lines.ndjson'));
  }

  /** Hands lines on and keeps them; a fault is handed on. */
  async *recording(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
    const file = createWriteStream(this.file, { mode: 0o600 });
    try {
      for await (const line of lines) {
        if (typeof line === 'string' && !file.write(`${line}\n`)) await once(file, 'drain');
        yield line;
      }
    } finally {
      file.end();
      await once(file, 'close');
    }
  }

  lines(): AsyncIterable<string> {
    return createInterface({ input: createReadStream(this.file, 'utf8'), crlfDelay: Infinity });
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
