import { Injectable } from '@nestjs/common';
import { rulesChange, type FoldedTimeline, type Verdict } from '../../engine/index.js';
import { digest } from '../../hashing/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import { ServiceError, viewerOf, type PlayResult } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { CLOCK, SERVICE_KEY, type Clock } from '../ports.js';
import { acceptedAs } from './answers.js';
import { exampleDice } from './dice-vault.js';
import { judge, type Request } from './judgement.js';
import { eventsOf, recordCommand } from './recorder.js';
import { type TimelineHead, TimelineHeads } from './timeline-heads.js';

/**
 * Judges and stores nothing. The committed dice are not thrown: a preview shows an example of them. What it shows is
 * judged on the state as the viewer knows it, so that nobody scouts or opens sealed orders with a preview.
 */
@Injectable()
export class Previews {
  constructor(
    private readonly heads: TimelineHeads,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async preview(request: Request): Promise<PlayResult> {
    const { envelope, actor } = request;
    const { expectedRevision, timelineId, commandId } = envelope;
    const latest = await this.heads.latest(timelineId);
    if (!latest) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
    if (expectedRevision !== undefined && expectedRevision !== latest.step) {
      return { kind: 'moved', expected: expectedRevision, revision: latest.step };
    }
    const head = byPresentRules(latest);
    const at = this.clock();
    const judged = (played: FoldedTimeline): Verdict => {
      const seed = this.key.derive('example', timelineId, commandId);
      const dice = exampleDice(played.dice.mode, envelope, actor, seed);
      return judge({ ...request, timelineId, played, at }, head.ruleset, { dice, digest });
    };
    const verdict = judged(head.played);
    if (verdict.kind === 'refused') return verdict;
    const known = asKnown(envelope, head);
    const shown = known === head.played ? verdict : tried(() => judged(known));
    if (shown?.kind === 'rollsNeeded') return shown;
    // Which rolls sealed orders will need would tell what they say.
    if (shown?.kind !== 'accepted' && verdict.kind === 'rollsNeeded') return { ...verdict, rolls: [] };
    // Where the known part of the state is not enough to go on, only that the command is legal can be told.
    const sure = verdict.kind === 'accepted' ? verdict.events.slice(0, 1) : [];
    const drafts = shown?.kind === 'accepted' ? shown.events : sure;
    const played = shown?.kind === 'accepted' ? shown.played : known;
    const place = { revision: head.revision + 1, previousHash: head.hash };
    const { seats } = head.played;
    const command = { timelineId, commandId, actor: actor.seat, at, seats, ...place };
    const events = eventsOf(recordCommand(this.key, command, drafts));
    const deed = { events, step: head.step + 1, played };
    const { facts, ruleset } = head;
    return acceptedAs({ envelope, actor }, facts.campaignId, ruleset, deed, {
      preview: true,
      repeated: false,
    });
  }
}

/** Where a command would come to stand: behind the change of rules, where others than the present ones judged so far. */
function byPresentRules(head: TimelineHead): TimelineHead {
  const revision = head.revision + 1;
  const change = rulesChange(head.ruleset, head.played, { timelineId: head.facts.id, revision });
  return change ? { ...head, played: change.played, revision, step: head.step + 1 } : head;
}

function asKnown({ session }: Request['envelope'], { ruleset, played, facts }: TimelineHead): FoldedTimeline {
  const state: unknown = ruleset.redact(played.state, viewerOf(session, facts.campaignId));
  const same = state === played.state || digest(state as never) === digest(played.state as never);
  return same ? played : { ...played, state };
}

function tried(judge: () => Verdict): Verdict | null {
  try {
    return judge();
  } catch {
    return null;
  }
}
