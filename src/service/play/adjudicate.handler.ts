import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adjudicate } from '../../engine/index.js';
import { AdjudicateCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(AdjudicateCommand)
export class AdjudicateHandler implements ICommandHandler<AdjudicateCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, command }: AdjudicateCommand): Promise<PlayResult> {
    return this.adjudicator.adjudicate(envelope, {
      roles: ['player', 'arbiter'],
      input: ({ ruleset }, actor) => ruleset.input(command, actor),
      judge: ({ ruleset, facts }, played, at, actor, tools) =>
        adjudicate(ruleset, played, { command, actor, at, timelineId: facts.id }, tools),
    });
  }
}
