import type { Readable } from 'node:stream';
import { ServiceError } from '../../contracts/index.js';

/** Characters of one line. */
const MAX_LINE = 16_777_216;

/**
 * Lines of a request's body as they arrive, without empty ones. Throws BAD_USER_INPUT when there is more than so many
 * bytes, or a line that never ends; the rest is then left unread, so that the answer still reaches the sender.
 */
export async function* linesOfBody(body: Readable, maxBytes: number): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = '';
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new ServiceError('BAD_USER_INPUT', `The file is larger than ${maxBytes} bytes.`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    if (rest.length > MAX_LINE)
      throw new ServiceError('BAD_USER_INPUT', 'The file has a line that does not end.');
    yield* full(lines);
  }
  yield* full([rest + decoder.decode()]);
}

/** Lines of a text, without empty ones. */
export async function* linesOfText(text: string): AsyncIterable<string> {
  yield* full(text.split('\n'));
}

function* full(lines: readonly string[]): Iterable<string> {
  for (const line of lines) {
    const bare = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (bare !== '') yield bare;
  }
}
