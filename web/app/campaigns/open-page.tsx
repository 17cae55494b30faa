import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { ScenariosDocument, type DiceMode, type ScenariosQuery } from '../api/operations.js';
import { Waiting } from '../look/waiting.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';
import { FromPosition, TakeIn } from './from-file.js';
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
          This is for whoever runs the service: <Link to="/enter">sit down with the admin token</Link> that it
          printed at its first start.
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
          </section>
        ))}
      </Waiting>
      <FromPosition />
      <TakeIn />
    </main>
  );
}

function ScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const viewer = useViewer();
  const { minPlayers, maxPlayers } = scenario;
  const [players, setPlayers] = useState(minPlayers);
  const [title, setTitle] = useState(scenario.title);
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: maxPlayers }, (_, at) => `Player ${at + 1}`),
  );
  const [diceMode, setDiceMode] = useState<DiceMode>('COMMITTED');
  const { busy, fault, attempt } = useTrying();
  const openIt = useOpening();
  const open = (): void =>
    attempt(() => {
      const seats = names.slice(0, players).map((name) => ({ name }));
      return openIt({ name: title, seats, ruleset: scenario.opening as object, diceMode });
    });
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
          {names.slice(0, players).map((name, at) => (
            <label key={at}>
              Player {at + 1}
              <input
                value={name}
                onChange={({ target }) => setNames(names.with(at, target.value))}
                onFocus={({ target }) => target.select()}
              />
            </label>
          ))}
        </div>
      </details>
      <div className="row foot">
        <label className="grow">
          Players{' '}
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            {Array.from({ length: maxPlayers - minPlayers + 1 }, (_, at) => (
              <option key={at}>{minPlayers + at}</option>
            ))}
          </select>
        </label>
        <label className="grow">
          Dice{' '}
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
      {fault}
    </li>
  );
}
