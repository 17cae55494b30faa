import type { Campaign } from '../campaign/room-data.js';

/** A campaign of the ruleset, at a moment. */
export interface SpecialProps {
  readonly campaign: Campaign;
  readonly revision: number;
}
