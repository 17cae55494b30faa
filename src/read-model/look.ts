import type { EventStore } from '../event-store/event-store.port.js';
import { openToLook, sqliteCode, SQLITE, type Database } from '../event-store/sqlite/driver.js';
import { isOfForm, isSpoiled } from './database.js';
import { agreementWith, MARK_OF, markOf, type Agreement, type Mark } from './projector.js';

/** What the file of a read model looks like from outside. */
export type ReadModelLook =
  /** A service has it open. */
  | { readonly kind: 'in-use' }
  | { readonly kind: 'broken'; readonly reason: string }
  /** Other code has made it: the next start makes it anew, as it does one that could not read a record. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'current'; readonly agreement: Agreement; readonly position: bigint | null };

/** Looks at the file of a read model and changes nothing. Throws StoreUnavailable where the store does not answer. */
export async function lookAtReadModel(file: string, store: EventStore): Promise<ReadModelLook> {
  const looked = look(file);
  if (looked.kind !== 'read') return looked;
  const { mark } = looked;
  return { kind: 'current', agreement: await agreementWith(store, mark), position: mark?.position ?? null };
}

type Looked =
  | Exclude<ReadModelLook, { readonly kind: 'current' }>
  | { readonly kind: 'read'; readonly mark: Mark | null };

function look(file: string): Looked {
  let database: Database | undefined;
  try {
    database = openToLook(file);
    if (!isOfForm(database) || isSpoiled(database)) return { kind: 'stale' };
    const row = database.prepare(MARK_OF).get();
    return { kind: 'read', mark: row ? markOf(row) : null };
  } catch (error) {
    if (sqliteCode(error) === SQLITE.BUSY) return { kind: 'in-use' };
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    database?.close();
  }
}
