import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { ScenariosDocument, type DiceMode, type ScenariosQuery } from '../api/operations.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { TakeIn } from './take-in.js';
import { SeatsToOpen, type SeatToOpen } from './seats-to-open.js';
import { OpeningNote } from './opening-note.js';
import { useOpening } from './use-opening.js';

/** Who throws. */
const DICE: Readonly<Record<DiceMode, string>> = {
  COMMITTED: 'from the service',
  TABLE: 'from your table',
  MIXED: 'from either',
};

type Scenario = ScenariosQuery['rulesets'][number]['scenarios'][number];

/** Scenarios to begin with: one click opens one, with the seats that it needs. */
export function OpenPage() {
  const viewer = useViewer();
  const { data, error } = useQuery({
    queryKey: ['scenarios'],
    queryFn: () => ask(ScenariosDocument, {}, null),
    staleTime: Infinity,
  });
  return (
    <main className="page">
      <h1>Open a campaign</h1>
      {viewer.token === null && (
        <p className="note">
          This is for whoever runs the service: <Link to="/enter">sit down with the admin token</Link>, or
          open the link for the admin, that it printed at its first start.
        </p>
      )}
      {viewer.token !== null && (
        <p className="faint">
          One click opens it. You are its arbiter, enter whatever was fought, and invite players by links. A
          game that was already played at your table is entered in “One battle”.
        </p>
      )}
      <Waiting error={error} done={data !== undefined}>
        {data?.rulesets.map((ruleset) => (
          <section key={ruleset.code}>
            <h2>{ruleset.title}</h2>
            <ul className="cards">
              {ruleset.scenarios.map((scenario) => (
                <ScenarioCard key={scenario.code} scenario={scenario} />
              ))}
            </ul>
            <p>
              <Link to="/open/by-hand" search={{ ruleset: ruleset.code }}>
                With house rules, or from a position of your own: {ruleset.title}
              </Link>
            </p>
          </section>
        ))}
      </Waiting>
      <section className="panel" aria-labelledby="by-hand">
        <h2 id="by-hand">From a position of your own</h2>
        <p className="faint">
          Paint the map, put armies on it from a table of your spreadsheet, set house rules; or go on from a
          file that was kept. A campaign may begin in its middle.
        </p>
        <p>
          <Link className="button" to="/open/by-hand">
            Paint a position
          </Link>
        </p>
      </section>
      <TakeIn />
    </main>
  );
}

function ScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const viewer = useViewer();
  const { minPlayers, maxPlayers } = scenario;
  const [players, setPlayers] = useState(minPlayers);
  const [title, setTitle] = useState(scenario.title);
  const [seats, setSeats] = useState<readonly SeatToOpen[]>(() =>
    Array.from({ length: maxPlayers }, (_, at) => ({ name: `Player ${at + 1}` })),
  );
  const [diceMode, setDiceMode] = useState<DiceMode>('COMMITTED');
  const opening = useOpening();
  const { busy } = opening;
  const open = (): void => {
    void opening.open(() => ({
      name: title,
      seats: seats.slice(0, players),
      ruleset: scenario.opening as object,
      diceMode,
    }));
  };
  return (
    <li className="card">
      <h3>{scenario.title}</h3>
      <p>{scenario.description}</p>
      <details className="more">
        <summary>Name it, and who plays</summary>
        <div className="fields">
          <label>
            Name of the campaign
            <input value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <SeatsToOpen
            seats={seats.slice(0, players)}
            onChange={(some) => setSeats([...some, ...seats.slice(players)])}
          />
        </div>
      </details>
      <div className="row foot opening-row">
        <label>
          Players
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            {Array.from({ length: maxPlayers - minPlayers + 1 }, (_, at) => (
              <option key={at}>{minPlayers + at}</option>
            ))}
          </select>
        </label>
        <label className="grow">
          Dice
          <select value={diceMode} onChange={({ target }) => setDiceMode(target.value as DiceMode)}>
            {Object.entries(DICE).map(([mode, words]) => (
              <option key={mode} value={mode}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button
          className="primary"
          disabled={busy || viewer.token === null}
          onClick={open}
          aria-label={`Open ${scenario.title}`}
        >
          {busy ? 'Opening …' : 'Open'}
        </button>
      </div>
      <OpeningNote opening={opening} />
    </li>
  );
}
