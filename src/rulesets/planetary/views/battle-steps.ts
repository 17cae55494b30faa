import type { BattleStep } from '../../../engine/index.js';
import { participants, SIDES, sideSeats } from '../battle/battle-sides.js';
import type { PlanetaryCommand } from '../commands.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';
import { halfDraft } from './report-drafts.js';

const step = (type: PlanetaryCommand['type'], seats: readonly string[], arbiter = true): BattleStep => ({
  type,
  seats,
  arbiter,
});

/** Steps of a battle that are open, by how far it has come: only in the phase of battles (PLN-BAT-01). */
export function battleSteps(state: PlanetaryState, battle: Battle): readonly BattleStep[] {
  if (state.phase !== 'BATTLE') return [];
  switch (battle.status) {
    case 'pending':
      return [...beforeTheBattle(state, battle), ...objection(state, battle)];
    case 'postponed':
      return battle.postponedByArbiter ? [] : objection(state, battle);
    case 'quick':
      return quickSteps(state, battle);
    case 'reported':
      return battle.report ? reportedSteps(state, battle, battle.report.by) : [];
    case 'disputed':
      return [step('DecideDispute', [])];
    case 'judged':
      return battle.mercy ? [step('ChooseCasualties', sideSeats(state, battle, battle.mercy.side))] : [];
    case 'resolved':
      return [];
  }
}

/** PLN-REP-04: who reported may replace it, the other side has its word on it. */
function reportedSteps(state: PlanetaryState, battle: Battle, by: string): readonly BattleStep[] {
  const others = SIDES.map((side) => sideSeats(state, battle, side))
    .filter((seats) => !seats.includes(by))
    .flat();
  return [
    step('EnterBattleReport', [by]),
    step('ConfirmBattleReport', others),
    step('DisputeBattleReport', others),
  ];
}

function beforeTheBattle(state: PlanetaryState, battle: Battle): readonly BattleStep[] {
  const fighting = participants(state, battle);
  const undecided = SIDES.filter((side) => !battle.quickAgreedBy.includes(battle[side].seat));
  const density = battle.brief?.terrainDensity;
  const owner = state.hexes[battle.hex]?.controller;
  return [
    step('EnterBattleReport', fighting),
    ...SIDES.map((side) => ({
      ...step('EnterReportHalf', sideSeats(state, battle, side)),
      draft: halfDraft(state, battle, side),
    })),
    ...(battle.brief ? [] : [step('IssueBattleBrief', fighting), step('SetFillUpOrder', fighting)]),
    ...(battle.strongholdBattle && density && !density.rerolled
      ? [step('RerollTerrain', owner ? [owner] : [])]
      : []),
    step('AgreeQuickBattle', seatsOf(state, battle, undecided)),
    step('PostponeBattle', battle.objectedBy.length === 0 ? fighting : []),
  ];
}

/** PLN-BAT-03: another player objects from the second turn of the battle on. */
function objection(state: PlanetaryState, battle: Battle): readonly BattleStep[] {
  if (battle.turn >= state.turn) return [];
  const fighting = participants(state, battle);
  const others = Object.values(state.players).filter(
    ({ seat, status }) => status === 'active' && !fighting.includes(seat),
  );
  return [
    step(
      'ObjectPostponement',
      others.map(({ seat }) => seat),
      false,
    ),
  ];
}

/** PLN-QBT-05, -06: first the picks of both sides, then what each loses itself. */
function quickSteps(state: PlanetaryState, battle: Battle): readonly BattleStep[] {
  const { quick } = battle;
  if (!quick) return [];
  const picking = SIDES.filter((side) => quick[side].mayPick && quick[side].pick === null);
  const choosing = SIDES.filter((side) => quick[side].choice === null);
  return picking.length > 0
    ? [step('PickOpponentCasualties', seatsOf(state, battle, picking))]
    : [step('ChooseCasualties', seatsOf(state, battle, choosing))];
}

const seatsOf = (state: PlanetaryState, battle: Battle, sides: readonly SideRole[]): readonly string[] =>
  sides.flatMap((side) => sideSeats(state, battle, side));
