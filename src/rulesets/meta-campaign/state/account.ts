/** A player's account: what lasts from campaign to campaign. */
export interface Account {
  readonly seat: string;
  readonly credits: number;
  readonly req: number;
  /** EDCU-ECO-05 */
  readonly bonusReq: number;
  readonly campaignsPlayed: number;
  /** Ids of task forces that were bought. */
  readonly taskForces: readonly string[];
  readonly medals: readonly Medal[];
}

/** EDCU-SHT-03 */
export interface Medal {
  readonly name: string;
  readonly unit: string | null;
  /** Name of the campaign in which it was given; null between campaigns. */
  readonly campaign: string | null;
  readonly reason: string;
}

/** EDCU-TF-02: the company that a player forms. */
export interface Company {
  readonly seat: string;
  readonly name: string;
  readonly taskForce: string;
  readonly specializations: readonly string[];
  /** Units by letter of the slot. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}
