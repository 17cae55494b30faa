import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Waiting } from '../look/waiting.js';
import { CampaignNav } from './campaign-nav.js';
import { useCampaign, type Campaign } from './room-data.js';

interface Props {
  readonly title: string;
  /** Two maps need all of it. */
  readonly wide?: boolean;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** What stands around every page of a campaign but its room: its name, the timeline looked at, and the way to the others. */
export function CampaignPage({ title, wide = false, children }: Props) {
  const { campaign: id } = useParams({ strict: false });
  const { timeline } = useSearch({ strict: false });
  const { data, error } = useCampaign(id ?? '', timeline);
  useEffect(() => {
    document.title = `${title} – ${data?.name ?? 'Warledger'}`;
  }, [title, data?.name]);
  const missing = data === null ? new Error('There is no such campaign, or it is not for these eyes.') : null;
  return (
    <main className={wide ? 'page wide' : 'page'}>
      {!data && <h1>{title}</h1>}
      <Waiting error={error ?? missing} done={Boolean(data)}>
        {data && (
          <>
            <header className="campaign-head">
              <p className="faint">{data.name}</p>
              <h1>{title}</h1>
              <CampaignNav campaign={data} />
            </header>
            {children(data)}
          </>
        )}
      </Waiting>
    </main>
  );
}
