import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { AttackIntent, Battle, BattleResult, Battlefield, Coalition } from '../../state/combat.js';
import type { BattleReport } from '../../sheets/orders.js';
import { amountView, showGoods } from './goods.js';
import * as words from '../../words/index.js';

export const participantView = named(
  'Participant',
  'A line of the force sheet (GOW-CBT-18).',
  record({
    id: said('Unit or planet.', ownId),
    kind: said('Which of them.', words.participantKind),
    faction: said('Its faction.', id),
    weight: said('Weight.', whole()),
    baseCe: said('Base CE.', whole()),
    effectiveCe: said('Effective CE.', whole()),
    strength: said('Strength (GOW-CBT-06).', whole()),
  }),
);
export type ParticipantView = Shaped<typeof participantView>;

export const coalitionView = named(
  'Coalition',
  'A side of a battle: its force sheet.',
  record({
    factions: said('Factions.', list(id)),
    participants: said('Who fights.', list(participantView)),
    strength: said('Strength.', whole()),
    share: said('Percent of all strength.', whole()),
    characters: said('Characters on the battlefield.', list(id)),
  }),
);
export type CoalitionView = Shaped<typeof coalitionView>;

export const lossView = named(
  'Loss',
  'CE that somebody lost.',
  record({
    id: said('Unit or planet.', ownId),
    ceLoss: said('pp.', whole()),
  }),
);
export type LossView = Shaped<typeof lossView>;

export const sideFiguresView = named(
  'SideFigures',
  'A figure of each side.',
  record({
    attacker: said('Of the attacker.', orNull(whole())),
    defender: said('Of the defender.', orNull(whole())),
  }),
);
export type SideFiguresView = Shaped<typeof sideFiguresView>;

export const spoilsView = named(
  'Spoils',
  'Goods captured (GOW-CBT-16).',
  record({
    to: said('Who gets them.', id),
    goods: said('What.', list(amountView)),
  }),
);
export type SpoilsView = Shaped<typeof spoilsView>;

export const fateView = named(
  'Fate',
  'Fate of a character (GOW-CBT-14).',
  record({
    character: said('The character.', id),
    fate: said('His fate.', words.fateKind),
  }),
);
export type FateView = Shaped<typeof fateView>;

export const battleReportView = named(
  'BattleReport',
  'What happened at the table (GOW-CBT-10).',
  record({
    by: said('Faction that reported; null for the arbiter, and for the report that counts.', orNull(id)),
    method: said('How it was fought.', words.tableMethod),
    date: said('When.', orNull(text)),
    place: said('Where.', orNull(text)),
    scale: said('Its scale.', orNull(words.scale)),
    outcome: said('Outcome for the attacker.', orNull(words.outcome)),
    points: said('Points of the game.', orNull(sideFiguresView)),
    losses: said('Losses of units and planets.', list(lossView)),
    lossShare: said('Percent of its strength that each side lost.', sideFiguresView),
    fieldHolder: said('Who holds the field.', orNull(words.side)),
    capture: said('What becomes of the spoils; null where they are named.', orNull(words.captureKind)),
    captured: said('The spoils, where they are named.', list(spoilsView)),
    fates: said('Fates told by the table.', list(fateView)),
    controlChange: said('Faction that controls the planet now.', orNull(id)),
  }),
);
export type BattleReportView = Shaped<typeof battleReportView>;

export const resultView = named(
  'Result',
  'Result of a battle (GOW-CBT-08).',
  record({
    outcome: said('Outcome for the attacker.', words.outcome),
    scale: said('Scale.', words.scale),
    fieldHolder: said('Who holds the field.', words.side),
    losses: said('CE lost.', list(lossView)),
    totals: said('Totals; null where it was reported.', orNull(sideFiguresView)),
  }),
);
export type ResultView = Shaped<typeof resultView>;

export const battleView = named(
  'Battle',
  'Two coalitions that meet, from the attack to the result.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    round: said('Its round.', whole()),
    domain: said('On a planet or in the void.', words.domain),
    location: said('Planet, or system.', id),
    attacker: said('Attackers.', coalitionView),
    defender: said('Defenders.', coalitionView),
    defended: said('Somebody counts as defender (GOW-CBT-02).', flag),
    surprise: said('Surprise attack.', flag),
    shock: said('Shock assault.', flag),
    counterShock: said('The defender, who attacks too, has declared one as well.', flag),
    orbital: said('Side with void supremacy.', orNull(words.side)),
    scale: said('Scale.', words.scale),
    attackerMethod: said('Method that the attacker chose.', orNull(words.battleMethod)),
    defenderMethod: said('Method that the defender chose.', orNull(words.battleMethod)),
    method: said('Method that holds.', orNull(words.battleMethod)),
    status: said('Status.', words.battleStatus),
    attackerReport: said('Report of the attacker.', orNull(battleReportView)),
    defenderReport: said('Report of the defender.', orNull(battleReportView)),
    settledBy: said('The report that counts.', orNull(battleReportView)),
    friendlyFire: said('CE that friendly fire costs (GOW-CBT-12).', list(lossView)),
    result: said('Its result.', orNull(resultView)),
  }),
);
export type BattleView = Shaped<typeof battleView>;

export const attackIntentView = named(
  'AttackIntent',
  'An Attack order that no battle has used up yet (GOW-CBT-01).',
  record({
    faction: said('The faction.', id),
    place: said('Planet or system.', id),
    units: said('Units.', list(id)),
    shock: said('Shock assault.', flag),
  }),
);
export type AttackIntentView = Shaped<typeof attackIntentView>;

export const battlefieldView = named(
  'Battlefield',
  'A place where battles are still to be formed in S9.',
  record({
    domain: said('On a planet or in the void.', words.domain),
    location: said('Planet, or system.', id),
    attackers: said('Factions that attack now.', list(id)),
    enemies: said('Enemy factions that have not been met yet.', list(id)),
  }),
);
export type BattlefieldView = Shaped<typeof battlefieldView>;

const showCoalition = (coalition: Coalition): CoalitionView => ({
  ...coalition,
  factions: [...coalition.factions],
  participants: [...coalition.participants],
  characters: [...coalition.characters],
});

const showLosses = (losses: Readonly<Record<string, number>>): LossView[] =>
  Object.entries(losses).map(([id, ceLoss]) => ({ id, ceLoss }));

const showReport = (by: string | null, report: BattleReport): BattleReportView => {
  const { captured } = report;
  const named = typeof captured === 'string' ? [] : captured;
  return {
    ...report,
    by,
    losses: [...report.losses],
    capture: typeof captured === 'string' ? captured : null,
    captured: named.map(({ to, goods }) => ({ to, goods: showGoods(goods) })),
    fates: [...report.fates],
  };
};

const showResult = (result: BattleResult): ResultView => ({
  ...result,
  losses: showLosses(result.losses),
});

export const showBattle = ({ chosen, reports, ...battle }: Battle): BattleView => ({
  ...battle,
  attacker: showCoalition(battle.attacker),
  defender: showCoalition(battle.defender),
  attackerMethod: chosen.attacker,
  defenderMethod: chosen.defender,
  attackerReport: reports.attacker && showReport(reports.attacker.by, reports.attacker.report),
  defenderReport: reports.defender && showReport(reports.defender.by, reports.defender.report),
  settledBy: battle.settledBy && showReport(null, battle.settledBy),
  friendlyFire: showLosses(battle.friendlyFire),
  result: battle.result && showResult(battle.result),
});

export const showAttack = (attack: AttackIntent): AttackIntentView => ({
  ...attack,
  units: [...attack.units],
});

export const showBattlefield = ({ domain, location, assault }: Battlefield): BattlefieldView => ({
  domain,
  location,
  attackers: [...(assault?.factions ?? [])],
  enemies: [...(assault?.enemies ?? [])],
});
