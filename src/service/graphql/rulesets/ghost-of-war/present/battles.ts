import type {
  AttackIntent,
  Battle,
  Battlefield,
  BattleForecast,
  BattleReport,
  BattleResult,
  Coalition,
  SideForecast,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarAttackIntent,
  GhostOfWarBattle,
  GhostOfWarBattlefield,
  GhostOfWarBattleReport,
  GhostOfWarCoalition,
  GhostOfWarLoss,
  GhostOfWarResult,
} from '../types/battles.js';
import type { GhostOfWarForecast, GhostOfWarSideForecast } from '../types/forecast.js';
import { presentGoods } from './goods.js';

const presentCoalition = (coalition: Coalition): GhostOfWarCoalition => ({
  ...coalition,
  factions: [...coalition.factions],
  participants: [...coalition.participants],
  characters: [...coalition.characters],
});

const presentLosses = (losses: Readonly<Record<string, number>>): GhostOfWarLoss[] =>
  Object.entries(losses).map(([id, ceLoss]) => ({ id, ceLoss }));

const presentReport = (by: string | null, report: BattleReport): GhostOfWarBattleReport => {
  const { captured } = report;
  const named = typeof captured === 'string' ? [] : captured;
  return {
    ...report,
    by,
    losses: [...report.losses],
    capture: typeof captured === 'string' ? captured : null,
    captured: named.map(({ to, goods }) => ({ to, goods: presentGoods(goods) })),
    fates: [...report.fates],
  };
};

const presentSide = ({ losses, ...side }: SideForecast): GhostOfWarSideForecast => ({
  factions: [...side.factions],
  losses: losses.map((each) => ({ ...each, destroyed: each.left === 0 && each.ceLoss > 0 })),
  experience: side.experience,
  fates: [...side.fates],
});

export function presentForecast({
  sides,
  captured,
  takenBy,
  ...forecast
}: BattleForecast): GhostOfWarForecast {
  const { outcome } = forecast;
  const won = outcome.endsWith('VICTORY') ? 'attacker' : 'defender';
  const named = typeof captured === 'string' ? [] : captured;
  return {
    ...forecast,
    winner: outcome === 'DRAW' ? null : won,
    attacker: presentSide(sides.attacker),
    defender: presentSide(sides.defender),
    takenBy: [...(takenBy ?? [])],
    capture: typeof captured === 'string' ? captured : null,
    captured: named.map(({ to, goods }) => ({ to, goods: presentGoods(goods) })),
  };
}

const presentResult = (result: BattleResult): GhostOfWarResult => ({
  ...result,
  losses: presentLosses(result.losses),
});

export const presentBattle = ({ chosen, reports, ...battle }: Battle): GhostOfWarBattle => ({
  ...battle,
  attacker: presentCoalition(battle.attacker),
  defender: presentCoalition(battle.defender),
  attackerMethod: chosen.attacker,
  defenderMethod: chosen.defender,
  attackerReport: reports.attacker && presentReport(reports.attacker.by, reports.attacker.report),
  defenderReport: reports.defender && presentReport(reports.defender.by, reports.defender.report),
  settledBy: battle.settledBy && presentReport(null, battle.settledBy),
  friendlyFire: presentLosses(battle.friendlyFire),
  result: battle.result && presentResult(battle.result),
});

export const presentAttack = (attack: AttackIntent): GhostOfWarAttackIntent => ({
  ...attack,
  units: [...attack.units],
});

export const presentBattlefield = ({ domain, location, assault }: Battlefield): GhostOfWarBattlefield => ({
  domain,
  location,
  attackers: [...(assault?.factions ?? [])],
  enemies: [...(assault?.enemies ?? [])],
});
