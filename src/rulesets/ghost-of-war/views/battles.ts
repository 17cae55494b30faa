import type { BattleView } from '../../../engine/index.js';
import { seatOf } from '../general/factions.js';
import type { Battle, GhostOfWarState, Side } from '../state/index.js';
import { battleSteps } from './battle-steps.js';

const STATUS = {
  PENDING: 'pending',
  ROLLING: 'in_progress',
  REPORTED: 'reported',
  DISPUTED: 'disputed',
  SETTLED: 'resolved',
} as const satisfies Record<Battle['status'], BattleView['status']>;

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** GOW-CBT-04: battles and their results. */
export const battles = (state: GhostOfWarState): readonly BattleView[] =>
  Object.values(state.battles).map((battle) => ({
    id: battle.id,
    location: battle.location,
    turn: battle.round,
    status: STATUS[battle.status],
    method: battle.method?.toLowerCase() ?? null,
    sides: SIDES.map((side) => ({
      role: side,
      seat: seatOf(state, battle[side].factions[0] ?? ''),
      pieces: battle[side].participants.map((each) => each.id),
      value: battle[side].strength,
    })),
    winners: winnersOf(state, battle),
    drawn: battle.result?.outcome === 'DRAW',
    consequences: [],
    because: battle.result ? ['GOW-CBT-08'] : [],
    steps: battleSteps(state, battle),
  }));

function winnersOf(state: GhostOfWarState, { result, attacker, defender }: Battle): readonly string[] {
  if (!result || result.outcome === 'DRAW') return [];
  const side = result.outcome === 'VICTORY' || result.outcome === 'DECISIVE_VICTORY' ? attacker : defender;
  return [...new Set(side.factions.flatMap((each) => seatOf(state, each) ?? []))];
}
