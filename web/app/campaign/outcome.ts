/** What became of a command, for the page. */
export interface Outcome {
  readonly kind: 'done' | 'refused' | 'failed';
  readonly lines: readonly string[];
  /** Of sealed orders: proves later what was on the sheet. */
  readonly receipt?: { readonly hash: string; readonly salt: string } | null;
}

/** Answers of play as the schema has them, those members that the page shows. */
type Answer =
  | {
      readonly __typename: 'OrdersAccepted' | 'PhaseAccepted';
      readonly revision: number;
      readonly receipt?: Outcome['receipt'];
    }
  | {
      readonly __typename: 'Refused';
      readonly violations: readonly {
        readonly message: string;
        readonly rule: { readonly id: string } | null;
      }[];
    }
  | { readonly __typename: 'RollsNeeded'; readonly inOrder: readonly string[] }
  | { readonly __typename: 'TimelineMoved'; readonly revision: number }
  | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };

/** @param done word for what was done, e.g. `Locked` */
export function outcomeOf(answer: Answer, done: string): Outcome {
  switch (answer.__typename) {
    case 'OrdersAccepted':
    case 'PhaseAccepted':
      return { kind: 'done', lines: [`${done}.`], receipt: answer.receipt ?? null };
    case 'Refused':
      return {
        kind: 'refused',
        lines: answer.violations.map(({ message, rule }) => (rule ? `${message} (${rule.id})` : message)),
      };
    case 'RollsNeeded':
      return { kind: 'refused', lines: ['Dice from the table are needed first:', ...answer.inOrder] };
    case 'TimelineMoved':
      return { kind: 'refused', lines: ['Somebody else was first: look again, and send it once more.'] };
    case 'TimelineSuperseded':
      return { kind: 'refused', lines: [`Another timeline counts now: ${answer.reason}`] };
  }
}
