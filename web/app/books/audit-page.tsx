import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { AuditDocument, type AuditQuery } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { Causes } from '../campaign/causes.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { NUMBER, timeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';

type Event = NonNullable<AuditQuery['timeline']>['events']['edges'][number]['node'];

/** Every event that these eyes may see, searched by who, when, which rule and which piece. */
export const AuditPage = () => (
  <CampaignPage title="Audit">{(campaign) => <Audit campaign={campaign} />}</CampaignPage>
);

function Audit({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { actor, rule, piece, turn } = useSearch({ from: '/c/$campaign/audit' });
  const { id, head } = campaign.timeline;
  const filter = { actor: actor ?? null, rule: rule ?? null, piece: piece ?? null, turn: turn ?? null };
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
      <Filters key={JSON.stringify(filter)} campaign={campaign} />
      <Waiting error={error} done={data !== undefined}>
        {data?.length === 0 && <p className="alone">Nothing of the kind has happened.</p>}
        <ol className="events" aria-label="Events, the newest first">
          {data?.map((event) => (
            <EventRow key={event.id} event={event} campaign={campaign} />
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

function Filters({ campaign: { seats, timeline } }: { readonly campaign: Campaign }) {
  const navigate = useNavigate({ from: '/c/$campaign/audit' });
  const { actor, rule, piece, turn } = useSearch({ from: '/c/$campaign/audit' });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = [...form].filter(([, value]) => typeof value === 'string' && value.trim() !== '');
    void navigate({
      search: (old) => ({
        ...(old.timeline === undefined ? {} : { timeline: old.timeline }),
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value).trim()])),
      }),
    });
  };
  return (
    <form className="compare-choice" aria-label="Which events" onSubmit={submit}>
      <label>
        Who
        <select name="actor" defaultValue={actor ?? ''}>
          <option value="">Everybody</option>
          {seats.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Turn
        <select name="turn" defaultValue={turn ?? ''}>
          <option value="">All</option>
          {timeline.turns.map((each) => (
            <option key={each.turn} value={each.turn}>
              {each.turn}
            </option>
          ))}
        </select>
      </label>
      <label>
        Rule
        <input name="rule" defaultValue={rule ?? ''} placeholder="its number" />
      </label>
      <label>
        Piece
        <input name="piece" defaultValue={piece ?? ''} placeholder="its id" />
      </label>
      <p>
        <button>Search</button>
      </p>
    </form>
  );
}

function EventRow({ event, campaign }: { readonly event: Event; readonly campaign: Campaign }) {
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
  return (
    <li className={`event ${kind.toLowerCase()}`}>
      <details>
        <summary>
          <span className="faint">{revision}</span> {summary} {roll && <Dice faces={roll.faces} />}
        </summary>
        <div className="why">
          <p>
            Turn {turn} · {phaseTitle(campaign, phase)} · {timeWords(at)} · {actor?.name ?? 'the service'}
            {spokenBy && `, spoken for by ${spokenBy.name}`} · {type}
          </p>
          <p>
            <RuleLinks rules={because} />
            {because.map(({ title }) => title).join(' · ')}
          </p>
          {postings.map(({ account, amount }) => (
            <p key={account}>
              {account}: {amount > 0 && '+'}
              {NUMBER.format(amount)}
            </p>
          ))}
          <Causes timeline={campaign.timeline.id} revision={revision} place={place} />
          <p className="hash">{hash}</p>
          <Link
            to="/c/$campaign"
            params={{ campaign: campaign.id }}
            search={(old) => ({
              ...(old.timeline === undefined ? {} : { timeline: old.timeline }),
              at: revision,
            })}
          >
            The map at step {revision}
          </Link>
        </div>
      </details>
    </li>
  );
}
