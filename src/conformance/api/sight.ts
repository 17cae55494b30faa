import { itemAt, type Json, type JsonObject } from '../../kernel/index.js';
import { CASE_CLOCK, type SeenEvent } from '../stage.js';
import type { Ask } from './client.js';
import { EVENTS, LEDGER } from './documents.js';

interface ApiEvent {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly kind: string;
  readonly turn: number;
  readonly phase: string;
  readonly at: string;
  readonly because: readonly { readonly id: string }[];
  readonly payload: JsonObject;
}

interface Page<T> {
  readonly edges: readonly { readonly node: T }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** All nodes of a list, page by page. */
async function everyPage<T>(page: (after: string | null) => Promise<Page<T>>): Promise<readonly T[]> {
  const nodes: T[] = [];
  let after: string | null = null;
  for (;;) {
    const { edges, pageInfo }: Page<T> = await page(after);
    nodes.push(...edges.map((edge) => edge.node));
    if (!pageInfo.hasNextPage) return nodes;
    after = pageInfo.endCursor;
  }
}

/** What each token sees of a timeline: asked for once between two commands, as nothing happens there. */
export class Trails {
  private readonly known = new Map<string | null, Promise<readonly ApiEvent[]>>();

  constructor(
    private readonly ask: Ask,
    private readonly timeline: string,
  ) {}

  of(token: string | null): Promise<readonly ApiEvent[]> {
    const known = this.known.get(token) ?? this.asked(token);
    this.known.set(token, known);
    return known;
  }

  /** Something is said: all is asked for anew. */
  forget(): void {
    this.known.clear();
  }

  private asked(token: string | null): Promise<readonly ApiEvent[]> {
    return everyPage(async (after) => {
      const { ask, timeline } = this;
      const answer = await ask<{ timeline: { events: Page<ApiEvent> } }>(token, EVENTS, { timeline, after });
      return answer.timeline.events;
    });
  }
}

/** Events with their places among all that happened. */
const placed = (events: readonly ApiEvent[], all: readonly ApiEvent[]): readonly SeenEvent[] =>
  events.map(({ id, revision: _revision, at, kind, because, payload, ...rest }) => ({
    ...rest,
    place: all.findIndex((each) => each.id === id),
    kind: kind.toLowerCase() as SeenEvent['kind'],
    because: because.map((rule) => rule.id),
    data: atCaseClock(payload, at) as JsonObject,
  }));

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Instants as they would be had the command been given when the clock of a case says. */
function atCaseClock(value: Json, at: string): Json {
  if (typeof value === 'string' && INSTANT.test(value))
    return new Date(Date.parse(value) - Date.parse(at) + Date.parse(CASE_CLOCK)).toISOString();
  if (Array.isArray(value)) return value.map((each) => atCaseClock(each as Json, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, atCaseClock(each as Json, at)]),
  );
}

/** The events that the holder of a token sees, placed among those that any of the tokens sees. */
export async function eventsSeenBy(
  trails: Trails,
  token: string | null,
  tokens: readonly string[],
): Promise<readonly SeenEvent[]> {
  return placed(await trails.of(token), await unionOf(trails, tokens));
}

/** What stands in the place of an order sheet for those who may not read it yet. */
const SEALED = 'timeline.Sealed';

/** Everything that happened: what any of the tokens sees, the first that sees it whole counts. */
export async function eventsOfAll(trails: Trails, tokens: readonly string[]): Promise<readonly SeenEvent[]> {
  const all = await unionOf(trails, tokens);
  return placed(all, all);
}

async function unionOf(trails: Trails, tokens: readonly string[]): Promise<readonly ApiEvent[]> {
  const all: ApiEvent[] = [];
  for (const token of tokens) {
    let at = 0;
    for (const event of await trails.of(token)) {
      const known = all.findIndex((each) => each.id === event.id);
      if (known < 0) all.splice(placeOf(all, event, at), 0, event);
      else if (itemAt(all, known).type === SEALED) all[known] = event;
      at = all.findIndex((each) => each.id === event.id) + 1;
    }
  }
  return all;
}

/** Where an event stands that is new among others: after its predecessor, in its step. */
function placeOf(all: readonly ApiEvent[], { revision }: ApiEvent, after: number): number {
  const begins = all.findIndex((each, at) => at >= after && each.revision >= revision);
  return begins < 0 ? all.length : begins;
}

/** Sums of the postings that any of the tokens sees: of an account, those of the token that sees most of it. */
export async function balancesOfAll(
  ask: Ask,
  tokens: readonly string[],
  timeline: string,
): Promise<Readonly<Record<string, number>>> {
  const amounts = new Map<string, readonly number[]>();
  for (const token of tokens) {
    const entries = await everyPage<{ account: string; amount: number }>(async (after) => {
      type Answer = { timeline: { at: { ledger: Page<{ account: string; amount: number }> } } };
      return (await ask<Answer>(token, LEDGER, { timeline, after })).timeline.at.ledger;
    });
    for (const account of new Set(entries.map((each) => each.account))) {
      const seen = entries.filter((each) => each.account === account).map((each) => each.amount);
      if (seen.length > (amounts.get(account)?.length ?? 0)) amounts.set(account, seen);
    }
  }
  return Object.fromEntries(
    [...amounts].map(([account, seen]) => [account, seen.reduce((sum, amount) => sum + amount, 0)]),
  );
}
