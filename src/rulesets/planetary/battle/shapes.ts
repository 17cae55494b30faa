import {
  alone,
  entered,
  flag,
  list,
  named,
  optional,
  record,
  said,
  text,
  textOf,
  under,
  type Shape,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import type { BattleReport, CasualtyStep, ReportedSide, ReportedUnit } from '../sheets/orders.js';
import { count, directions, fate, figure, id, ids, side, within } from '../shapes/words.js';

/** PLN-QBT-06. */
const step: Shape<CasualtyStep> = named(
  'CasualtyStep',
  'One step of losses: names a unit, a vehicle or a defence.',
  record({
    unit: said('The unit.', optional(id)),
    model: said('The vehicle, where a unit has several.', optional(id)),
    defence: said('The defence.', optional(id)),
    step: said('How much of it.', under({ rule: 'PLN-QBT-06' }, terms.casualtyStepKind)),
    fallen: said('Which models fall; the last ready ones when left out.', optional(ids)),
  }),
);

const unit: Shape<ReportedUnit> = named(
  'UnitReport',
  'What became of a unit that took part.',
  record({
    unit: said('The unit.', id),
    role: said('How it took part.', under({ rule: 'PLN-REP-01' }, terms.unitRole)),
    arrivedGameTurn: said(
      'Game turn in which it arrived: reserve, reinforcement, orbit.',
      optional(entered(1, 100, count)),
    ),
    modelsRemoved: said('Models, not vehicles, that were taken off as casualties.', optional(ids)),
    losses: said(
      'How many were lost, vehicles too. Where it does not matter which: the last ones fall. Of a unit that was wiped out nothing need be said.',
      optional(
        list(
          named(
            'ReportedLoss',
            'So many models of a unit lost.',
            record({
              type: said(
                "Key of the models' type; may be left out where the unit has only one.",
                optional(id),
              ),
              count: said('How many.', entered(1, 400, count)),
            }),
          ),
        ),
      ),
    ),
    survivorWoundsLost: said(
      'Wounds lost by models that were not removed.',
      optional(
        list(
          named(
            'Wounds',
            'Wounds lost by a model that was not removed.',
            record({ model: said('The model.', id), wounds: said('Wounds lost.', entered(1, 100, count)) }),
          ),
        ),
      ),
    ),
    vehicles: said(
      'Its vehicles; those left out are unharmed.',
      optional(
        list(
          named(
            'VehicleReport',
            'What became of a vehicle.',
            record({
              model: said('The vehicle: a model.', id),
              fate: said('Its fate.', under({ rule: 'PLN-REP-01' }, terms.vehicleFate)),
            }),
          ),
        ),
      ),
    ),
    end: said('Where it was at the end.', under({ rule: 'PLN-REP-01' }, terms.unitEnd)),
    leadershipPassed: said(
      'It broke off the table: whether its leadership test was passed (PLN-AFT-02).',
      optional(flag),
    ),
    xpGained: said(
      'Unit XP gained, where the campaign counts it (PLN-EXP-01).',
      optional(entered(0, 100, figure)),
    ),
    transportLost: said(
      'The transport that belongs to it by its type was destroyed (RACE-PROD-04).',
      optional(flag),
    ),
  }),
);

const reportedSide: Shape<ReportedSide> = named(
  'SideReport',
  'What is reported of a side.',
  record({
    victoryPoints: said(
      "Victory points by the tabletop game's own rules for enemy models destroyed, without scenario bonus.",
      entered(-100000, 100000, figure),
    ),
    surrendered: said('Whether it surrendered.', optional(flag)),
    surrenderGameTurn: said('Game turn of its surrender.', optional(entered(1, 100, count))),
    retreatDeclared: said('Whether it declared retreat.', optional(flag)),
    retreatGameTurn: said('Game turn of its retreat.', optional(entered(1, 100, count))),
    retreatDeclaredFirst: said('Both retreated in one game turn: whether it said so first.', optional(flag)),
    units: said('Every unit that took part.', list(unit)),
    killCaptives: said('If it wins: whether captives are killed (PLN-AFT-05).', optional(flag)),
    strongholdFate: said('If it wins: what becomes of the Stronghold.', optional(fate)),
    urbanTreatment: said(
      'If it wins: how the Urban hex is treated.',
      optional(under({ rule: 'PLN-TAK-01' }, terms.reportedTreatment)),
    ),
    withdrawalPreference: said('If it withdraws: directions 0…5, best first.', optional(directions)),
  }),
);

/** PLN-REP-01. */
const report: Shape<BattleReport> = named(
  'BattleReport',
  'Report of a battle that was fought at a real table (PLN-REP-01). What follows from it is computed.',
  record({
    gameTurnsPlayed: said('Game turns that were played.', entered(0, 100, figure)),
    scenario: said(
      'The scenario.',
      named(
        'ScenarioReport',
        'The scenario of the battle (PLN-PRE-03).',
        record({
          used: said('Whether one was played.', flag),
          name: said('Its name.', optional(textOf(120))),
          fulfilledBy: said('Who fulfilled its aim.', list(side)),
        }),
      ),
    ),
    attacker: said('The attacker.', reportedSide),
    defender: said('The defender.', reportedSide),
    defences: said(
      'Defences of the Stronghold, where there is one.',
      list(
        named(
          'DefenceReport',
          'What became of a defence of the Stronghold.',
          record({
            defence: said('The defence.', id),
            result: said('Its state at the end.', under({ rule: 'PLN-REP-01' }, terms.defenceResult)),
            controlledBy: said('Who held it at the end.', side),
          }),
        ),
      ),
    ),
    prisoners: said(
      'Single models that were taken prisoner (RACE-DE-09).',
      optional(
        list(
          named(
            'PrisonersReport',
            'Models of a unit that the enemy took prisoner (RACE-DE-09).',
            record({
              unit: said('The unit.', id),
              models: said('Its models, each of them among those removed.', ids),
              basicValuePerModel: said(
                'BP of one: its value without special weapons. May be left out for guardsmen and ogryns.',
                optional(entered(0, 10000, figure)),
              ),
            }),
          ),
        ),
      ),
    ),
    possessed: said(
      'Characters that a demon possessed (RACE-CH-06).',
      optional(
        list(
          named(
            'PossessionReport',
            'A character that a demon possessed (RACE-CH-06).',
            record({
              model: said('The model.', id),
              demonKilled: said('Whether the demon was killed; if not, the character is unharmed.', flag),
            }),
          ),
        ),
      ),
    ),
  }),
);

const battle = record({ battle: id });
const funSide = named(
  'FunSide',
  'An army of a fun battle.',
  record({
    value: said('Its points.', entered(0, 100000, figure)),
    lost: said('Points that it lost.', entered(0, 100000, figure)),
  }),
);

/** Phase 8. */
export const BATTLES = {
  IssueBattleBrief: alone(
    record({
      battle: id,
      agreed: said(
        'Full battle: rolls the battle brief.',
        optional(
          named(
            'Brief',
            'Asks for the battle brief: forces, terrain, special rules, set-up (PLN-PRE). Holds what both agreed.',
            record({
              skipTerrain: said('Both agreed to leave the terrain roll out.', optional(flag)),
              gameTurns: said(
                'Game turns agreed; random game length when left out.',
                optional(within('PLN-PRE-02', 1, 100)),
              ),
              scenario: said('Whether a scenario is played; a die decides when left out.', optional(flag)),
              mission: said('Mission agreed.', optional(textOf(120))),
              sentries: said('Sentries are used.', optional(flag)),
              night: said('It is fought by night.', optional(flag)),
              tabletopOptions: said(
                'Options agreed for this battle, beside those of the campaign (PLN-OPT-02).',
                optional(list(under({ rule: 'PLN-OPT-02' }, terms.tabletopOption))),
              ),
            }),
          ),
        ),
      ),
    }),
  ),
  RerollTerrain: battle,
  AgreeQuickBattle: battle,
  PickOpponentCasualties: named(
    'OpponentPick',
    "A side's pick among the enemy's units: up to a quarter of their losses (PLN-QBT-05).",
    record({
      battle: id,
      steps: said('Half-steps; none to pass.', list(step)),
      side: said(
        "Which side, where the arbiter answers for one: an NPC's, an absent player's.",
        optional(side),
      ),
    }),
  ),
  ChooseCasualties: named(
    'Casualties',
    "A side's own losses, beside those that the enemy picked (PLN-QBT-06).",
    record({
      battle: id,
      steps: said('The steps.', list(step)),
      killCaptives: said('If it wins: whether captives are killed (PLN-CPT-08).', optional(flag)),
      side: said(
        "Which side, where the arbiter answers for one: an NPC's, an absent player's.",
        optional(side),
      ),
    }),
  ),
  SetFillUpOrder: named(
    'FillUp',
    'Order in which the units of an army are filled up before the battle (PLN-BAT-05).',
    record({ battle: id, army: said('The army.', id), units: said('Its units, best first.', ids) }),
  ),
  EnterBattleReport: alone(
    record({ battle: id, report: said('Full battle: what happened at the table.', report) }),
  ),
  ConfirmBattleReport: battle,
  DisputeBattleReport: record({ battle: id, reason: text }),
  DecideDispute: named(
    'Decision',
    "The arbiter's decision on a disputed report (PLN-REP-04).",
    record({
      battle: id,
      reason: said('Why.', textOf(2000)),
      report: said('The report that holds; the one entered when left out.', optional(report)),
    }),
  ),
  PostponeBattle: battle,
  ObjectPostponement: battle,
  ReportFunBattle: named(
    'FunReport',
    'A fun battle beside the campaign (PLN-FUN-01).',
    record({
      opponent: said('The other player.', id),
      own: said('The own army.', funSide),
      theirs: said("The opponent's army.", funSide),
      winner: said('Seat that won; left out for a draw.', optional(id)),
    }),
  ),
  ConfirmFunBattle: alone(record({ battle: said('The fun battle that is confirmed.', id) })),
};
