import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { SubmitOrdersDocument } from '../api/operations.js';
import type { Commands } from '../campaign/commands.js';
import { outcomeOf } from '../campaign/outcome.js';
import { InputForm } from './input-form.js';
import { useInputType } from './types.js';
import { said, type Value } from './values.js';

interface Props {
  readonly title: string;
  /** Code of the ruleset whose orders are said. */
  readonly ruleset: string;
  /** As far as it is known; null where everything is said here. */
  readonly draft: Value;
  readonly commands: Commands;
  readonly onCancel: () => void;
}

/** `ghostOfWar` for `GHOST_OF_WAR`: the member of an input that belongs to a ruleset. */
export const memberOf = (ruleset: string): string =>
  ruleset.toLowerCase().replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Anything that a ruleset lets a seat say, as a form made of what the schema says about it. */
export function CommandForm({ title, ruleset, draft, commands, onCancel }: Props) {
  const [value, setValue] = useState<Value>(draft ?? {});
  const member = memberOf(ruleset);
  const orders = useInputType('OrdersInput')?.fields.find(({ name }) => name === member);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void commands.run(async (asked) => {
      const input = { ...asked, orders: { [member]: said(value) } };
      return outcomeOf(
        (await ask(SubmitOrdersDocument, { input }, commands.viewer.token)).submitOrders,
        'Said',
      );
    });
  };
  return (
    <form className="command-form" aria-label={title} onSubmit={send}>
      <div className="row">
        <h3 className="grow">{title}</h3>
        <button type="button" className="quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
      {!orders && <p className="waiting">One moment …</p>}
      {orders && <InputForm type={orders.type} value={value} drafted={draft} onChange={setValue} />}
      <p>
        <button className="primary" disabled={commands.busy}>
          Say it
        </button>
      </p>
    </form>
  );
}
