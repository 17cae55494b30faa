/** What is known of where our newest record stands among those of everybody else, so that nobody looks twice. */
export class Horizon {
  private newest: bigint | null = null;
  private looked: bigint | null = null;

  /** One of our records stands at a position. */
  ours(position: bigint): void {
    if (this.newest === null || position > this.newest) this.newest = position;
    this.passed(position);
  }

  /** All of our records up to a position have been named to `ours`. */
  passed(position: bigint): void {
    if (this.looked === null || position > this.looked) this.looked = position;
  }

  /** Whether everything up to a position is known. */
  covers(position: bigint): boolean {
    return this.looked !== null && position <= this.looked;
  }

  /** Position of our newest record as far as that is known; null where none is. */
  get newestOfOurs(): bigint | null {
    return this.newest;
  }
}
