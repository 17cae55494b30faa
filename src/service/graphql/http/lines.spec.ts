import { Readable } from 'node:stream';
import { LONGEST_LINE, NO_END, NOT_UTF_8, TOO_LONG, type Line } from '../../../timelines/export/lines.js';
import { linesOfBody } from './lines.js';

const all = async (lines: AsyncIterable<Line>): Promise<Line[]> => {
  const found: Line[] = [];
  for await (const line of lines) found.push(line);
  return found;
};
const body = (...chunks: readonly (string | Buffer)[]) =>
  Readable.from(chunks.map((each) => Buffer.from(each)));

describe('lines of a body', () => {
  it('are put together from chunks, also within a letter', async () => {
    const umlaut = Buffer.from('ü');
    const chunks = ['{"a"', ':1}\n\r\n{"b":"', umlaut.subarray(0, 1), umlaut.subarray(1), '"}\nlast\n'];
    expect(await all(linesOfBody(body(...chunks), 1000))).toEqual(['{"a":1}', '\r', '{"b":"ü"}', 'last']);
  });

  it('end with what is wrong: no end, no UTF-8', async () => {
    expect(await all(linesOfBody(body('a\nb'), 1000))).toEqual(['a', NO_END]);
    expect(await all(linesOfBody(body('a\n', Buffer.from([0xff]), 'b\n'), 1000))).toEqual(['a', NOT_UTF_8]);
  });

  it('are refused beyond the bound', async () => {
    await expect(all(linesOfBody(body('12345', '67890', 'x'), 10))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await all(linesOfBody(body('12345', '6789\n'), 10))).toEqual(['123456789']);
  });

  it('are refused when they do not end, as soon as that is known, and the rest is not read', async () => {
    const chunk = Buffer.alloc(65_536, 'x');
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1;
          yield chunk;
        }
      })(),
      { highWaterMark: 1 },
    );
    expect(await all(linesOfBody(endless, 1e12))).toEqual([TOO_LONG]);
    expect(given).toBeLessThan(LONGEST_LINE / chunk.length + 10);
  });
});
