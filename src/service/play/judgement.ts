import type { Actor, DraftEvent, RecordedEvent, Violation } from '../../kernel/index.js';
import {
  addEntropy,
  adjudicate,
  enterFaces,
  mayAddEntropy,
  recordRuling,
  type AnyRuleset,
  type CommandShape,
  type EnteredFaces,
  type EntropyAddedData,
  type FacesEnteredData,
  type FoldedTimeline,
  type RulingRecordedData,
  type Tools,
  type Verdict,
} from '../../engine/index.js';
import { ServiceError, type PlayEnvelope } from '../contracts/index.js';
import type { CommandAsked } from '../observing/observer.js';
import type { TimelineHead } from './timeline-heads.js';

/** What may be asked for in play: a command of the ruleset, or what the engine itself takes. */
export type Asked =
  | { readonly kind: 'command'; readonly command: CommandShape }
  | { readonly kind: 'faces'; readonly faces: EnteredFaces }
  | { readonly kind: 'ruling'; readonly ruling: RulingRecordedData }
  | { readonly kind: 'entropy'; readonly digest: string };

/** Roles that may ask for it. */
export const ROLES: Readonly<Record<Asked['kind'], readonly Actor['role'][]>> = {
  command: ['player', 'arbiter'],
  faces: ['player', 'arbiter'],
  ruling: ['arbiter'],
  entropy: ['player'],
};

/** What whoever watches over the service is told of it. */
export const askedOf = (
  { commandId, preview, session }: PlayEnvelope,
  { ruleset }: TimelineHead,
  { kind }: Asked,
): CommandAsked => ({
  ruleset: ruleset.meta.code,
  kind,
  preview,
  commandId,
  requestId: session.requestId ?? null,
});

/** Something that somebody who may ask for it has asked for. */
export interface Request {
  readonly envelope: PlayEnvelope;
  readonly asked: Asked;
  readonly actor: Actor;
  /** Seat that speaks for the actor, where it is another one; `service` for a player who is missing. */
  readonly spokenBy?: string;
}

/** The service as it acts itself, or speaks for a player. */
export const serviceFor = (seat: string | null): Pick<Request, 'actor' | 'spokenBy'> =>
  seat === null
    ? { actor: { seat: 'service', role: 'service' } }
    : { actor: { seat, role: 'player' }, spokenBy: 'service' };

/** Events as they were stored, and the timeline after them. */
export interface StoredCommand {
  readonly events: readonly RecordedEvent[];
  /** The step that they are. */
  readonly step: number;
  readonly played: FoldedTimeline;
  /** Why dice that came along were not taken; left out of a command that was stored earlier. */
  readonly notTaken?: readonly Violation[];
}

/** What is said, by whom, where and when: UTC, ISO 8601. */
export interface Statement extends Pick<Request, 'asked' | 'actor'> {
  readonly timelineId: string;
  readonly played: FoldedTimeline;
  readonly at: string;
}

/** Judges what is asked for on a folded timeline. Throws FORBIDDEN where nobody may add to the dice any more. */
export function judge(
  { asked, actor, timelineId, played, at }: Statement,
  ruleset: AnyRuleset,
  tools: Tools,
): Verdict {
  const where = { actor, at, timelineId };
  switch (asked.kind) {
    case 'command':
      return adjudicate(ruleset, played, { ...where, command: asked.command }, tools);
    case 'faces':
      return enterFaces(ruleset, played, asked.faces, where, tools);
    case 'ruling':
      return recordRuling(ruleset, played, asked.ruling, where, tools);
    case 'entropy': {
      const { seat } = actor;
      if (!mayAddEntropy(played, seat)) throw closed();
      return addEntropy(ruleset, played, { seat, digest: asked.digest }, where, tools);
    }
  }
}

/** The input event's type and data, by which a repeated commandId is known to mean the same as the `first` one. */
export function inputOf(
  { asked, actor }: Pick<Request, 'asked' | 'actor'>,
  { ruleset }: TimelineHead,
  first: RecordedEvent,
): Pick<DraftEvent, 'type'> & { readonly data: unknown } {
  switch (asked.kind) {
    case 'command':
      return ruleset.input(asked.command, actor);
    case 'faces': {
      const stored = first.data as unknown as FacesEnteredData;
      return { type: 'dice.FacesEntered', data: saysTheSame(asked.faces, stored) ? stored : asked.faces };
    }
    case 'ruling':
      return { type: 'timeline.RulingRecorded', data: asked.ruling };
    case 'entropy':
      return {
        type: 'dice.EntropyAdded',
        data: { seat: actor.seat, digest: asked.digest } satisfies EntropyAddedData,
      };
  }
}

/** Whether faces as they were stored, each with its roll, are those said now. */
function saysTheSame({ dice, faces, rest, corrects }: EnteredFaces, stored: FacesEnteredData): boolean {
  // Names are stored as their places among what was left, which nobody can tell afterwards: said again they are judged again.
  if (dice.some(({ drawn }) => drawn !== undefined)) return false;
  const given = [...dice.flatMap((each) => each.faces), ...faces];
  const taken = stored.entered.flatMap((each) => each.faces);
  return (
    rest === stored.rest &&
    corrects === stored.corrects &&
    given.length === taken.length &&
    given.every((face, at) => face === taken[at])
  );
}

const closed = (): ServiceError =>
  new ServiceError(
    'FORBIDDEN',
    'To dice that the service throws each player may add once, before the first turn has ended',
  );
