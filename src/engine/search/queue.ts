/** What waits, the best first: a binary heap. */
export interface Queue<T> {
  push(item: T): void;
  /** The best that waits; undefined when nothing does. Items pushed several times come out as often. */
  pop(): T | undefined;
}

/** An empty queue. `isBefore`: a strict order; of two that are equal either one may come first. */
export function makeQueue<T>(isBefore: (a: T, b: T) => boolean): Queue<T> {
  const heap: T[] = [];

  function rise(item: T): void {
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(item, heap[parent] as T)) break;
      heap[place] = heap[parent] as T;
      place = parent;
    }
    heap[place] = item;
  }

  /** Puts an item in the place of the first one. */
  function sink(item: T): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= heap.length) break;
      const least =
        left + 1 < heap.length && isBefore(heap[left + 1] as T, heap[left] as T) ? left + 1 : left;
      if (!isBefore(heap[least] as T, item)) break;
      heap[place] = heap[least] as T;
      place = least;
    }
    heap[place] = item;
  }

  return {
    push: rise,
    pop() {
      const [top] = heap;
      const last = heap.pop();
      if (heap.length > 0) sink(last as T);
      return top;
    },
  };
}
