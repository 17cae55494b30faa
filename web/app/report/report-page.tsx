import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cellsOf, drawMap } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { TurnEventsDocument } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { phaseTitle, usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Standings } from '../campaign/standings.js';
import { save } from '../look/save.js';
import { useTrying } from '../look/trying.js';
import { Waiting } from '../look/waiting.js';
import { Shapes } from '../map/shapes.js';
import { useViewer } from '../seats/store.js';
import { gainsOf, phasesOf, type Told } from './told.js';

/** A turn on a page, to be read, printed and kept: what happened, what it brought, how the board stood at its end. */
export const ReportPage = () => (
  <CampaignPage title="Turn report">{(campaign) => <Report campaign={campaign} />}</CampaignPage>
);

function Report({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { turn: asked } = useSearch({ from: '/c/$campaign/report' });
  const { id, head, turns } = campaign.timeline;
  const turn = turns.find((each) => each.turn === asked) ?? turns.at(-1);
  const number = turn?.turn ?? head.turn;
  const revision = turn?.toRevision ?? head.revision;
  const position = usePosition(id, revision);
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['turn-events', id, viewer.name, head.revision, number],
    queryFn: ({ pageParam }) =>
      ask(TurnEventsDocument, { timeline: id, turn: number, after: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.events.pageInfo.hasNextPage ? timeline.events.pageInfo.endCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.events.edges ?? []).map(({ node }) => node)),
  });
  // A report is whole, however long the turn was.
  useEffect(() => {
    if (hasNextPage) void fetchNextPage();
  }, [hasNextPage, fetchNextPage, data]);
  return (
    <>
      <Choice campaign={campaign} turn={number} revision={revision} />
      <h2 className="report-title">Turn {number}</h2>
      <Waiting error={error ?? position.error} done={Boolean(data && position.data)}>
        {data && <Happened events={data} campaign={campaign} />}
        {data && <Gains events={data} />}
        {position.data && <BoardAtEnd campaign={campaign} position={position.data} />}
      </Waiting>
    </>
  );
}

interface ChoiceProps {
  readonly campaign: Campaign;
  readonly turn: number;
  /** The last of the turn. */
  readonly revision: number;
}

function Choice({ campaign, turn, revision }: ChoiceProps) {
  const viewer = useViewer();
  const navigate = useNavigate({ from: '/c/$campaign/report' });
  const { busy, fault, attempt } = useTrying();
  const { id, turns } = campaign.timeline;
  const saveMap = (kind: 'svg' | 'png'): void =>
    attempt(async () => {
      await save(`/maps/${id}/${revision}.${kind}`, `${campaign.name} - turn ${turn}.${kind}`, viewer.token);
      return [];
    });
  return (
    <div className="compare-choice no-print">
      <label>
        Turn
        <select
          value={turn}
          onChange={({ target }) =>
            void navigate({ search: (old) => ({ ...old, turn: Number(target.value) }) })
          }
        >
          {turns.map((each) => (
            <option key={each.turn}>{each.turn}</option>
          ))}
        </select>
      </label>
      <button className="primary" onClick={() => print()}>
        Print
      </button>
      <button disabled={busy} onClick={() => saveMap('png')}>
        Map as PNG
      </button>
      <button disabled={busy} onClick={() => saveMap('svg')}>
        Map as SVG
      </button>
      {fault}
    </div>
  );
}

function Happened({ events, campaign }: { readonly events: readonly Told[]; readonly campaign: Campaign }) {
  return phasesOf(events).map(({ phase, lines }, at) => (
    <section key={at}>
      <h3 className="phase">{phaseTitle(campaign, phase)}</h3>
      <ul className="report-lines">
        {lines.map(({ id, kind, summary }) => (
          <li key={id} className={kind.toLowerCase()}>
            {summary}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** What the turn brought each seat, measure by measure. */
function Gains({ events }: { readonly events: readonly Told[] }) {
  const gains = gainsOf(events);
  if (gains.length === 0) return null;
  return (
    <section>
      <h3 className="phase">What it brought</h3>
      <ul className="report-lines">
        {gains.map(({ name, words }) => (
          <li key={name}>
            <strong>{name}:</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoardAtEnd({ campaign, position }: { readonly campaign: Campaign; readonly position: Position }) {
  const { x, y, width, height, shapes } = drawMap(position.board);
  return (
    <>
      <Standings campaign={campaign} standings={position.standings} />
      {cellsOf(position.board).length > 0 && (
        <figure className="report-map">
          <svg
            viewBox={`${x} ${y} ${width} ${height}`}
            role="img"
            aria-label="The map at the end of the turn"
          >
            <Shapes shapes={shapes} seats={campaign.seats} />
          </svg>
          <figcaption className="faint">
            The map at step {position.moment.revision}, as far as these eyes may know it.
          </figcaption>
        </figure>
      )}
    </>
  );
}
