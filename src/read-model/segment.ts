/** A stretch of a history that stands in one stream. */
export interface Segment {
  readonly timelineId: string;
  /** First and last revision, inclusive. */
  readonly from: number;
  readonly to: number;
  /** Index in the stream of the event at `from`. */
  readonly index: number;
}
