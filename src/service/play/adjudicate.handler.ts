import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjudicateCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(AdjudicateCommand)
export class AdjudicateHandler implements ICommandHandler<AdjudicateCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, command }: AdjudicateCommand): Promise<PlayResult> {
    return this.adjudicator.adjudicate(envelope, { kind: 'command', command });
  }
}
