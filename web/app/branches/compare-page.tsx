import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ask, Missing } from '../api/ask.js';
import { CompareDocument } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { usePosition, type Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { useBranches } from './branches-data.js';
import { SideBySide } from './side-by-side.js';
import type { Branch } from './tree.js';

/** Two timelines beside each other: two maps with one slider, and what differs. */
export function ComparePage() {
  const { campaign: id } = useParams({ from: '/c/$campaign/compare' });
  const { left, right } = useSearch({ from: '/c/$campaign/compare' });
  const { data, error } = useBranches(id);
  const find = (key: string): Branch | undefined => data?.find((each) => each.id === key);
  const pair = [find(left), find(right)] as const;
  const missing =
    data && !(pair[0] && pair[1]) ? new Missing('One of them is not there, or not for these eyes.') : null;
  return (
    <CampaignPage title="Compare" wide timeless>
      {(campaign) => (
        <Waiting error={error ?? missing} done={Boolean(pair[0] && pair[1])}>
          {pair[0] && pair[1] && (
            <Compared campaign={campaign} left={pair[0]} right={pair[1]} all={data ?? []} />
          )}
        </Waiting>
      )}
    </CampaignPage>
  );
}

interface Props {
  readonly campaign: Campaign;
  readonly left: Branch;
  readonly right: Branch;
  readonly all: readonly Branch[];
}

/** Last step of a turn on a timeline; where it stands when it has not come to that, or none is named. */
const stepAt = ({ turns, head }: Branch, turn: number | undefined): number =>
  turns.find((each) => each.turn === turn)?.toRevision ?? head.revision;

function Compared({ campaign, left, right, all }: Props) {
  const viewer = useViewer();
  const { turn } = useSearch({ from: '/c/$campaign/compare' });
  const at = stepAt(left, turn);
  const withAt = stepAt(right, turn);
  const one = usePosition(left.id, at);
  const other = usePosition(right.id, withAt);
  const found = useQuery({
    queryKey: ['compare', viewer.name, left.id, right.id, at, withAt],
    queryFn: () =>
      ask(
        CompareDocument,
        { left: left.id, right: right.id, at: { revision: at }, withAt: { revision: withAt } },
        viewer.token,
      ),
    placeholderData: keepPreviousData,
    select: (data) => data.timeline?.compare ?? null,
  });
  const stale = [one, other, found].some(({ isPlaceholderData }) => isPlaceholderData);
  return (
    <>
      <Choice left={left} right={right} all={all} />
      <Waiting
        error={found.error ?? one.error ?? other.error}
        done={Boolean(found.data && one.data && other.data)}
      >
        {found.data && one.data && other.data && (
          <SideBySide
            campaign={campaign}
            sides={[
              { branch: left, position: one.data },
              { branch: right, position: other.data },
            ]}
            found={found.data}
            stale={stale}
          />
        )}
      </Waiting>
    </>
  );
}

/** Which two, and when: one slider for both, turn by turn. */
function Choice({ left, right, all }: Omit<Props, 'campaign'>) {
  const navigate = useNavigate({ from: '/c/$campaign/compare' });
  const { turn } = useSearch({ from: '/c/$campaign/compare' });
  const last = Math.max(left.head.turn, right.head.turn);
  const first = Math.min(...left.turns.map((each) => each.turn), last);
  const ends = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const go = (to: number): void =>
    void navigate({
      search: ({ turn: _, ...rest }) => (to === ends.length ? rest : { ...rest, turn: first + to }),
      replace: true,
    });
  const pick = (side: 'left' | 'right', id: string): void =>
    void navigate({ search: (old) => ({ ...old, [side]: id }) });
  const words = turn === undefined ? 'As they stand now' : `At the end of turn ${turn}`;
  return (
    <div className="compare-choice">
      {(['left', 'right'] as const).map((side) => (
        <label key={side}>
          {side === 'left' ? 'On the left' : 'On the right'}
          <select
            value={(side === 'left' ? left : right).id}
            onChange={({ target }) => pick(side, target.value)}
          >
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="grow">
        <strong>{words}</strong>
        <input
          type="range"
          min={0}
          max={ends.length}
          value={turn === undefined ? ends.length : Math.max(0, turn - first)}
          aria-label="Moment of both"
          aria-valuetext={words}
          onChange={({ target }) => go(Number(target.value))}
        />
      </label>
    </div>
  );
}
