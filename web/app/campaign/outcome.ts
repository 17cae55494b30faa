import type { AwaitingFragment, HappenedFragment, NotAllowedFragment } from '../api/operations.js';

/** Dice that have to be thrown on a table. */
export type Throws = AwaitingFragment;
export type Happened = HappenedFragment;

/** What became of a command, for the page. */
export interface Outcome {
  readonly kind: 'done' | 'refused' | 'failed' | 'dice';
  readonly lines: readonly string[];
  /** Why it was refused, with the rules that say so. */
  readonly violations?: NotAllowedFragment['violations'];
  /** What followed, in order. */
  readonly events?: readonly Happened[];
  /** Of sealed orders: proves later what was on the sheet. */
  readonly receipt?: { readonly hash: string; readonly salt: string } | null;
  /** With these the command is sent once more: nothing is stored before. */
  readonly needed?: Throws;
  /** Whether nothing was stored, because it was only asked what would be. */
  readonly preview?: boolean;
}

/** Whether what was filled in is done with: it was carried out, or waits for dice alone. */
export const isDone = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'dice' || (outcome?.kind === 'done' && outcome.preview !== true);

export const refusedBy = ({ violations }: NotAllowedFragment): Outcome => ({
  kind: 'refused',
  lines: [],
  violations,
});

/** Answers of commands as the schema has them, those members that the page shows. */
type Answer =
  | {
      readonly __typename:
        | 'OrdersAccepted'
        | 'PhaseAccepted'
        | 'BattleAccepted'
        | 'DiceAccepted'
        | 'RulingAccepted';
      readonly revision: number;
      readonly preview: boolean;
      readonly events: readonly Happened[];
      readonly receipt?: Outcome['receipt'];
    }
  | ({ readonly __typename: 'Refused' } & NotAllowedFragment)
  | ({ readonly __typename: 'RollsNeeded' } & Throws)
  | { readonly __typename: 'TimelineMoved'; readonly revision: number }
  | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };

/** @param done word for what was done, e.g. `Locked` */
export function outcomeOf(answer: Answer, done: string): Outcome {
  switch (answer.__typename) {
    case 'OrdersAccepted':
    case 'PhaseAccepted':
    case 'BattleAccepted':
    case 'DiceAccepted':
    case 'RulingAccepted': {
      const { events, receipt, preview } = answer;
      const words = preview ? 'It may be done. What would follow, as far as you may know:' : `${done}.`;
      return { kind: 'done', lines: [words], events, receipt: receipt ?? null, preview };
    }
    case 'Refused':
      return refusedBy(answer);
    case 'RollsNeeded':
      return { kind: 'dice', lines: ['Dice from the table are needed first.'], needed: answer };
    case 'TimelineMoved':
      return { kind: 'refused', lines: ['Somebody else was first: look again, and send it once more.'] };
    case 'TimelineSuperseded':
      return { kind: 'refused', lines: [`Another timeline counts now: ${answer.reason}`] };
  }
}
