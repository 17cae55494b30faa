/* What the addresses of pages say: read strictly, and written by links. */

export interface OnTimeline {
  /** Id of the timeline looked at; the main one when left out. */
  readonly timeline?: string;
}

/** Where one stands in a campaign: all of it is in the address, so that it can be sent to others. */
export interface RoomSearch extends OnTimeline {
  /** Revision of the moment looked at; the head when left out. */
  readonly at?: number;
  /** A turn in the place of a revision: its end, or with `phase` the end of that phase of it. */
  readonly turn?: number;
  readonly phase?: string;
  /** Id of the place looked at. */
  readonly place?: string;
  /** Revision of an earlier moment: what is otherwise since then stands out. */
  readonly since?: number;
  /** Goes on by itself, phase by phase. */
  readonly play?: true;
}

export function roomSearch(search: Record<string, unknown>): RoomSearch {
  const [at, since] = [whole(search['at']), whole(search['since'])];
  return {
    ...onTimeline(search),
    ...(at === undefined ? { ...turnOf(search), ...texts(search, 'phase') } : { at }),
    ...texts(search, 'place'),
    ...(since === undefined ? {} : { since }),
    ...(search['play'] === true ? { play: true } : {}),
  };
}

/** What is opened by hand. */
export interface ByHandSearch {
  /** Code of the ruleset. */
  readonly ruleset?: string;
}

/** Two timelines, and the turn at whose end both are looked at; as they stand now when left out. */
export interface CompareSearch {
  readonly left: string;
  readonly right: string;
  readonly turn?: number;
}

/** Which entries of the ledger. */
export interface LedgerSearch extends OnTimeline {
  readonly account?: string;
  readonly seat?: string;
  readonly turn?: number;
}

/** Which events: of a seat, because of a rule, about a piece or place, with some words in them. */
export interface AuditSearch extends OnTimeline {
  readonly text?: string;
  readonly location?: string;
  readonly kind?: string;
  readonly actor?: string;
  readonly rule?: string;
  readonly piece?: string;
  readonly turn?: number;
}

export interface ReportSearch extends OnTimeline {
  /** The last one when left out. */
  readonly turn?: number;
}

export interface ForcesSearch extends OnTimeline {
  /** Whose units. */
  readonly seat?: string;
}

export interface RulesSearch extends OnTimeline {
  readonly search?: string;
}

export const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
};

export const onTimeline = ({ timeline }: Record<string, unknown>): OnTimeline =>
  typeof timeline === 'string' ? { timeline } : {};

export const texts = <N extends string>(
  search: Record<string, unknown>,
  ...names: N[]
): { readonly [K in N]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
  ) as { readonly [K in N]?: string };

export const turnOf = ({ turn }: Record<string, unknown>): { readonly turn?: number } => {
  const at = whole(turn);
  return at === undefined ? {} : { turn: at };
};
