import { Fragment, useState } from 'react';
import { Emblem } from '../look/emblem.js';
import { measureWords, NUMBER } from '../look/words.js';
import { Postings } from './postings.js';
import type { Campaign, Position, Seat } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly standings: Position['standings'];
  /** Of the moment that is looked at, to say why; null where figures stand for themselves. */
  readonly revision: number | null;
}

/** Who is how near to victory, and how it came to it turn by turn. */
export function Standings({ campaign, standings, revision }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const { goal, seats, winners } = standings;
  const measure = measureWords(standings.measure);
  const rows = [...seats].sort((a, b) => a.rank - b.rank);
  const seatOf = (key: string | undefined): Seat | undefined =>
    campaign.seats.find((each) => each.key === key);
  return (
    <section className="panel standings" aria-labelledby="standings">
      <h2 id="standings">
        Standings{' '}
        <span className="faint">{goal === null ? measure : `${measure}, ${NUMBER.format(goal)} win`}</span>
      </h2>
      {winners.length > 0 && <p className="note">Won by {winners.map(({ name }) => name).join(', ')}.</p>}
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Seat</th>
              <th scope="col" className="figure">
                {measure}
              </th>
              <th scope="col">Turn by turn</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rank, seat, total, out, byTurn, account }) => {
              const shown = seatOf(seat?.key);
              return (
                <Fragment key={account}>
                  <tr className={out ? 'out' : undefined}>
                    <td>{rank}</td>
                    <th scope="row">
                      {shown && <Emblem seat={shown} />} {seat?.name ?? '–'}
                      {out && <span className="faint"> (out)</span>}
                    </th>
                    <td className="figure">
                      {revision === null ? (
                        NUMBER.format(total)
                      ) : (
                        <button
                          className="quiet"
                          aria-expanded={opened === account}
                          aria-label={`${NUMBER.format(total)}, why ${seat?.name ?? 'nobody'} has them`}
                          onClick={() => setOpened(opened === account ? null : account)}
                        >
                          {NUMBER.format(total)}
                        </button>
                      )}
                    </td>
                    <td>
                      <Gains byTurn={byTurn} last={campaign.timeline.head.turn} seat={shown} />
                    </td>
                  </tr>
                  {revision !== null && opened === account && (
                    <tr>
                      <td colSpan={4}>
                        <Postings campaign={campaign} account={account} revision={revision} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface GainsProps {
  readonly byTurn: readonly { readonly turn: number; readonly amount: number }[];
  /** Last turn of the campaign, so that the scale stays while the moment moves. */
  readonly last: number;
  readonly seat: Seat | undefined;
}

const BAR = 7;
const HEIGHT = 20;

/** A bar for each turn of the campaign; the figures stand in its description. */
function Gains({ byTurn, last, seat }: GainsProps) {
  const most = Math.max(1, ...byTurn.map(({ amount }) => Math.abs(amount)));
  const words = byTurn.map(({ turn, amount }) => `turn ${turn}: ${NUMBER.format(amount)}`).join(', ');
  const width = Math.max(1, last) * BAR;
  const { color, dark } = seat?.emblem ?? { color: 'currentColor', dark: 'currentColor' };
  return (
    <svg
      className="gains"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={words || 'nothing yet'}
    >
      <line x1={0} x2={width} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="axis" />
      {byTurn.map(({ turn, amount }) => {
        const height = Math.max(1, (Math.abs(amount) / most) * (HEIGHT - 2));
        return (
          <rect
            key={turn}
            x={(turn - 1) * BAR}
            y={HEIGHT - 1 - height}
            width={BAR - 2}
            height={height}
            fill={`light-dark(${color}, ${dark})`}
            fillOpacity={amount < 0 ? 0.35 : 1}
          />
        );
      })}
    </svg>
  );
}
