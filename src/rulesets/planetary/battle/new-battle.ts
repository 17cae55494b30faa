import type { Battle, PlanetaryState } from '../state/index.js';
import { isFriendly } from '../state/relations.js';

/** What is told of a battle when it arises; the rest starts empty. */
export type NewBattle = Pick<
  Battle,
  | 'id'
  | 'turn'
  | 'hex'
  | 'kind'
  | 'planned'
  | 'attackSeq'
  | 'attacker'
  | 'defender'
  | 'defenderDefends'
  | 'strongholdBattle'
> &
  Partial<Pick<Battle, 'status' | 'postponements'>>;

/** A battle as it arises, without what the sides keep to themselves. */
export const newBattle = (begun: NewBattle): Battle => ({
  supportingAttackers: [],
  status: 'pending',
  postponements: 0,
  postponeAskedBy: [],
  quickAgreedBy: [],
  objectedBy: [],
  postponedByArbiter: false,
  fillUpOrder: {},
  onTake: null,
  strongholdFate: 'keep',
  withdrawalPreference: { attacker: [], defender: [] },
  killCaptives: { attacker: false, defender: false },
  brief: null,
  quick: null,
  report: null,
  dispute: null,
  result: null,
  ...begun,
});

/** PLN-BAT-02: the hex holds a Stronghold of the defender or of their ally. */
export const isStrongholdBattle = (
  state: PlanetaryState,
  controller: string | null,
  stronghold: boolean,
  defender: string,
): boolean => stronghold && controller !== null && isFriendly(state, controller, defender);
