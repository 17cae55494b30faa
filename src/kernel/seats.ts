/** A side in a campaign. Roles decide what a seat may do; rulesets look at players only. */
export type SeatRole = 'player' | 'arbiter' | 'spectator';

export interface Seat {
  /** Unique in the campaign, e.g. `seat-1`. */
  readonly id: string;
  /** 1…n in the order given when the campaign was opened. */
  readonly number: number;
  readonly name: string;
  readonly role: SeatRole;
  /** By what its people want to be known; what is left out follows from its number. */
  readonly chosenEmblem?: ChosenEmblem;
}

export interface ChosenEmblem {
  readonly color?: SeatColor;
  /** One or two letters or digits. */
  readonly sign?: string;
}

/** Colours that stay apart for most colour-blind eyes, on a light and on a dark ground. */
export type SeatColor = 'blue' | 'red' | 'ochre' | 'violet' | 'teal' | 'magenta' | 'green' | 'slate';

/**
 * Who looks. `seat` is null for somebody without a seat (a spectator by link, an anonymous auditor);
 * `all` is the service itself, which folds, verifies and re-adjudicates; it answers nobody.
 */
export type Viewer =
  | { readonly kind: 'all' }
  | { readonly kind: 'seat'; readonly seat: string; readonly role: SeatRole }
  | { readonly kind: 'public' };

export const EVERYTHING: Viewer = { kind: 'all' };
export const PUBLIC: Viewer = { kind: 'public' };

/** Who gives a command. The service itself acts with role `service` (deadlines, openings). */
export interface Actor {
  readonly seat: string;
  readonly role: SeatRole | 'service';
}
