import type { DifferencesFragment } from '../api/operations.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { NUMBER } from '../look/words.js';

interface FiguresProps {
  readonly found: DifferencesFragment;
  readonly names: readonly [string, string];
  readonly campaign: Campaign;
}

/** Where they part, and how the standings differ. */
export function Figures({ found, names, campaign }: FiguresProps) {
  const { firstDifference: first, standings, commonRevision } = found;
  return (
    <section className="panel" aria-labelledby="parting">
      <h2 id="parting">Where they part</h2>
      {!first && (
        <p>
          What was played of both is the same{commonRevision === null ? '' : `, up to step ${commonRevision}`}
          .
        </p>
      )}
      {first && (
        <dl className="parting">
          <dt>{names[0]}</dt>
          <dd>{first.left ?? 'Has not come so far.'}</dd>
          <dt>{names[1]}</dt>
          <dd>{first.right ?? 'Has not come so far.'}</dd>
        </dl>
      )}
      {first && (
        <p className="faint">
          In turn {first.turn} · {phaseTitle(campaign, first.phase)}, after step {commonRevision ?? 'none'}.
        </p>
      )}
      {standings.length > 0 && (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Seat</th>
                {names.map((name, at) => (
                  <th key={at} scope="col" className="figure">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {standings.map(({ seat, left, right }) => (
                <tr key={seat?.key ?? ''}>
                  <th scope="row">{seat?.name ?? '–'}</th>
                  <td className="figure">{NUMBER.format(left)}</td>
                  <td className="figure">{NUMBER.format(right)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
