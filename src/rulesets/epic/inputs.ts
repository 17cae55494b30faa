import { commandsOf, type RulesetInputs } from '../../engine/index.js';
import { named, oneOfThese, said } from '../../kernel/index.js';
import { COMMANDS } from './command-shapes.js';
import { position } from './start/shapes.js';

const say = commandsOf(COMMANDS);

const combat = named(
  'CombatOrder',
  'What is said in the Assault phase (EPC-ASL-01 to EPC-ASL-12).',
  oneOfThese({
    move: say('A detachment on Assault orders moves on.', 'AssaultMove'),
    closeCombat: say('A close combat.', 'ResolveCloseCombat'),
    firefight: say('A firefight.', 'ResolveFirefight'),
    useSupremeCommander: say('The Supreme Commander rolls the die again.', 'UseSupremeCommander'),
    keepRoll: say('The die stands.', 'KeepRoll'),
    allocateHits: say('Who takes the hits.', 'AllocateHits'),
    end: say('Ends the own assaults.', 'EndAssaults'),
  }),
);

const shooting = named(
  'ShootingOrder',
  'What is said in the Shooting phase, and while flyers are on a mission.',
  oneOfThese({
    shoot: say('An attack.', 'Shoot'),
    bombard: say('A preparatory bombardment.', 'Bombard'),
    pass: say('Ends the own shooting in this step.', 'PassShooting'),
    intercept: say('Flyers attack enemy flyers.', 'Intercept'),
    fireFlak: say('Flak at enemy flyers.', 'FireFlak'),
    passReaction: say('Lets the mission go on.', 'PassReaction'),
  }),
);

const orders = named(
  'Orders',
  'What a player says (section 8).',
  oneOfThese({
    addDetachment: say('Before the battle: a detachment joins an army.', 'AddDetachment'),
    removeDetachment: say('Before the battle: a detachment leaves.', 'RemoveDetachment'),
    startBattle: say('Before the battle: the army is complete.', 'StartBattle'),
    declareMissions: say('Missions of the flyers.', 'DeclareMissions'),
    chooseFirst: say('Winner of the initiative: first or second player.', 'ChooseFirst'),
    move: say('Movement phase: a detachment gets its order and moves.', 'MoveDetachment'),
    retreat: say('A broken detachment retreats.', 'Retreat'),
    flyTransport: say('Movement phase: a transport mission.', 'FlyTransport'),
    endMoves: say('Ends the own moves.', 'EndMoves'),
    shooting: said('Shooting phase.', shooting),
    combat: said('Assault phase.', combat),
    nameHq: say('Another unit leads a detachment.', 'NameHq'),
    declareStubborn: say('Rally phase: who is near the Supreme Commander.', 'DeclareStubborn'),
    declareObjectives: say('Rally phase: who holds what.', 'DeclareObjectives'),
    objectiveTaken: say('A one-time objective is captured or destroyed.', 'DeclareObjectiveTaken'),
    confirmObjective: say('What the owner says of it.', 'ConfirmObjective'),
    accept: say('Accepts the declaration of the other player.', 'AcceptDeclaration'),
    object: say('Objects to it.', 'ObjectToDeclaration'),
    takeBack: say('Takes the own declaration back.', 'TakeBack'),
    concede: say('Gives the battle up.', 'Concede'),
    correct: say('Arbiter: sets right what went wrong.', 'RecordCorrection'),
    fateCard: say('Arbiter: a fate card.', 'RecordFateCard'),
  }),
);

/** What the API says, and how. */
export const INPUTS: RulesetInputs = {
  orders,
  battleResult: null,
  position,
  common: {
    withdrawOrders: null,
    lockPhase: null,
    unlockPhase: null,
    closePhase: { type: 'ClosePhase' },
    confirmBattle: null,
    disputeBattle: null,
  },
};
