import type { SqlValue } from '../event-store/sqlite/driver.js';
import type { Moment, Viewer } from '../kernel/index.js';

/** A stretch of one stream, as somebody looks at it. */
export interface ViewedSegment {
  readonly timelineId: string;
  readonly from: number;
  readonly to: number;
  readonly viewer: Viewer;
  /** The moment that sealed events of the stretch are measured by, with the phase's place in the turn. */
  readonly now: Moment & { readonly phaseNumber: number };
}

/** Conditions of a statement, with their values. */
export class Conditions {
  readonly parts: string[] = [];
  readonly values: SqlValue[] = [];
  add(condition: string, ...values: SqlValue[]): void {
    this.parts.push(condition);
    this.values.push(...values);
  }
  equal(column: string, value: SqlValue | undefined): void {
    if (value !== undefined) this.add(`${column} = ?`, value);
  }
  among(column: string, values: readonly SqlValue[] | undefined): void {
    if (values !== undefined) this.add(`${column} IN (${values.map(() => '?').join(', ')})`, ...values);
  }
  get sql(): string {
    return this.parts.join(' AND ');
  }
}

/** The engine's `mayKnow`, in SQL, over the columns of `events`. */
export function visible({ viewer, now }: ViewedSegment): Conditions {
  const any = new Conditions();
  const reached = '(events.until_turn < ? OR (events.until_turn = ? AND events.until_phase <= ?))';
  const moment = [now.turn, now.turn, now.phaseNumber];
  if (viewer.kind === 'all') any.add('1');
  else {
    any.add("events.audience = 'public'");
    any.add(`(events.audience = 'sealed' AND ${reached})`, ...moment);
  }
  if (viewer.kind === 'seat') {
    any.add(
      "(events.audience NOT IN ('public', 'arbiter') AND instr(events.seats, ?) > 0)",
      ` ${viewer.seat} `,
    );
  }
  if (viewer.kind === 'seat' && viewer.role === 'arbiter') {
    any.add("events.audience IN ('arbiter', 'seats')");
    any.add(`(events.audience = 'sealed-arbiter' AND ${reached})`, ...moment);
  }
  const all = new Conditions();
  all.add(`(${any.parts.join(' OR ')})`, ...any.values);
  return all;
}

/** Number of the timeline whose id is the value. */
export const NUMBER = '(SELECT number FROM timelines WHERE id = ?)';

/** Conditions for the rows of a table within a stretch. */
export function within({ timelineId, from, to }: ViewedSegment, table: string): Conditions {
  const where = new Conditions();
  where.add(`${table}.timeline = ${NUMBER}`, timelineId);
  where.add(`${table}.revision BETWEEN ? AND ?`, from, to);
  return where;
}
