/** What is used of @event-driven-io/emmett and its SQLite store. */
export interface Emmett {
  readonly getSQLiteEventStore: (options: { readonly fileName: string }) => EmmettStore;
  readonly sqliteConnection: (options: { readonly fileName: string }) => EmmettConnection;
  readonly createEventStoreSchema: (connection: EmmettConnection) => Promise<void>;
  readonly appendToStream: (
    connection: EmmettConnection,
    stream: string,
    kind: string,
    events: readonly EmmettEvent[],
    options: Expected,
  ) => Promise<{ readonly success: boolean }>;
}

export interface EmmettEvent {
  readonly type: string;
  readonly data: unknown;
}

export interface EmmettConnection {
  query<T>(sql: string): Promise<readonly T[]>;
  close(): void;
}

interface Expected {
  readonly expectedStreamVersion: bigint;
}

export interface EmmettStore {
  appendToStream(stream: string, events: readonly EmmettEvent[], options: Expected): Promise<unknown>;
  aggregateStream<S>(
    stream: string,
    options: {
      readonly evolve: (state: S, event: EmmettEvent) => S;
      readonly initialState: () => S;
    },
  ): Promise<{ readonly state: S }>;
}

/** Throws Error where a connection as emmett opens it does not wait for the disk as ours does. */
export async function checkDurability(connection: EmmettConnection): Promise<void> {
  const [journal] = await connection.query<{ readonly journal_mode: string }>('PRAGMA journal_mode');
  const [level] = await connection.query<{ readonly synchronous: number }>('PRAGMA synchronous');
  if (journal?.journal_mode !== 'wal' || level?.synchronous !== FULL)
    throw new Error(`emmett stores by ${JSON.stringify({ ...journal, ...level })}, not by WAL and FULL`);
}

const FULL = 2;

/**
 * Does something with emmett's store as often as it takes: it answers SQLITE_BUSY also to appends one after the other, because it
 * does not wait until the connection before is closed. How often it did is added up; what it then prints is not shown.
 */
export class Patience {
  busy = 0;

  async keep<T>(work: () => Promise<T>): Promise<T> {
    const { log } = console;
    console.log = () => undefined;
    try {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if ((error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
          this.busy += 1;
        }
      }
    } finally {
      console.log = log;
    }
  }
}
