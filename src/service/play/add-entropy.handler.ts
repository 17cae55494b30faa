import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addEntropy, mayAddEntropy } from '../../engine/index.js';
import { hashing } from '../../hashing/index.js';
import { AddEntropyCommand, ServiceError, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(AddEntropyCommand)
export class AddEntropyHandler implements ICommandHandler<AddEntropyCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, text }: AddEntropyCommand): Promise<PlayResult> {
    const digest = hashing.sha256(text);
    return this.adjudicator.adjudicate(envelope, {
      roles: ['player'],
      input: (_head, { seat }) => ({ type: 'dice.EntropyAdded', data: { seat, digest } }),
      judge: ({ ruleset, facts }, played, at, actor, tools) => {
        const { seat } = actor;
        if (!mayAddEntropy(played, seat)) throw closed();
        return addEntropy(ruleset, played, { seat, digest }, { actor, at, timelineId: facts.id }, tools);
      },
    });
  }
}

const closed = (): ServiceError =>
  new ServiceError(
    'FORBIDDEN',
    'To dice that the service throws each player may add once, before the first turn has ended',
  );
