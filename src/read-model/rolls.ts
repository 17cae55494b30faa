import type { DiceRolledData, RecordedEvent } from '../kernel/index.js';
import type { Tally } from '../projections/index.js';
import type { ReadModelDatabase } from './database.js';
import { visible, within, type ViewedSegment } from './seeing.js';

/** Faces of a roll, to be counted where they are: of the seat that it was thrown for, those of old of nobody. */
export function indexRoll(database: ReadModelDatabase, timeline: number, event: RecordedEvent): void {
  if (event.type !== 'dice.DiceRolled') return;
  const { notation, faces, thrownFor = null } = event.data as unknown as DiceRolledData;
  const sides = Number(notation.slice(notation.indexOf('D') + 1));
  const sql = 'INSERT OR REPLACE INTO rolls VALUES (?, ?, ?, ?, ?)';
  database.run(sql, timeline, event.revision, thrownFor, sides, JSON.stringify(faces));
}

export interface Rolls {
  /** What the visible rolls of a history's stretches came to, by seat and kind of die, in the order of their first rolls. */
  tallies(segments: readonly ViewedSegment[]): readonly Tally[];
}

export const openRolls = (database: ReadModelDatabase): Rolls => ({
  tallies: (segments) => {
    if (segments.length === 0) return [];
    database.flush();
    const seen = segments.map(visibleRolls);
    const rolls = `(${seen.map(({ sql }) => sql).join(' UNION ALL ')}) AS rolls`;
    const values = seen.flatMap((each) => each.values);
    const kinds = database.all(
      `SELECT seat, sides, count(*) AS count FROM ${rolls} GROUP BY seat, sides ORDER BY min(revision)`,
      ...values,
    );
    const faces = database.all(
      `SELECT seat, sides, face.value AS face, count(*) AS count
       FROM ${rolls}, json_each(rolls.faces) AS face GROUP BY seat, sides, face.value`,
      ...values,
    );
    return kinds.map(({ seat, sides, count }) => {
      const thrown = faces.filter((each) => each['seat'] === seat && each['sides'] === sides);
      const counts = new Map(thrown.map((each) => [Number(each['face']), Number(each['count'])]));
      return {
        seat: seat === null || seat === undefined ? null : String(seat),
        sides: Number(sides),
        rolls: Number(count),
        faces: Array.from({ length: Number(sides) }, (_, at) => counts.get(at + 1) ?? 0),
      };
    });
  },
});

function visibleRolls(segment: ViewedSegment) {
  const may = visible(segment);
  const where = within(segment, 'rolls');
  where.add(may.sql, ...may.values);
  const sql = `SELECT rolls.revision, rolls.seat, rolls.sides, rolls.faces FROM rolls
    JOIN events ON events.timeline = rolls.timeline AND events.revision = rolls.revision WHERE ${where.sql}`;
  return { sql, values: where.values };
}
