import type {
  Battle,
  BattleBrief,
  BattleResult,
  Forecast,
  QuickSide,
  SideResult,
} from '../../state/index.js';
import type {
  BattleResultView,
  BattleView,
  CasualtyStepView,
  QuickSideView,
  SideResultView,
} from './battle-records.js';
import type { CasualtyStep, ReportedSide, ReportedUnit, SideRole } from '../../sheets/orders.js';
import type { BattleBriefView, BriefSideView } from './brief.js';
import type { BattleReportView, ForecastView, SideReportView, UnitReportView } from './report.js';

export const showBattle = (battle: Battle): BattleView => ({
  id: battle.id,
  turn: battle.turn,
  hex: battle.hex,
  kind: battle.kind,
  planned: battle.planned,
  attackSeq: battle.attackSeq,
  attacker: { ...battle.attacker, startHex: battle.attacker.startHex ?? null },
  defender: battle.defender,
  defenderDefends: battle.defenderDefends,
  strongholdBattle: battle.strongholdBattle,
  supportingAttackers: isUnknown(battle, 'attacker') ? null : [...battle.supportingAttackers],
  status: battle.status,
  postponements: battle.postponements,
  postponeAskedBy: [...battle.postponeAskedBy],
  objectedBy: [...battle.objectedBy],
  postponedByArbiter: battle.postponedByArbiter,
  quickAgreedBy: [...battle.quickAgreedBy],
  fillUpOrder: Object.entries(battle.fillUpOrder).map(([army, units]) => ({ army, units: [...units] })),
  onTake: battle.onTake,
  strongholdFate: isUnknown(battle, 'attacker') ? null : battle.strongholdFate,
  attackerIntent: intentOf(battle, 'attacker'),
  defenderIntent: intentOf(battle, 'defender'),
  brief: battle.brief && showBrief(battle.brief),
  quick: battle.quick && {
    attacker: showQuickSide(battle.quick.attacker),
    defender: showQuickSide(battle.quick.defender),
    winner: battle.quick.winner,
  },
  report: battle.report && showReport(battle.report),
  dispute: battle.dispute,
  result: battle.result && showResult(battle.result),
});

const isUnknown = (battle: Battle, side: SideRole): boolean => battle.unknownIntents?.includes(side) === true;

const intentOf = (battle: Battle, side: SideRole) => ({
  withdrawalPreference: isUnknown(battle, side) ? null : [...battle.withdrawalPreference[side]],
  killCaptives: isUnknown(battle, side) ? null : battle.killCaptives[side],
});

const showBrief = (brief: BattleBrief): BattleBriefView => ({
  ...brief,
  specialRules: [...brief.specialRules],
  orbitalArrival: [...brief.orbitalArrival],
  setUp: {
    ...brief.setUp,
    slotOrder: [...brief.setUp.slotOrder],
    starterRolls: [...brief.setUp.starterRolls],
  },
  firstTurn: { ...brief.firstTurn, rolls: [...brief.firstTurn.rolls] },
  sides: {
    attacker: showBriefSide(brief.sides.attacker),
    defender: showBriefSide(brief.sides.defender),
  },
  tableRolls: [...brief.tableRolls],
  tabletopOptions: [...brief.tabletopOptions],
  raceEffects: (brief.raceEffects ?? []).map((each) => ({ ...each, subjects: [...each.subjects] })),
});

const showBriefSide = (side: BattleBrief['sides'][SideRole]): BriefSideView => ({
  ...side,
  units: side.units.map((each) => ({ ...each, mark: each.mark ?? null, gifts: [...(each.gifts ?? [])] })),
  reinforcements: [...side.reinforcements],
  artillery: [...side.artillery],
  airSupport: [...side.airSupport],
  defences: side.defences.map((each) => ({
    ...each,
    shrine: each.shrine ?? null,
    armament: each.armament ?? null,
  })),
});

const showStep = (step: CasualtyStep): CasualtyStepView => ({
  unit: step.unit ?? null,
  model: step.model ?? null,
  defence: step.defence ?? null,
  step: step.step,
  fallen: [...(step.fallen ?? [])],
});

const showQuickSide = (side: QuickSide): QuickSideView => ({
  ...side,
  dice: [...side.dice],
  pickOutstanding: side.mayPick && side.pick === null,
  pick: side.pick && side.pick.map(showStep),
  choiceOutstanding: side.choice === null,
  choice: side.choice && side.choice.map(showStep),
});

const showReport = ({ by, report, forecast }: NonNullable<Battle['report']>): BattleReportView => ({
  by,
  gameTurnsPlayed: report.gameTurnsPlayed,
  scenario: {
    used: report.scenario.used,
    name: report.scenario.name ?? null,
    fulfilledBy: [...report.scenario.fulfilledBy],
  },
  attacker: showReportedSide(report.attacker),
  defender: showReportedSide(report.defender),
  defences: [...report.defences],
  prisoners: (report.prisoners ?? []).map((each) => ({
    unit: each.unit,
    models: [...each.models],
    basicValuePerModel: each.basicValuePerModel ?? null,
  })),
  possessed: (report.possessed ?? []).map((each) => ({ ...each })),
  forecast: forecast && showForecast(forecast),
});

export const showForecast = ({ winner, rule, sides }: Forecast): ForecastView => ({
  winner,
  rule,
  attacker: sides.attacker,
  defender: sides.defender,
});

const showReportedSide = (side: ReportedSide): SideReportView => ({
  victoryPoints: side.victoryPoints,
  surrendered: side.surrendered ?? false,
  surrenderGameTurn: side.surrenderGameTurn ?? null,
  retreatDeclared: side.retreatDeclared ?? false,
  retreatGameTurn: side.retreatGameTurn ?? null,
  retreatDeclaredFirst: side.retreatDeclaredFirst ?? null,
  units: side.units.map(showReportedUnit),
  killCaptives: side.killCaptives ?? null,
  strongholdFate: side.strongholdFate ?? null,
  urbanTreatment: side.urbanTreatment ?? null,
  withdrawalPreference: [...(side.withdrawalPreference ?? [])],
});

const showReportedUnit = (unit: ReportedUnit): UnitReportView => ({
  unit: unit.unit,
  role: unit.role,
  arrivedGameTurn: unit.arrivedGameTurn ?? null,
  modelsRemoved: [...(unit.modelsRemoved ?? [])],
  losses: (unit.losses ?? []).map(({ type, count }) => ({ type: type ?? null, count })),
  survivorWoundsLost: [...(unit.survivorWoundsLost ?? [])],
  vehicles: [...(unit.vehicles ?? [])],
  end: unit.end,
  leadershipPassed: unit.leadershipPassed ?? null,
  xpGained: unit.xpGained ?? null,
});

/** No fought battle has sides without any value: where both are 0, the figures are not for this viewer. */
function showResult({ method, winner, rule, sides }: BattleResult): BattleResultView {
  return {
    method,
    winner,
    rule,
    attacker: showSideResult(sides.attacker),
    defender: showSideResult(sides.defender),
  };
}

const showSideResult = ({ hidden, ...side }: SideResult): SideResultView => ({
  ...side,
  value: hidden ? null : side.value,
  destroyed: hidden ? null : side.destroyed,
  lostModels: hidden ? null : [...side.lostModels],
  bp: hidden ? null : side.bp,
  prisonerBp: hidden ? null : (side.prisonerBp ?? 0),
});
