/** GOW-RND-01: the steps S0 … S14 of a round, in order. */
export type Step =
  | 'OPENING'
  | 'ORDERS'
  | 'ADMINISTRATION'
  | 'STATUS'
  | 'PRODUCTION'
  | 'TRADE'
  | 'PROJECTS'
  | 'TRAVEL'
  | 'DETECTION'
  | 'COMBAT'
  | 'ACTIVITY_EFFECTS'
  | 'SUPPLY'
  | 'RECOVERY'
  | 'UPKEEP'
  | 'CLOSING';

/** GOW-GEN-07, GOW-DET-04: what the arbiter has announced for a round. */
export interface ScheduledEvent {
  readonly id: string;
  readonly round: number;
  readonly title: string;
  readonly text: string;
  readonly tag: 'RITUAL' | 'WARP' | null;
  readonly subSector: string | null;
}
