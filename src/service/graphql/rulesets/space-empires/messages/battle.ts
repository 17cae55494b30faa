import type { MessageTemplates } from '../../face.js';

/** Why an order in a battle is refused. */
export const BATTLE_MESSAGES: MessageTemplates = {
  'SPE-BAT-01/NO_BATTLE_THERE': 'There is no battle on {mapSpace}.',
  'SPE-BAT-02/ANOTHER_SPACE_FIRST': 'The battles on {mapSpace} are fought to their end first.',
  'SPE-BAT-02/NOT_THE_ACTIVE_PLAYER': 'The active player chooses the battle.',
  'SPE-BAT-04/NO_COMMITMENTS': 'Ships against transports alone: nothing is committed.',
  'SPE-BAT-06/ALREADY_COMMITTED': 'You have committed already.',
  'SPE-BAT-06/NOT_A_PARTY': 'This is not your battle.',
  'SPE-BAT-06/NO_SUCH_TARGET': '{card} cannot help {unit}.',
  'SPE-BAT-06/TARGET_MISSING': '{card} needs a unit that it helps.',
  'SPE-BAT-06/TARGET_NOT_ASKED': '{card} helps no single unit.',
  'SPE-BAT-07/NOT_A_GROUND_BATTLE': 'Ships bombard in ground battles only.',
  'SPE-BAT-07/NOT_IN_ORBIT': '{unit} is no ship of yours in orbit there.',
  'SPE-BAT-07/NOT_THE_ATTACKER': 'Only the attacker bombards.',
  'SPE-BAT-08/ONLY_IN_SPACE': '{card} is played in space battles only.',
  'SPE-BAT-09/NOT_YOUR_PICK': '{picker} picks now.',
  'SPE-BAT-09/NOT_A_PARTICIPANT': '{unit} does not fight on that side.',
  'SPE-BAT-09/WRONG_COUNT': 'Exactly {lose} units are to be lost, not {given}.',
  'SPE-BAT-10/OUT_OF_ORDER':
    '{unit} is lost later: ships before transports, ground units before bombarding ships.',
  'SPE-BAT-11/TOO_LITTLE': 'At least {needed} Force is to be paid; these are worth {given}.',
  'SPE-BAT-12/NOT_A_NEIGHBOUR': '{mapSpace} is no neighbour of the battle.',
  'SPE-BAT-12/NOT_THE_LOSER': 'Only the loser retreats.',
  'SPE-BAT-12/OPPONENT_THERE': '{opponent} has units on {mapSpace}.',
  'SPE-BAT-01/TWO_ARMIES':
    'On the surface of {mapSpace} {seats} would both have ground units, and no battle would part them.',
  'SPE-BAT-01/TWO_FLEETS':
    'In orbit of {mapSpace} {seats} would both have ships, and no battle would part them.',
  'SPE-BAT-18/FIGHTING': 'The hand of {seat} stays as it is until their battle is over.',
  'SPE-BAT-18/BATTLE_OPEN': 'A battle is being fought.',
  'SPE-BAT-18/NOT_NOW': 'The battle waits for something else.',
  'SPE-BAT-18/NO_BATTLE_OPEN': 'No battle is being fought.',
  'SPE-BAT-14/NOT_AN_OPPONENT': '{player} is no opponent who could take the leader.',
  'SPE-DECK-03/NOT_A_BATTLE_CARD': '{card} is not played in battles.',
};
