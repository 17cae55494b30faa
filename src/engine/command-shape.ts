/** A command of a ruleset: plain data, discriminated by `type` (imperative, e.g. `SubmitOrders`). */
export interface CommandShape {
  readonly type: string;
}
