import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { BranchesDocument } from '../api/operations.js';
import { useViewer } from '../seats/store.js';

/** Timelines of the campaign that the viewer may see. */
export function useBranches(campaign: string) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['branches', campaign, viewer.name],
    queryFn: () => ask(BranchesDocument, { campaign }, viewer.token),
    select: (data) => data.campaign?.timelines ?? [],
  });
}
