import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ServiceError, type PlayEnvelope, type SuppliedDice } from '../contracts/index.js';
import type { ApiContext } from './context.js';
import { PlayInput, SuppliedDiceInput } from './inputs/play.inputs.js';
import type { CommonCommands, RulesetFace } from './rulesets/face.js';
import { faceOf } from './rulesets/faces.js';

/** Finds the face of a timeline's ruleset, and keeps play inputs of one ruleset from timelines of another. */
@Injectable()
export class TimelineFaces {
  /** Ruleset codes by timeline: they never change, and are told to nobody without asking the queries first. */
  private readonly codes = new LRUCache<string, string>({ max: 10_000 });

  async of(timelineId: string, context: ApiContext): Promise<RulesetFace> {
    const known = this.codes.get(timelineId);
    const face = known === undefined ? undefined : faceOf(known);
    if (face) return face;
    const found = await context.known.faceOfTimeline(timelineId);
    this.codes.set(timelineId, found.ruleset.meta.code);
    return found;
  }

  /** Throws BAD_USER_INPUT where the input speaks of another ruleset, NOT_FOUND where there is no such timeline. */
  async mustBe(face: RulesetFace, timelineId: string, context: ApiContext, field: string): Promise<void> {
    if ((await this.of(timelineId, context)) === face) return;
    const { ruleset } = await context.known.campaignOf(timelineId);
    throw new ServiceError('BAD_USER_INPUT', `This timeline is played by the ruleset ${ruleset.code}.`, [
      'input',
      field,
    ]);
  }

  /** What makes the ruleset's command of this common kind. Throws BAD_USER_INPUT where it has none. */
  async common<K extends keyof CommonCommands>(
    timelineId: string,
    kind: K,
    context: ApiContext,
  ): Promise<{ readonly face: RulesetFace; readonly make: NonNullable<CommonCommands[K]> }> {
    const face = await this.of(timelineId, context);
    const make = face.common[kind];
    if (make) return { face, make };
    const { ruleset } = await context.known.campaignOf(timelineId);
    const words = kind.replace(/([A-Z])/g, ' $1').toLowerCase();
    throw new ServiceError('BAD_USER_INPUT', `The ruleset ${ruleset.code} has no command "${words}".`);
  }
}

/**
 * The timeline that a play command means: the one it names, or the main one of the campaign it names.
 * Throws BAD_USER_INPUT unless it names exactly one of both, NOT_FOUND where the viewer knows no such campaign.
 */
export async function timelineOf({ timeline, campaign }: PlayInput, { known }: ApiContext): Promise<string> {
  if (typeof timeline === 'string' && typeof campaign !== 'string') return timeline;
  if (typeof timeline === 'string' || typeof campaign !== 'string') {
    throw new ServiceError('BAD_USER_INPUT', 'Name either the timeline or the campaign.', [
      'input',
      'timeline',
    ]);
  }
  const found = await known.campaign(campaign);
  if (!found) throw new ServiceError('NOT_FOUND', 'There is no such campaign.', ['input', 'campaign']);
  return found.mainTimeline;
}

export const envelopeOf = (input: PlayInput, timelineId: string, { session }: ApiContext): PlayEnvelope => ({
  session,
  timelineId,
  commandId: input.commandId,
  ...(typeof input.forSeat === 'string' ? { forSeat: input.forSeat } : {}),
  ...(typeof input.expectedRevision === 'number' ? { expectedRevision: input.expectedRevision } : {}),
  ...(input.whatIf ? { whatIf: true } : {}),
  preview: input.preview,
  dice: diceOf(input.dice),
  ...(input.faces ? { faces: input.faces } : {}),
  ...(input.rest ? { rest: true } : {}),
});

export const diceOf = (dice: readonly SuppliedDiceInput[] | null | undefined): readonly SuppliedDice[] =>
  (dice ?? []).map(({ rule, purpose, subject, counter, faces, drawn }) => ({
    rule,
    purpose,
    subject,
    ...(typeof counter === 'number' ? { counter } : {}),
    faces: faces ?? [],
    ...(drawn ? { drawn } : {}),
  }));
