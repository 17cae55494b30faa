import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommonViews } from '../../../engine/index.js';
import type { DiceRolledData, DrawnData } from '../../../kernel/index.js';
import {
  DICE_HEAD,
  diceRow,
  LEDGER_HEAD,
  ledgerRow,
  STANDING_HEAD,
  standingRows,
  TRADE_LINE_HEAD,
  tradeLineRow,
  UNIT_HEAD,
  unitRow,
  type Names,
  type Row,
} from '../../../reporting/index.js';
import {
  EventsQuery,
  LedgerQuery,
  PositionQuery,
  ServiceError,
  type Page,
  type PositionResult,
  type Session,
} from '../../contracts/index.js';
import { namingOf, seatIn } from '../messages/names.js';
import { namesIn, sentenceWithNames } from '../messages/things.js';

/** Rows that are read at once. */
const PAGE = 500;

/** What a table is made from: the position at the head, as its reader may know it. */
interface Seen {
  readonly session: Session;
  readonly position: PositionResult;
  readonly views: CommonViews<unknown>;
  readonly names: Names;
}

export interface Table {
  readonly head: readonly string[];
  /** Read as they are asked for. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/** Tables of a campaign, each row only what its reader may know. */
@Injectable()
export class Tables {
  constructor(private readonly queries: QueryBus) {}

  /** Throws NOT_FOUND where there is no such timeline or table. */
  async of(session: Session, timeline: string, name: string): Promise<Table> {
    const make = Object.hasOwn(this.tables, name) ? this.tables[name] : undefined;
    if (!make)
      throw new ServiceError('NOT_FOUND', `Tables are ${Object.keys(this.tables).join(', ')}.`, ['file']);
    const position = await this.queries.execute(new PositionQuery(session, timeline, {}));
    const views: CommonViews<unknown> = position.ruleset.views;
    return make({ session, position, views, names: namesOf(position, views) });
  }

  private readonly tables: Readonly<Record<string, (seen: Seen) => Table>> = {
    units: ({ views, names, position }) => ({
      head: UNIT_HEAD,
      rows: views.units(position.played.state).map((each) => unitRow(each, names)),
    }),
    standings: ({ views, names, position }) => ({
      head: STANDING_HEAD,
      rows: standingRows(views.standings(position.played.state), names),
    }),
    'trade-lines': ({ views, names, position }) => ({
      head: TRADE_LINE_HEAD,
      rows: views.tradeLines(position.played.state).map((each) => tradeLineRow(each, names)),
    }),
    ledger: (seen) => ({ head: LEDGER_HEAD, rows: this.ledger(seen) }),
    dice: (seen) => ({ head: DICE_HEAD, rows: this.dice(seen) }),
  };

  private async *ledger({ session, position, names }: Seen): AsyncIterable<Row> {
    const { timeline, moment } = position;
    const [named, nameOf] = [namingOf(position.played.seats), namesIn([position])];
    const pages = allOf((after) =>
      this.queries.execute(new LedgerQuery(session, timeline.id, { moment }, { first: PAGE, after })),
    );
    for await (const entry of pages)
      yield ledgerRow({ ...entry, cause: named(sentenceWithNames(entry.cause, nameOf)) }, names);
  }

  private async *dice({ session, position }: Seen): AsyncIterable<Row> {
    const { timeline, head, played } = position;
    const [named, nameOf] = [namingOf(played.seats), namesIn([position])];
    const filter = { kinds: ['roll'], toRevision: head.revision } as const;
    const pages = allOf((after) =>
      this.queries.execute(new EventsQuery(session, timeline.id, filter, { first: PAGE, after })),
    );
    for await (const { data, revision, turn, phase } of pages) {
      const { key, ...thrown } = data as unknown as DiceRolledData & Partial<DrawnData>;
      const subject = named(nameOf(key.subject));
      yield diceRow({ ...thrown, key: { ...key, subject }, revision, turn, phase });
    }
  }
}

function namesOf({ played }: PositionResult, views: CommonViews<unknown>): Names {
  const seats = seatIn(played.seats);
  const places = new Map(views.board(played.state).locations.map(({ id, name }) => [id, name]));
  return {
    seat: (id) => seats(id)?.name ?? id,
    place: (id) => (id === null ? null : (places.get(id) ?? id)),
  };
}

/** Everything that a list holds, page by page. */
async function* allOf<T>(page: (after: string | null) => Promise<Page<T>>): AsyncIterable<T> {
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { edges, hasNextPage }: Page<T> = await page(after);
    for (const { node } of edges) yield node;
    after = hasNextPage ? edges.at(-1)?.cursor : undefined;
  }
}
