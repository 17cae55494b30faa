import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IANAZone } from 'luxon';
import { isDeepStrictEqual } from 'node:util';
import type { AnyRuleset } from '../../engine/index.js';
import { isPaused, type Schedule } from '../../read-model/index.js';
import { Campaigns } from '../campaigns/campaigns.js';
import {
  MoveDeadlineCommand,
  PauseDeadlinesCommand,
  ResumeDeadlinesCommand,
  ServiceError,
  SetScheduleCommand,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { TimelineHeads } from '../play/timeline-heads.js';
import { CLOCK, RULESETS, type Clock } from '../ports.js';
import { DeadlineWords } from './deadline-words.js';
import { type Term, Terms } from './terms.js';

@CommandHandler(SetScheduleCommand)
export class SetScheduleHandler implements ICommandHandler<SetScheduleCommand> {
  constructor(
    private readonly words: DeadlineWords,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  execute({ schedule, reason, ...saying }: SetScheduleCommand): Promise<void> {
    const data = { schedule, reason };
    return this.words.say(
      saying,
      'campaign.ScheduleSet',
      (said) => isDeepStrictEqual(said, data),
      ({ ruleset }) => {
        const played = this.rulesets.find(({ meta }) => meta.code === ruleset.code);
        if (schedule && played) checkSchedule(schedule, played);
        return data;
      },
    );
  }
}

/** Throws BAD_USER_INPUT for a time zone that there is not, and for phases that the ruleset has not or that are named twice. */
function checkSchedule({ timeZone, lengths }: Schedule, { meta, deadlines }: AnyRuleset): void {
  const bad = (message: string, ...path: readonly (string | number)[]): ServiceError =>
    new ServiceError('BAD_USER_INPUT', message, ['schedule', ...path]);
  if (!deadlines) throw bad('Nobody is ever late in this ruleset');
  if (!IANAZone.isValidZone(timeZone))
    throw bad(`There is no time zone ${timeZone}: name one as the IANA does, e.g. Europe/Berlin`, 'timeZone');
  const known = meta.phases.map(({ code }) => code);
  lengths.forEach(({ phase, days, hours }, at) => {
    if (phase !== null && !known.includes(phase))
      throw bad(`There is no phase ${phase}; there are ${known.join(', ')}`, 'lengths', at, 'phase');
    if (lengths.findIndex((each) => each.phase === phase) < at)
      throw bad('Two rows are for the same phases', 'lengths', at, 'phase');
    if (days !== null && hours !== null)
      throw bad('A phase lasts days or hours, not both', 'lengths', at, 'hours');
  });
}

@CommandHandler(PauseDeadlinesCommand)
export class PauseDeadlinesHandler implements ICommandHandler<PauseDeadlinesCommand> {
  constructor(private readonly words: DeadlineWords) {}

  execute({ reason, ...saying }: PauseDeadlinesCommand): Promise<void> {
    const same = (said: { readonly reason: string }): boolean => said.reason === reason;
    return this.words.say(saying, 'campaign.DeadlinesPaused', same, ({ deadlines }) => {
      if (isPaused(deadlines)) throw new ServiceError('CONFLICT', 'The deadlines are paused already');
      return { reason };
    });
  }
}

@CommandHandler(ResumeDeadlinesCommand)
export class ResumeDeadlinesHandler implements ICommandHandler<ResumeDeadlinesCommand> {
  constructor(private readonly words: DeadlineWords) {}

  execute({ reason, ...saying }: ResumeDeadlinesCommand): Promise<void> {
    const same = (said: { readonly reason: string }): boolean => said.reason === reason;
    return this.words.say(saying, 'campaign.DeadlinesResumed', same, ({ deadlines }) => {
      if (!isPaused(deadlines)) throw new ServiceError('CONFLICT', 'The deadlines are not paused');
      return { reason };
    });
  }
}

@CommandHandler(MoveDeadlineCommand)
export class MoveDeadlineHandler implements ICommandHandler<MoveDeadlineCommand> {
  constructor(
    private readonly words: DeadlineWords,
    private readonly campaigns: Campaigns,
    private readonly heads: TimelineHeads,
    private readonly terms: Terms,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ until, reason, ...saying }: MoveDeadlineCommand): Promise<void> {
    const term = await this.standing(saying.campaignId);
    const now = this.clock();
    await this.words.say(
      saying,
      'campaign.DeadlineMoved',
      (said) => said.until === until && said.reason === reason,
      () => {
        const { timelineId, from } = movable(term);
        if (until !== null && until <= now)
          throw new ServiceError('BAD_USER_INPUT', 'A deadline is put off to a time that is still to come', [
            'until',
          ]);
        return { timelineId, from, until, reason };
      },
    );
  }

  /** What stands now, or stood until the arbiter took it away. */
  private async standing(campaignId: string): Promise<Term | null> {
    const campaign = this.campaigns.find(campaignId);
    const head = campaign && (await this.heads.latest(campaign.mainTimeline));
    return head && this.terms.of(campaign, { ...head, state: head.played.state });
  }
}

/** Throws CONFLICT where there is no deadline, or the rules hold it. */
function movable(term: Term | null): Term {
  if (!term)
    throw new ServiceError('CONFLICT', 'Nothing that has a deadline is waited for: set a schedule first');
  if (term.fixed)
    throw new ServiceError(
      'CONFLICT',
      'The rules take no orders after this deadline: extend it by an order of the game master',
    );
  return term;
}
