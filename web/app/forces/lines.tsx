import { useQuery } from '@tanstack/react-query';
import { cellsOf, drawMap } from '../../../src/drawing/index.js';
import { ask } from '../api/ask.js';
import { LinesDocument, type LinesQuery } from '../api/operations.js';
import { usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Emblem } from '../look/emblem.js';
import { Waiting } from '../look/waiting.js';
import { Shapes } from '../map/shapes.js';
import { codeWords, NUMBER } from '../look/words.js';
import { useViewer } from '../seats/store.js';

type At = NonNullable<LinesQuery['timeline']>['at'];
type Line = At['tradeLines'][number];

/** Routes on which goods travel, and supply lines: what is on them, and when it will be there. */
export function Lines({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { id, head } = campaign.timeline;
  const { data, error } = useQuery({
    queryKey: ['lines', id, viewer.name, head.revision],
    queryFn: () => ask(LinesDocument, { timeline: id }, viewer.token),
    select: (answer) => answer.timeline?.at,
  });
  const { data: position } = usePosition(id, head.revision);
  const names = new Map(position?.board.locations.map(({ key, name }) => [key, name] as const));
  const lines = data?.tradeLines ?? [];
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">Trade lines</h2>
      <Waiting error={error} done={data !== undefined && Boolean(position)}>
        {data?.tradeLines.length === 0 && (
          <p className="alone">Nothing travels, as far as these eyes may know.</p>
        )}
        {position && <LineMap lines={lines} board={position.board} campaign={campaign} />}
        <ol className="differences">
          {lines.map((line, at) => (
            <LineFacts key={line.key} line={line} sign={at + 1} names={names} campaign={campaign} />
          ))}
        </ol>
      </Waiting>
    </section>
  );
}

/** Words of the rulesets for a way on which nothing comes through. */
const BROKEN: readonly string[] = ['interrupted', 'raided'];

interface MapProps {
  readonly lines: readonly Line[];
  readonly board: Position['board'];
  readonly campaign: Campaign;
}

/** The ways over the map, each with its number below; what stands still is a piece of the map. */
function LineMap({ lines, board, campaign }: MapProps) {
  const drawn = lines.flatMap(({ key, origin, stops, owner, status }, at) => {
    const seat = campaign.seats.find((each) => each.key === owner?.key) ?? null;
    const ways = [origin, ...stops];
    return ways.length < 2
      ? []
      : [{ key, owner: seat, stops: ways, sign: String(at + 1), stands: !BROKEN.includes(status) }];
  });
  if (drawn.length === 0 || cellsOf(board).length === 0) return null;
  const { x, y, width, height, shapes } = drawMap({ ...board, lines: drawn });
  return (
    <figure className="report-map">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label="Trade lines on the map, each with its number in the list"
      >
        <Shapes shapes={shapes} seats={campaign.seats} />
      </svg>
    </figure>
  );
}

interface Props {
  readonly line: Line;
  /** Its number on the map. */
  readonly sign: number;
  readonly names: ReadonlyMap<string, string>;
  readonly campaign: Campaign;
}

function LineFacts({ line, sign, names, campaign }: Props) {
  const { kind, origin, stops, status, charted, loss, length, nextArrival, notation, owner, goods } = line;
  const seat = campaign.seats.find(({ key }) => key === owner?.key);
  const way = [origin, ...stops].map((each) => names.get(each) ?? each).join(' → ');
  const load = goods?.map(({ name, amount }) => `${NUMBER.format(amount)} ${codeWords(name).toLowerCase()}`);
  const lost = loss > 0 ? `, less ${NUMBER.format(loss * 100)} in 100 lost under way` : '';
  const forecast = nextArrival !== null && `Forecast: arrives in turn ${nextArrival}${lost}.`;
  return (
    <li>
      <strong>
        <span className="faint">{sign}.</span> {seat && <Emblem seat={seat} />} {way}
      </strong>
      <span>
        {codeWords(kind)} · {codeWords(status).toLowerCase()}
        {charted && ' · charted'}
      </span>
      {load && load.length > 0 && <span>{load.join(', ')}</span>}
      {length !== null && stops.length > 0 && <span>{NUMBER.format(length)} long</span>}
      {forecast && <span className="note">{forecast}</span>}
      {notation && <span className="faint">{notation}</span>}
    </li>
  );
}
