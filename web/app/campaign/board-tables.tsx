import { codeWords, NUMBER } from '../look/words.js';
import type { Position } from './room-data.js';

interface Props {
  readonly position: Position;
  readonly onPick: (place: string) => void;
}

const SEEN = { NOW: 'now', BEFORE: 'before', NEVER: 'never' } as const;

/** The same facts as on the map, for whoever reads tables better. */
export function BoardTables({ position: { board }, onPick }: Props) {
  const { locations, pieces } = board;
  const nameOf = new Map(locations.map(({ key, name }) => [key, name]));
  return (
    <details className="panel tables">
      <summary>The map as tables</summary>
      <div className="scroll" tabIndex={0} role="region" aria-label="Pieces">
        <table>
          <caption>Pieces</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Whose</th>
              <th scope="col">Where</th>
              <th scope="col">What</th>
              <th scope="col" className="figure">
                Strength
              </th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ key, name, kind, owner, location, status, strength }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{owner?.name ?? 'nobody'}</td>
                <td>
                  {location === null ? (
                    'off the map'
                  ) : (
                    <Way place={location} name={nameOf.get(location)} onPick={onPick} />
                  )}
                </td>
                <td>
                  {codeWords(kind)}, {status}
                </td>
                <td className="figure">{strength === null ? '–' : NUMBER.format(strength)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="scroll" tabIndex={0} role="region" aria-label="Places">
        <table>
          <caption>Places</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Ground</th>
              <th scope="col">Held by</th>
              <th scope="col">What is there</th>
              <th scope="col">Seen</th>
            </tr>
          </thead>
          <tbody>
            {locations.map(({ key, name, kind, terrain, owner, contents, sight }) => (
              <tr key={key}>
                <th scope="row">
                  <Way place={key} name={name} onPick={onPick} />
                </th>
                <td>{codeWords(terrain ?? kind)}</td>
                <td>{owner?.name ?? 'nobody'}</td>
                <td>{contents.join(', ')}</td>
                <td>{SEEN[sight]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface WayProps extends Pick<Props, 'onPick'> {
  readonly place: string;
  readonly name: string | undefined;
}

const Way = ({ place, name = place, onPick }: WayProps) => (
  <button className="quiet" onClick={() => onPick(place)}>
    {name}
  </button>
);
