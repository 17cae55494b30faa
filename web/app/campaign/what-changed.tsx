import { linesOf, type Changed, type Changes } from './changes.js';
import { phaseTitle, type Campaign, type Position } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly changed: Changed;
  readonly onPick: (place: string) => void;
}

/** What is otherwise than it was: each line leads to its place on the map, where it stands out. */
export function WhatChanged({ campaign, position, changed, onPick }: Props) {
  const { changes, isVisit, replay, done } = changed;
  if (!changes) return null;
  const { turn, phase, revision } = changes.since;
  const lines = linesOf(changes, position);
  return (
    <section className="panel changed" aria-labelledby="changed">
      <div className="row">
        <h2 id="changed" className="grow">
          {isVisit ? 'Since you were here' : 'What changed'}
        </h2>
        <button className="quiet" onClick={replay}>
          Replay from there
        </button>
        <button className="quiet" onClick={done}>
          {isVisit ? 'Seen' : 'Close'}
        </button>
      </div>
      <p className="faint">
        Since turn {turn} · {phaseTitle(campaign, phase)}, step {revision}: {countWords(changes)}.
      </p>
      {lines.length > 0 && (
        <ul className="plain changes">
          {lines.map(({ key, words, place }) => (
            <li key={key}>
              {place === null ? (
                words
              ) : (
                <button className="quiet" onClick={() => onPick(place)}>
                  {words}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

function countWords({ moves, pieces, locations }: Changes): string {
  const others = pieces.filter(({ key }) => moves.every(({ piece }) => piece !== key)).length;
  const parts = [
    ...(moves.length > 0 ? [`${count(moves.length, 'piece')} moved`] : []),
    ...(others > 0 ? [`${count(others, 'other piece')} changed`] : []),
    ...(locations.length > 0 ? [`${count(locations.length, 'place')} changed`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing on the map';
}
