import { pause } from './pause.js';

describe('a pause', () => {
  it('gives everybody a turn of his own, first come, first served', async () => {
    let turn = 0;
    let over = false;
    const count = () => {
      turn += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const turns: [string, number][] = [];
    const work = async (who: string) => {
      for (let n = 0; n < 3; n += 1) {
        await pause();
        turns.push([who, turn]);
      }
    };
    await Promise.all([work('a'), work('b'), work('c')]);
    over = true;
    expect(turns.map(([who]) => who).join('')).toBe('abcabcabc');
    expect(new Set(turns.map(([, at]) => at)).size).toBe(9);
  });
});
