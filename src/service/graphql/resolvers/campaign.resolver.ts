import { ResolveField, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { TimelinesQuery, type CampaignEntry, type HeldSeat } from '../../contracts/index.js';
import { faceOfCampaign, type ApiContext } from '../context.js';
import { presentRuleset } from '../presenters/rulesets.js';
import { Rules } from '../rules.js';
import { CampaignType, HeldSeatType } from '../types/campaigns.js';

/* Field methods without parameter decorators are called by graphql itself: (source, arguments, context). */

@Resolver(() => CampaignType)
export class CampaignResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @ResolveField('ruleset')
  ruleset(campaign: CampaignEntry) {
    return presentRuleset(faceOfCampaign(campaign), this.rules);
  }

  @ResolveField('rulesetVersion')
  rulesetVersion(campaign: CampaignEntry) {
    return campaign.ruleset.version;
  }

  @ResolveField('parameters')
  parameters(campaign: CampaignEntry) {
    return faceOfCampaign(campaign).ruleset.meta.parameters.map(({ name, default: fallback }) => {
      const value = JSON.stringify(campaign.parameters[name] ?? null);
      return { name, value, isDefault: value === JSON.stringify(fallback) };
    });
  }

  @ResolveField('main')
  main(campaign: CampaignEntry, _args: object, context: ApiContext) {
    return context.known.timeline(campaign.mainTimeline);
  }

  @ResolveField('timelines')
  timelines(campaign: CampaignEntry, _args: object, context: ApiContext) {
    return this.queries.execute(new TimelinesQuery(context.session, campaign.id));
  }

  @ResolveField('dice')
  dice(campaign: CampaignEntry) {
    return campaign.diceMode;
  }
}

@Resolver(() => HeldSeatType)
export class HeldSeatResolver {
  @ResolveField('campaign')
  campaign(held: HeldSeat, _args: object, context: ApiContext) {
    return context.known.campaign(held.campaignId);
  }
}
