import { Args, ArgsType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CampaignEntry, Session } from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { HandOvers } from '../reports/hand-overs.js';
import { IdField } from '../schema/input-fields.js';
import { CampaignType } from '../types/campaigns.js';
import { HandOverType } from '../types/hand-over.js';

@ArgsType()
class HandOverArgs {
  @IdField("Of which seat; of the viewer's own when left out.", { optional: true })
  seat?: string | null;
}

@Resolver(() => CampaignType)
export class HandOverResolver {
  constructor(private readonly handOvers: HandOvers) {}

  @ResolveField('handOver', () => HandOverType, {
    nullable: true,
    complexity: ({ childComplexity }) => 100 + childComplexity,
    description:
      'What a substitute needs to know of a seat. Null for everybody but its holder and the arbiter, and where there is no such seat.',
  })
  handOver(
    @Parent() campaign: CampaignEntry,
    @Args() { seat }: HandOverArgs,
    @CurrentSession() session: Session,
  ) {
    return this.handOvers.of(session, campaign, seat ?? null);
  }
}
