import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Missing } from '../api/ask.js';
import { Waiting } from '../look/waiting.js';
import { CampaignNav } from './campaign-nav.js';
import { useMoment, type Looking } from './moment.js';
import { MomentLine } from './moment-line.js';
import { useCampaign, type Campaign } from './room-data.js';

interface Props {
  readonly title: string;
  /** Two maps need all of it. */
  readonly wide?: boolean;
  /** Whether it is the same at every moment, as what people have agreed on. */
  readonly timeless?: boolean;
  readonly children: (campaign: Campaign, looking: Looking) => ReactNode;
}

/** What stands around every page of a campaign but its room: its name, the timeline and moment looked at, and the way to the others. */
export function CampaignPage({ title, wide = false, timeless = false, children }: Props) {
  const { campaign: id } = useParams({ strict: false });
  const { timeline } = useSearch({ strict: false });
  const { data, error } = useCampaign(id ?? '', timeline);
  useEffect(() => {
    document.title = `${title} – ${data?.name ?? 'Warledger'}`;
  }, [title, data?.name]);
  const missing =
    data === null ? new Missing('There is no such campaign, or it is not for these eyes.') : null;
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
            <AtMoment campaign={data} timeless={timeless}>
              {children}
            </AtMoment>
          </>
        )}
      </Waiting>
    </main>
  );
}

interface AtMomentProps extends Required<Pick<Props, 'timeless' | 'children'>> {
  readonly campaign: Campaign;
}

function AtMoment({ campaign, timeless, children }: AtMomentProps) {
  const looking = useMoment(campaign);
  return (
    <>
      {!timeless && <MomentLine campaign={campaign} looking={looking} />}
      {children(campaign, looking)}
    </>
  );
}
