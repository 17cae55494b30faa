import type {
  AttackIntent,
  Battle,
  Battlefield,
  BattleReport,
  BattleResult,
  Coalition,
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
