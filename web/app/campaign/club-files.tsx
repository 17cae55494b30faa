import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import {
  ImportDetachmentDocument,
  ImportUnitTypesDocument,
  type ImportDetachmentMutation,
  type ImportUnitTypesMutation,
} from '../api/operations.js';
import { useCommands, type Asked } from './commands.js';
import { OutcomeNote } from './outcome-note.js';
import { outcomeOf, type Outcome } from './outcome.js';
import type { Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  /** What the file holds: types of units, for the arbiter; or the army list of a new detachment. */
  readonly only: 'unitTypes' | 'detachment';
  /** Where the detachment is built. */
  readonly hex?: string;
}

const TITLES = {
  unitTypes: 'Unit types from a file',
  detachment: 'A detachment from an army list',
} as const;

type Answer =
  | ImportUnitTypesMutation['importPlanetaryUnitTypes']
  | ImportDetachmentMutation['importPlanetaryDetachment'];

function outcomeOfFile(answer: Answer): Outcome {
  if (answer.__typename === 'PlanetaryFileInvalid')
    return {
      kind: 'refused',
      lines: answer.problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
    };
  if (answer.__typename === 'PlanetaryUnitTypesImported') {
    const { preview, unitTypes } = answer;
    const names = unitTypes.map(({ name }) => name).join(', ');
    return {
      kind: 'done',
      lines: [`${preview ? 'They could be taken in' : 'Taken in'}: ${names}.`],
      preview,
    };
  }
  return outcomeOf(answer, 'Built');
}

/** A file of the club that the service reads: a table or JSON, chosen or pasted. Slips are told by line and column. */
export function ClubFiles({ campaign, only, hex = '' }: Props) {
  const commands = useCommands(campaign);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const send = async (asked: Asked): Promise<Outcome> => {
    const file = { format: /^\s*[[{]/.test(text) ? ('JSON' as const) : ('CSV' as const), text };
    const { token } = commands.viewer;
    if (only === 'unitTypes') {
      const { importPlanetaryUnitTypes } = await ask(
        ImportUnitTypesDocument,
        { input: { ...asked, file } },
        token,
      );
      return outcomeOfFile(importPlanetaryUnitTypes);
    }
    const input = { ...asked, file, hex, name: name === '' ? null : name };
    return outcomeOfFile((await ask(ImportDetachmentDocument, { input }, token)).importPlanetaryDetachment);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void commands.run(send, (submitter as HTMLButtonElement | null)?.value === 'preview');
  };
  return (
    <details className="more">
      <summary>{TITLES[only]}</summary>
      <form className="fields" aria-label={TITLES[only]} onSubmit={submit}>
        {only === 'detachment' && (
          <label>
            Its name
            <input value={name} onChange={({ target }) => setName(target.value)} />
          </label>
        )}
        <label>
          File
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json"
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        </label>
        <label>
          Its text
          <textarea
            rows={5}
            wrap="off"
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p className="row">
          <button className="primary" disabled={commands.busy}>
            Take it in
          </button>
          <button value="preview" disabled={commands.busy}>
            May it be taken in?
          </button>
        </p>
        <OutcomeNote commands={commands} />
      </form>
    </details>
  );
}
