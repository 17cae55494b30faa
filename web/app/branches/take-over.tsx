import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { TakeOverDocument, type TakeOverQuery } from '../api/operations.js';
import { useDraft } from '../campaign/draft.js';
import type { Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import type { Branch } from './tree.js';

type Tried = NonNullable<TakeOverQuery['timeline']>['draftFrom']['orders'][number];

interface Props {
  readonly branch: Branch;
  /** Looked at on the timeline that counts. */
  readonly campaign: Campaign;
}

/** Orders that the viewer tried on a branch, held against what they know now on the timeline that counts. */
export function TakeOver(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Take my orders over</summary>
      {isOpen && <TriedOrders {...props} />}
    </details>
  );
}

function TriedOrders({ branch, campaign }: Props) {
  const viewer = useViewer();
  const { data, error } = useQuery({
    queryKey: ['room', campaign.id, viewer.name, 'taken over', branch.id],
    queryFn: () => ask(TakeOverDocument, { timeline: campaign.timeline.id, from: branch.id }, viewer.token),
    select: ({ timeline }) => timeline?.draftFrom.orders ?? [],
  });
  const draft = useDraft(campaign, viewer.name);
  const [taken, setTaken] = useState<number | null>(null);
  const ready = (data ?? []).flatMap(({ piece, option, sentence, fits }) =>
    piece !== null && option !== null && fits !== false ? [{ piece, option, sentence }] : [],
  );
  const take = (): void => {
    draft.putAll(ready);
    setTaken(ready.length);
  };
  return (
    <Waiting error={error} done={data !== undefined}>
      {data?.length === 0 && <p className="faint">You ordered nothing there that is not ordered here.</p>}
      <ul className="plain">
        {data?.map((each) => (
          <li key={`${each.revision} ${each.sentence}`}>
            {each.sentence} <span className="faint">{howItFits(each)}</span>
          </li>
        ))}
      </ul>
      {ready.length > 0 && <button onClick={take}>Write them on my sheet</button>}
      {taken !== null && (
        <p role="status">
          {taken === 1 ? 'One order is' : `${taken} orders are`} on your sheet, and nothing is sent yet.{' '}
          <Link to="/c/$campaign" params={{ campaign: campaign.id }}>
            To the map
          </Link>
        </p>
      )}
    </Waiting>
  );
}

function howItFits({ fits, barred, option }: Tried): string {
  if (fits === false) return `does not fit: ${barred.map(({ message }) => message).join(' ')}`;
  if (option === null) return 'fits, but is given by its own form';
  return fits === null ? 'may fit: what you do not know decides' : 'fits';
}
