import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { rulesChange } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { itemAt, lastOf, lookUp, type Actor, type SeatRole } from '../../kernel/index.js';
import { timelineStream, type CampaignRecord, type ReadModel } from '../../read-model/index.js';
import { appendSurely } from '../append.js';
import { checkCommandId } from '../auth/administrators.js';
import { seatIn } from '../auth/seats.js';
import type { ServiceKey } from '../auth/service-key.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { ANONYMOUS, ServiceError, type PlayEnvelope, type PlayResult } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { OBSERVER, type Observer } from '../observing/observer.js';
import { CLOCK, EVENT_STORE, READ_MODEL, SERVICE_KEY, type Clock } from '../ports.js';
import { acceptedAs, checkSame, earlierDeed } from './answers.js';
import { CommandQueue, type Waiting } from './command-queue.js';
import { DiceVault } from './dice-vault.js';
import { CommandBatch, type Ruling } from './command-batch.js';
import { askedOf, ROLES, serviceFor, type Asked, type Request } from './judgement.js';
import { JUDGES, type Judges } from './judges.js';
import { Previews } from './previews.js';
import { checkSizes, placed, recordCommand } from './recorder.js';
import { type TimelineHead, TimelineHeads } from './timeline-heads.js';
import { TimelineAccess } from './timeline-access.js';

/** How long commands wait for their turn where others write to the same timeline without a pause. */
const PATIENCE_MS = 30_000;
/** Longest pause before commands are judged again because somebody was first. */
const LONGEST_PAUSE_MS = 100;
/** Commands of one timeline that share an append at most. */
const MOST_AT_ONCE = 64;

type Batch = readonly Waiting<Request, PlayResult>[];

/** The imperative shell of play: load, check, judge, record, append, answer. */
@Injectable()
export class Adjudicator {
  private readonly queue = new CommandQueue<Request, PlayResult>(
    (timelineId, batch) => this.serve(timelineId, batch),
    MOST_AT_ONCE,
  );

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly heads: TimelineHeads,
    private readonly access: TimelineAccess,
    private readonly campaigns: Campaigns,
    private readonly dice: DiceVault,
    @Inject(JUDGES) private readonly judges: Judges,
    private readonly previews: Previews,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OBSERVER) private readonly observer: Observer,
    private readonly dealing: Dealing,
  ) {}

  async adjudicate(envelope: PlayEnvelope, asked: Asked): Promise<PlayResult> {
    checkCommandId(envelope.commandId);
    const head = await this.heads.load(envelope.timelineId);
    if (!head) this.dealing.checkHere(envelope.timelineId);
    if (!head) throw noTimeline();
    return this.observer.command(askedOf(envelope, head, asked), async () => {
      const request = { envelope, asked, ...(await this.speaker(envelope, head, asked)) };
      if (envelope.preview) return this.superseded(envelope, head) ?? this.previews.preview(request);
      return this.queue.submit(envelope.timelineId, request);
    });
  }

  /** What the service itself does in play, on the same path, or says for a player who is missing; only at the step it was decided at. */
  async adjudicateForService(
    timelineId: string,
    commandId: string,
    expectedRevision: number,
    asked: Asked,
    forSeat: string | null = null,
  ): Promise<PlayResult> {
    const head = await this.heads.load(timelineId);
    if (!head) throw noTimeline();
    const envelope = {
      session: ANONYMOUS,
      timelineId,
      commandId,
      expectedRevision,
      preview: false,
      dice: [],
    };
    return this.observer.command(askedOf(envelope, head, asked), () =>
      this.queue.submit(timelineId, { envelope, asked, ...serviceFor(forSeat) }),
    );
  }

  /** Answers the commands under way, takes no more. */
  drain(): Promise<void> {
    return this.queue.drain();
  }

  /** The seat that acts, and the one that speaks for it where it is another. Throws UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND for a timeline it may not know. */
  private async speaker(
    { session, forSeat, whatIf }: PlayEnvelope,
    { facts }: TimelineHead,
    { kind }: Asked,
  ): Promise<Pick<Request, 'actor' | 'spokenBy'>> {
    if (!session.seats.some((each) => each.campaignId === facts.campaignId)) {
      await this.access.require(session, facts.id);
    }
    const roles = ['player', 'arbiter', 'spectator'] as const;
    const { seat, role } = seatIn(
      session,
      facts.campaignId,
      roles.filter((each) => ROLES[kind].includes(each)),
    );
    if (forSeat !== undefined) return { actor: this.standIn(forSeat, role, facts), spokenBy: seat };
    const wasMain = this.campaigns.find(facts.campaignId)?.mainTimelines.includes(facts.id) ?? false;
    if (role !== 'arbiter' && !wasMain) await this.mayPlayOn(session, facts.id);
    if (whatIf && role !== 'arbiter') {
      throw new ServiceError('FORBIDDEN', 'Only the arbiter plays on a superseded timeline', ['whatIf']);
    }
    return { actor: { seat, role } };
  }

  /** Play on a timeline that another has taken the place of goes nowhere, unless the arbiter means it so. */
  private superseded({ whatIf }: PlayEnvelope, { facts }: TimelineHead): PlayResult | null {
    const campaign = this.campaigns.find(facts.campaignId);
    const word = campaign && lookUp(campaign.superseded, facts.id);
    if (!word || whatIf) return null;
    const { by, at, reason } = word;
    return { kind: 'superseded', main: campaign.mainTimeline, by, at, reason };
  }

  /** What players really said stands in the main timeline: the arbiter speaks for them in forks alone. */
  private standIn(seat: string, role: SeatRole, { id, campaignId }: TimelineHead['facts']): Actor {
    const campaign = this.campaigns.find(campaignId);
    if (role !== 'arbiter' || !campaign || campaign.mainTimelines.includes(id)) {
      throw new ServiceError('FORBIDDEN', 'Only the arbiter plays for others, and only on a fork', [
        'forSeat',
      ]);
    }
    const player = campaign.seats.find((each) => each.id === seat && each.role === 'player');
    if (!player) throw new ServiceError('NOT_FOUND', 'There is no such player', ['forSeat']);
    return { seat, role: player.role };
  }

  private async mayPlayOn(session: PlayEnvelope['session'], timelineId: string): Promise<void> {
    const view = await this.access.require(session, timelineId);
    const ended = this.access.endedByLeader(view.campaign, view.facts);
    if (view.capped || (ended !== null && view.row.head.turn > ended)) {
      throw new ServiceError(
        'FORBIDDEN',
        'Another timeline is the main one and its dice are thrown there: only the arbiter plays on ahead of it here',
      );
    }
  }

  /** Judges a batch in order and stores it whole, again and again until nobody was first. */
  private async serve(timelineId: string, batch: Batch): Promise<void> {
    const givesUpAt = performance.now() + PATIENCE_MS;
    for (let lost = 0; performance.now() < givesUpAt; lost += 1) {
      // Nodes that race for one place must not go on doing so in step.
      if (lost > 0) await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** lost));
      const head = await this.headFor(timelineId, batch, lost > 0);
      const commands = new CommandBatch(head);
      const rulings: Ruling[] = [];
      for (const { item } of batch) rulings.push(await this.rule(item, commands));
      const stored = await this.append(timelineId, head, commands, batch, rulings);
      if (stored === 'apart') return;
      if (stored === 'stored' || stored === 'repeated') {
        return batch.forEach((each, at) =>
          this.answer(each, head, itemAt(rulings, at), stored === 'repeated'),
        );
      }
    }
    throw new ServiceError(
      'STORE_UNAVAILABLE',
      'Others write to this timeline without a pause; nothing was stored; try again',
    );
  }

  private async headFor(timelineId: string, batch: Batch, lost: boolean): Promise<TimelineHead> {
    const head = await (lost ? this.heads.catchUp(timelineId) : this.heads.load(timelineId));
    if (!head) throw noTimeline();
    // Somebody expects more than this process has seen: another process was at work.
    const behind = batch.some(({ item }) => (item.envelope.expectedRevision ?? 0) > head.step);
    return (behind ? await this.heads.catchUp(timelineId) : null) ?? head;
  }

  private async rule(request: Request, commands: CommandBatch): Promise<Ruling> {
    try {
      return await this.decide(request, commands);
    } catch (error) {
      return { kind: 'error', error };
    }
  }

  private async decide(request: Request, commands: CommandBatch): Promise<Ruling> {
    const { envelope, asked, actor, spokenBy } = request;
    const { timelineId, commandId, expectedRevision } = envelope;
    const { head } = commands;
    const before = commands.deed(actor.seat, commandId) ?? (await this.earlier(request));
    if (before) {
      checkSame(request, head, before);
      return { kind: 'done', deed: before, repeated: true };
    }
    const superseded = this.superseded(envelope, head);
    if (superseded) return { kind: 'answer', result: superseded };
    if (expectedRevision !== undefined && expectedRevision !== head.step) {
      return {
        kind: 'answer',
        result: { kind: 'moved', expected: expectedRevision, revision: head.step },
      };
    }
    const at = this.clock();
    const campaign = this.campaigns.find(head.facts.campaignId);
    const ended = campaign ? this.access.endedByLeader(campaign, head.facts) : null;
    const place = { timelineId, promotion: promotionsOf(campaign, timelineId), at };
    const change = rulesChange(head.ruleset, head.played, { timelineId, revision: head.revision + 1 });
    const played = change?.played ?? head.played;
    const dice = await this.dice.makingsFor(played, envelope, actor, ended, place);
    const by = change && { commandId: change.commandId, actor: 'service', at };
    const changed = by && recordCommand(this.key, placed(head, head, by), [change.draft]);
    const command = { commandId, actor: actor.seat, spokenBy, at };
    const judged = await this.judges.judge({
      ruleset: head.ruleset.meta.code,
      ...{ asked, actor, timelineId, played, at, dice },
      place: placed(head, changed?.[0]?.event ?? head, command),
    });
    if (judged.kind !== 'accepted') return { kind: 'answer', result: judged };
    const { recordings } = judged;
    checkSizes(recordings);
    if (changed) commands.add(by.actor, by.commandId, changed, played);
    const added = commands.add(actor.seat, commandId, recordings, judged.played);
    const deed = judged.notTaken ? { ...added, notTaken: judged.notTaken } : added;
    return { kind: 'done', deed, repeated: false };
  }

  private async earlier({ envelope, actor }: Request) {
    const range = this.heads.command(envelope.timelineId, actor.seat, envelope.commandId);
    return range && earlierDeed(this.readModel, envelope.timelineId, range);
  }

  private async append(
    timelineId: string,
    head: TimelineHead,
    commands: CommandBatch,
    batch: Batch,
    rulings: readonly Ruling[],
  ): Promise<'stored' | 'repeated' | 'moved' | 'apart'> {
    if (commands.records.length === 0) {
      // What is refused must not have been judged on a state that another node has left behind.
      const judged = rulings.some(({ kind }) => kind !== 'done');
      return judged && !(await this.heads.isCurrent(head)) ? 'moved' : 'stored';
    }
    const length = this.heads.lengthOf(head);
    for (const { events, played } of commands.done())
      this.readModel.projector.expect(timelineId, lastOf(events).hash, played);
    let repeated: boolean;
    try {
      const result = await appendSurely(this.store, timelineStream(timelineId), length, commands.records);
      if (!result.ok) return 'moved';
      repeated = result.repeated;
    } catch (error) {
      const away = error instanceof ServiceError && error.code === 'STORE_UNAVAILABLE';
      if (away || batch.length === 1) throw error;
      // One of them is nothing that the store can take: it shall not stand in the way of the others.
      await this.serveApart(timelineId, batch);
      return 'apart';
    }
    this.heads.advance(timelineId, commands.events, commands.head);
    this.access.acknowledge(head.facts.campaignId, timelineId, length + commands.records.length);
    // Another node has stored the very same before.
    return repeated ? 'repeated' : 'stored';
  }

  private async serveApart(timelineId: string, batch: Batch): Promise<void> {
    for (const each of batch) await this.serve(timelineId, [each]).catch(each.fail);
  }

  private answer(
    { item, answer, fail }: Batch[number],
    { facts, ruleset }: TimelineHead,
    ruling: Ruling,
    repeated: boolean,
  ): void {
    if (ruling.kind === 'error') return fail(ruling.error);
    if (ruling.kind === 'answer') return answer(ruling.result);
    const how = { preview: false, repeated: ruling.repeated || repeated };
    answer(acceptedAs(item, facts.campaignId, ruleset, ruling.deed, how));
  }
}

const promotionsOf = (campaign: CampaignRecord | null, timelineId: string): number =>
  campaign?.notes.filter((note) => note.kind === 'promoted' && note.timelineId === timelineId).length ?? 0;

const noTimeline = (): ServiceError => new ServiceError('NOT_FOUND', 'There is no such timeline');
