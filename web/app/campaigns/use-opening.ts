import { useNavigate } from '@tanstack/react-router';
import { ask, newCommandId } from '../api/ask.js';
import { OpenCampaignDocument } from '../api/operations.js';
import { sitDown, useViewer } from '../seats/store.js';
import type { Opening } from './opening.js';

/** Opens a campaign, sits down as its arbiter and goes there; answers with what refused it. */
export function useOpening() {
  const viewer = useViewer();
  const navigate = useNavigate();
  return async (opening: Opening): Promise<readonly { readonly message: string }[]> => {
    const input = { ...opening, commandId: newCommandId() };
    const { createCampaign } = await ask(OpenCampaignDocument, { input }, viewer.token);
    if (createCampaign.__typename === 'Refused') return createCampaign.violations;
    if (createCampaign.__typename !== 'CampaignOpened' || !createCampaign.campaign)
      return [{ message: 'It needs dice from your table first: put their “faces” into the file.' }];
    const { campaign, arbiterToken } = createCampaign;
    if (arbiterToken)
      sitDown({ name: `Arbiter · ${opening.name}`, token: arbiterToken, campaign: campaign.id });
    await navigate({ to: '/c/$campaign', params: { campaign: campaign.id } });
    return [];
  };
}
