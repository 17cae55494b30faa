import { Readable } from 'node:stream';
import { linesOfBody, linesOfText } from './lines.js';

const all = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
};
const body = (...chunks: readonly (string | Buffer)[]) =>
  Readable.from(chunks.map((each) => Buffer.from(each)));

describe('lines of a file', () => {
  it('are put together from chunks, also within a letter', async () => {
    const umlaut = Buffer.from('ü');
    const chunks = ['{"a"', ':1}\n\r\n{"b":"', umlaut.subarray(0, 1), umlaut.subarray(1), '"}\r\nlast'];
    expect(await all(linesOfBody(body(...chunks), 1000))).toEqual(['{"a":1}', '{"b":"ü"}', 'last']);
  });

  it('are refused beyond the bound', async () => {
    await expect(all(linesOfBody(body('12345', '67890', 'x'), 10))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await all(linesOfBody(body('12345', '67890'), 10))).toEqual(['1234567890']);
  });

  it('are refused when they do not end, as soon as that is known', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc((given += 1) && 1000, 'x');
      })(),
    );
    await expect(all(linesOfBody(endless, 1e9, 10_000))).rejects.toThrow('does not end');
    expect(given).toBeLessThan(40);
    expect(await all(linesOfBody(body('x'.repeat(9999), 'x\ny'), 1e9, 10_000))).toHaveLength(2);
  });

  it('come from a text as from a body', async () =>
    expect(await all(linesOfText('a\n\nb\r\n'))).toEqual(['a', 'b']));
});
