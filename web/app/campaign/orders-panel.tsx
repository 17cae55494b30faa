import { useEffect, useRef, useState } from 'react';
import { ask } from '../api/ask.js';
import { GiveOrdersDocument, SubmitOrdersDocument } from '../api/operations.js';
import { CommandForm } from '../forms/command-form.js';
import { WithNames } from '../forms/names.js';
import { useCommands } from './commands.js';
import { useDraft, type DraftOrder } from './draft.js';
import { Locks } from './locks.js';
import { OptionList } from './option-list.js';
import { useOptions, type Option, type Ordering } from './ordering.js';
import { OutcomeNote } from './outcome-note.js';
import { isDone, outcomeOf } from './outcome.js';
import type { Campaign } from './room-data.js';
import { Sheet } from './sheet.js';

interface Props {
  readonly campaign: Campaign;
  readonly ordering: Ordering;
  /** Field of the map that was tapped as the aim. */
  readonly aimed: string | null;
}

/** What is being said in a form; without a draft anything may be said. */
interface Saying {
  readonly title: string;
  readonly draft: unknown;
}

/** What the seat orders: sentences on a sheet that is sealed when it is given, forms for what the table shows, and the lock. */
export function OrdersPanel({ campaign, ordering, aimed }: Props) {
  const commands = useCommands(campaign);
  const draft = useDraft(campaign, commands.viewer.name);
  const [saying, setSaying] = useState<Saying | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { play } = campaign.viewerMay;
  const own = useOptions(campaign, play ? (campaign.viewerSeat?.key ?? null) : null).options;

  const outcome = commands.outcome?.kind;
  // What was said is done with; while its dice are awaited they alone are asked for.
  const form = isDone(commands.outcome) ? null : saying;
  const isOpen = ordering.piece !== null || form !== null;
  useEffect(() => {
    if (isOpen || outcome !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, ordering.piece, form, outcome]);

  const give = (orders: readonly Pick<DraftOrder, 'piece' | 'option'>[]) =>
    commands.run(async (asked) => {
      const input = { ...asked, orders: orders.map(({ piece, option }) => ({ piece, option })) };
      return outcomeOf((await ask(GiveOrdersDocument, { input }, commands.viewer.token)).giveOrders, 'Given');
    });
  const choose = (piece: string | undefined, { key, draft: form, onSheet, sentence }: Option): void => {
    commands.forget();
    ordering.stop();
    if (form) setSaying({ title: sentence, draft: form });
    else if (key === null || piece === undefined) return;
    else if (onSheet) draft.put({ piece, option: key, sentence });
    else void give([{ piece, option: key }]);
  };
  const sayAnything = (): void => {
    commands.forget();
    setSaying({ title: 'Another order', draft: null });
  };
  const seal = async (): Promise<boolean> => {
    const { kind, receipt } = await give(draft.orders);
    if (kind !== 'done') return false;
    draft.sealed(receipt ?? null);
    return true;
  };
  const isLeft = draft.orders.length > 0 && !draft.isSealed;

  return (
    <section ref={panel} className="panel orders" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {ordering.piece && (
        <OptionList
          ordering={ordering}
          aimed={aimed}
          onChoose={(option) => choose(ordering.piece?.key, option)}
        />
      )}
      {form && (
        <WithNames campaign={campaign}>
          <CommandForm
            key={form.title}
            {...form}
            submit="Give this order"
            root="OrdersInput"
            ruleset={campaign.ruleset.code}
            keep={null}
            commands={commands}
            send={async (asked, orders) => {
              const input = { ...asked, orders };
              return outcomeOf(
                (await ask(SubmitOrdersDocument, { input }, commands.viewer.token)).submitOrders,
                'Given',
              );
            }}
            onCancel={() => setSaying(null)}
          />
        </WithNames>
      )}
      <OutcomeNote commands={commands} isKept={draft.receipt !== null} />
      {play && !isOpen && outcome !== 'dice' && (
        <>
          <OwnOptions
            busy={commands.busy}
            options={own ?? []}
            onChoose={(option) => choose(campaign.viewerSeat?.key, option)}
          />
          <p className="faint">Pick a field with a piece of yours and press “Order …”.</p>
          <p>
            <button className="quiet" onClick={sayAnything}>
              Another order …
            </button>
          </p>
        </>
      )}
      <Sheet draft={draft} busy={commands.busy} onSeal={() => void seal()} />
      <Locks campaign={campaign} commands={commands} onSeal={isLeft ? seal : null} />
    </section>
  );
}

interface OwnProps {
  readonly busy: boolean;
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/** What the seat itself may say now, for none of its pieces. */
function OwnOptions({ busy, options, onChoose }: OwnProps) {
  const open = options.filter(({ legal, key, draft }) => legal && (key !== null || Boolean(draft)));
  if (open.length === 0) return null;
  return (
    <ul className="plain" aria-label="What you may say now">
      {open.map((option) => (
        <li key={option.key ?? option.sentence}>
          <button className="choice" disabled={busy} onClick={() => onChoose(option)}>
            {option.draft ? `${option.sentence} …` : option.sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}
