import { useState } from 'react';
import { cellsOf } from '../../../src/drawing/index.js';
import type { DifferencesFragment } from '../api/operations.js';
import { OffGrid } from '../campaign/off-grid.js';
import { phaseTitle, type Campaign, type Position } from '../campaign/room-data.js';
import { NUMBER } from '../look/words.js';
import { MapView } from '../map/map-view.js';
import { differencesOf, type Difference } from './differences.js';
import type { Branch } from './tree.js';

interface Side {
  readonly branch: Branch;
  readonly position: Position;
}

interface Props {
  readonly campaign: Campaign;
  readonly sides: readonly [Side, Side];
  readonly found: DifferencesFragment;
  readonly stale: boolean;
}

/** Two maps with what differs lit up, and the differences as a list that leads to their fields. */
export function SideBySide({ campaign, sides, found, stale }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [left, right] = sides;
  const differences = differencesOf(
    [...found.pieces, ...found.locations],
    left.position.board,
    right.position.board,
  );
  const lit = new Set(differences.flatMap(({ fields }) => fields));
  return (
    <>
      <div className="two-maps">
        {sides.map(({ branch, position }, at) => (
          <section key={at} aria-label={at === 0 ? 'Left' : 'Right'}>
            <h2>
              {branch.name}{' '}
              <span className="faint">
                turn {position.moment.turn} · {phaseTitle(campaign, position.moment.phase)}
              </span>
            </h2>
            {cellsOf(position.board).length === 0 ? (
              <OffGrid position={position} campaign={campaign} onOrder={null} />
            ) : (
              <MapView
                board={position.board}
                seats={campaign.seats}
                chosen={chosen}
                targets={lit}
                targetWords="differs"
                label={at === 0 ? 'Map on the left' : 'Map on the right'}
                stale={stale}
                onPick={setChosen}
              />
            )}
          </section>
        ))}
      </div>
      <Figures found={found} names={[left.branch.name, right.branch.name]} campaign={campaign} />
      <section className="panel" aria-labelledby="differences">
        <h2 id="differences">
          What differs <span className="faint">{differences.length}</span>
        </h2>
        {differences.length === 0 && (
          <p className="faint">On the board nothing, as far as these eyes may know.</p>
        )}
        <ul className="differences">
          {differences.map((each) => (
            <DifferenceLine key={each.key} difference={each} onGo={setChosen} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface LineProps {
  readonly difference: Difference;
  readonly onGo: (field: string) => void;
}

function DifferenceLine({ difference: { name, fields, lines }, onGo }: LineProps) {
  const [field] = fields;
  return (
    <li>
      {field === undefined ? (
        <strong>{name}</strong>
      ) : (
        <button className="quiet" onClick={() => onGo(field)} aria-label={`Show ${name} on the maps`}>
          {name}
        </button>
      )}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </li>
  );
}

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
