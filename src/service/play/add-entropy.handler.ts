import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashing } from '../../hashing/index.js';
import { AddEntropyCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(AddEntropyCommand)
export class AddEntropyHandler implements ICommandHandler<AddEntropyCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, text }: AddEntropyCommand): Promise<PlayResult> {
    return this.adjudicator.adjudicate(envelope, { kind: 'entropy', digest: hashing.sha256(text) });
  }
}
