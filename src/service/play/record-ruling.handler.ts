import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RecordRulingCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(RecordRulingCommand)
export class RecordRulingHandler implements ICommandHandler<RecordRulingCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, ruling }: RecordRulingCommand): Promise<PlayResult> {
    return this.adjudicator.adjudicate(envelope, { kind: 'ruling', ruling });
  }
}
