import { lazy, Suspense, useState } from 'react';
import { ask } from '../api/ask.js';
import { SubmitOrdersDocument } from '../api/operations.js';
import { CommandForm, useMember } from '../forms/command-form.js';
import { WithNames } from '../forms/names.js';
import { useCommands } from './commands.js';
import { OutcomeNote } from './outcome-note.js';
import { isDone, outcomeOf } from './outcome.js';
import type { Campaign } from './room-data.js';

/** Fetched where somebody has files. */
const ClubFiles = lazy(async () => ({ default: (await import('./club-files.js')).ClubFiles }));

interface Props {
  readonly campaign: Campaign;
  readonly isNow: boolean;
}

/** What an arbiter says of the game itself: leads what nobody plays, changes what has to be changed, and on a branch plays for a seat. */
export function ArbiterSays({ campaign, isNow }: Props) {
  const commands = useCommands(campaign);
  const [isOpen, setOpen] = useState(false);
  const [forSeat, setForSeat] = useState('');
  const { code } = campaign.ruleset;
  const isSaidHere = useMember('OrdersInput', code) !== undefined;
  const isShown = isOpen && !isDone(commands.outcome);
  const players = campaign.seats.filter(({ role }) => role === 'PLAYER');
  if (!isNow || !campaign.viewerMay.arbitrate || !isSaidHere) return null;
  return (
    <section className="panel" aria-labelledby="arbiter-says">
      <h2 id="arbiter-says">As the arbiter</h2>
      {isShown ? (
        <>
          {!campaign.timeline.isMain && (
            <label>
              Said for
              <select value={forSeat} onChange={({ target }) => setForSeat(target.value)}>
                <option value="">the arbiter</option>
                {players.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}, to see what would have been
                  </option>
                ))}
              </select>
            </label>
          )}
          <WithNames campaign={campaign}>
            <CommandForm
              title="What the arbiter decides"
              submit="Decide this"
              root="OrdersInput"
              ruleset={code}
              draft={null}
              keep={null}
              commands={commands}
              send={async (asked, orders) => {
                const input = { ...asked, orders, ...(forSeat === '' ? {} : { forSeat }) };
                return outcomeOf(
                  (await ask(SubmitOrdersDocument, { input }, commands.viewer.token)).submitOrders,
                  'Done',
                );
              }}
              onCancel={() => setOpen(false)}
            />
          </WithNames>
        </>
      ) : (
        <p>
          <button
            onClick={() => {
              commands.forget();
              setOpen(true);
            }}
          >
            Decide or correct …
          </button>
        </p>
      )}
      <OutcomeNote commands={commands} />
      {campaign.ruleset.takesUnitTypes && (
        <Suspense>
          <ClubFiles campaign={campaign} only="unitTypes" />
        </Suspense>
      )}
    </section>
  );
}
