import { either, flag, list, oneOf, optional, record, type Shape } from '../../../kernel/index.js';
import { TABLETOP_OPTIONS } from '../data/battle.js';
import type { BattleReport, CasualtyStep, ReportedSide, ReportedUnit } from '../sheets/orders.js';
import {
  count,
  directions,
  fate,
  figure,
  id,
  ids,
  side,
  treatment,
  within,
  word,
  words,
} from '../shapes/words.js';

/** PLN-QBT-06. */
const step: Shape<CasualtyStep> = record({
  unit: optional(id),
  model: optional(id),
  defence: optional(id),
  step: word('PLN-QBT-06', ['FIRST_HALF', 'SECOND_HALF', 'WHOLE']),
  fallen: optional(ids),
});

const unit: Shape<ReportedUnit> = record({
  unit: id,
  role: word('PLN-REP-01', ['initial', 'reserve', 'reinforcement', 'bombarding']),
  arrivedGameTurn: optional(count),
  modelsRemoved: optional(ids),
  losses: optional(list(record({ type: optional(id), count }))),
  survivorWoundsLost: optional(list(record({ model: id, wounds: count }))),
  vehicles: optional(
    list(record({ model: id, fate: word('PLN-REP-01', ['ok', 'damaged', 'immobilised', 'destroyed']) })),
  ),
  end: word('PLN-REP-01', ['onTable', 'leftTable', 'brokeOffTable', 'wipedOut', 'neverArrived', 'offTable']),
  leadershipPassed: optional(flag),
  xpGained: optional(figure),
  transportLost: optional(flag),
});

const reportedSide: Shape<ReportedSide> = record({
  victoryPoints: figure,
  surrendered: optional(flag),
  surrenderGameTurn: optional(count),
  retreatDeclared: optional(flag),
  retreatGameTurn: optional(count),
  retreatDeclaredFirst: optional(flag),
  units: list(unit),
  killCaptives: optional(flag),
  strongholdFate: optional(fate),
  urbanTreatment: optional(either(oneOf(['MINIMUM']), treatment)),
  withdrawalPreference: optional(directions),
});

/** PLN-REP-01. */
const report: Shape<BattleReport> = record({
  gameTurnsPlayed: figure,
  scenario: record({ used: flag, name: optional(words), fulfilledBy: list(side) }),
  attacker: reportedSide,
  defender: reportedSide,
  defences: list(
    record({
      defence: id,
      result: word('PLN-REP-01', ['intact', 'unusable', 'destroyed']),
      controlledBy: side,
    }),
  ),
  prisoners: optional(list(record({ unit: id, models: ids, basicValuePerModel: optional(figure) }))),
  possessed: optional(list(record({ model: id, demonKilled: flag }))),
});

const battle = record({ battle: id });
const funSide = record({ value: figure, lost: figure });

/** Phase 8. */
export const BATTLES = {
  IssueBattleBrief: record({
    battle: id,
    agreed: optional(
      record({
        skipTerrain: optional(flag),
        gameTurns: optional(within('PLN-PRE-02', 1, 100)),
        scenario: optional(flag),
        mission: optional(words),
        sentries: optional(flag),
        night: optional(flag),
        tabletopOptions: optional(list(word('PLN-OPT-02', TABLETOP_OPTIONS))),
      }),
    ),
  }),
  RerollTerrain: battle,
  AgreeQuickBattle: battle,
  PickOpponentCasualties: record({ battle: id, steps: list(step), side: optional(side) }),
  ChooseCasualties: record({
    battle: id,
    steps: list(step),
    killCaptives: optional(flag),
    side: optional(side),
  }),
  SetFillUpOrder: record({ battle: id, army: id, units: ids }),
  EnterBattleReport: record({ battle: id, report }),
  ConfirmBattleReport: battle,
  DisputeBattleReport: record({ battle: id, reason: words }),
  DecideDispute: record({ battle: id, reason: words, report: optional(report) }),
  PostponeBattle: battle,
  ObjectPostponement: battle,
  ReportFunBattle: record({ opponent: id, own: funSide, theirs: funSide, winner: optional(id) }),
  ConfirmFunBattle: battle,
};
