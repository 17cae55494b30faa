import { useState } from 'react';
import { cellsOf } from '../../../src/drawing/index.js';
import type { DifferencesFragment } from '../api/operations.js';
import { OffGrid } from '../campaign/off-grid.js';
import { phaseTitle, type Campaign, type Position } from '../campaign/room-data.js';
import { MapView } from '../map/map-view.js';
import { differencesOf, type Difference } from './differences.js';
import { Figures } from './figures.js';
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
              <OffGrid position={position} campaign={campaign} revision={null} onOrder={null} />
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
