import type {
  Battle,
  BattleBrief,
  BattleResult,
  CasualtyStep,
  Forecast,
  QuickSide,
  ReportedSide,
  ReportedUnit,
  SideResult,
  SideRole,
} from '../../../../../rulesets/planetary/index.js';
import type {
  PlanetaryBattle,
  PlanetaryBattleResult,
  PlanetaryCasualtyStep,
  PlanetaryQuickSide,
  PlanetarySideResult,
} from '../types/battles.js';
import type { PlanetaryBattleBrief, PlanetaryBriefSide } from '../types/brief.js';
import type {
  PlanetaryBattleReport,
  PlanetaryForecast,
  PlanetarySideReport,
  PlanetaryUnitReport,
} from '../types/report.js';

export const presentBattle = (battle: Battle): PlanetaryBattle => ({
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
  brief: battle.brief && presentBrief(battle.brief),
  quick: battle.quick && {
    attacker: presentQuickSide(battle.quick.attacker),
    defender: presentQuickSide(battle.quick.defender),
    winner: battle.quick.winner,
  },
  report: battle.report && presentReport(battle.report),
  dispute: battle.dispute,
  result: battle.result && presentResult(battle.result),
});

const isUnknown = (battle: Battle, side: SideRole): boolean => battle.unknownIntents?.includes(side) === true;

const intentOf = (battle: Battle, side: SideRole) => ({
  withdrawalPreference: isUnknown(battle, side) ? null : [...battle.withdrawalPreference[side]],
  killCaptives: isUnknown(battle, side) ? null : battle.killCaptives[side],
});

const presentBrief = (brief: BattleBrief): PlanetaryBattleBrief => ({
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
    attacker: presentBriefSide(brief.sides.attacker),
    defender: presentBriefSide(brief.sides.defender),
  },
  tableRolls: [...brief.tableRolls],
  tabletopOptions: [...brief.tabletopOptions],
  raceEffects: (brief.raceEffects ?? []).map((each) => ({ ...each, subjects: [...each.subjects] })),
});

const presentBriefSide = (side: BattleBrief['sides'][SideRole]): PlanetaryBriefSide => ({
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

const presentStep = (step: CasualtyStep): PlanetaryCasualtyStep => ({
  unit: step.unit ?? null,
  model: step.model ?? null,
  defence: step.defence ?? null,
  step: step.step,
  fallen: [...(step.fallen ?? [])],
});

const presentQuickSide = (side: QuickSide): PlanetaryQuickSide => ({
  ...side,
  dice: [...side.dice],
  pickOutstanding: side.mayPick && side.pick === null,
  pick: side.pick && side.pick.map(presentStep),
  choiceOutstanding: side.choice === null,
  choice: side.choice && side.choice.map(presentStep),
});

const presentReport = ({ by, report, forecast }: NonNullable<Battle['report']>): PlanetaryBattleReport => ({
  by,
  gameTurnsPlayed: report.gameTurnsPlayed,
  scenario: {
    used: report.scenario.used,
    name: report.scenario.name ?? null,
    fulfilledBy: [...report.scenario.fulfilledBy],
  },
  attacker: presentReportedSide(report.attacker),
  defender: presentReportedSide(report.defender),
  defences: [...report.defences],
  prisoners: (report.prisoners ?? []).map((each) => ({
    unit: each.unit,
    models: [...each.models],
    basicValuePerModel: each.basicValuePerModel ?? null,
  })),
  possessed: (report.possessed ?? []).map((each) => ({ ...each })),
  forecast: forecast && presentForecast(forecast),
});

export const presentForecast = ({ winner, rule, sides }: Forecast): PlanetaryForecast => ({
  winner,
  rule,
  attacker: sides.attacker,
  defender: sides.defender,
});

const presentReportedSide = (side: ReportedSide): PlanetarySideReport => ({
  victoryPoints: side.victoryPoints,
  surrendered: side.surrendered ?? false,
  surrenderGameTurn: side.surrenderGameTurn ?? null,
  retreatDeclared: side.retreatDeclared ?? false,
  retreatGameTurn: side.retreatGameTurn ?? null,
  retreatDeclaredFirst: side.retreatDeclaredFirst ?? null,
  units: side.units.map(presentReportedUnit),
  killCaptives: side.killCaptives ?? null,
  strongholdFate: side.strongholdFate ?? null,
  urbanTreatment: side.urbanTreatment ?? null,
  withdrawalPreference: [...(side.withdrawalPreference ?? [])],
});

const presentReportedUnit = (unit: ReportedUnit): PlanetaryUnitReport => ({
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
function presentResult({ method, winner, rule, sides }: BattleResult): PlanetaryBattleResult {
  return {
    method,
    winner,
    rule,
    attacker: presentSideResult(sides.attacker),
    defender: presentSideResult(sides.defender),
  };
}

const presentSideResult = ({ hidden, ...side }: SideResult): PlanetarySideResult => ({
  ...side,
  value: hidden ? null : side.value,
  destroyed: hidden ? null : side.destroyed,
  lostModels: hidden ? null : [...side.lostModels],
  bp: hidden ? null : side.bp,
  prisonerBp: hidden ? null : (side.prisonerBp ?? 0),
});
