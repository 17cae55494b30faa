import type { Readable } from 'node:stream';
import { ServiceError } from '../../contracts/index.js';

/** Bytes of one line. */
const LONGEST_LINE = 8_388_608;
const NEWLINE = 0x0a;

/**
 * Lines of a request's body as they arrive, without empty ones. Throws BAD_USER_INPUT when there is more than so many
 * bytes, or a line that does not end; the rest is then left unread, so that the answer still reaches the sender.
 */
export async function* linesOfBody(
  body: Readable,
  maxBytes: number,
  longestLine = LONGEST_LINE,
): AsyncIterable<string> {
  let bytes = 0;
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new ServiceError('BAD_USER_INPUT', `The file is larger than ${maxBytes} bytes.`);
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      yield* full(
        Buffer.concat([...begun, chunk.subarray(0, end)])
          .toString('utf8')
          .split('\n'),
      );
      [begun, length] = [[], 0];
    }
    // What a line begins with is put together once, when it ends.
    begun.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > longestLine)
      throw new ServiceError('BAD_USER_INPUT', 'The file has a line that does not end.');
  }
  yield* full([Buffer.concat(begun).toString('utf8')]);
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
