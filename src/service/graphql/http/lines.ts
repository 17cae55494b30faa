import type { Readable } from 'node:stream';
import { linesOf, textOf, type Line } from '../../../timelines/export/lines.js';
import { ServiceError } from '../../contracts/index.js';

/**
 * Lines of a request's body as they arrive. Throws BAD_USER_INPUT when there are more than so many bytes. What is left unread
 * then, or when nobody asks for more lines, is left in the body, so that the answer still reaches the sender.
 */
export const linesOfBody = (body: Readable, maxBytes: number): AsyncIterable<Line> =>
  linesOf(textOf(bounded(body, maxBytes)));

async function* bounded(body: Readable, maxBytes: number): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new ServiceError('BAD_USER_INPUT', `The file is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}
