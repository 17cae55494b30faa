import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { recordRuling } from '../../engine/index.js';
import { RecordRulingCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(RecordRulingCommand)
export class RecordRulingHandler implements ICommandHandler<RecordRulingCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope, ruling }: RecordRulingCommand): Promise<PlayResult> {
    return this.adjudicator.adjudicate(envelope, {
      roles: ['arbiter'],
      input: () => ({ type: 'timeline.RulingRecorded', data: ruling }),
      judge: ({ ruleset, facts }, played, at, actor, tools) =>
        recordRuling(ruleset, played, ruling, { actor, at, timelineId: facts.id }, tools),
    });
  }
}
