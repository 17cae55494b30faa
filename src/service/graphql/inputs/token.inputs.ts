import { InputType } from '@nestjs/graphql';
import { IdField, TextField } from '../schema/input-fields.js';

@InputType({ isAbstract: true })
abstract class CampaignCommandInput {
  @IdField('Chosen by the caller; sent again, the same command is done once and answered the same.')
  commandId: string;

  @IdField('Which one it is about, by its id.')
  campaign: string;
}

@InputType({ description: 'Makes a token for a bot, which reads and changes nothing.' })
export class MakeBotInput extends CampaignCommandInput {
  @TextField('What it is called, e.g. `Discord`.', { max: 80 })
  name: string;
}

@InputType({ description: "Ends a bot's token." })
export class RevokeBotInput extends CampaignCommandInput {
  @IdField('The bot, e.g. `bot-1`.')
  bot: string;
}

@InputType({ description: "Takes the arbiter's seat from whoever holds it, for somebody else." })
export class NameArbiterInput extends CampaignCommandInput {
  @TextField('Why; all who may read the campaign can see it.', { max: 500 })
  reason: string;
}
