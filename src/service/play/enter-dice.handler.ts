import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EnterDiceCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(EnterDiceCommand)
export class EnterDiceHandler implements ICommandHandler<EnterDiceCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope }: EnterDiceCommand): Promise<PlayResult> {
    const { dice, faces: inOrder = [], rest = false, corrects } = envelope;
    const faces = { dice, faces: inOrder, rest, ...(corrects ? { corrects } : {}) };
    // They are for the command that waits, and no dice of this one.
    const { faces: _, ...bare } = { ...envelope, dice: [] };
    return this.adjudicator.adjudicate(bare, { kind: 'faces', faces });
  }
}
