import type { BattleView } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { Battle, FoughtBattle, SpaceEmpiresState } from '../state/index.js';

/** Battles that have been fought, and the one that is being fought (SPE-BAT-18). */
export const battles = (state: SpaceEmpiresState): readonly BattleView[] => [
  ...state.fought.map((each) => viewOf(each, each.turn, null)),
  ...(state.battle ? [viewOf(state.battle, state.turn.number, state.battle)] : []),
];

const viewOf = (battle: FoughtBattle | Battle, turn: number, open: Battle | null): BattleView => ({
  id: battle.id,
  location: battle.mapSpace,
  turn,
  status: open ? 'in_progress' : 'resolved',
  method: battle.layer === 'SPACE' ? 'space' : 'ground',
  sides: (['attacker', 'defender'] as const).map((role) => ({
    role,
    seat: battle[role],
    pieces: (open?.participants ?? []).flatMap((each) => (each.player === battle[role] ? [each.unit] : [])),
    value: battle.totals ? (lookUp(battle.totals, battle[role]) ?? null) : null,
  })),
  winners: battle.winner === null ? [] : [battle.winner],
  drawn: false,
  consequences: Object.entries(battle.lost).flatMap(([player, units]) =>
    units.length > 0 ? [`${player} lost ${units.join(', ')}.`] : [],
  ),
  because: battle.winner === null ? [] : [battle.totals ? 'SPE-BAT-08' : 'SPE-BAT-04'],
});
