import type { BattleStatus as CommonStatus, BattleView } from '../../../engine/index.js';
import { outcomeOf } from '../battle/report/outcome.js';
import { seatName } from '../state/relations.js';
import type { Battle, BattleResult, BattleStatus, PlanetaryState, SideRole } from '../state/index.js';
import { NPC } from '../state/index.js';
import { battleSteps } from './battle-steps.js';
import { piecesOf, reportDraft } from './report-drafts.js';

const STATUS: Readonly<Record<BattleStatus, CommonStatus>> = {
  pending: 'pending',
  postponed: 'postponed',
  quick: 'in_progress',
  reported: 'reported',
  disputed: 'disputed',
  judged: 'confirmed',
  resolved: 'resolved',
};

/** Battles of this turn and the last, by turn and the order in which they arose. */
export const battles = (state: PlanetaryState): readonly BattleView[] =>
  Object.values(state.battles)
    .sort((a, b) => a.turn - b.turn || a.attackSeq - b.attackSeq)
    .map((battle) => battleView(state, battle));

function battleView(state: PlanetaryState, battle: Battle): BattleView {
  const { result } = battle;
  const outcome = outcomeOf(battle);
  return {
    id: battle.id,
    location: battle.hex,
    turn: battle.turn,
    status: STATUS[battle.status],
    method: result?.method ?? (battle.quick ? 'quick' : battle.report ? 'full' : null),
    sides: (['attacker', 'defender'] as const).map((role) => ({
      role,
      seat: battle[role].seat === NPC ? null : battle[role].seat,
      pieces: piecesOf(battle, role),
      value: valueOf(battle, role),
      halfEntered: battle.halves?.[role] !== undefined,
    })),
    winners: result?.winner ? [battle[result.winner].seat].filter((seat) => seat !== NPC) : [],
    drawn: result !== null && result.winner === null,
    consequences: result ? consequences(state, battle, result) : expected(battle),
    because: result ? [result.rule] : [],
    ...(battle.status === 'pending' && !battle.quick ? { draft: reportDraft(state, battle) } : {}),
    steps: battleSteps(state, battle),
    ...(outcome ? { outcome } : {}),
  };
}

function valueOf({ result, quick }: Battle, role: SideRole): number | null {
  const side = result?.sides[role];
  if (side) return side.hidden ? null : side.value;
  return quick?.[role].value ?? null;
}

/** Plain sentences of what followed for each side. */
function consequences(state: PlanetaryState, battle: Battle, result: BattleResult): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((role) => {
    const side = result.sides[role];
    const name = `${role} ${battle[role].seat === NPC ? 'NPC' : seatName(state, battle[role].seat)}`;
    return [
      side.hidden
        ? `${name}: ${side.vp} VP`
        : `${name}: ${side.vp} VP, ${side.destroyed} points of enemy models destroyed`,
      ...(side.bp > 0 ? [`${name}: ${side.bp} BP in a convoy`] : []),
      ...(side.surrendered ? [`${name} surrendered`] : []),
      ...(side.retreated ? [`${name} retreated`] : []),
      ...(side.captured ? [`${name}: detachment captured`] : []),
    ];
  });
}

/** Plain sentences of what a report would lead to; empty while there is none. Dice are still to be thrown. */
function expected(battle: Battle): readonly string[] {
  const forecast = battle.report?.forecast;
  if (!forecast) return [];
  const outcome = forecast.winner === null ? 'a draw' : `won by the ${forecast.winner}`;
  return [
    `if confirmed: ${outcome} (${forecast.rule})`,
    ...(['attacker', 'defender'] as const).flatMap((role) => {
      const side = forecast.sides[role];
      return [
        `${role}: ${side.vp} VP, ${side.bp} BP for ${side.destroyed} points destroyed, ${side.dxp} DXP`,
        `${role}: ${side.casualtyDice} casualty dice, ${side.deadWithoutDice} models dead without a die`,
        ...(side.detachmentCaptured ? [`${role}: detachment captured`] : []),
        ...(side.garrisonDestroyed ? [`${role}: garrison destroyed`] : []),
        ...(side.withdraws ? [`${role}: detachment withdraws`] : []),
      ];
    }),
  ];
}
