import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { OpenableRulesetsDocument, type OpenableRulesetsQuery } from '../api/operations.js';
import { openingIn, type Opening } from '../campaigns/opening.js';
import { OpeningNote } from '../campaigns/opening-note.js';
import { Incomplete, useOpening } from '../campaigns/use-opening.js';
import { memberOf } from '../forms/command-form.js';
import { WithFaults } from '../forms/faults.js';
import { useKept } from '../forms/kept.js';
import { Rendering } from '../forms/rendering.js';
import { useCompleting, useMissing } from '../forms/types.js';
import { membersOf, said, type Members } from '../forms/values.js';
import { saveText } from '../look/save.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { About } from './about.js';
import { OpenField } from './open-field.js';
import { StartForm } from './start-form.js';

type Ruleset = OpenableRulesetsQuery['rulesets'][number];

/** A campaign opened by hand: house rules, seats, and a position that is painted, typed, or taken from tables and files. */
export function OpeningPage() {
  const { data, error } = useQuery({
    queryKey: ['openable'],
    queryFn: () => ask(OpenableRulesetsDocument, {}, null),
    staleTime: Infinity,
  });
  useEffect(() => {
    document.title = 'Open by hand – Warledger';
  }, []);
  return (
    <main className="page">
      <h1>Open a campaign by hand</h1>
      <Waiting error={error} done={data !== undefined}>
        {data && <ByHand rulesets={data.rulesets} />}
      </Waiting>
    </main>
  );
}

const startOf = (ruleset: string): Members => ({
  name: '',
  diceMode: 'COMMITTED',
  seats: [{ name: 'Player 1' }, { name: 'Player 2' }],
  ruleset: { [memberOf(ruleset)]: { start: { position: {} } } },
});

function ByHand({ rulesets }: { readonly rulesets: readonly Ruleset[] }) {
  const viewer = useViewer();
  const { ruleset: asked } = useSearch({ from: '/open/by-hand' });
  const first = rulesets.find(({ code }) => code === asked)?.code ?? rulesets[0]?.code ?? '';
  const [kept, keep, forget] = useKept('opening', startOf(first));
  const [isAsked, setAsked] = useState(asked !== undefined);
  const value = membersOf(kept);
  const chosen = rulesets.find(({ code }) => memberOf(code) in membersOf(value['ruleset'])) ?? rulesets[0];
  const opening = useOpening();
  const complete = useCompleting();
  const missingIn = useMissing();
  // A draft of another ruleset gives way to the one that was asked for.
  useEffect(() => {
    if (isAsked && chosen?.code !== first) keep(startOf(first));
    setAsked(false);
  }, [isAsked, chosen?.code, first, keep]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const preview = (submitter as HTMLButtonElement | null)?.value === 'preview';
    void opening
      .open(async () => {
        const whole = { ...membersOf(await complete('CreateCampaignInput', value)), commandId: 'later' };
        const missing = await missingIn('CreateCampaignInput', whole, ['input']);
        if (missing.length > 0) throw new Incomplete(missing);
        return said(whole) as Opening;
      }, preview)
      .then(({ faults, needed }) => {
        if (!preview && faults.length === 0 && !needed) forget();
      });
  };
  if (!chosen) return null;
  return (
    <form className="by-hand" aria-label="Open by hand" noValidate onSubmit={submit}>
      <WithFaults faults={opening.faults} path={['input']}>
        <Rendering value={OpenField}>
          <About
            rulesets={rulesets}
            chosen={chosen.code}
            value={value}
            onChange={keep}
            onRuleset={(code) => keep({ ...startOf(code), name: value['name'], seats: value['seats'] })}
          />
          <StartForm
            key={chosen.code}
            ruleset={chosen.code}
            value={value}
            faults={opening.faults}
            onChange={keep}
          />
        </Rendering>
      </WithFaults>
      <div className="row open-row">
        <button value="preview" disabled={opening.busy || viewer.token === null}>
          May it be opened?
        </button>
        <button className="primary" disabled={opening.busy || viewer.token === null}>
          Open it
        </button>
        <KeepIt value={value} onLoad={keep} onForget={forget} />
      </div>
      {viewer.token === null && (
        <p className="note">
          This is for whoever runs the service: <Link to="/enter">sit down with the admin token</Link> first.
        </p>
      )}
      <OpeningNote opening={opening} />
    </form>
  );
}

interface KeepProps {
  readonly value: Members;
  readonly onLoad: (value: Members) => void;
  readonly onForget: () => void;
}

/** What is filled in stays in this browser; as a file it goes on elsewhere, or another day. */
function KeepIt({ value, onLoad, onForget }: KeepProps) {
  const [fault, setFault] = useState<string | null>(null);
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      onLoad(openingIn(await file.text()) as unknown as Members);
      setFault(null);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() =>
          saveText(JSON.stringify(said(value), null, 2), `${String(value['name'] || 'position')}.json`)
        }
      >
        Keep it as a file
      </button>
      <label className="file">
        Go on from a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void load(target.files?.[0])}
        />
      </label>
      <button type="button" className="quiet" onClick={onForget}>
        Start anew
      </button>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </>
  );
}
