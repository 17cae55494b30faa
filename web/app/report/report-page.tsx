import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cellsOf, drawMap } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { TurnReportDocument } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { turnAt, type Looking } from '../campaign/moment.js';
import { usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Standings } from '../campaign/standings.js';
import { TurnChoices } from '../look/choices.js';
import { Waiting } from '../look/waiting.js';
import { Shapes } from '../map/shapes.js';
import { useViewer } from '../seats/store.js';
import { Happenings } from './happenings.js';
import { TakeAlong } from './take-along.js';

/** A turn on a page, to be read, printed and kept: what happened, what it brought, how the board stood at its end. */
export const ReportPage = () => (
  <CampaignPage title="Turn report">
    {(campaign, looking) => <Report campaign={campaign} looking={looking} />}
  </CampaignPage>
);

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function Report({ campaign, looking: { revision } }: Props) {
  const viewer = useViewer();
  const { id, head, turns } = campaign.timeline;
  const turn = turnAt(campaign, revision);
  const isWhole = turns.some((each) => each.turn === turn && each.toRevision === revision);
  const position = usePosition(id, revision);
  const { data, error } = useQuery({
    queryKey: ['turn-report', id, viewer.name, head.revision, turn, revision],
    queryFn: () => ask(TurnReportDocument, { timeline: id, turn, at: { revision } }, viewer.token),
  });
  return (
    <>
      <Choice campaign={campaign} turn={turn} />
      <h2 className="report-title">
        Turn {turn} {!isWhole && <span className="faint">as far as step {revision}</span>}
      </h2>
      <Waiting error={error ?? position.error} done={Boolean(data && position.data)}>
        {data && <Happenings report={data.turnReport} />}
        {position.data && <BoardAtEnd campaign={campaign} position={position.data} isWhole={isWhole} />}
      </Waiting>
      <TakeAlong campaign={campaign} turn={turn} revision={revision} />
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
            void navigate({
              search: ({ at: _, phase: __, ...rest }) => ({ ...rest, turn: Number(target.value) }),
            })
          }
        >
          <TurnChoices turns={campaign.timeline.turns} />
        </select>
      </label>
      <button className="primary" onClick={() => print()}>
        Print
      </button>
    </div>
  );
}

interface BoardProps {
  readonly campaign: Campaign;
  readonly position: Position;
  /** Whether the turn has come to its end, or to now. */
  readonly isWhole: boolean;
}

function BoardAtEnd({ campaign, position, isWhole }: BoardProps) {
  const { revision } = position.moment;
  const { x, y, width, height, shapes } = drawMap(position.board);
  return (
    <>
      <Standings campaign={campaign} standings={position.standings} revision={null} />
      {cellsOf(position.board).length > 0 && (
        <figure className="report-map">
          <svg
            viewBox={`${x} ${y} ${width} ${height}`}
            role="img"
            aria-label={isWhole ? 'The map at the end of the turn' : `The map at step ${revision}`}
          >
            <Shapes shapes={shapes} seats={campaign.seats} />
          </svg>
          <figcaption className="faint">
            The map at step {revision}, as far as these eyes may know it.
          </figcaption>
        </figure>
      )}
    </>
  );
}
