/**
 * GOW-DIC-02, -03: a part of a step that throws a die and goes on when its faces are final. Plain data, since a die that
 * may be re-rolled keeps it waiting in the state. What each kind throws, and what follows, says its entry in
 * `rules/dice-tasks.ts`; `args` are ids and figures.
 */
export interface DiceTask {
  readonly kind: string;
  readonly args: TaskArgs;
}

export type TaskArgs = { readonly [name: string]: string | number | boolean | null | readonly string[] };
