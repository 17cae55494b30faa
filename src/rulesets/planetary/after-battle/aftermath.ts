import type { PlanetaryTable } from '../table.js';
import type { BattleFacts } from '../state/battle-facts.js';
import { entryAt, existing } from '../../../kernel/index.js';
import { type Verdict, armyHasNoModelsLeft, hasNoModelsLeft, judgeWinner, someLeftTable } from './winner.js';
import { prisonerBp, tellOfPrisoners } from './prisoner-points.js';
import { isToBeCaptured, paidPrisonerBp } from './captured-side.js';
import { battleVp, sideValue } from './victory-points.js';
import { capturedPoints, destroyedPoints, lostModels } from './spoils.js';
import { SIDES, enemySide, sideBattleValue } from '../battle/battle-sides.js';
import { squadsLost } from './spirit-stones.js';
import { judgeCasualties } from './casualties.js';
import { gainDxp, gainUnitXp } from './experience.js';
import {
  type Battle,
  type BattleResult,
  NPC,
  type PlanetaryState,
  type SideResult,
  type SideRole,
  type SquadLost,
} from '../state/index.js';
import { awardVp } from '../money/award-vp.js';
import { captorOf, captureDetachment, destroyDetachment } from '../build/captives/captives.js';
import { armyOf } from '../map/map.js';
import { isExtinct } from '../pieces/armies.js';
import { destroyGarrison } from '../movement/claims/capturing.js';

/** PLN-AFT-01 steps 1–5, applied to the battle's own armies as soon as its result is known. */
export function judgeBattle(table: PlanetaryTable, facts: BattleFacts): void {
  const battle = entryAt(table.state.battles, facts.battle);
  const before = table.state;
  const verdict = judgeWinner(before, battle, facts);
  announce(table, battle, verdict);
  tellOfPrisoners(table, battle, facts, (side) => paidPrisonerBp(before, battle, facts, verdict, side));
  const account: Account = {
    values: bySide((side) => sideValue(before, battle, facts, side)),
    wiped: bySide((side) => hasNoModelsLeft(before, facts.sides[side])),
    captured: bySide((side) => isToBeCaptured(before, battle, facts, verdict, side)),
    detachmentWiped: bySide((side) =>
      armyHasNoModelsLeft(before, facts.sides[side], battle[side].detachment),
    ),
    destroyed: bySide((side) => destroyedPoints(before, facts, enemySide(side), verdict)),
    lost: bySide((side) => lostModels(before, facts, side, verdict)),
    prisonerBp: bySide((side) => prisonerBp(facts, side)),
    squadsLost: bySide((side) => squadsLost(before, facts, side)),
  };
  judgeCasualties(table, battle, facts, verdict);
  const captured = captureLoser(table, battle, facts, verdict, account);
  removeExtinct(table, battle, facts);
  const vp = battleVp(verdict.winner, account.values);
  awardBattle(table, battle, verdict, vp, (side) => isHalved(account, captured, side));
  gainUnitXp(table, battle, facts);
  const sides = bySide((side) => sideResult(battle, facts, side, vp[side], account, captured));
  const result: BattleResult = { method: facts.method, winner: verdict.winner, rule: verdict.rule, sides };
  emitJudged(table, battle, result, facts);
}

/** Figures of a battle, taken before its losses are applied. */
interface Account {
  readonly values: Readonly<Record<SideRole, number>>;
  readonly wiped: Readonly<Record<SideRole, boolean>>;
  readonly captured: Readonly<Record<SideRole, boolean>>;
  readonly detachmentWiped: Readonly<Record<SideRole, boolean>>;
  /** Points that each side destroyed. */
  readonly destroyed: Readonly<Record<SideRole, number>>;
  readonly lost: Readonly<Record<SideRole, readonly string[]>>;
  readonly prisonerBp: Readonly<Record<SideRole, number>>;
  readonly squadsLost: Readonly<Record<SideRole, readonly SquadLost[]>>;
}

interface Capture {
  readonly side: SideRole;
  readonly points: number;
}

/** PLN-EXP-02: captured, or no models left on the table. */
const isHalved = (account: Account, captured: Capture | null, side: SideRole): boolean =>
  account.detachmentWiped[side] || captured?.side === side;

const bySide = <T>(of: (side: SideRole) => T): Record<SideRole, T> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** PLN-AFT-01 step 1. */
function announce(table: PlanetaryTable, battle: Battle, verdict: Verdict): void {
  if (verdict.winner === null) {
    table.emit({ type: 'planetary.BattleDrawn', data: { battle: battle.id } }, [verdict.rule]);
    return;
  }
  const { seat } = battle[verdict.winner];
  table.emit({ type: 'planetary.BattleWon', data: { battle: battle.id, winner: verdict.winner, seat } }, [
    verdict.rule,
  ]);
}

/** PLN-AFT-01 steps 4 and 5: VP to the owners of the primary armies (PLN-VPS-04), then DXP. */
function awardBattle(
  table: PlanetaryTable,
  battle: Battle,
  verdict: Pick<Verdict, 'winner'>,
  vp: Readonly<Record<SideRole, number>>,
  isHalved: (side: SideRole) => boolean,
): void {
  const rule = verdict.winner ? 'PLN-VPS-01' : 'PLN-VPS-02';
  for (const side of SIDES) {
    awardVp(table, battle[side].seat, vp[side], `battle ${battle.id}`, battle.id, [rule, 'PLN-VPS-04']);
  }
  for (const side of SIDES) gainDxp(table, battle, side, vp[side], isHalved(side));
}

function sideResult(
  battle: Battle,
  facts: BattleFacts,
  side: SideRole,
  vp: number,
  account: Account,
  captured: Capture | null,
): SideResult {
  const { surrendered, retreatDeclared } = facts.sides[side];
  return {
    value: account.values[side],
    destroyed: account.destroyed[side] + (captured?.side === enemySide(side) ? captured.points : 0),
    lostModels: account.lost[side],
    bp: 0,
    vp: battle[side].seat === NPC ? 0 : vp,
    surrendered,
    retreated: retreatDeclared,
    noModelsLeft: account.wiped[side],
    someLeftTable: someLeftTable(facts.sides[side]),
    captured: captured?.side === side,
    ...(account.prisonerBp[side] > 0 ? { prisonerBp: account.prisonerBp[side] } : {}),
    ...(account.squadsLost[side].length > 0 ? { squadsLost: account.squadsLost[side] } : {}),
    dxpHalved: isHalved(account, captured, side),
  };
}

/** The battle's own result, with what was ordered, or reported after a full battle, for the steps to come. */
function emitJudged(
  table: PlanetaryTable,
  battle: Battle,
  result: BattleResult,
  facts: BattleFacts | null,
): void {
  const { attacker } = facts?.sides ?? {};
  const units = facts ? SIDES.flatMap((side) => facts.sides[side].units) : [];
  const armies = (role: 'reinforcement' | 'bombarding') => [
    ...new Set(units.filter((each) => each.role === role).map((each) => each.army)),
  ];
  const wishes = {
    onTake: attacker?.urbanTreatment ?? battle.onTake,
    strongholdFate: attacker?.strongholdFate ?? battle.strongholdFate,
    withdrawalPreference: bySide(
      (side) => facts?.sides[side].withdrawalPreference ?? battle.withdrawalPreference[side],
    ),
    killCaptives: bySide((side) => facts?.sides[side].killCaptives ?? battle.killCaptives[side]),
  };
  table.emit(
    {
      type: 'planetary.BattleJudged',
      data: {
        battle: battle.id,
        result,
        wishes,
        reinforcedBy: armies('reinforcement'),
        bombardedBy: armies('bombarding'),
      },
    },
    ['PLN-AFT-01', result.rule],
  );
}

/**
 * PLN-AFT-01 step 3. PLN-AFT-04 Captured: a losing detachment that surrendered, or has no models left and was not
 * raiding, unless its owner declared retreat and some unit left the table. Nobody is captured in a draw.
 */
function captureLoser(
  table: PlanetaryTable,
  battle: Battle,
  facts: BattleFacts,
  verdict: Verdict,
  account: Account,
): Capture | null {
  if (!verdict.winner) return null;
  const loser = enemySide(verdict.winner);
  const side = facts.sides[loser];
  const detachment = table.state.detachments[battle[loser].detachment ?? ''];
  if (!account.captured[loser] || !detachment || !winnerSurvives(table.state, battle, facts, verdict.winner))
    return null;
  const points = capturedPoints(detachment, account.lost[loser]);
  const captured = captureDetachment(table, battle, loser, detachment, {
    points,
    kill: facts.sides[verdict.winner].killCaptives,
    because: side.surrendered ? ['PLN-TBL-08', 'PLN-CPT-01'] : ['PLN-AFT-04', 'PLN-CPT-01'],
  });
  return captured ? { side: loser, points } : null;
}

/** PLN-QBT-07: nobody is captured where no model of the winner's army survives its casualty rolls. */
function winnerSurvives(
  state: PlanetaryState,
  battle: Battle,
  facts: BattleFacts,
  winner: SideRole,
): boolean {
  return facts.method !== 'quick' || captorOf(state, battle, winner) !== null;
}

/** PLN-GEN-08: armies of the battle without a living model are removed from play. */
function removeExtinct(table: PlanetaryTable, battle: Battle, facts: BattleFacts): void {
  const ids = new Set(SIDES.flatMap((side) => facts.sides[side].units.map((each) => each.army)));
  for (const id of ids) {
    const army = armyOf(table.state, id);
    if (!army || !isExtinct(army)) continue;
    if (army.kind === 'detachment') destroyDetachment(table, army, 'no models', ['PLN-GEN-08']);
    else if (battle.defender.garrison === id) destroyGarrison(table, army, ['PLN-GEN-08']);
  }
}

/** PLN-CPT-07: an unarmed detachment attacked without a garrison beside it is captured without a fight. */
export function isCaptureWithoutFight(state: PlanetaryState, battle: Battle): boolean {
  const defender = state.detachments[battle.defender.detachment ?? ''];
  return defender?.unarmed === true && battle.defender.garrison === null;
}

/** PLN-CPT-07: a win against a value of 0, and the detachment is captured. */
export function captureWithoutFight(table: PlanetaryTable, id: string): void {
  const battle = entryAt(table.state.battles, id);
  const defender = entryAt(table.state.detachments, existing(battle.defender.detachment, 'detachment'));
  const attacker = entryAt(table.state.detachments, battle.attacker.detachment);
  const verdict: Verdict = { winner: 'attacker', rule: 'PLN-CPT-07' };
  const value = sideBattleValue(table.state, battle, 'attacker');
  const vp = battleVp('attacker', { attacker: value, defender: 0 });
  const points = capturedPoints(defender, []);
  announce(table, battle, verdict);
  const captured = captureDetachment(table, battle, 'defender', defender, {
    points,
    kill: battle.killCaptives.attacker,
    because: ['PLN-CPT-07', 'PLN-CPT-01'],
  });
  awardBattle(table, battle, verdict, vp, (side) => side === 'defender');
  const nothing = { lostModels: [], bp: 0, surrendered: false, retreated: false, someLeftTable: false };
  const sides = {
    attacker: {
      ...nothing,
      value,
      destroyed: points,
      vp: attacker.owner === NPC ? 0 : vp.attacker,
      noModelsLeft: false,
      captured: false,
      dxpHalved: false,
    },
    defender: { ...nothing, value: 0, destroyed: 0, vp: 0, noModelsLeft: false, captured, dxpHalved: true },
  };
  emitJudged(table, battle, { method: 'capture', winner: 'attacker', rule: verdict.rule, sides }, null);
}
