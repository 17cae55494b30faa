import type { RuleId, Violation } from '../kernel/index.js';
import type { CommandShape } from './command-shape.js';

/** A figure that something is reckoned from. */
export interface Figure {
  /** What it is, in a word or two, e.g. `armour`. */
  readonly name: string;
  readonly value: number;
}

/** One thing a piece may do now, with what it costs. */
export interface Option<R extends RuleId = RuleId> {
  /** Order or command, e.g. `ATTACK`. */
  readonly order: string;
  /** Hex, piece … it is aimed at; null where it needs no target. */
  readonly target: string | null;
  /** Which of several ways of doing it, e.g. `FLY_HIGH`; left out where there is only one. */
  readonly how?: string;
  /** Places that it leads through, the last one last; left out where it leads nowhere. */
  readonly path?: readonly string[];
  /** In the measure named, e.g. 4 MP; below zero what is got; null where it is free. */
  readonly cost: { readonly amount: number; readonly measure: string } | null;
  /** What it comes to, step by step, as far as the seat may know it; left out where nothing is reckoned. */
  readonly arithmetic?: readonly Figure[];
  /** Why it is barred; empty when it is legal. */
  readonly barred: readonly Violation<R>[];
  /** The command of the seat that does it; null where it is only a part of one, as a type of unit in a new army. */
  readonly command: CommandShape | null;
  /**
   * The command as far as the state tells it, where people say the rest of what only a table shows; a member that is null
   * has to be said, one that is left out may be. Left out itself where there is nothing to say.
   */
  readonly draft?: CommandShape;
}
