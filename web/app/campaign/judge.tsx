import { useState } from 'react';
import { ask } from '../api/ask.js';
import { ConfirmBattleDocument, DisputeBattleDocument } from '../api/operations.js';
import type { Commands } from './commands.js';
import { outcomeOf } from './outcome.js';
import type { Position } from './room-data.js';

type Battle = Position['battles'][number];

interface Props {
  readonly battle: Battle;
  readonly commands: Commands;
}

/** The other side's word: the report is right, or why it is not. */
export function Judge({ battle, commands }: Props) {
  const [reason, setReason] = useState('');
  const { busy, run, viewer } = commands;
  const confirm = () =>
    run(async (asked) => {
      const input = { ...asked, battle: battle.key };
      return outcomeOf(
        (await ask(ConfirmBattleDocument, { input }, viewer.token)).confirmBattle,
        'Confirmed',
      );
    });
  const dispute = () =>
    run(async (asked) => {
      const input = { ...asked, battle: battle.key, reason };
      return outcomeOf((await ask(DisputeBattleDocument, { input }, viewer.token)).disputeBattle, 'Disputed');
    });
  return (
    <>
      {battle.mayConfirm && (
        <p>
          <button className="primary" disabled={busy} onClick={() => void confirm()}>
            Confirm the report
          </button>
        </p>
      )}
      {battle.mayDispute && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            void dispute();
          }}
        >
          <label className="grow">
            Why it is not right
            <input value={reason} required onChange={({ target }) => setReason(target.value)} />
          </label>
          <button disabled={busy}>Dispute it</button>
        </form>
      )}
    </>
  );
}
