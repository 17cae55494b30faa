import { violation, type Violation } from '../../catalog.js';
import type { BattleReport } from '../../commands.js';
import { RETREAT } from '../../data/battle.js';
import type { Battle, PlanetaryState } from '../../state/index.js';
import { areDirections } from '../../battle-orders/battle-orders.js';
import { sideDefences } from '../battle-sides.js';
import { possessedAreKnown } from './possession-check.js';
import { readReport, refuseEntry, reportedSides, type ReportCheck } from './report-reading.js';
import {
  bombardmentIsEntitled,
  endsAgree,
  initialUnitsAreComplete,
  initialUnitsParticipate,
  ownTransportsWereThere,
  leadershipIsReported,
  lossesAreThere,
  reinforcementsAreEntitled,
  reinforcementsArriveInTurn,
  removedModelsWereReady,
  survivorsLive,
  unitsAreKnown,
  vehiclesAreVehicles,
} from './report-unit-checks.js';
import { prisonersAreEntitled } from './table-prisoners.js';

/** PLN-REP-01: at least one game turn was played. */
const gameTurnsWerePlayed: ReportCheck = ({ report }) =>
  Number.isInteger(report.gameTurnsPlayed) && report.gameTurnsPlayed >= 1
    ? []
    : [
        violation('PLN-REP-01', 'GAME_TURNS', ['report', 'gameTurnsPlayed'], {
          found: report.gameTurnsPlayed,
        }),
      ];

/** PLN-REP-03: a retreat is declared from game turn 3 on and within the battle (PLN-TBL-07). */
const retreatsAreInTurn: ReportCheck = ({ report }) =>
  reportedSides(report).flatMap(({ side, reported, path }) => {
    const turn = reported.retreatGameTurn;
    const at = [...path, 'retreatGameTurn'];
    if (reported.retreatDeclared !== true) {
      return turn === undefined ? [] : [violation('PLN-TBL-07', 'RETREAT_NOT_DECLARED', at, { side })];
    }
    if (turn === undefined) return [violation('PLN-TBL-07', 'RETREAT_TURN_MISSING', at, { side })];
    return [
      ...(turn < RETREAT.fromGameTurn
        ? [violation('PLN-TBL-07', 'RETREAT_TOO_EARLY', at, { side, turn, least: RETREAT.fromGameTurn })]
        : []),
      ...(turn > report.gameTurnsPlayed
        ? [violation('PLN-REP-03', 'AFTER_THE_LAST_TURN', at, { turn, played: report.gameTurnsPlayed })]
        : []),
    ];
  });

/** PLN-REP-03: units leave the table only after a retreat was declared (PLN-TBL-07). */
const leavingNeedsRetreat: ReportCheck = ({ report, entries }) =>
  entries
    .filter(({ side, reported }) => reported.end === 'leftTable' && report[side].retreatDeclared !== true)
    .map((entry) => refuseEntry(entry, 'PLN-TBL-07', 'LEFT_WITHOUT_RETREAT', 'end'));

/** PLN-REP-03: of two retreats in one game turn exactly one was declared first (PLN-WIN-02). */
const firstRetreatIsClear: ReportCheck = ({ report: { attacker, defender } }) => {
  const both =
    attacker.retreatDeclared === true &&
    defender.retreatDeclared === true &&
    attacker.retreatGameTurn === defender.retreatGameTurn;
  const clear = (attacker.retreatDeclaredFirst === true) !== (defender.retreatDeclaredFirst === true);
  return both && !clear
    ? [violation('PLN-WIN-02', 'FIRST_RETREAT_UNCLEAR', ['report'], { turn: attacker.retreatGameTurn })]
    : [];
};

/** PLN-REP-03: nothing arrives after the last game turn. */
const arrivalsAreInTurn: ReportCheck = ({ report, entries }) =>
  entries.flatMap((entry) => {
    const turn = entry.reported.arrivedGameTurn;
    const played = report.gameTurnsPlayed;
    return turn === undefined || turn <= played
      ? []
      : [refuseEntry(entry, 'PLN-REP-03', 'AFTER_THE_LAST_TURN', 'arrivedGameTurn', { turn, played })];
  });

/** PLN-REP-03: not both sides surrendered (PLN-TBL-08); the game turn lies within the battle. */
const surrendersAgree: ReportCheck = ({ report }) => [
  ...(report.attacker.surrendered === true && report.defender.surrendered === true
    ? [violation('PLN-TBL-08', 'BOTH_SURRENDERED', ['report'], {})]
    : []),
  ...reportedSides(report).flatMap(({ side, reported, path }) => {
    const turn = reported.surrenderGameTurn;
    return turn === undefined || turn <= report.gameTurnsPlayed
      ? []
      : [
          violation('PLN-REP-03', 'AFTER_THE_LAST_TURN', [...path, 'surrenderGameTurn'], {
            side,
            turn,
            played: report.gameTurnsPlayed,
          }),
        ];
  }),
];

/** PLN-REP-03: no scenario in a Stronghold battle (PLN-PRE-03), and none fulfilled without one. */
const scenarioIsAllowed: ReportCheck = ({ battle, report: { scenario } }) => [
  ...(scenario.used && battle.strongholdBattle
    ? [violation('PLN-PRE-03', 'SCENARIO_AGAINST_STRONGHOLD', ['report', 'scenario', 'used'], {})]
    : []),
  ...(!scenario.used && scenario.fulfilledBy.length > 0
    ? [violation('PLN-REP-03', 'FULFILLED_WITHOUT_SCENARIO', ['report', 'scenario', 'fulfilledBy'], {})]
    : []),
];

/** PLN-REP-03: victory points are counted, not negative. */
const victoryPointsAreCounted: ReportCheck = ({ report }) =>
  reportedSides(report)
    .filter(({ reported }) => !(Number.isInteger(reported.victoryPoints) && reported.victoryPoints >= 0))
    .map(({ side, reported, path }) =>
      violation('PLN-REP-03', 'VICTORY_POINTS', [...path, 'victoryPoints'], {
        side,
        found: reported.victoryPoints,
      }),
    );

/** PLN-REP-03: reported defences are those of this Stronghold, each once. */
const defencesAreThere: ReportCheck = ({ state, battle, report: { defences } }) =>
  defences.flatMap(({ defence }, index) => {
    const known = sideDefences(state, battle, 'defender').some((each) => each.id === defence);
    const twice = defences.findIndex((each) => each.defence === defence) !== index;
    const code = !known ? 'DEFENCE_UNKNOWN' : twice ? 'DEFENCE_TWICE' : null;
    return code === null
      ? []
      : [violation('PLN-REP-03', code, ['report', 'defences', index, 'defence'], { defence })];
  });

/** PLN-WDR-03, -04: what a side would rather do is told in directions. */
const preferencesAreDirections: ReportCheck = ({ report }) =>
  reportedSides(report)
    .filter(({ reported }) => !areDirections(reported.withdrawalPreference ?? []))
    .map(({ path }) => violation('PLN-WDR-03', 'NO_DIRECTIONS', [...path, 'withdrawalPreference']));

/** PLN-REP-03 Rejected reports, row by row. */
const CHECKS: readonly ReportCheck[] = [
  gameTurnsWerePlayed,
  unitsAreKnown,
  initialUnitsAreComplete,
  initialUnitsParticipate,
  ownTransportsWereThere,
  reinforcementsAreEntitled,
  reinforcementsArriveInTurn,
  bombardmentIsEntitled,
  removedModelsWereReady,
  lossesAreThere,
  vehiclesAreVehicles,
  endsAgree,
  leadershipIsReported,
  retreatsAreInTurn,
  leavingNeedsRetreat,
  firstRetreatIsClear,
  arrivalsAreInTurn,
  surrendersAgree,
  scenarioIsAllowed,
  survivorsLive,
  victoryPointsAreCounted,
  defencesAreThere,
  prisonersAreEntitled,
  possessedAreKnown,
  preferencesAreDirections,
];

/** PLN-REP-03: everything for which a report is rejected; empty when it can be confirmed. */
export function checkReport(
  state: PlanetaryState,
  battle: Battle,
  report: BattleReport,
): readonly Violation[] {
  const reading = readReport(state, battle, report);
  return CHECKS.flatMap((check) => check(reading));
}
