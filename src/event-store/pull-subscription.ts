import type { StoredRecord, Subscription } from './event-store.port.js';

/** Where a subscription pulls its records from. */
export interface PullSource {
  /** The next records after a position, a page of them; empty when there are none yet. */
  page(after: bigint | null): readonly StoredRecord[];
  /** Calls back whenever there may be more; answers how to stop that. */
  onMore(wake: () => void): () => void;
}

/**
 * A subscription over a source that can be asked for more: delivers one record after the other, sleeps when there are
 * none, and ends at `close` or at the first failure of the handler or of the source.
 * @param running holds the subscription for as long as it runs
 */
export function pullSubscription(
  source: PullSource,
  after: bigint | null,
  handle: (record: StoredRecord) => Promise<void> | void,
  failed: (error: unknown) => void,
  running: Set<Subscription>,
): Subscription {
  let closed = false;
  let more = true;
  let wake = (): void => undefined;
  const stopListening = source.onMore(() => {
    more = true;
    wake();
  });

  const deliver = async (): Promise<void> => {
    // The caller has its subscription in hand before the first record arrives.
    await Promise.resolve();
    let position = after;
    while (!closed) {
      more = false;
      for (const record of source.page(position)) {
        if (closed) return;
        more = true;
        await handle(record);
        position = record.position;
      }
      // A long catch-up must not keep the process from doing anything else.
      if (more) await new Promise<void>((resolve) => setImmediate(resolve));
      else if (!closed) await new Promise<void>((resolve) => (wake = resolve));
    }
  };

  const done = deliver()
    .catch(failed)
    .finally(() => {
      closed = true;
      stopListening();
      running.delete(subscription);
    });
  const subscription: Subscription = {
    close: async () => {
      closed = true;
      wake();
      await done;
    },
  };
  running.add(subscription);
  return subscription;
}
