import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { awaitedFrom, type Due, type Option } from '../../engine/index.js';
import { sameWait, type ReadModel } from '../../read-model/index.js';
import {
  AwaitedDiceQuery,
  type AwaitedDice,
  DueQuery,
  OptionsQuery,
  PositionQuery,
  type PositionResult,
} from '../contracts/index.js';
import { dueTo } from '../deadlines/missing.js';
import { type Term, Terms } from '../deadlines/terms.js';
import { Inject } from '../inject.js';
import { Moments } from '../play/moments.js';
import { SharedLooks } from '../play/shared-looks.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { timelineEntry } from './entries.js';

@QueryHandler(PositionQuery)
export class PositionHandler implements IQueryHandler<PositionQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
  ) {}

  async execute({ session, timelineId, moment }: PositionQuery): Promise<PositionResult> {
    const view = await this.access.require(session, timelineId);
    const { ruleset, viewer } = view;
    const revision = await this.moments.revision(view, moment);
    const played = await this.moments.played(view, revision);
    const head = await this.moments.head(view, revision, played);
    const last = revision === view.last ? head : await this.moments.lastHead(view);
    const timeline = await timelineEntry(view, last, this.readModel.steps);
    // The head moves on; the end of a turn or phase that is over stays.
    const fixed = revision === view.last ? { revision: head.revision } : moment;
    const state: unknown = ruleset.redact(played.state, viewer);
    // The counters name the keys of hidden rolls, as a command that waits for dice does; nobody needs them to look.
    const shown = { ...played, state, counters: {}, waiting: undefined };
    return { timeline, ruleset, viewer, head, moment: fixed, played: shown };
  }
}

@QueryHandler(DueQuery)
export class DueHandler implements IQueryHandler<DueQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly terms: Terms,
    private readonly looks: SharedLooks,
  ) {}

  async execute({ session, timelineId, seat }: DueQuery): Promise<readonly Due[]> {
    const view = await this.access.require(session, timelineId);
    const { ruleset, viewer } = view;
    const played = await this.moments.played(view, view.last);
    const owed = await this.looks.once(`due ${view.last}`, session, timelineId, async () =>
      dueTo(ruleset, played, viewer),
    );
    const term = view.capped ? null : await this.terms.of(view.campaign, { ...view, state: played.state });
    const due = [...inTime(owed, term), ...toArbiters(view, term)];
    return seat === null ? due : due.filter((each) => each.seat === seat);
  }
}

@QueryHandler(AwaitedDiceQuery)
export class AwaitedDiceHandler implements IQueryHandler<AwaitedDiceQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
  ) {}

  async execute({ session, timelineId }: AwaitedDiceQuery): Promise<AwaitedDice | null> {
    const view = await this.access.require(session, timelineId);
    const played = await this.moments.played(view, view.last);
    if (!played.waiting) return null;
    const { ruleset, viewer } = view;
    return { rolls: viewer.kind === 'seat' ? awaitedFrom(ruleset, played, viewer) : [] };
  }
}

@QueryHandler(OptionsQuery)
export class OptionsHandler implements IQueryHandler<OptionsQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
  ) {}

  async execute({ session, timelineId, moment, piece }: OptionsQuery): Promise<readonly Option[] | null> {
    const view = await this.access.require(session, timelineId);
    const { ruleset, viewer } = view;
    if (viewer.kind !== 'seat') return null;
    const { state } = await this.moments.played(view, await this.moments.revision(view, moment));
    const options = ruleset.options(ruleset.redact(state, viewer), viewer.seat, piece);
    return piece === viewer.seat ? (options ?? []) : options;
  }
}

/** What is due, with the time until which it is waited for as the club's deadlines stand. */
function inTime(due: readonly Due[], term: Term | null): readonly Due[] {
  if (!term) return due;
  return due.map((each) => {
    const { until: _byRules, ...params } = each.params;
    return { ...each, params: term.until === null ? params : { ...params, until: term.until } };
  });
}

/** A deadline that has passed and is left to the arbiter, who alone is told. */
function toArbiters({ campaign, ruleset, viewer }: TimelineView, term: Term | null): readonly Due[] {
  const { passed } = campaign.deadlines;
  const left =
    term && sameWait(passed, term) && passed?.until === term.until && passed.outcome === 'left-to-arbiter';
  const arbiter = viewer.kind === 'seat' && viewer.role === 'arbiter' ? viewer.seat : null;
  if (!left || arbiter === null) return [];
  const rule = ruleset.meta.phases.find(({ code }) => code === term.phase)?.rule ?? ruleset.meta.houseRules;
  const params = { missing: [...passed.missing] };
  return [{ seat: arbiter, code: 'DEADLINE_PASSED', mandatory: false, rule, subject: term.phase, params }];
}
