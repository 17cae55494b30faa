import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enterFaces, type EnteredFaces, type FacesEnteredData } from '../../engine/index.js';
import { EnterDiceCommand, type PlayResult } from '../contracts/index.js';
import { Adjudicator } from './adjudicator.js';

@CommandHandler(EnterDiceCommand)
export class EnterDiceHandler implements ICommandHandler<EnterDiceCommand> {
  constructor(private readonly adjudicator: Adjudicator) {}

  execute({ envelope }: EnterDiceCommand): Promise<PlayResult> {
    const { dice, faces = [], rest = false, corrects } = envelope;
    const said: EnteredFaces = { dice, faces, rest, ...(corrects ? { corrects } : {}) };
    // They are for the command that waits, and no dice of this one.
    const { faces: _, ...bare } = { ...envelope, dice: [] };
    return this.adjudicator.adjudicate(bare, {
      roles: ['player', 'arbiter'],
      input: (_head, _actor, { data }) => ({
        type: 'dice.FacesEntered',
        data: saysTheSame(said, data as unknown as FacesEnteredData) ? data : said,
      }),
      judge: ({ ruleset, facts }, played, at, actor, tools) =>
        enterFaces(ruleset, played, said, { actor, at, timelineId: facts.id }, tools),
    });
  }
}

/** Whether faces as they were stored, each with its roll, are those said now. */
function saysTheSame({ dice, faces, rest, corrects }: EnteredFaces, stored: FacesEnteredData): boolean {
  const given = [...dice.flatMap((each) => each.faces), ...faces];
  const taken = stored.entered.flatMap((each) => each.faces);
  return (
    rest === stored.rest &&
    corrects === stored.corrects &&
    given.length === taken.length &&
    given.every((face, at) => face === taken[at])
  );
}
