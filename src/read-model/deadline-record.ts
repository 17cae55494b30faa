/** What becomes of a phase whose deadline has passed while somebody is waited for. */
export type MissingPolicy = 'wait' | 'arbiter' | 'defaults' | 'autopilot';

/** How long a phase lasts: whole days, counted on the days of the schedule, or hours; neither: it has no deadline. */
export interface PhaseLength {
  /** By its code; null for every phase that no other row names. */
  readonly phase: string | null;
  readonly days: number | null;
  readonly hours: number | null;
}

/** A club's deadlines. */
export interface Schedule {
  /** Name of the IANA time zone database, e.g. `Europe/Berlin`. */
  readonly timeZone: string;
  /** Time of day, `HH:MM`, at which deadlines fall; null: at that of the phase's opening. */
  readonly closesAt: string | null;
  /** Days on which a deadline may fall and which are counted, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly lengths: readonly PhaseLength[];
  /** Hours that the service waits longer than it has said. */
  readonly graceHours: number;
  readonly missing: MissingPolicy;
}

/** A deadline that was put off; at null the phase has none. */
export interface MovedDeadline extends Wait {
  readonly until: string | null;
}

/** What waits: a timeline since one of its events, the first of a phase or, in play by turns, the last. */
export interface Wait {
  readonly timelineId: string;
  readonly from: number;
}

/** What came of a deadline: the phase was closed, or waits for the missing, for the arbiter, for dice from a table. */
export type DeadlineOutcome = 'closed' | 'waiting' | 'left-to-arbiter' | 'dice';

/** A deadline that has passed. */
export interface PassedDeadline extends Wait {
  readonly turn: number;
  readonly phase: string;
  /** ISO 8601, UTC. */
  readonly until: string;
  /** Players that were waited for. */
  readonly missing: readonly string[];
  /** Of them those of whom everybody may know it. */
  readonly open: readonly string[];
  readonly outcome: DeadlineOutcome;
}

/** What the arbiter or the admin says of deadlines. */
export type DeadlineWord =
  | {
      readonly type: 'campaign.ScheduleSet';
      readonly data: { readonly schedule: Schedule | null; readonly reason: string };
    }
  | { readonly type: 'campaign.DeadlinesPaused'; readonly data: { readonly reason: string } }
  | { readonly type: 'campaign.DeadlinesResumed'; readonly data: { readonly reason: string } }
  | {
      readonly type: 'campaign.DeadlineMoved';
      readonly data: MovedDeadline & { readonly reason: string };
    };

export type DeadlineEvent =
  | DeadlineWord
  /** Told again with another outcome where what was to follow could not be done. */
  | { readonly type: 'campaign.DeadlinePassed'; readonly data: PassedDeadline };

/** That something was said of deadlines, without who did and why. */
export type DeadlineNote =
  | { readonly kind: 'schedule-set'; readonly without: boolean }
  | { readonly kind: 'deadlines-paused' }
  | { readonly kind: 'deadlines-resumed' }
  | { readonly kind: 'deadline-moved'; readonly until: string | null };

export function deadlineNote(event: DeadlineWord): DeadlineNote {
  switch (event.type) {
    case 'campaign.ScheduleSet':
      return { kind: 'schedule-set', without: event.data.schedule === null };
    case 'campaign.DeadlinesPaused':
      return { kind: 'deadlines-paused' };
    case 'campaign.DeadlinesResumed':
      return { kind: 'deadlines-resumed' };
    case 'campaign.DeadlineMoved':
      return { kind: 'deadline-moved', until: event.data.until };
  }
}

/** How often a seat was late. */
export interface Lateness {
  readonly times: number;
  /** How often of it everybody may know. */
  readonly openly: number;
  /** ISO 8601, UTC. */
  readonly last: string;
  readonly lastOpenly: string | null;
}

/** The deadlines of a campaign as its administration stream tells them. */
export interface DeadlineRecord {
  readonly schedule: Schedule | null;
  /** When the schedule was set; null while none was. */
  readonly since: string | null;
  /** Oldest first; `to` is null while they are paused. */
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  /** Of what was moved last, and when. */
  readonly moved: (MovedDeadline & { readonly at: string }) | null;
  /** The one that passed last. */
  readonly passed: PassedDeadline | null;
  /** How many have passed. */
  readonly count: number;
  readonly late: Readonly<Record<string, Lateness>>;
}

export const NO_DEADLINES: DeadlineRecord = {
  schedule: null,
  since: null,
  pauses: [],
  moved: null,
  passed: null,
  count: 0,
  late: {},
};

export const isPaused = ({ pauses }: DeadlineRecord): boolean => pauses.at(-1)?.to === null;

/** Whether both are about the same waiting. */
export const sameWait = (one: Wait | null, other: Wait): boolean =>
  one?.timelineId === other.timelineId && one.from === other.from;

/** One event further. */
export function foldDeadlines(
  record: DeadlineRecord,
  event: DeadlineEvent & { readonly at: string },
): DeadlineRecord {
  const { at } = event;
  switch (event.type) {
    case 'campaign.ScheduleSet':
      return { ...record, schedule: event.data.schedule, since: at, moved: null };
    case 'campaign.DeadlinesPaused':
      return { ...record, pauses: [...record.pauses, { from: at, to: null }] };
    case 'campaign.DeadlinesResumed':
      return {
        ...record,
        pauses: record.pauses.map((each) => (each.to === null ? { ...each, to: at } : each)),
      };
    case 'campaign.DeadlineMoved': {
      const { timelineId, from, until } = event.data;
      return { ...record, moved: { timelineId, from, until, at } };
    }
    case 'campaign.DeadlinePassed':
      return passed(record, event.data);
  }
}

function passed(record: DeadlineRecord, data: PassedDeadline): DeadlineRecord {
  const again = sameWait(record.passed, data) && record.passed?.until === data.until;
  if (again) return { ...record, passed: data };
  const late = { ...record.late };
  for (const seat of data.missing) {
    const before = late[seat] ?? { times: 0, openly: 0, last: '', lastOpenly: null };
    const openly = data.open.includes(seat);
    late[seat] = {
      times: before.times + 1,
      openly: before.openly + (openly ? 1 : 0),
      last: data.until,
      lastOpenly: openly ? data.until : before.lastOpenly,
    };
  }
  return { ...record, passed: data, count: record.count + 1, late };
}
