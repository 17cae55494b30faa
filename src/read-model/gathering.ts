import { existing, lastOf } from '../kernel/index.js';
import type { StoredRecord } from '../event-store/event-store.port.js';
import { readRecord, streamOf } from './streams.js';

/** A record with what it says: read once, where its stream holds commands. */
export interface CommandRecord extends StoredRecord {
  readonly said?: object;
}

/** The records of one command, in the order in which they stand in their stream. */
export type CommandRecords = readonly CommandRecord[];

interface Open<Mark> extends Pick<Envelope, 'actor' | 'commandId'> {
  readonly records: CommandRecord[];
  /** Where the log stood before the first of them. */
  readonly before: Mark;
}

interface Envelope {
  readonly actor: string;
  readonly commandId: string;
  readonly last?: boolean;
}

/**
 * Gathers the records of each stream until a command is whole: its last record says so; one stored before records did
 * ends where another command begins, or where its stream does. Streams that hold no commands give every record at once.
 */
export class Gathering<Mark> {
  private readonly open = new Map<string, Open<Mark>>();

  /**
   * One record further; the commands that are whole by it. Throws DamagedRecord.
   * @param before where the log stood before this record
   */
  take(record: StoredRecord, before: Mark): readonly CommandRecords[] {
    const kind = streamOf(record.stream)?.kind;
    if (kind !== 'campaign' && kind !== 'timeline') return [[record]];
    const said = readRecord(record, () => JSON.parse(record.body) as Envelope);
    const { actor, commandId, last } = said;
    let open = this.open.get(record.stream);
    const isOther = open && (open.commandId !== commandId || open.actor !== actor);
    const whole: CommandRecords[] = isOther ? [this.close(record.stream)] : [];
    if (!open || isOther) this.open.set(record.stream, (open = { actor, commandId, records: [], before }));
    open.records.push({ ...record, said });
    if (last) whole.push(this.close(record.stream));
    return whole;
  }

  /** The newest record of every command that is not known to be whole. */
  waiting(): readonly StoredRecord[] {
    return [...this.open.values()].map(({ records }) => lastOf(records));
  }

  /** What there is of the command under way in a stream. */
  records(stream: string): CommandRecords {
    return existing(this.open.get(stream), 'record gathered').records;
  }

  /** Lets go of the command under way in a stream. */
  close(stream: string): CommandRecords {
    const { records } = existing(this.open.get(stream), 'record gathered');
    this.open.delete(stream);
    return records;
  }

  /** Forgets what waits in a stream that cannot be read on. */
  drop(stream: string): void {
    this.open.delete(stream);
  }

  /** Where the log stood before the oldest record that waits; undefined when none does. */
  oldest(): Mark | undefined {
    const [first] = this.open.values();
    return first?.before;
  }

  /** Forgets what waits: it will be read again. */
  clear(): void {
    this.open.clear();
  }
}
