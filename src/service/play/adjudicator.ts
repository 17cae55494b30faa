import type { Actor, DiceSource, RecordedEvent, Viewer } from '../../kernel/index.js';
import { mayKnow, type Played, type Tools, type Verdict } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { timelineStream, type ReadModel } from '../../read-model/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import type { Campaigns } from '../campaigns/campaigns.js';
import {
  ServiceError,
  viewerOf,
  type PlayEnvelope,
  type PlayResult,
  type Receipt,
} from '../contracts/index.js';
import { digest } from '../../hashing/index.js';
import type { Clock } from '../ports.js';
import { appendSurely } from './append.js';
import { exampleDice, type DiceVault } from './dice-vault.js';
import { receiptOf } from './receipts.js';
import { eventsOf, recordCommand, recordsOf } from './recorder.js';
import type { TimelineHead, TimelineHeads } from './timeline-heads.js';
import type { TimelineViews } from './timeline-views.js';
import type { Turnstile } from './turnstile.js';

/** One thing to be judged: a command of the ruleset, or a ruling. */
export interface Judgement {
  readonly judge: (head: TimelineHead, played: Played, at: string, actor: Actor, tools: Tools) => Verdict;
  /** The input event's type and data, by which a repeated commandId is known to mean the same. */
  readonly input: (head: TimelineHead, actor: Actor) => { readonly type: string; readonly data: unknown };
  /** Roles that may ask for it. */
  readonly roles: readonly Actor['role'][];
}

/** How often a command that named no revision is judged again because somebody was first. */
const ATTEMPTS = 8;

/** The imperative shell of play: load, check, judge, record, append, answer. */
export class Adjudicator {
  constructor(
    private readonly store: EventStore,
    private readonly readModel: ReadModel,
    private readonly heads: TimelineHeads,
    private readonly views: TimelineViews,
    private readonly campaigns: Campaigns,
    private readonly dice: DiceVault,
    private readonly turnstile: Turnstile,
    private readonly key: ServiceKey,
    private readonly clock: Clock,
  ) {}

  async adjudicate(envelope: PlayEnvelope, judgement: Judgement): Promise<PlayResult> {
    if (!/^.{1,128}$/su.test(envelope.commandId)) {
      throw new ServiceError('BAD_USER_INPUT', 'A commandId has 1 to 128 characters', ['commandId']);
    }
    const head = await this.heads.load(envelope.timelineId);
    if (!head) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
    const actor = await this.actor(envelope, head, judgement);
    if (envelope.preview) return this.preview(envelope, judgement, actor);
    return this.turnstile.pass(envelope.timelineId, () => this.play(envelope, judgement, actor));
  }

  /** The seat that acts. Throws UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND for a timeline it may not know. */
  private async actor({ session }: PlayEnvelope, head: TimelineHead, { roles }: Judgement): Promise<Actor> {
    const { facts } = head;
    const held = session.seats.find((each) => each.campaignId === facts.campaignId);
    if (!held) {
      await this.views.require(session, facts.id);
      throw session.holder === 'anonymous'
        ? new ServiceError('UNAUTHENTICATED', 'This needs the token of a seat')
        : new ServiceError('FORBIDDEN', 'This token holds no seat in the campaign');
    }
    if (!roles.includes(held.role)) {
      throw new ServiceError('FORBIDDEN', `This is not for a seat with the role ${held.role}`);
    }
    const isMain = this.campaigns.find(facts.campaignId)?.mainTimeline === facts.id;
    if (held.role !== 'arbiter' && !isMain) await this.mayPlayOn(session, facts.id);
    return { seat: held.seat, role: held.role };
  }

  private async mayPlayOn(session: PlayEnvelope['session'], timelineId: string): Promise<void> {
    const view = await this.views.require(session, timelineId);
    const ended = this.views.endedByLeader(view.campaign, view.facts);
    if (view.capped || (ended !== null && view.row.head.turn > ended)) {
      throw new ServiceError(
        'FORBIDDEN',
        'Only the arbiter plays on ahead of the timeline whose dice these are',
      );
    }
  }

  private async play(envelope: PlayEnvelope, judgement: Judgement, actor: Actor): Promise<PlayResult> {
    const { timelineId, expectedRevision } = envelope;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const head = attempt === 0 ? await this.heads.load(timelineId) : await this.heads.catchUp(timelineId);
      if (!head) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
      const answered = await this.answered(envelope, judgement, actor, head);
      if (answered) return answered;
      if (expectedRevision !== undefined && expectedRevision !== head.revision) {
        const latest = (await this.heads.catchUp(timelineId)) ?? head;
        if (latest.revision === head.revision) {
          return { kind: 'moved', expected: expectedRevision, revision: head.revision };
        }
        continue;
      }
      const result = await this.once(envelope, judgement, actor, head);
      if (result) return result;
    }
    const head = await this.heads.catchUp(timelineId);
    return { kind: 'moved', expected: expectedRevision ?? head!.revision, revision: head!.revision };
  }

  /** One attempt; null when somebody else was first. */
  private async once(
    envelope: PlayEnvelope,
    judgement: Judgement,
    actor: Actor,
    head: TimelineHead,
  ): Promise<PlayResult | null> {
    const { timelineId, commandId } = envelope;
    const at = this.clock();
    const tools = { dice: await this.diceFor(envelope, actor, head), digest };
    const verdict = judgement.judge(head, head.played, at, actor, tools);
    if (verdict.kind !== 'accepted') return verdict;
    const command = {
      timelineId,
      commandId,
      at,
      actor: actor.seat,
      revision: head.revision + 1,
      previousHash: head.hash,
    };
    const recordings = recordCommand(this.key, command, verdict.events);
    const length = this.heads.lengthOf(head);
    const appended = await appendSurely(
      this.store,
      timelineStream(timelineId),
      length,
      recordsOf(recordings),
    );
    if (!appended.ok) return null;
    const events = eventsOf(recordings);
    this.heads.advance(timelineId, events, verdict.played);
    this.views.acknowledge(head.facts.campaignId, timelineId, length + events.length);
    return this.accepted(envelope, head, verdict.played, events, { preview: false, repeated: false });
  }

  private diceFor(envelope: PlayEnvelope, actor: Actor, head: TimelineHead): Promise<DiceSource> {
    const { facts, played } = head;
    const campaign = this.campaigns.find(facts.campaignId);
    const ended = campaign ? this.views.endedByLeader(campaign, facts) : null;
    return this.dice.diceFor(played, envelope.dice, actor, ended);
  }

  /** The first answer again, where this actor has used the commandId before. */
  private async answered(
    envelope: PlayEnvelope,
    judgement: Judgement,
    actor: Actor,
    head: TimelineHead,
  ): Promise<PlayResult | null> {
    const { timelineId, commandId } = envelope;
    const range = this.heads.command(timelineId, actor.seat, commandId);
    if (!range) return null;
    const events: RecordedEvent[] = [];
    for await (const event of this.readModel.history.events(timelineId, range.first, range.last)) {
      events.push(event);
    }
    const [first] = events;
    const { type, data } = judgement.input(head, actor);
    if (!first || first.type !== type || digest(first.data) !== digest(data as never)) {
      throw new ServiceError('COMMAND_ID_REUSED', 'This commandId stands for another command', ['commandId']);
    }
    const then = await this.readModel.history.at(timelineId, range.last);
    return this.accepted(envelope, head, then, events, { preview: false, repeated: true });
  }

  /**
   * Judges and stores nothing. The committed dice are not thrown: a preview shows an example of them. What it shows
   * is judged on the state as the viewer knows it, so that nobody scouts or opens sealed orders with a preview.
   */
  private async preview(envelope: PlayEnvelope, judgement: Judgement, actor: Actor): Promise<PlayResult> {
    const head = await this.heads.latest(envelope.timelineId);
    if (!head) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
    const { expectedRevision, timelineId, commandId } = envelope;
    if (expectedRevision !== undefined && expectedRevision !== head.revision) {
      return { kind: 'moved', expected: expectedRevision, revision: head.revision };
    }
    const at = this.clock();
    const judged = (played: Played): Verdict => {
      const dice = exampleDice(played.dice.mode, envelope.dice, actor);
      return judgement.judge(head, played, at, actor, { dice, digest });
    };
    const verdict = judged(head.played);
    if (verdict.kind !== 'accepted') return verdict;
    const known = this.asKnown(envelope, head);
    const shown = known === head.played ? verdict : tried(() => judged(known));
    // Where the known part of the state is not enough to go on, only that the command is legal can be told.
    const drafts = shown?.kind === 'accepted' ? shown.events : verdict.events.slice(0, 1);
    const after = shown?.kind === 'accepted' ? shown.played : known;
    const place = { revision: head.revision + 1, previousHash: head.hash };
    const command = { timelineId, commandId, actor: actor.seat, at, ...place };
    const events = eventsOf(recordCommand(this.key, command, drafts));
    return this.accepted(envelope, head, after, events, { preview: true, repeated: false });
  }

  private asKnown({ session }: PlayEnvelope, { ruleset, played, facts }: TimelineHead): Played {
    const state: unknown = ruleset.redact(played.state, viewerOf(session, facts.campaignId));
    const same = state === played.state || digest(state as never) === digest(played.state as never);
    return same ? played : { ...played, state };
  }

  private accepted(
    { session, timelineId }: PlayEnvelope,
    { ruleset, facts }: TimelineHead,
    after: Played,
    events: readonly RecordedEvent[],
    how: { readonly preview: boolean; readonly repeated: boolean },
  ): PlayResult {
    const viewer: Viewer = viewerOf(session, facts.campaignId);
    const now = ruleset.moment(after.state);
    const receipt: Receipt | null = events[0] && !how.preview ? receiptOf(events[0]) : null;
    return {
      kind: 'accepted',
      timelineId,
      events: events.filter((event) => mayKnow(ruleset.meta, event.audience, viewer, now)),
      revision: events.at(-1)?.revision ?? -1,
      ...how,
      receipt,
    };
  }
}

function tried(judge: () => Verdict): Verdict | null {
  try {
    return judge();
  } catch {
    return null;
  }
}
