import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ask } from '../api/ask.js';
import { LedgerDocument, type LedgerQuery } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import type { Looking } from '../campaign/moment.js';
import type { Campaign } from '../campaign/room-data.js';
import { useNames, WithNames } from '../forms/names.js';
import { SeatChoices, TurnChoices } from '../look/choices.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { measureWords, NUMBER } from '../look/words.js';
import { onMoment } from '../searches.js';
import { useViewer } from '../seats/store.js';
import { accountWords, heldBy } from './account.js';

type Entry = NonNullable<LedgerQuery['timeline']>['at']['ledger']['edges'][number]['node'];

/** Every change of points, goods, experience and victory points, each with its cause and what it left. */
export const LedgerPage = () => (
  <CampaignPage title="Ledger">
    {(campaign, looking) => (
      <WithNames campaign={campaign}>
        <Ledger campaign={campaign} looking={looking} />
      </WithNames>
    )}
  </CampaignPage>
);

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function Ledger({ campaign, looking: { revision } }: Props) {
  const viewer = useViewer();
  const { account, seat, only } = useSearch({ from: '/c/$campaign/ledger' });
  const { id, head } = campaign.timeline;
  const filter = { account: account ?? null, seat: seat ?? null, turn: only ?? null };
  const moment = { revision };
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['ledger', id, viewer.name, head.revision, moment, filter],
    queryFn: ({ pageParam }) =>
      ask(LedgerDocument, { timeline: id, moment, filter, after: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.at.ledger.pageInfo.hasNextPage ? timeline.at.ledger.pageInfo.endCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.at.ledger.edges ?? []).map(({ node }) => node)),
  });
  return (
    <>
      <Filters campaign={campaign} />
      <Waiting error={error} done={data !== undefined}>
        {data?.length === 0 && <p className="alone">Nothing is written there.</p>}
        {data && data.length > 0 && <Entries entries={data} campaign={campaign} />}
        {hasNextPage && (
          <p>
            <button disabled={isFetching} onClick={() => void fetchNextPage()}>
              More of it
            </button>
          </p>
        )}
      </Waiting>
    </>
  );
}

function Filters({ campaign: { seats, timeline } }: { readonly campaign: Campaign }) {
  const navigate = useNavigate({ from: '/c/$campaign/ledger' });
  const { account, seat, only } = useSearch({ from: '/c/$campaign/ledger' });
  const { nameOf } = useNames();
  return (
    <div className="compare-choice" role="group" aria-label="Which entries">
      <label>
        Seat
        <select
          value={seat ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: ({ seat: _, ...rest }) =>
                target.value === '' ? rest : { ...rest, seat: target.value },
            })
          }
        >
          <option value="">All</option>
          <SeatChoices seats={seats} />
        </select>
      </label>
      <label>
        Only of turn
        <select
          value={only ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: ({ only: _, ...rest }) =>
                target.value === '' ? rest : { ...rest, only: Number(target.value) },
            })
          }
        >
          <option value="">All</option>
          <TurnChoices turns={timeline.turns} />
        </select>
      </label>
      {account !== undefined && (
        <p className="row">
          <span>
            Account <strong>{accountWords(account, nameOf)}</strong>
          </span>
          <button onClick={() => void navigate({ search: ({ account: _, ...rest }) => rest })}>
            All accounts
          </button>
        </p>
      )}
    </div>
  );
}

function Entries({ entries, campaign }: { readonly entries: readonly Entry[]; readonly campaign: Campaign }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label="Entries">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Account</th>
            <th scope="col">Cause</th>
            <th scope="col" className="figure">
              Change
            </th>
            <th scope="col" className="figure">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <EntryRow key={at} entry={entry} campaign={campaign} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EntryRow({ entry, campaign }: { readonly entry: Entry; readonly campaign: Campaign }) {
  const { account, measure, amount, balance, cause, turn, revision, seat, rule } = entry;
  const { nameOf } = useNames();
  const holders = [...new Set([...(seat ? [seat.name] : []), ...heldBy(account, nameOf)])];
  return (
    <tr>
      <td>
        <Link
          to="/c/$campaign"
          params={{ campaign: campaign.id }}
          search={({ timeline }) => onMoment({ timeline, at: revision })}
        >
          Turn {turn}
        </Link>
      </td>
      <th scope="row">
        <Link from="/c/$campaign/ledger" to="." search={(old) => ({ ...old, account })} title={account}>
          {measureWords(measure)}
        </Link>{' '}
        <span className="faint">{holders.join(' · ')}</span>
      </th>
      <td>
        {cause} <RuleLinks rules={[rule]} />
      </td>
      <td className={amount < 0 ? 'figure less' : 'figure'}>
        {amount > 0 && '+'}
        {NUMBER.format(amount)}
      </td>
      <td className="figure">{NUMBER.format(balance)}</td>
    </tr>
  );
}
