import { useState } from 'react';
import { ask } from '../api/ask.js';
import { GiveOrdersDocument } from '../api/operations.js';
import { useDraft, type DraftOrder } from './draft.js';
import { Locks } from './locks.js';
import { OptionList } from './option-list.js';
import type { Option, Ordering } from './ordering.js';
import { OutcomeNote } from './outcome-note.js';
import { outcomeOf } from './outcome.js';
import type { Campaign } from './room-data.js';
import { Sheet } from './sheet.js';
import { useCommands } from './commands.js';

interface Props {
  readonly campaign: Campaign;
  readonly ordering: Ordering;
  /** Field of the map that was tapped as the aim. */
  readonly aimed: string | null;
}

/** What the seat orders: sentences on a sheet that is sealed when it is given, and the lock apart from it. */
export function OrdersPanel({ campaign, ordering, aimed }: Props) {
  const commands = useCommands(campaign);
  const draft = useDraft(campaign, commands.viewer.name);
  const [begun, setBegun] = useState(false);
  const { play } = campaign.viewerMay;

  const give = (orders: readonly Pick<DraftOrder, 'piece' | 'option'>[]) =>
    commands.run(async (asked) => {
      const input = { ...asked, orders: orders.map(({ piece, option }) => ({ piece, option })) };
      return outcomeOf((await ask(GiveOrdersDocument, { input }, commands.viewer.token)).giveOrders, 'Given');
    });
  const choose = ({ key, onSheet, sentence }: Option): void => {
    const piece = ordering.piece?.key;
    if (key === null || piece === undefined) return;
    setBegun(true);
    ordering.stop();
    if (onSheet) draft.put({ piece, option: key, sentence });
    else void give([{ piece, option: key }]);
  };
  const seal = async (): Promise<void> => {
    if ((await give(draft.orders)).kind === 'done') draft.sealed();
  };

  return (
    <section className="panel orders" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {ordering.piece && <OptionList ordering={ordering} aimed={aimed} onChoose={choose} />}
      {play && !begun && draft.orders.length === 0 && !ordering.piece && (
        <p className="faint">Pick a field with a piece of yours and press “Order …”.</p>
      )}
      <Sheet draft={draft} busy={commands.busy} onSeal={() => void seal()} />
      {commands.outcome && <OutcomeNote outcome={commands.outcome} />}
      <Locks campaign={campaign} commands={commands} />
    </section>
  );
}
