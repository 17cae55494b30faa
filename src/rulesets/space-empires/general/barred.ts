import { lookUp, type Actor } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import type { BattleStage, Phase, SpaceEmpiresState } from '../state/index.js';

/** What is asked of a table that may have no dice. */
export interface Asked {
  readonly state: SpaceEmpiresState;
  readonly actor: Pick<Actor, 'seat'>;
}

/** SPE-VIC-01, SPE-VIC-02: nobody plays after the end, nor who is out of the game or only watches it. */
export function mustPlay({ state, actor }: Asked): readonly Violation[] {
  if (state.winner !== null) return [violation('SPE-VIC-01', 'GAME_OVER', [], { winner: state.winner })];
  const player = lookUp(state.players, actor.seat);
  if (!player) return [violation('SPE-GEN-02', 'NOT_A_PLAYER')];
  return player.eliminated ? [violation('SPE-VIC-04', 'ELIMINATED')] : [];
}

/** What the arbiter alone may do, or the service when a time is over. */
export const mustBeArbiter = ({ actor }: { readonly actor: Pick<Actor, 'role'> }): readonly Violation[] =>
  actor.role === 'arbiter' || actor.role === 'service' ? [] : [violation('SPE-GEN-06', 'ARBITER_ONLY')];

/** SPE-BAT-18: what is asked for at one step of an open battle, by the rule of the command. */
export const mustBeAtStage = (asked: Asked, stage: BattleStage, rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustPlay(asked),
    () => mustBeIn(asked, 'BATTLE', rule),
    () => {
      const { battle } = asked.state;
      if (!battle) return [violation('SPE-BAT-18', 'NO_BATTLE_OPEN')];
      return battle.stage === stage ? [] : [violation('SPE-BAT-18', 'NOT_NOW', [], { stage: battle.stage })];
    },
  );

/** SPE-GEN-04: whose turn it is. */
export function mustBeActive(asked: Asked): readonly Violation[] {
  const barred = mustPlay(asked);
  const { activePlayer } = asked.state;
  if (barred.length > 0 || activePlayer === asked.actor.seat) return barred;
  return [violation('SPE-GEN-04', 'NOT_YOUR_TURN', [], { activePlayer })];
}

/** What may be said in one phase only, by the rule of the command. */
export const mustBeIn = ({ state }: Asked, phase: Phase, rule: RuleId): readonly Violation[] =>
  state.phase === phase ? [] : [violation(rule, 'WRONG_PHASE', [], { phase: state.phase, asked: phase })];

/** The first reasons found, as later ones would only follow from them. */
export const firstOf = (...checks: readonly (() => readonly Violation[])[]): readonly Violation[] => {
  for (const check of checks) {
    const found = check();
    if (found.length > 0) return found;
  }
  return [];
};
