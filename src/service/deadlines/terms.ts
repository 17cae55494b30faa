import { Injectable } from '@nestjs/common';
import type { AnyRuleset } from '../../engine/index.js';
import {
  isPaused,
  sameWait,
  type CampaignRecord,
  type DeadlineRecord,
  type ReadModel,
  type TimelineFacts,
  type Wait,
} from '../../read-model/index.js';
import { Inject } from '../inject.js';
import { READ_MODEL } from '../ports.js';
import { afterPauses, closingTime, hoursAfter } from './closing-time.js';

/** Who has set a deadline. */
export type DeadlineSource = 'rules' | 'schedule' | 'arbiter';

/** What waits in a timeline, and until when. */
export interface Term extends Wait {
  readonly turn: number;
  readonly phase: string;
  readonly source: DeadlineSource;
  /** ISO 8601, UTC; null where the deadlines are paused or the arbiter has taken this one away. */
  readonly until: string | null;
  /** When the service acts, `until` and the grace of the schedule; null as `until` is. */
  readonly closesAt: string | null;
  readonly paused: boolean;
  /** Set where the rules take no answer afterwards, so that nothing but the rules moves it. */
  readonly fixed: boolean;
}

/** A timeline at its end. */
export interface End {
  readonly facts: TimelineFacts;
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
}

/**
 * Finds deadlines. They are kept nowhere: they follow from the rules or the club's schedule, from when the phase opened or the last word
 * fell, and from what the arbiter has said since.
 */
@Injectable()
export class Terms {
  constructor(@Inject(READ_MODEL) private readonly readModel: ReadModel) {}

  /** The deadline of a main timeline; null where there is none, or the campaign is over. */
  async of(campaign: CampaignRecord, end: End): Promise<Term | null> {
    const { facts, ruleset, state } = end;
    if (campaign.mainTimeline !== facts.id || ruleset.isOver(state)) return null;
    const byRules = ruleset.deadlines?.own?.at(state) ?? null;
    if (byRules === null && campaign.deadlines.schedule === null) return null;
    const { from, since } = await this.since(campaign, end);
    const opened = { timelineId: facts.id, from, ...ruleset.moment(state), since };
    if (byRules === null) return bySchedule(campaign.deadlines, opened);
    if (!ruleset.deadlines?.own?.fixed) return asMoved(campaign.deadlines, opened, byRules, 'rules');
    const until = { until: byRules, closesAt: byRules };
    return { ...opened, ...until, source: 'rules', paused: false, fixed: true };
  }

  /** Since which event of the timeline's own stream it waits so, and from when that counts. */
  private async since(
    { deadlines, notes }: CampaignRecord,
    { facts, ruleset, state }: End,
  ): Promise<{ readonly from: number; readonly since: string }> {
    const { audit, history } = this.readModel;
    const { turn, phase } = ruleset.moment(state);
    const from =
      (ruleset.deadlines?.counted === 'answer'
        ? audit.lastOf(facts.id, `${ruleset.meta.code}.`)
        : audit.phaseBegan(facts.id, turn, phase)) ?? facts.base;
    const began =
      from === facts.base ? facts.createdAt : ((await history.event(facts.id, from))?.at ?? facts.createdAt);
    const promoted = notes.findLast((each) => each.kind === 'promoted')?.at;
    const since = [began, promoted, deadlines.since].reduce<string>(
      (latest, each) => (each != null && each > latest ? each : latest),
      began,
    );
    return { from, since };
  }
}

/** What waits, and since when. */
interface Opened extends Wait {
  readonly turn: number;
  readonly phase: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

function bySchedule(deadlines: DeadlineRecord, opened: Opened): Term | null {
  const { schedule } = deadlines;
  const set = schedule && closingTime(schedule, opened.phase, opened.since);
  const term = asMoved(deadlines, opened, set, 'schedule');
  if (term?.until == null) return term;
  return { ...term, closesAt: hoursAfter(term.until, schedule?.graceHours ?? 0) };
}

/** A deadline as the arbiter has put it off and pauses have; null where there is none. */
function asMoved(
  deadlines: DeadlineRecord,
  { since, ...opened }: Opened,
  set: string | null,
  by: DeadlineSource,
): Term | null {
  const moved = sameWait(deadlines.moved, opened) ? deadlines.moved : null;
  if (set === null && !moved) return null;
  const source = moved ? 'arbiter' : by;
  const until = moved ? moved.until : set;
  const kept = until === null ? null : afterPauses(deadlines, moved?.at ?? since, until);
  return { ...opened, source, until: kept, closesAt: kept, paused: isPaused(deadlines), fixed: false };
}
