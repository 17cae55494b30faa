/**
 * An iterator that pulls its items one after the other, also where next() is called before the last one was answered. A pull
 * that throws ends it; `return()` calls `end`, upon which a pull that waits is to answer undefined.
 */
export function pulled<T>(pull: () => Promise<T | undefined>, end: () => void): AsyncIterableIterator<T> {
  const failing = (error: unknown): never => {
    end();
    throw error;
  };
  let last: Promise<unknown> = Promise.resolve();
  const next = async (): Promise<IteratorResult<T>> => {
    const value = await pull();
    return value === undefined ? { done: true, value } : { done: false, value };
  };
  return {
    next: () => {
      const result = last.then(next).catch(failing);
      last = result.catch(() => undefined);
      return result;
    },
    return: () => {
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    throw: (error: unknown) => {
      end();
      return Promise.reject(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
