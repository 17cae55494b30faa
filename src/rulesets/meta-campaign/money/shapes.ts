import { id, named, optional, orElse, record, said, textOf, whole } from '../../../kernel/index.js';

const MOST = 1_000_000;
const amount = whole(-MOST, MOST);
const reason = textOf(2000);

/** What is said of money. */
export const MONEY_COMMANDS = {
  RegisterPlayer: named(
    'PlayerRegistration',
    'A player gets an account and the sign-up bonus (EDCU-ECO-05).',
    record({ player: said('Game master: seat of the player; left out, the own one.', optional(id)) }),
  ),
  ConvertCredits: named(
    'CreditConversion',
    'Credits become requisition points (EDCU-ECO-02).',
    record({ n: said('Requisition points wanted; ten credits each.', amount) }),
  ),
  TransferCredits: named(
    'CreditTransfer',
    'Credits given to another player; they need not agree (EDCU-ECO-03).',
    record({
      from: said('Who gives; nobody but the giver says it.', optional(id)),
      to: said('Seat that gets them.', id),
      amount: said('How many.', amount),
    }),
  ),
  AdjustFunds: named(
    'FundsAdjustment',
    'Game master: prizes and fines (EDCU-ECO-08).',
    record({
      player: said('Id of the seat.', id),
      credits: said('Added; below 0 taken.', orElse(amount, 0)),
      req: said('Requisition points added; below 0 taken.', orElse(amount, 0)),
      reason: said('Why.', reason),
    }),
  ),
  AwardMedal: named(
    'MedalAward',
    'Game master: a medal, kept for good (EDCU-SHT-03).',
    record({
      player: said('Id of the seat.', id),
      unit: said('A unit of the player.', optional(id)),
      name: said('What it is called.', textOf(120)),
      reason: said('Why.', reason),
    }),
  ),
} as const;
