/**
 * A named part of a phase. It does its work and answers nothing, or `WAIT` where people are waited for, or work `W` that is
 * still to be done in its place (e.g. dice to be thrown one after another).
 */
export interface Part<T, W = never> {
  readonly name: string;
  readonly run: (table: T) => W | 'WAIT' | undefined;
  /** It is asked again after its work, and when play goes on, until it answers nothing. */
  readonly repeats?: true;
}

/** A part that waits for nobody. */
export const part = <T>(name: string, run: (table: T) => void): Part<T> => ({
  name,
  run: (table) => {
    run(table);
    return undefined;
  },
});

/** A part that does nothing but wait for people, as long as somebody is to be heard. */
export const awaiting = <T>(name: string, mustWait: (table: T) => boolean): Part<T> => ({
  name,
  run: (table) => (mustWait(table) ? 'WAIT' : undefined),
  repeats: true,
});

/** What each phase of a ruleset consists of, in order. */
export type Procedure<T, P extends string, W = never> = Readonly<Record<P, readonly Part<T, W>[]>>;

/** How a ruleset goes from phase to phase. */
export interface Course<T, P extends string, W = never> {
  readonly phaseOf: (table: T) => P;
  readonly isOver: (table: T) => boolean;
  /** Opens the phase that follows the present one. */
  readonly openNext: (table: T) => void;
  /** Does what a part has answered; false where somebody is waited for. Left out where parts answer no work. */
  readonly work?: (table: T, work: W, part: string) => boolean;
}

/** Plays through procedures of a ruleset. A part may open phases itself: play goes on with the one that it leaves open. */
export interface Playing<T, P extends string, W = never> {
  /** From a part of the present phase (its place, 0-based) until people are waited for, or the campaign is over. */
  readonly advance: (table: T, procedure: Procedure<T, P, W>, from: number) => void;
  /** After an answer: from the part that waits. */
  readonly playOn: (table: T, procedure: Procedure<T, P, W>) => void;
  /** Closes the phase, whoever is still waited for: from what follows the part that waits. */
  readonly close: (table: T, procedure: Procedure<T, P, W>) => void;
  /** Place of the part of the present phase that waits for people; 0 where none does. */
  readonly waitingPart: (table: T, procedure: Procedure<T, P, W>) => number;
}

export function playing<T, P extends string, W = never>(course: Course<T, P, W>): Playing<T, P, W> {
  const { phaseOf, isOver, openNext, work } = course;

  /** False where somebody is waited for. */
  function runPart(table: T, { name, run, repeats }: Part<T, W>): boolean {
    for (;;) {
      const answer = run(table);
      if (answer === 'WAIT') return false;
      if (answer !== undefined && work?.(table, answer, name) === false) return false;
      if (!repeats || answer === undefined || isOver(table)) return true;
    }
  }

  /** The rest of a phase; false where somebody is waited for. */
  function runParts(table: T, parts: readonly Part<T, W>[]): boolean {
    const phase = phaseOf(table);
    for (const each of parts) {
      if (!runPart(table, each)) return false;
      if (phaseOf(table) !== phase) return true;
    }
    if (!isOver(table)) openNext(table);
    return true;
  }

  const advance: Playing<T, P, W>['advance'] = (table, procedure, from) => {
    let next = from;
    while (!isOver(table)) {
      if (!runParts(table, procedure[phaseOf(table)].slice(next))) return;
      next = 0;
    }
  };

  const waitingPart: Playing<T, P, W>['waitingPart'] = (table, procedure) =>
    Math.max(
      0,
      procedure[phaseOf(table)].findIndex((each) => each.repeats),
    );

  return {
    advance,
    waitingPart,
    playOn: (table, procedure) => advance(table, procedure, waitingPart(table, procedure)),
    close: (table, procedure) => advance(table, procedure, waitingPart(table, procedure) + 1),
  };
}
