import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cellsOf, drawMap } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { TurnReportDocument } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Standings } from '../campaign/standings.js';
import { Waiting } from '../look/waiting.js';
import { Shapes } from '../map/shapes.js';
import { useViewer } from '../seats/store.js';
import { Happenings } from './happenings.js';
import { TakeAlong } from './take-along.js';

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
  const { data, error } = useQuery({
    queryKey: ['turn-report', id, viewer.name, head.revision, number],
    queryFn: () => ask(TurnReportDocument, { timeline: id, turn: number }, viewer.token),
  });
  return (
    <>
      <Choice campaign={campaign} turn={number} />
      <h2 className="report-title">Turn {number}</h2>
      <Waiting error={error ?? position.error} done={Boolean(data && position.data)}>
        {data && <Happenings report={data.turnReport} />}
        {position.data && <BoardAtEnd campaign={campaign} position={position.data} />}
      </Waiting>
      <TakeAlong campaign={campaign} turn={number} revision={revision} />
    </>
  );
}

function Choice({ campaign, turn }: { readonly campaign: Campaign; readonly turn: number }) {
  const navigate = useNavigate({ from: '/c/$campaign/report' });
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
          {campaign.timeline.turns.map((each) => (
            <option key={each.turn}>{each.turn}</option>
          ))}
        </select>
      </label>
      <button className="primary" onClick={() => print()}>
        Print
      </button>
    </div>
  );
}

function BoardAtEnd({ campaign, position }: { readonly campaign: Campaign; readonly position: Position }) {
  const { x, y, width, height, shapes } = drawMap(position.board);
  return (
    <>
      <Standings campaign={campaign} standings={position.standings} revision={null} />
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
