import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { DiceMode } from '../../../engine/index.js';
import type { ChosenEmblem, SeatRole } from '../../../kernel/index.js';
import {
  ClaimSeatCommand,
  InviteToSeatCommand,
  OpenCampaignCommand,
  RevokeSeatCommand,
  type CampaignPolicy,
  type SeatToOpen,
  type Session,
} from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import type { ApiContext } from '../context.js';
import {
  CampaignPolicyInput,
  ClaimSeatInput,
  CreateCampaignInput,
  InviteToSeatInput,
  NewSeatInput,
  RevokeSeatInput,
} from '../inputs/campaign.inputs.js';
import { AS_IT_STANDS } from '../messages/names.js';
import { diceOf } from '../play.js';
import { presentRefusal } from '../presenters/results.js';
import { Rules } from '../rules.js';
import { chosen } from '../rulesets/faces.js';
import { plain } from '../schema/plain.js';
import { parametersOf, startOf, type OpeningInput } from '../rulesets/opening-input.js';
import {
  ClaimSeatResult,
  CreateCampaignResult,
  InviteToSeatResult,
  RevokeSeatResult,
} from '../types/result-unions.js';

const INPUT = { description: 'What to do.' };

@Resolver()
export class OpeningResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly rules: Rules,
  ) {}

  @Mutation(() => CreateCampaignResult, {
    description: "Opens a campaign. Its creator becomes its arbiter and gets the arbiter's token.",
  })
  async createCampaign(@Args('input', INPUT) input: CreateCampaignInput, @Context() context: ApiContext) {
    const { face, value } = chosen<OpeningInput>(input.ruleset);
    const result = await this.commands.execute(
      new OpenCampaignCommand({
        session: context.session,
        commandId: input.commandId,
        name: input.name,
        ruleset: face.ruleset.meta.code,
        seats: input.seats.map(seatOf),
        start: startOf(face, value),
        parameters: parametersOf(face, value),
        diceMode: input.diceMode as DiceMode,
        policy: policyOf(input.policy),
        preview: input.preview,
        dice: diceOf(input.dice),
        faces: input.faces ?? [],
      }),
    );
    context.known.forget();
    if (result.kind !== 'opened') return presentRefusal(result, face, this.rules, AS_IT_STANDS, input);
    const stored = result.preview ? null : result;
    return {
      __typename: 'CampaignOpened',
      campaignId: stored && stored.campaignId,
      timelineId: stored && stored.timelineId,
      arbiterSeat: result.arbiterSeat,
      arbiterToken: result.arbiterToken,
      preview: result.preview,
    };
  }

  @Mutation(() => InviteToSeatResult, {
    description:
      'Makes a one-time code for a seat: the arbiter or the admin for a free one; whoever holds one, for somebody who plays it beside them.',
  })
  async inviteToSeat(@Args('input', INPUT) input: InviteToSeatInput, @CurrentSession() session: Session) {
    const invited = await this.commands.execute(
      new InviteToSeatCommand({
        session,
        commandId: input.commandId,
        campaignId: input.campaign,
        seat: input.seat,
      }),
    );
    const claimPath = `/app/enter#code=${encodeURIComponent(invited.code)}`;
    return { __typename: 'SeatInvited', ...invited, claimPath };
  }

  @Mutation(() => ClaimSeatResult, {
    description:
      'Turns a one-time code into a token; sent with a token, the seat is added to that token. Whose answer was lost sends the same again within an hour.',
  })
  async claimSeat(@Args('input', INPUT) { commandId, code }: ClaimSeatInput, @Context() context: ApiContext) {
    const { session, bearer } = context;
    const claimed = await this.commands.execute(new ClaimSeatCommand({ session, bearer, commandId, code }));
    context.known.forget();
    return { __typename: 'SeatClaimed', ...claimed };
  }

  @Mutation(() => RevokeSeatResult, {
    description:
      "Takes a seat's tokens away, or one of them: the arbiter or the admin any; of several people on one seat each their own, and those that came after it.",
  })
  async revokeSeat(@Args('input', INPUT) input: RevokeSeatInput, @Context() context: ApiContext) {
    const revoked = await this.commands.execute(
      new RevokeSeatCommand({
        session: context.session,
        commandId: input.commandId,
        campaignId: input.campaign,
        seat: input.seat,
        token: input.token ?? null,
      }),
    );
    context.known.forget();
    return { __typename: 'SeatRevoked', ...revoked };
  }
}

const seatOf = ({ name, role, emblem }: NewSeatInput): SeatToOpen => {
  const chosen = plain({ ...emblem }) as ChosenEmblem;
  return {
    name,
    role: role as SeatRole,
    ...(Object.keys(chosen).length === 0 ? {} : { chosenEmblem: chosen }),
  };
};

const policyOf = (policy: CampaignPolicyInput | null | undefined): CampaignPolicy => ({
  playerForks: (policy?.playerForks ?? 'completed-turns') as CampaignPolicy['playerForks'],
  publicReading: policy?.publicReading ?? true,
});
