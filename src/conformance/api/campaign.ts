import { randomUUID } from 'node:crypto';
import type { CaseOpening } from '../opening.js';
import type { StepResult } from '../stage.js';
import type { Service } from './service.js';
import { CLAIM, CREATE_CAMPAIGN, INVITE } from './documents.js';
import type { ApiFace } from './face.js';
import { openingInput } from './opening-input.js';
import { withScript, type ApiAnswer } from './table-script.js';
import { typedInput } from './typed-input.js';

/** A campaign that was opened for a case, with a token for each of its seats. */
export interface OpenedCampaign {
  readonly timeline: string;
  readonly arbiter: string;
  readonly tokens: ReadonlyMap<string, string>;
}

interface CreateAnswer extends ApiAnswer {
  readonly campaign?: { readonly id: string; readonly seats: readonly { readonly key: string }[] };
  readonly timeline?: { readonly id: string };
  readonly arbiterSeat?: { readonly key: string };
  readonly arbiterToken?: string;
}

/** Opens a campaign with table dice and sits down on all its seats; null when the opening was not accepted. */
export async function openCampaign(
  { ask, adminToken, schema }: Service,
  opening: CaseOpening,
  face: ApiFace,
): Promise<{ readonly result: StepResult; readonly campaign: OpenedCampaign | null }> {
  const input = openingInput(opening, face);
  const { answer, result } = await withScript(opening.dice, async (dice) => {
    const variables = { input: typedInput(schema, 'createCampaign', { ...input, dice }) };
    return (await ask<{ createCampaign: CreateAnswer }>(adminToken, CREATE_CAMPAIGN, variables))
      .createCampaign;
  });
  if (!answer) return { result, campaign: null };
  const { campaign, timeline, arbiterSeat, arbiterToken } = answer;
  const arbiter = arbiterSeat?.key;
  if (!campaign || !timeline || !arbiter || !arbiterToken) return { result, campaign: null };
  const tokens = new Map([[arbiter, arbiterToken]]);
  for (const { key: seat } of campaign.seats.filter((each) => each.key !== arbiter)) {
    const invite = { input: { commandId: randomUUID(), campaign: campaign.id, seat } };
    const { inviteToSeat } = await ask<{ inviteToSeat: { code: string } }>(arbiterToken, INVITE, invite);
    const claim = { input: { commandId: randomUUID(), code: inviteToSeat.code } };
    const { claimSeat } = await ask<{ claimSeat: { token: string } }>(null, CLAIM, claim);
    tokens.set(seat, claimSeat.token);
  }
  return { result, campaign: { timeline: timeline.id, arbiter, tokens } };
}
