import {
  entered,
  flag,
  list,
  named,
  optional,
  record,
  said,
  textOf,
  under,
  type Shaped,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { count, directions, fate, figure, id, ids, side } from '../shapes/words.js';

/** PLN-REP-01. */
const unit = named(
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

export const reportedSide = named(
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

export const report = named(
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

export type BattleReport = Shaped<typeof report>;
export type ReportedSide = Shaped<typeof reportedSide>;
export type ReportedUnit = Shaped<typeof unit>;
export type ReportedLoss = NonNullable<ReportedUnit['losses']>[number];
export type ReportedPrisoners = NonNullable<BattleReport['prisoners']>[number];
export type ReportedPossession = NonNullable<BattleReport['possessed']>[number];
