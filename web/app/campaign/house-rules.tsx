import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { HouseRulesDocument, RecordRulingDocument } from '../api/operations.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { codeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';
import { useCommands } from './commands.js';
import { OutcomeNote } from './outcome-note.js';
import { outcomeOf } from './outcome.js';
import type { Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly isNow: boolean;
}

const NOTHING: readonly string[] = ['null', '[]', '{}'];

/** By which rules is played here: house rules that differ first, all with their defaults; the arbiter rules on the rest. */
export function HouseRules({ campaign, isNow }: Props) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['house-rules', campaign.id, viewer.name],
    queryFn: () => ask(HouseRulesDocument, { campaign: campaign.id }, viewer.token),
    enabled: open,
    staleTime: Infinity,
  });
  const found = data?.campaign;
  const rules = [...(found?.parameters ?? [])].sort((a, b) => Number(a.isDefault) - Number(b.isDefault));
  const about = new Map(found?.ruleset.parameters.map((each) => [each.name, each]));
  return (
    <section className="panel" aria-labelledby="house-rules">
      <h2 id="house-rules">Rules of this campaign</h2>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>House rules</summary>
        {open && (
          <Waiting error={error} done={found !== undefined}>
            <dl className="house-rules">
              {rules.map(({ name, value, isDefault }) => (
                <div key={name}>
                  <dt>
                    <strong>{codeWords(name)}:</strong> {NOTHING.includes(value) ? 'none' : value}{' '}
                    {!isDefault && <span className="note">else {about.get(name)?.default}</span>}
                  </dt>
                  <dd className="faint">
                    {about.get(name)?.description}{' '}
                    <RuleLinks rules={[about.get(name)?.rule].filter((each) => each !== undefined)} />
                  </dd>
                </div>
              ))}
            </dl>
          </Waiting>
        )}
      </details>
      {isNow && campaign.viewerMay.arbitrate && <Ruling campaign={campaign} />}
    </section>
  );
}

/** A decision of the arbiter that all may read; it changes nothing on the board. */
function Ruling({ campaign }: { readonly campaign: Campaign }) {
  const commands = useCommands(campaign);
  const [ruling, setRuling] = useState('');
  const [reason, setReason] = useState('');
  const record = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { kind } = await commands.run(async (asked) => {
      const input = { ...asked, ruling, reason };
      const { recordRuling } = await ask(RecordRulingDocument, { input }, commands.viewer.token);
      return outcomeOf(recordRuling, 'Recorded, for all to read');
    });
    if (kind !== 'done') return;
    setRuling('');
    setReason('');
  };
  return (
    <form className="fields" aria-label="Ruling" onSubmit={(event) => void record(event)}>
      <label>
        A ruling, for all to read
        <input value={ruling} required onChange={({ target }) => setRuling(target.value)} />
      </label>
      <label>
        Why
        <input value={reason} required onChange={({ target }) => setReason(target.value)} />
      </label>
      <p>
        <button disabled={commands.busy}>Record the ruling</button>
      </p>
      <OutcomeNote commands={commands} />
    </form>
  );
}
