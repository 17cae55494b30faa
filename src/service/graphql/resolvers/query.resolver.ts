import { Args, ArgsType, Context, Query, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { CampaignsQuery, type Session } from '../../contracts/index.js';
import { pageOfList } from '../../paging.js';
import { CurrentSession } from '../access/caller.js';
import type { ApiContext } from '../context.js';
import { CampaignsArgs, IdArgs } from '../inputs/timeline.inputs.js';
import { presentRuleset } from '../presenters/rulesets.js';
import { Rules } from '../rules.js';
import { allFaces, faceOf } from '../rulesets/faces.js';
import { RulesetCodes } from '../rulesets/shared-enums.js';
import { connectionType, PageArgs, pageIn, toConnection } from '../schema/connection.js';
import { ChoiceField, TextField } from '../schema/input-fields.js';
import { NodeType } from '../schema/node.js';
import { CampaignConnection, CampaignType, ViewerType } from '../types/campaigns.js';
import { RulesetType, RuleType } from '../types/rules.js';
import { TimelineType } from '../types/timelines.js';

const RuleConnection = connectionType('Rule', 'rules', () => RuleType);

@ArgsType()
class RulesetArgs {
  @ChoiceField('Its code.', RulesetCodes)
  code: string;
}

@ArgsType()
class RulesArgs extends PageArgs {
  @ChoiceField('Only of the catalogs of this ruleset.', RulesetCodes, { optional: true })
  ruleset?: string | null;

  @TextField('Only with this in the id, title or text.', { optional: true })
  search?: string | null;
}

@Resolver()
export class QueryResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @Query(() => [RulesetType], { description: 'The rulesets of this service.' })
  rulesets() {
    return allFaces().map((face) => presentRuleset(face, this.rules));
  }

  @Query(() => RulesetType, { nullable: true, description: 'One ruleset.' })
  ruleset(@Args() { code }: RulesetArgs) {
    const face = faceOf(code);
    return face ? presentRuleset(face, this.rules) : null;
  }

  @Query(() => RuleType, { nullable: true, description: 'One numbered rule; null when no catalog holds it.' })
  rule(@Args() { id }: IdArgs) {
    return this.rules.find(id);
  }

  @Query(() => RuleConnection, {
    name: 'rules',
    description: 'Rules of the catalogs, in the order of the catalogs.',
  })
  rulePage(@Args() args: RulesArgs) {
    const catalogs = args.ruleset ? (faceOf(args.ruleset)?.ruleset.meta.catalogs ?? []) : null;
    const wanted = args.search?.toLowerCase();
    const found = this.rules
      .all()
      .filter(
        (rule) =>
          (!catalogs || catalogs.includes(rule.catalog)) &&
          (!wanted || `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted)),
      );
    return toConnection(pageOfList(found, pageIn(args)), (rule) => rule);
  }

  @Query(() => CampaignConnection, {
    description: 'Campaigns that the viewer may know of, last active first.',
  })
  async campaigns(@Args() args: CampaignsArgs, @CurrentSession() session: Session) {
    const { ruleset, nameContains, mine, awaitingMe } = args.filter ?? {};
    const filter = {
      ...(ruleset ? { ruleset } : {}),
      ...(nameContains ? { nameContains } : {}),
      ...(mine ? { mine } : {}),
      ...(awaitingMe ? { awaitingMe } : {}),
    };
    const found = await this.queries.execute(new CampaignsQuery(session, filter, pageIn(args)));
    return toConnection(found, (campaign) => campaign);
  }

  @Query(() => CampaignType, {
    nullable: true,
    description: 'One campaign; null when there is none, or the viewer may not know of it.',
  })
  campaign(@Args() { id }: IdArgs, @Context() context: ApiContext) {
    return context.known.campaign(id);
  }

  @Query(() => TimelineType, {
    nullable: true,
    description: 'One timeline; null when there is none, or the viewer may not know of it.',
  })
  timeline(@Args() { id }: IdArgs, @Context() context: ApiContext) {
    return context.known.timeline(id);
  }

  /** Events are found in their timeline, by revision and place: no index of their ids is kept (decision 0170). */
  @Query(() => NodeType, {
    nullable: true,
    description:
      'A campaign, timeline or rule by its id; null when there is none, or the viewer may not know of it. Events are found in their timeline.',
  })
  async node(@Args() { id }: IdArgs, @Context() { known }: ApiContext) {
    const found = {
      Rule: this.rules.find(id),
      Campaign: await known.campaign(id),
      Timeline: await known.timeline(id),
    };
    const [named = null] = Object.entries(found).filter(([, node]) => node !== null);
    return named && { ...named[1], __typename: named[0] };
  }

  @Query(() => ViewerType, { description: 'Who asks: which seats this token holds.' })
  me(@CurrentSession() session: Session) {
    return {
      admin: session.admin,
      bot: session.bot !== undefined,
      anonymous: session.holder === 'anonymous',
      seats: session.seats,
    };
  }
}
