import type { RecordedEvent } from '../kernel/index.js';

/** One turn of a history. */
export interface TurnRecord {
  readonly turn: number;
  readonly fromRevision: number;
  readonly toRevision: number;
  /** Null while the turn is open. */
  readonly checksum: string | null;
  readonly events: number;
}

type Placed = Pick<RecordedEvent, 'revision' | 'turn' | 'type' | 'data'>;

/** Turns of a history, taken event by event in order. What the engine adds at the end of a turn belongs to that turn. */
export function newTurnRecords(known: readonly TurnRecord[] = []) {
  const turns = new Map(known.map((each) => [each.turn, each]));
  return {
    take: (event: Placed): TurnRecord => {
      const closes = event.type === 'timeline.TurnEnded' || event.type === 'dice.SecretPublished';
      const turn = closes ? Number(event.data['turn']) : event.turn;
      const before = turns.get(turn);
      const record: TurnRecord = {
        turn,
        fromRevision: before?.fromRevision ?? event.revision,
        toRevision: event.revision,
        checksum:
          event.type === 'timeline.TurnEnded' ? String(event.data['checksum']) : (before?.checksum ?? null),
        events: (before?.events ?? 0) + 1,
      };
      turns.set(turn, record);
      return record;
    },
    turns: (): readonly TurnRecord[] => [...turns.values()],
  };
}
