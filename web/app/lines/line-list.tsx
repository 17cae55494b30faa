import type { Campaign, Position } from '../campaign/room-data.js';
import { Emblem } from '../look/emblem.js';
import { codeWords, NUMBER } from '../look/words.js';
import type { Line } from './lines-data.js';

interface Props {
  readonly lines: readonly Line[];
  readonly board: Position['board'];
  readonly campaign: Campaign;
}

/** Each way by the number that it has on the map: what is on it, and when it will be there. */
export function LineList({ lines, board, campaign }: Props) {
  const names = new Map(board.locations.map(({ key, name }) => [key, name] as const));
  if (lines.length === 0) return <p className="alone">Nothing travels, as far as these eyes may know.</p>;
  return (
    <ol className="differences">
      {lines.map((line, at) => (
        <LineFacts key={line.key} line={line} sign={at + 1} names={names} campaign={campaign} />
      ))}
    </ol>
  );
}

interface FactsProps {
  readonly line: Line;
  /** Its number on the map. */
  readonly sign: number;
  readonly names: ReadonlyMap<string, string>;
  readonly campaign: Campaign;
}

function LineFacts({ line, sign, names, campaign }: FactsProps) {
  const { kind, origin, stops, status, charted, loss, length, nextArrival, notation, owner, goods } = line;
  const seat = campaign.seats.find(({ key }) => key === owner?.key);
  const way = [origin, ...stops].map((each) => names.get(each) ?? each).join(' → ');
  const load = (goods ?? []).map(({ name, amount }) => `${NUMBER.format(amount)} ${goodsWords(name)}`);
  const far = length !== null && stops.length > 0 ? [`${NUMBER.format(length)} long`] : [];
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
      {load.length + far.length > 0 && <span>{[...load, ...far].join(' · ')}</span>}
      {forecast && <span className="note">{forecast}</span>}
      {notation && <span className="faint">{notation}</span>}
    </li>
  );
}

/** Goods within a sentence: `food`, but `RP` as people write it. */
const goodsWords = (name: string): string => (name.length > 3 ? codeWords(name).toLowerCase() : name);
