import { useState, type FormEvent } from 'react';
import type { Asked, Commands } from '../campaign/commands.js';
import type { Outcome } from '../campaign/outcome.js';
import { AnyField } from './field.js';
import { InputForm } from './input-form.js';
import { useKept } from './kept.js';
import { Rendering } from './rendering.js';
import { useCompleting, useInputType, type InputField } from './types.js';
import { said, type Value } from './values.js';

interface Props {
  readonly title: string;
  /** What is done when it is sent, in the words of its button. */
  readonly submit: string;
  /** How it is filled in. */
  readonly hint?: string;
  /** Input of the schema that has a member for each ruleset. */
  readonly root: 'OrdersInput' | 'BattleResultInput';
  /** Code of the ruleset whose member is filled in. */
  readonly ruleset: string;
  /** As far as it is known; null where everything is said here. */
  readonly draft: Value;
  /** Name under which what is filled in survives a closed tab; null where it need not. */
  readonly keep: string | null;
  readonly commands: Commands;
  /** Sends what was filled in, a member of `root`. */
  readonly send: (asked: Asked, input: object) => Promise<Outcome>;
  readonly onCancel: () => void;
}

/** `ghostOfWar` for `GHOST_OF_WAR`: the member of an input that belongs to a ruleset. */
export const memberOf = (ruleset: string): string =>
  ruleset.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What of an input belongs to a ruleset; undefined where it has nothing of the kind, or it is not known yet. */
export const useMember = (root: Props['root'], ruleset: string) =>
  useInputType(root)?.fields.find(({ name }) => name === memberOf(ruleset));

/** The members of what belongs to a ruleset; none until they are known. */
export function useMembersOf(root: Props['root'], ruleset: string): readonly InputField[] {
  const member = useMember(root, ruleset);
  const type = useInputType(member?.type ?? root);
  return member ? (type?.fields ?? []) : [];
}

/** Anything that a ruleset lets a seat say, as a form made of what the schema says about it. */
export function CommandForm({
  title,
  submit: does,
  hint,
  root,
  ruleset,
  draft,
  keep,
  commands,
  send,
  onCancel,
}: Props) {
  const [value, setValue, forget] = useKept(keep, draft ?? {});
  const [key, setKey] = useState(0);
  const input = useMember(root, ruleset);
  const complete = useCompleting();
  const run = async (preview: boolean): Promise<void> => {
    if (!input) return;
    const { kind } = await commands.run(
      async (asked) => send(asked, { [memberOf(ruleset)]: said(await complete(input.type, value)) }),
      preview,
    );
    if (kind === 'done' && !preview) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void run((submitter as HTMLButtonElement | null)?.value === 'preview');
  };
  const startAnew = (): void => {
    forget();
    setKey(key + 1);
  };
  return (
    <form className="command-form" aria-label={title} onSubmit={submit}>
      <div className="row">
        <h3 className="grow">{title}</h3>
        <button type="button" className="quiet" onClick={onCancel}>
          {keep === null ? 'Cancel' : 'Close'}
        </button>
      </div>
      {hint && <p className="faint">{hint}</p>}
      {!input && <p className="waiting">One moment …</p>}
      {input && (
        <Rendering value={AnyField}>
          <InputForm key={key} type={input.type} value={value} drafted={draft} onChange={setValue} />
        </Rendering>
      )}
      <p className="row">
        <button className="primary" disabled={commands.busy}>
          {does}
        </button>
        <button value="preview" disabled={commands.busy}>
          What would follow?
        </button>
        {keep !== null && (
          <button type="button" className="quiet" onClick={startAnew}>
            Start anew
          </button>
        )}
      </p>
    </form>
  );
}
