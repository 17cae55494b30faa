import { lookUp, type Actor, type InputPath } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import type { Step } from '../data/words.js';
import type { EpicState } from '../state/index.js';

/** What is asked of a table that may have no dice. */
export interface Asked {
  readonly state: EpicState;
  readonly actor: Pick<Actor, 'seat' | 'role'>;
}

/** The first reasons found, as later ones would only follow from them. */
export const firstOf = (...checks: readonly (() => readonly Violation[])[]): readonly Violation[] => {
  for (const check of checks) {
    const found = check();
    if (found.length > 0) return found;
  }
  return [];
};

/** One reason where something does not hold. */
export const unless = (
  holds: boolean,
  rule: RuleId,
  code: string,
  path: InputPath = [],
  params: Violation['params'] = {},
): readonly Violation[] => (holds ? [] : [violation(rule, code, path, params)]);

export const isArbiter = ({ actor }: Pick<Asked, 'actor'>): boolean =>
  actor.role === 'arbiter' || actor.role === 'service';

/** EPC-VIC-01: nothing is played after the end. */
export const mustGoOn = ({ state }: Asked): readonly Violation[] =>
  unless(state.winner === null, 'EPC-VIC-01', 'GAME_OVER', [], { winner: state.winner });

/** EPC-GEN-07: what the arbiter alone may do. */
export const mustBeArbiter = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustGoOn(asked),
    () => unless(isArbiter(asked), 'EPC-GEN-07', 'ARBITER_ONLY'),
  );

/** Who has an army, in a battle that goes on. */
export const mustPlay = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustGoOn(asked),
    () => unless(lookUp(asked.state.armies, asked.actor.seat) !== undefined, 'EPC-GEN-01', 'NOT_A_PLAYER'),
  );

/** What is said in some steps only, by the rule of the command. */
export const mustBeIn = (asked: Asked, steps: readonly Step[], rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustPlay(asked),
    () => unless(steps.includes(asked.state.step), rule, 'WRONG_STEP', [], { step: asked.state.step }),
  );

/** Section 4: what the active player alone says, while nothing else is open. */
export const mustBeActive = (asked: Asked, steps: readonly Step[], rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustBeIn(asked, steps, rule),
    () => mustBeFree(asked),
    () =>
      unless(asked.state.active === asked.actor.seat, rule, 'NOT_YOUR_TURN', [], {
        active: asked.state.active,
      }),
  );

/** What is open is settled first: retreats, a combat, a mission to react to. */
export const mustBeFree = ({ state }: Pick<Asked, 'state'>): readonly Violation[] =>
  firstOf(
    () =>
      unless(state.retreats.length === 0, 'EPC-ASL-10', 'RETREAT_FIRST', [], {
        detachments: [...state.retreats],
      }),
    () => unless(state.combat === null, 'EPC-ASL-12', 'COMBAT_OPEN'),
    () => unless(state.mission === null, 'EPC-FLY-04', 'MISSION_OPEN'),
  );

/** The other side. */
export const otherSide = ({ armies }: Pick<EpicState, 'armies'>, seat: string): string =>
  Object.keys(armies).find((each) => each !== seat) ?? seat;
