import type { ApiCommand, ApiFace } from '../../src/conformance/api/index.js';
import type { ToyCommand, ToyPosition } from '../toy/index.js';

const orders = (said: object): ApiCommand => ({ mutation: 'submitOrders', input: { orders: { toy: said } } });

function command(given: ToyCommand): ApiCommand {
  switch (given.type) {
    case 'SubmitOrders':
      return orders({ sheet: given.orders });
    case 'ChooseObjective':
      return orders({ objective: given.cell });
    case 'PlayCard':
      return orders({ playCard: { card: given.card, target: given.target ?? null } });
    case 'Attack':
      return orders({ attack: { unit: given.unit, target: given.target } });
    case 'Pass':
      return orders({ pass: true });
    case 'Rule':
      return orders({ judge: { allow: given.allow, reason: given.reason } });
    case 'AnswerAttack':
      // The toy has one open battle at most and does not ask which.
      return {
        mutation: 'resolveBattle',
        input: { battle: 'open', result: { toy: { stand: given.stand } } },
      };
    case 'LockOrders':
      return { mutation: 'lockPhase', input: {} };
    case 'ClosePhase':
      return { mutation: 'closePhase', input: {} };
  }
}

/** How cases of the toy are played over the API. */
export const TOY_CASE_FACE: ApiFace = {
  ruleset: 'toy',
  command: (given) => command(given as ToyCommand),
  position: (given) => {
    const { units, supply } = given as ToyPosition;
    return { units, supply: Object.entries(supply).map(([seat, amount]) => ({ seat, amount })) };
  },
};
