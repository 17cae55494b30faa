import { Injectable } from '@nestjs/common';
import type { TimelineForkedData } from '../../engine/index.js';
import type { EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { digest } from '../../hashing/index.js';
import { existing, itemAt, type DraftEvent } from '../../kernel/index.js';
import { timelineStream, type ReadModel } from '../../read-model/index.js';
import { forkDraft } from '../../timelines/recording.js';
import { makeStream } from '../append.js';
import type { ServiceKey } from '../auth/service-key.js';
import { commandIdReused, ServiceError } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { DiceVault } from '../play/dice-vault.js';
import { checkSizes, eventsOf, recordCommand, recordsOf } from '../play/recorder.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { EVENT_STORE, READ_MODEL, SERVICE_KEY } from '../ports.js';

export interface ForkPlan {
  /** Id of the fork; follows from the command, so that a repeated command finds it. */
  readonly id: string;
  readonly view: TimelineView;
  /** Last revision shared, the last of a command. */
  readonly revision: number;
  readonly name: string;
  readonly dice: 'fresh' | 'same';
  readonly reason: string;
  readonly amends: TimelineForkedData['amends'];
}

export interface ForkedBy {
  readonly actor: string;
  readonly commandId: string;
  readonly at: string;
}

/** A command that an amendment puts into its new timeline. */
export interface FollowingCommand {
  readonly commandId: string;
  readonly actor: string;
  readonly at: string;
  readonly events: readonly DraftEvent[];
}

/**
 * Makes the streams of forks: one record, whatever the length of the history, and what an amendment judged again. That goes
 * in parts, and the timeline is known from the last one on; one that was interrupted is gone on with when it is repeated.
 */
@Injectable()
export class Forks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly dice: DiceVault,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {}

  /** Last revision of a step: nobody plays on from the middle of one. Throws BAD_USER_INPUT where there is none. */
  async boundary(view: TimelineView, step: number): Promise<number> {
    const { steps } = this.readModel;
    const range = await steps.range(view.facts.id, step);
    if (range && range.first <= view.last) return range.last;
    const last = await steps.of(view.facts.id, view.last);
    throw new ServiceError('BAD_USER_INPUT', `The history has revisions 0 to ${last}`, ['revision']);
  }

  /** The first event of the fork, and the hash and moment it hangs on. */
  async draft(plan: ForkPlan, at: string) {
    const { history } = this.readModel;
    const { view, revision, id, name, dice, reason, amends } = plan;
    const segment = itemAt(await history.segments(view.facts.id, revision, revision), 0);
    const last = await history.event(view.facts.id, revision);
    const before = await history.at(view.facts.id, revision);
    const { campaignId } = view.facts;
    const commitment =
      dice === 'same'
        ? before.dice
        : await this.dice.commit(before.dice.mode, campaignId, id, before.dice, at);
    const forked: TimelineForkedData = {
      campaignId,
      name,
      parent: segment.timelineId,
      revision,
      parentHash: existing(last, 'last event').hash,
      diceOrigin: dice,
      dice: commitment,
      reason,
      amends,
    };
    return {
      draft: forkDraft(forked, view.ruleset.moment(before.state)),
      before,
      parentHash: existing(last, 'last event').hash,
    };
  }

  /** Stores a fork, with the commands of an amendment. Throws COMMAND_ID_REUSED where another one stands there. */
  async make(
    plan: ForkPlan,
    by: ForkedBy,
    following: readonly FollowingCommand[],
  ): Promise<'made' | 'repeated'> {
    if (await this.repeated(plan)) return 'repeated';
    const stream = timelineStream(plan.id);
    let length = 0;
    const made = await makeStream(this.store, stream, by.at, async (at) => {
      const records = await this.records(plan, { ...by, at }, following);
      length = records.length;
      return records;
    });
    if (made === 'other')
      throw new ServiceError(
        'STORE_UNAVAILABLE',
        'Another node makes this timeline at the moment; try again',
      );
    this.access.acknowledge(plan.view.facts.campaignId, plan.id, length);
    return made === 'made' ? 'made' : 'repeated';
  }

  private async records(
    plan: ForkPlan,
    by: ForkedBy,
    following: readonly FollowingCommand[],
  ): Promise<readonly NewRecord[]> {
    const records = following.reduce((sum, { events }) => sum + events.length, 1);
    const amends = plan.amends && { ...plan.amends, records };
    const { draft, parentHash, before } = await this.draft({ ...plan, amends }, by.at);
    let place = { revision: plan.revision + 1, previousHash: parentHash };
    return [{ ...by, events: [draft] }, ...following].flatMap(({ events, ...command }, at) => {
      const here = { timelineId: plan.id, seats: before.seats, ...place };
      const recordings = recordCommand(this.key, { ...command, ...here }, events);
      // What was stored once may be stored again, whatever its size: only the replacement is new.
      if (at === 1 && plan.amends?.dropped === false) checkSizes(recordings);
      const last = eventsOf(recordings).at(-1);
      if (last) place = { revision: last.revision + 1, previousHash: last.hash };
      return recordsOf(recordings);
    });
  }

  /** Last revision of the parent that an amendment judged again when its making began; null for a new one. */
  async judgedUpTo(id: string): Promise<number | null> {
    return (await this.readModel.history.facts(id))?.amends?.upTo ?? null;
  }

  /** Revision at which a fork was made; null when there is no such fork. */
  async madeAt(id: string): Promise<number | null> {
    return (await this.readModel.history.facts(id))?.parent?.revision ?? null;
  }

  /** Whether the same command has made this fork before. */
  async repeated({ id, revision, dice, name, reason, amends }: ForkPlan): Promise<boolean> {
    const facts = await this.readModel.history.facts(id);
    if (!facts) return false;
    const stored = [
      facts.parent?.revision,
      facts.diceOrigin,
      facts.name,
      facts.reason,
      inputOf(facts.amends),
    ];
    if (digest(stored as never) !== digest([revision, dice, name, reason, inputOf(amends)] as never)) {
      throw commandIdReused();
    }
    return (await this.store.length(timelineStream(id))) >= facts.records;
  }
}

/** What an amendment is about. */
const inputOf = (amends: TimelineForkedData['amends']) =>
  amends && [amends.revision, amends.commandId, amends.dropped];
