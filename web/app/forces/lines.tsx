import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { LinesDocument, type LinesQuery } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { Emblem } from '../look/emblem.js';
import { Waiting } from '../look/waiting.js';
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
  const names = new Map(data?.board.locations.map(({ key, name }) => [key, name] as const));
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">Trade lines</h2>
      <Waiting error={error} done={data !== undefined}>
        {data?.tradeLines.length === 0 && (
          <p className="alone">Nothing travels, as far as these eyes may know.</p>
        )}
        <ul className="differences">
          {data?.tradeLines.map((line) => (
            <LineFacts key={line.key} line={line} names={names} campaign={campaign} />
          ))}
        </ul>
      </Waiting>
    </section>
  );
}

interface Props {
  readonly line: Line;
  readonly names: ReadonlyMap<string, string>;
  readonly campaign: Campaign;
}

function LineFacts({ line, names, campaign }: Props) {
  const { kind, origin, stops, status, charted, loss, nextArrival, notation, owner, goods } = line;
  const seat = campaign.seats.find(({ key }) => key === owner?.key);
  const way = [origin, ...stops].map((each) => names.get(each) ?? each).join(' → ');
  const load = goods?.map(({ name, amount }) => `${NUMBER.format(amount)} ${codeWords(name).toLowerCase()}`);
  return (
    <li>
      <strong>
        {seat && <Emblem seat={seat} />} {way}
      </strong>
      <span>
        {codeWords(kind)} · {codeWords(status).toLowerCase()}
        {charted && ' · charted'}
        {loss > 0 && ` · loses ${NUMBER.format(loss * 100)} in 100 under way`}
      </span>
      {load && load.length > 0 && <span>{load.join(', ')}</span>}
      {nextArrival !== null && <span>Arrives in turn {nextArrival}</span>}
      {notation && <span className="faint">{notation}</span>}
    </li>
  );
}
