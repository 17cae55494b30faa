import type { CommandBus } from '@nestjs/cqrs';
import { existing } from '../../src/kernel/index.js';
import { ANONYMOUS, ClaimSeatCommand, InviteToSeatCommand } from '../../src/service/contracts/index.js';
import { openCampaign } from './house.js';

/** A timeline, and the token of its first player. */
export interface Table {
  readonly timelineId: string;
  readonly token: string;
}

/** Opens one campaign more at the border. */
export async function openBorder(commands: CommandBus, number: number): Promise<Table> {
  const { campaignId, timelineId, arbiter } = await openCampaign(
    commands,
    `open-${number}`,
    `Campaign ${number}`,
    { kind: 'scenario', scenario: 'border-clash' },
    {},
  );
  const invitation = new InviteToSeatCommand({
    session: arbiter,
    commandId: `invite-${number}`,
    campaignId,
    seat: 'seat-1',
  });
  const { code } = await commands.execute(invitation);
  const { token } = await commands.execute(
    new ClaimSeatCommand({ session: ANONYMOUS, bearer: null, commandId: 'claim', code }),
  );
  return { timelineId, token: existing(token, 'token') };
}
