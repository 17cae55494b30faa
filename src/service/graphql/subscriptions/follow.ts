/**
 * Passes on what `pick` makes of each item, and nothing for undefined. Closing it closes the source at once, also while
 * it waits for the next item (an async generator would wait until the item has come).
 */
export function follow<T, U>(
  source: AsyncIterator<T>,
  pick: (item: T) => U | undefined | Promise<U | undefined>,
): AsyncIterableIterator<U> {
  return {
    async next() {
      for (;;) {
        const item = await source.next();
        if (item.done) return { done: true, value: undefined };
        const picked = await pick(item.value);
        if (picked !== undefined) return { done: false, value: picked };
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    async throw(error: unknown) {
      await source.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Gives one item before those of the source. */
export function beginWith<T>(first: T, source: AsyncIterator<T>): AsyncIterableIterator<T> {
  let begun = false;
  return {
    next() {
      if (begun) return source.next();
      begun = true;
      return Promise.resolve({ done: false, value: first });
    },
    async return() {
      begun = true;
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
