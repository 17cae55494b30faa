import type { FactionResource, Side } from './kinds.js';

interface OfBattle {
  /** Empty where there is none. */
  readonly battle: string;
}
interface OfCharacter {
  readonly character: string;
}
/** A hero's order, by its place in the sheet of his faction. */
interface OfHeroAction {
  readonly faction: string;
  readonly index: number;
}

/** Every kind of dice task, with the ids and figures that it is about. */
interface Tasks {
  readonly WALKOVER: OfBattle;
  readonly NO_FIGHT: OfBattle;
  readonly ATTACK_DICE: OfBattle;
  /** `attack`: faces of the attacker, added up. */
  readonly DEFENCE_DICE: OfBattle & { readonly attack: number };
  readonly FRIENDLY_FIRE: OfBattle & { readonly side: Side };
  readonly LOSSES: OfBattle;
  readonly GENE_SEED: OfBattle & {
    readonly unit: string;
    readonly side: Side;
    readonly fallen: number;
    readonly owner: string;
    readonly recipient: string;
  };
  readonly FATE: OfBattle & OfCharacter & { readonly cause: 'destroyed' | 'decisiveDefeat' };
  readonly TOLD_FATE: OfBattle & OfCharacter & { readonly fate: string };
  readonly CONCLUSION: OfBattle;
  readonly STRANDED: Readonly<Record<string, never>>;
  readonly REMOVE_DESTROYED: { readonly cause: string };
  readonly RAID: { readonly line: string; readonly raider: string; readonly faction: string };
  readonly DETECTION: { readonly system: string; readonly observer: string; readonly force: string };
  readonly DEPARTURE: { readonly force: string; readonly observer: string };
  readonly ADVANCEMENT: OfCharacter;
  readonly TRAIT: OfCharacter;
  readonly ADVISOR: OfCharacter;
  readonly PSYKER: OfCharacter;
  readonly HERO_ACTION: OfHeroAction;
  readonly BACKFIRE: OfHeroAction;
  readonly BACKFIRE_FATE: OfHeroAction;
  readonly ACT: OfHeroAction;
  readonly HONOUR: { readonly faction: string; readonly system: string; readonly battle: string };
  readonly SUBVENTION: { readonly faction: string; readonly system: string };
  readonly SPECIAL_YIELD: { readonly planet: string; readonly resource: FactionResource };
}

/** Name of a kind of dice task, as it is stored. */
export type TaskName = keyof Tasks;
export type TaskArgs<N extends TaskName = TaskName> = Tasks[N];

/**
 * GOW-DIC-02, -03: a part of a step that throws a die and goes on when its faces are final. Plain data, since a die that
 * may be re-rolled keeps it waiting in the state. What each kind throws, and what follows, says its entry in
 * `rules/dice-tasks.ts`.
 */
export type DiceTask = {
  readonly [N in TaskName]: { readonly kind: N; readonly args: Tasks[N] };
}[TaskName];
