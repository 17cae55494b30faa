import {
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';

export const scenarioReportView = named(
  'ScenarioReport',
  'The scenario as reported.',
  record({
    used: said('Whether one was played.', flag),
    name: said('Its name.', orNull(text)),
    fulfilledBy: said('Who fulfilled its aim.', list(words.side)),
  }),
);
export type ScenarioReportView = Shaped<typeof scenarioReportView>;

export const woundsView = named(
  'Wounds',
  'Wounds lost by a model that was not removed.',
  record({
    model: said('The model.', id),
    wounds: said('Wounds lost.', whole()),
  }),
);
export type WoundsView = Shaped<typeof woundsView>;

export const vehicleReportView = named(
  'VehicleReport',
  'What became of a vehicle.',
  record({
    model: said('The vehicle.', id),
    fate: said('Its fate.', words.vehicleFate),
  }),
);
export type VehicleReportView = Shaped<typeof vehicleReportView>;

export const reportedLossView = named(
  'ReportedLoss',
  'So many models of a unit lost.',
  record({
    type: said("Key of the models' type; null where the unit has only one.", orNull(text)),
    count: said('How many.', whole()),
  }),
);
export type ReportedLossView = Shaped<typeof reportedLossView>;

export const unitReportView = named(
  'UnitReport',
  'What became of a unit.',
  record({
    unit: said('The unit.', id),
    role: said('How it took part.', words.unitRole),
    arrivedGameTurn: said('Game turn in which it arrived.', orNull(whole())),
    modelsRemoved: said('Models taken off as casualties.', list(id)),
    losses: said('Models taken off, told by their number.', list(reportedLossView)),
    survivorWoundsLost: said('Wounds lost by others.', list(woundsView)),
    vehicles: said('Its vehicles.', list(vehicleReportView)),
    end: said('Where it was at the end.', words.unitEnd),
    leadershipPassed: said('Whether its leadership test was passed.', orNull(flag)),
    xpGained: said('Unit XP gained.', orNull(whole())),
  }),
);
export type UnitReportView = Shaped<typeof unitReportView>;

export const sideReportView = named(
  'SideReport',
  'What is reported of a side.',
  record({
    victoryPoints: said('Victory points of the tabletop game, without scenario bonus.', whole()),
    surrendered: said('Whether it surrendered.', flag),
    surrenderGameTurn: said('Game turn of its surrender.', orNull(whole())),
    retreatDeclared: said('Whether it declared retreat.', flag),
    retreatGameTurn: said('Game turn of its retreat.', orNull(whole())),
    retreatDeclaredFirst: said('Whether it said so first.', orNull(flag)),
    units: said('Units that took part.', list(unitReportView)),
    killCaptives: said('Whether captives are killed.', orNull(flag)),
    strongholdFate: said('What becomes of the Stronghold.', orNull(words.strongholdFate)),
    urbanTreatment: said('How the Urban hex is treated.', orNull(words.reportedTreatment)),
    withdrawalPreference: said('Directions of withdrawal, best first.', list(whole())),
  }),
);
export type SideReportView = Shaped<typeof sideReportView>;

export const defenceReportView = named(
  'DefenceReport',
  'What became of a defence.',
  record({
    defence: said('The defence.', id),
    result: said('Its state at the end.', words.defenceResult),
    controlledBy: said('Who held it at the end.', words.side),
  }),
);
export type DefenceReportView = Shaped<typeof defenceReportView>;

export const prisonersReportView = named(
  'PrisonersReport',
  'Models of a unit that were taken prisoner (RACE-DE-09).',
  record({
    unit: said('The unit.', id),
    models: said('Its models.', list(id)),
    basicValuePerModel: said('BP of one as reported; null: as the rulebook gives it.', orNull(whole())),
  }),
);
export type PrisonersReportView = Shaped<typeof prisonersReportView>;

export const possessionReportView = named(
  'PossessionReport',
  'A character that a demon possessed (RACE-CH-06).',
  record({
    model: said('The model.', id),
    demonKilled: said('Whether the demon was killed.', flag),
  }),
);
export type PossessionReportView = Shaped<typeof possessionReportView>;

export const sideForecastView = named(
  'SideForecast',
  'What a report leads to for a side, as far as no die decides it (PLN-REP-02).',
  record({
    value: said('Value for the victory points (PLN-VPS-03), points.', whole()),
    vp: said('Victory points of the campaign.', whole()),
    destroyed: said('Points of enemy models destroyed (PLN-WIN-06).', whole()),
    bp: said('Build points that they bring.', whole()),
    dxp: said('Experience of its detachment, before it is halved (PLN-EXP-02).', whole()),
    dxpHalved: said('Its experience is halved.', flag),
    casualtyDice: said('Casualty dice to be rolled (PLN-CAS-02).', whole()),
    deadWithoutDice: said('Models dead without a die.', whole()),
    detachmentCaptured: said('Its detachment is captured.', flag),
    garrisonDestroyed: said('Its garrison is destroyed.', flag),
    withdraws: said('Its detachment leaves the hex.', flag),
  }),
);
export type SideForecastView = Shaped<typeof sideForecastView>;

export const forecastView = named(
  'Forecast',
  'What follows when the report is confirmed. Nothing of it has happened yet.',
  record({
    winner: said('Who wins; null: a draw.', orNull(words.side)),
    rule: said('Rule that decides.', id),
    attacker: said('The attacker.', sideForecastView),
    defender: said('The defender.', sideForecastView),
  }),
);
export type ForecastView = Shaped<typeof forecastView>;

export const battleReportView = named(
  'BattleReport',
  'Report of a battle fought at a real table (PLN-REP-01).',
  record({
    by: said('Seat that entered it.', id),
    gameTurnsPlayed: said('Game turns that were played.', whole()),
    scenario: said('The scenario.', scenarioReportView),
    attacker: said('The attacker.', sideReportView),
    defender: said('The defender.', sideReportView),
    defences: said('Defences.', list(defenceReportView)),
    prisoners: said('Single models that were taken prisoner (RACE-DE-09).', list(prisonersReportView)),
    possessed: said('Characters that a demon possessed (RACE-CH-06).', list(possessionReportView)),
    forecast: said('What follows when it is confirmed; null once it holds.', orNull(forecastView)),
  }),
);
export type BattleReportView = Shaped<typeof battleReportView>;
