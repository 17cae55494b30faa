/** Numbers waiting in the order of their costs: a binary heap. */
export interface Queue {
  push(item: number, cost: number): void;
  /** The item of least cost, with it; undefined when nothing waits. Items pushed several times come out as often. */
  pop(): { readonly item: number; readonly cost: number } | undefined;
}

export function makeQueue(): Queue {
  const items: number[] = [];
  const costs: number[] = [];

  function swap(a: number, b: number): void {
    [items[a], items[b]] = [items[b]!, items[a]!];
    [costs[a], costs[b]] = [costs[b]!, costs[a]!];
  }

  function rise(from: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (costs[parent]! <= costs[place]!) return;
      swap(place, parent);
      place = parent;
    }
  }

  function sink(): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= items.length) return;
      const least = left + 1 < items.length && costs[left + 1]! < costs[left]! ? left + 1 : left;
      if (costs[place]! <= costs[least]!) return;
      swap(place, least);
      place = least;
    }
  }

  return {
    push(item, cost) {
      items.push(item);
      costs.push(cost);
      rise(items.length - 1);
    },
    pop() {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      const top = { item: items.pop()!, cost: costs.pop()! };
      sink();
      return top;
    },
  };
}
