import { commandsOf, type RulesetInputs } from '../../engine/index.js';
import { named, oneOfThese, said } from '../../kernel/index.js';
import { FORMS } from './shapes.js';
import { position } from './start/position-shapes.js';

const say = commandsOf(FORMS);

const arbiter = named(
  'Arbiter',
  'What only the arbiter says: lists that the rulebook leaves to the club.',
  oneOfThese({
    defineUnitType: say('Unit types.', 'DefineUnitType'),
    defineSpecialDetachment: say('A special detachment.', 'DefineSpecialDetachment'),
    rejectDetachment: say('A detachment is not built after all; its BP come back.', 'RejectDetachment'),
  }),
);

const build = named(
  'Build',
  'A command of the set-up or the Build phase: carried out at once (PLN-BUI-01).',
  oneOfThese({
    chooseDemonGod: say('Set-up: a Chaos player chooses their demon god.', 'ChooseDemonGod'),
    chooseCraftworld: say('Set-up: an Eldar player chooses their craftworld.', 'ChooseCraftworld'),
    placeStart: say('Set-up: places Capital, Urban and Resource hexes.', 'PlaceStart'),
    freeRoad: say('Set-up: a free road action.', 'FreeRoad'),
    setRoute: say('Sets the route of a Resource hex.', 'SetRoute'),
    createConvoy: say('Loads a convoy.', 'CreateConvoy'),
    unloadConvoy: say('Unloads a convoy.', 'UnloadConvoy'),
    mergeConvoys: say('Merges convoys.', 'MergeConvoys'),
    buildStronghold: say('Builds a Camp (PLN-STR-01).', 'BuildStronghold'),
    upgradeStronghold: say('Raises a Stronghold (PLN-STR-02).', 'UpgradeStronghold'),
    buildDefence: say('Builds a defence.', 'BuildDefence'),
    convertTower: say('Converts a weapon tower.', 'ConvertTower'),
    disbandDefence: say('Gives defences up.', 'DisbandDefence'),
    foundVillage: say('Founds a village (PLN-URB-02).', 'FoundVillage'),
    upgradeUrban: say('Raises an Urban hex (PLN-URB-03).', 'UpgradeUrban'),
    buildBuilding: say('Builds a building (PLN-BLD-01).', 'BuildBuilding'),
    disbandBuilding: say('Gives a building up (PLN-BLD-05).', 'DisbandBuilding'),
    setMaintenancePriority: say('Says which buildings are paid first.', 'SetMaintenancePriority'),
    moveCapital: say('Moves the Capital; the last command of the phase.', 'MoveCapital'),
    buildRoad: say('Builds a road.', 'BuildRoad'),
    buildDetachment: say('Builds a detachment.', 'BuildDetachment'),
    buildGarrisonDetachment: say('Builds a garrison-detachment.', 'BuildGarrisonDetachment'),
    placeGarrison: say('Set-up: places a garrison.', 'PlaceGarrison'),
    retargetGarrisonDetachment: say(
      'Gives a garrison-detachment a new target.',
      'RetargetGarrisonDetachment',
    ),
    reinforce: say('Replaces losses.', 'Reinforce'),
    changeStructure: say('Adds units to an army and disbands others.', 'ChangeStructure'),
    disband: say('Disbands.', 'Disband'),
    transferModels: say('Transfers models.', 'TransferModels'),
    transferCaptive: say('Hands a captive over.', 'TransferCaptive'),
    attemptConversion: say('Tries to convert a captive (RACE-CH-11).', 'AttemptConversion'),
    rearm: say('Arms a released detachment.', 'Rearm'),
    buildSpy: say('Makes a spy in an Espionage Center (PLN-BLD-07).', 'BuildSpy'),
    buildDiplomat: say('Sends out the diplomat of the Embassy (PLN-BLD-13).', 'BuildDiplomat'),
    admitDiplomat: say('Admits diplomats, or no longer.', 'AdmitDiplomat'),
    proposeDeal: say('Proposes a deal.', 'ProposeDeal'),
    acceptDeal: say('Accepts a deal.', 'AcceptDeal'),
    withdrawDeal: say('Drops a deal that has not been accepted.', 'WithdrawDeal'),
    endTreaty: say('Ends a treaty.', 'EndTreaty'),
    markDeal: say('Says whether a deal is kept.', 'MarkDeal'),
  }),
);

const funBattle = named(
  'FunBattle',
  'A fun battle: reported by one player, confirmed by the other (PLN-FUN-01).',
  oneOfThese({
    report: say('What happened.', 'ReportFunBattle'),
    confirm: say('The fun battle that is confirmed.', 'ConfirmFunBattle'),
  }),
);

const orders = named(
  'Orders',
  'What a seat orders: the sheet of a phase of orders, or one command of the set-up or the Build phase.',
  oneOfThese({
    orders: say(
      'The whole sheet of the seat for the phase, in the order in which its pieces act; none at all is a sheet too. It replaces the one before it and is sealed until the phase closes.',
      'SubmitOrders',
    ),
    build: said('Set-up and Build phase: carried out at once.', build),
    followers: say('Followers that join a detachment.', 'EnterFollowers'),
    mercenaries: say('Mercenaries that come as a detachment.', 'EnterMercenaries'),
    arbiter: said('Arbiter: lists that the rulebook leaves to the club.', arbiter),
    funBattle: said('A fun battle beside the campaign.', funBattle),
  }),
);

const battleResult = named(
  'BattleResult',
  'The result of a battle, or a step towards it.',
  oneOfThese({
    agreeQuick: say(
      'Have it rolled as a quick battle. Both sides agree to it, or the arbiter orders it (PLN-BAT-01).',
      'AgreeQuickBattle',
    ),
    opponentPick: say("Pick among the enemy's units. The quick battle was rolled.", 'PickOpponentCasualties'),
    casualties: say('Choose your own losses.', 'ChooseCasualties'),
    fillUpOrder: say('Say in which order units are filled up. For a full battle.', 'SetFillUpOrder'),
    issueBrief: say('Roll the battle brief. It tells what a full battle is fought by.', 'IssueBattleBrief'),
    rerollTerrain: say(
      'Roll the terrain again. The owner of the Stronghold may do so once (PLN-PRE-01).',
      'RerollTerrain',
    ),
    report: say(
      'Enter the report. It tells what happened at the table in a full battle.',
      'EnterBattleReport',
    ),
    reportHalf: say(
      'Enter your half. It fills in the report, which one of you still enters; the arbiter says whose half it is.',
      'EnterReportHalf',
    ),
    decideDispute: say('Decide the disputed report. The arbiter does so.', 'DecideDispute'),
    postpone: say(
      'Put it off to the next turn. Both sides want it, or the arbiter orders it (PLN-BAT-03).',
      'PostponeBattle',
    ),
    objectPostponement: say('Object to putting it off again (PLN-BAT-03).', 'ObjectPostponement'),
  }),
);

/** What clients say, and how. */
export const INPUTS: RulesetInputs = {
  orders,
  battleResult,
  position,
  common: {
    withdrawOrders: { type: 'WithdrawOrders' },
    lockPhase: { type: 'LockPhase' },
    unlockPhase: { type: 'UnlockPhase' },
    closePhase: { type: 'ClosePhase' },
    confirmBattle: { type: 'ConfirmBattleReport' },
    disputeBattle: { type: 'DisputeBattleReport' },
  },
};
