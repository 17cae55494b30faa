import { ask } from '../api/ask.js';
import { EnterDiceDocument } from '../api/operations.js';
import { useCommands } from './commands.js';
import { DiceEntry } from './dice-entry.js';
import { OutcomeNote } from './outcome-note.js';
import { outcomeOf } from './outcome.js';
import { useAwaited, type Campaign } from './room-data.js';

/** A command of somebody waits for dice from the table, and the viewer may enter them. */
export function TableDice({ campaign }: { readonly campaign: Campaign }) {
  const commands = useCommands(campaign);
  const awaited = useAwaited(campaign.timeline.id);
  const { busy, outcome, run, viewer } = commands;
  const enter = (faces: readonly number[]) =>
    run(async (asked) =>
      outcomeOf(
        (await ask(EnterDiceDocument, { input: { ...asked, faces } }, viewer.token)).enterDice,
        'Entered',
      ),
    );
  if (!awaited && !outcome) return null;
  return (
    <section className="panel wanted" aria-labelledby="table-dice">
      <h2 id="table-dice">Dice from the table</h2>
      {awaited && <DiceEntry throws={awaited} busy={busy} onEnter={(faces) => void enter(faces)} />}
      <OutcomeNote commands={commands} />
    </section>
  );
}
