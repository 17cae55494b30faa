import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { BriefDocument, type BriefQuery } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { WithNames } from '../forms/names.js';
import { useViewer } from '../seats/store.js';
import { Facts } from './facts.js';

interface Props {
  readonly campaign: Campaign;
  /** Its key. */
  readonly battle: string;
  readonly revision: number;
}

/** The sheet of a battle that goes to the table, once it has been issued; nothing before, and where a ruleset has none. */
export function Brief({ campaign, battle, revision }: Props) {
  const viewer = useViewer();
  const { id } = campaign.timeline;
  const { data } = useQuery({
    queryKey: ['brief', id, viewer.name, revision],
    queryFn: () => ask(BriefDocument, { timeline: id, moment: { revision } }, viewer.token),
    staleTime: Infinity,
    select: briefsOf,
  });
  const brief = data?.find(({ key }) => key === null || key === battle)?.brief;
  if (!brief) return null;
  return (
    <details className="sheet-for-table">
      <summary>Brief for the table</summary>
      <WithNames campaign={campaign}>
        {'text' in brief ? (
          <pre className="brief-text" tabIndex={0} aria-label="Brief as text">
            {brief.text}
          </pre>
        ) : (
          <Facts of={brief} />
        )}
      </WithNames>
      <p className="no-print">
        <button onClick={() => print()}>Print</button>
      </p>
    </details>
  );
}

function briefsOf({ timeline }: BriefQuery) {
  const details = timeline?.at.details;
  // Epic's campaign is the one battle, and its sheet a text of a fixed width.
  if (details?.__typename === 'EpicDetails') return [{ key: null, brief: details.brief }];
  return details?.__typename === 'PlanetaryDetails' ? details.battles : [];
}
