import { beginWith, follow } from './follow.js';

/** A source whose next item never comes, and that says when it was closed. */
function silent() {
  const source = {
    closed: false,
    next: () => new Promise<IteratorResult<number>>(() => undefined),
    return: () => {
      source.closed = true;
      return Promise.resolve({ done: true as const, value: undefined });
    },
  };
  return source;
}

async function* numbers() {
  yield* [1, 2, 3, 4];
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('following a source', () => {
  it('passes on what is picked, and leaves out the rest', async () => {
    expect(await all(follow(numbers(), (n) => (n % 2 === 0 ? `#${n}` : undefined)))).toEqual(['#2', '#4']);
  });

  it('closes a source that waits', async () => {
    const source = silent();
    const following = follow(source, (n) => n);
    void following.next();
    await following.return!();
    expect(source.closed).toBe(true);
  });

  it('gives its first item before those of the source, and nothing after it is closed', async () => {
    expect(await all(beginWith(0, numbers()))).toEqual([0, 1, 2, 3, 4]);
    const source = silent();
    const begun = beginWith(0, source);
    await begun.return!();
    expect(source.closed).toBe(true);
  });
});
