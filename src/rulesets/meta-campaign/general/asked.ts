import { lookUp, type Actor, type InputPath } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import type { Account, MetaCampaignState } from '../state/index.js';

/** What is asked of a table that may have no dice. */
export interface Asked {
  readonly state: MetaCampaignState;
  readonly actor: Pick<Actor, 'seat' | 'role'>;
  /** UTC, ISO 8601. */
  readonly at: string;
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

export const isGameMaster = ({ actor }: Pick<Asked, 'actor'>): boolean =>
  actor.role === 'arbiter' || actor.role === 'service';

/** EDC-GMR-01: what the game master alone may do, by the rule of the command. */
export const mustBeGameMaster = (asked: Asked, rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustGoOn(asked),
    () => unless(isGameMaster(asked), rule, 'GM_ONLY'),
  );

/** The world has not been ended. */
export const mustGoOn = ({ state }: Asked): readonly Violation[] =>
  unless(!state.over, 'EDC-GEN-03', 'WORLD_ENDED');

export const accountOf = ({ accounts }: MetaCampaignState, seat: string): Account | undefined =>
  lookUp(accounts, seat);

/** EDCU-ECO-05: a player with an account. */
export const mustHaveAccount = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustGoOn(asked),
    () => unless(accountOf(asked.state, asked.actor.seat) !== undefined, 'EDCU-ECO-05', 'NOT_REGISTERED'),
  );
