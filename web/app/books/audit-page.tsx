import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ask } from '../api/ask.js';
import { AuditDocument, type AuditQuery } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { Causes } from '../campaign/causes.js';
import type { Looking } from '../campaign/moment.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { useNames, WithNames } from '../forms/names.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { NUMBER, timeWords } from '../look/words.js';
import { onMoment } from '../searches.js';
import { useViewer } from '../seats/store.js';
import { accountWords } from './account.js';
import { AuditFilters, kindsOf } from './audit-filters.js';

type Event = NonNullable<AuditQuery['timeline']>['events']['edges'][number]['node'];

/** Every event that these eyes may see, searched by words, who, when, which rule, which piece and which place. */
export const AuditPage = () => (
  <CampaignPage title="Audit">
    {(campaign, looking) => (
      <WithNames campaign={campaign}>
        <Audit campaign={campaign} looking={looking} />
      </WithNames>
    )}
  </CampaignPage>
);

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function Audit({ campaign, looking: { revision } }: Props) {
  const viewer = useViewer();
  const { text, kind, actor, rule, piece, location, only } = useSearch({ from: '/c/$campaign/audit' });
  const { id, head } = campaign.timeline;
  const filter = {
    text: text ?? null,
    kinds: kindsOf(kind),
    actor: actor ?? null,
    rule: rule ?? null,
    piece: piece ?? null,
    location: location ?? null,
    turn: only ?? null,
    toRevision: revision,
  };
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['audit', id, viewer.name, head.revision, filter],
    queryFn: ({ pageParam }) => ask(AuditDocument, { timeline: id, filter, before: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.events.pageInfo.hasPreviousPage ? timeline.events.pageInfo.startCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.events.edges ?? []).map(({ node }) => node).reverse()),
  });
  return (
    <>
      <AuditFilters key={JSON.stringify(filter)} campaign={campaign} />
      <Waiting error={error} done={data !== undefined}>
        {data?.length === 0 && <p className="alone">Nothing of the kind has happened.</p>}
        <ol className="events" aria-label="Events, the newest first">
          {data?.map((event, at) => (
            <EventRow key={event.id} event={event} before={data[at - 1] ?? null} campaign={campaign} />
          ))}
        </ol>
        {hasNextPage && (
          <p>
            <button disabled={isFetching} onClick={() => void fetchNextPage()}>
              Older events
            </button>
          </p>
        )}
      </Waiting>
    </>
  );
}

interface RowProps {
  readonly event: Event;
  /** The one above it, whose turn and phase are told already. */
  readonly before: Event | null;
  readonly campaign: Campaign;
}

function EventRow({ event, before, campaign }: RowProps) {
  const {
    revision,
    place,
    turn,
    phase,
    kind,
    type,
    at,
    summary,
    hash,
    actor,
    spokenBy,
    because,
    roll,
    postings,
  } = event;
  const { nameOf } = useNames();
  return (
    <li className={`event ${kind.toLowerCase()}`}>
      {!(before?.turn === turn && before.phase === phase) && (
        <h2 className="phase">
          Turn {turn} · {phaseTitle(campaign, phase)}
        </h2>
      )}
      <details>
        <summary>
          <span className="faint step-number">{revision}</span> <span className="said">{summary}</span>{' '}
          {roll && <Dice faces={roll.faces} />}
        </summary>
        <div className="why">
          <p>
            {timeWords(at)} · {actor?.name ?? 'the service'}
            {spokenBy && `, spoken for by ${spokenBy.name}`}
          </p>
          <p>
            <RuleLinks rules={because} />
            {because.map(({ title }) => title).join(' · ')}
          </p>
          {postings.map(({ account, amount }) => (
            <p key={account}>
              {accountWords(account, nameOf)}: {amount > 0 && '+'}
              {NUMBER.format(amount)}
            </p>
          ))}
          <Causes timeline={campaign.timeline.id} revision={revision} place={place} />
          <p className="hash">
            {type}, {hash}
          </p>
          <Link
            to="/c/$campaign"
            params={{ campaign: campaign.id }}
            search={({ timeline }) => onMoment({ timeline, at: revision })}
          >
            The map at step {revision}
          </Link>
        </div>
      </details>
    </li>
  );
}
