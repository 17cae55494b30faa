import type { MessageTemplates } from '../../face.js';

/** What is waited for. */
export const DUE_MESSAGES: MessageTemplates = {
  START_BATTLE: 'Add the detachments of your army, then start the battle.',
  DECLARE_MISSIONS: 'Movement phase: declare the missions of your flyers.',
  CHOOSE_FIRST: 'You have won the initiative: be first or second player.',
  MOVE: 'Movement phase: move your detachments one by one, then end your moves.',
  BOMBARD: 'Shooting phase: bombard with {detachments}, or pass.',
  SHOOT: 'Shooting phase: shoot with {detachments}, or pass.',
  REACT: 'Enemy flyers are on a mission: react with {detachments}, or let them go on.',
  ASSAULT: 'Assault phase: move your detachments on Assault orders, fight, then end your assaults.',
  USE_SUPREME_COMMANDER: 'Your Supreme Commander may roll the die of this combat again.',
  ALLOCATE_HITS: 'Say who of your units takes the {hits} hits.',
  RETREAT: 'A detachment of yours has lost its combat: it retreats.',
  DECLARE_STUBBORN: 'Rally phase: say which broken detachments are near your Supreme Commander.',
  DECLARE_OBJECTIVES: 'Rally phase: one of you says who holds {objectives}.',
  CONFIRM_OBJECTIVE: 'The other player declares that an objective of yours is {~how}: confirm it, or not.',
  ANSWER_DECLARATION: '{by} has declared what happens on the table: accept it, or object.',
};
