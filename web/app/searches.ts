/* What the addresses of pages say: read strictly, and written by links. */

export interface OnTimeline {
  /** Id of the timeline looked at; the main one when left out. */
  readonly timeline?: string;
}

/** The moment looked at. Every page of a campaign has it, also those that know of none: whoever comes back from there is where they were. */
export interface MomentSearch extends OnTimeline {
  /** Its revision; the head when left out. */
  readonly at?: number;
  /** A turn in the place of a revision: its end, or with `phase` the end of that phase of it. */
  readonly turn?: number;
  readonly phase?: string;
}

/** Where one stands in a campaign: all of it is in the address, so that it can be sent to others. */
export interface RoomSearch extends MomentSearch {
  /** Id of the place looked at. */
  readonly place?: string;
  /** Revision of an earlier moment: what is otherwise since then stands out. */
  readonly since?: number;
  /** Goes on by itself, phase by phase. */
  readonly play?: true;
  /** Whether the map shows the ways on which goods travel. */
  readonly lines?: true;
}

export function roomSearch(search: Record<string, unknown>): RoomSearch {
  const since = whole(search['since']);
  return {
    ...onMoment(search),
    ...texts(search, 'place'),
    ...(since === undefined ? {} : { since }),
    ...(search['play'] === true ? { play: true } : {}),
    ...(search['lines'] === true ? { lines: true } : {}),
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
export interface LedgerSearch extends MomentSearch {
  readonly account?: string;
  readonly seat?: string;
  /** Of one turn alone. */
  readonly only?: number;
}

/** Which events: of a seat, because of a rule, about a piece or place, with some words in them. */
export interface AuditSearch extends MomentSearch {
  readonly text?: string;
  readonly location?: string;
  readonly kind?: string;
  readonly actor?: string;
  readonly rule?: string;
  readonly piece?: string;
  /** Of one turn alone. */
  readonly only?: number;
}

export interface ForcesSearch extends MomentSearch {
  /** Whose units. */
  readonly seat?: string;
}

export interface RulesSearch extends MomentSearch {
  readonly search?: string;
}

export const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
};

export const onTimeline = ({ timeline }: Record<string, unknown>): OnTimeline =>
  typeof timeline === 'string' ? { timeline } : {};

/** The timeline and moment of any address: what a link to another page of the campaign takes along. */
export function onMoment(address: object): MomentSearch {
  const search = address as Record<string, unknown>;
  const at = whole(search['at']);
  return {
    ...onTimeline(search),
    ...(at === undefined ? { ...numbers(search, 'turn'), ...texts(search, 'phase') } : { at }),
  };
}

export const texts = <N extends string>(
  search: Record<string, unknown>,
  ...names: N[]
): { readonly [K in N]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
  ) as { readonly [K in N]?: string };

export const numbers = <N extends string>(
  search: Record<string, unknown>,
  ...names: N[]
): { readonly [K in N]?: number } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = whole(search[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as { readonly [K in N]?: number };
