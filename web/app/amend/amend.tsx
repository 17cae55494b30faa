import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { AmendDocument, type AmendMutation } from '../api/operations.js';
import { CommandForm } from '../forms/command-form.js';
import { WithNames } from '../forms/names.js';
import { membersOf } from '../forms/values.js';
import { useCommands, type Asked } from '../campaign/commands.js';
import { OutcomeNote } from '../campaign/outcome-note.js';
import { refusedBy, type Outcome } from '../campaign/outcome.js';
import type { Campaign } from '../campaign/room-data.js';
import { ImpactList } from './impact-list.js';

type Answer = AmendMutation['amendTimeline'];
type Amended = Extract<Answer, { readonly __typename: 'TimelineAmended' }>;
type Needed = Extract<Answer, { readonly __typename: 'RollsNeeded' }>['rolls'];

interface Props {
  readonly campaign: Campaign;
  readonly revision: number;
  /** What says the same again; null where it can only be left out. */
  readonly amendment: unknown;
  readonly onClose: () => void;
}

/** Corrects what was said once: first what it changes, then, said, a branch on which all that came later is judged again. */
export function Amend({ campaign, revision, amendment, onClose }: Props) {
  const commands = useCommands(campaign);
  const navigate = useNavigate({ from: '/c/$campaign' });
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [impact, setImpact] = useState<Amended['impact'] | null>(null);
  const [rewording, setRewording] = useState(false);
  const { viewer, busy, run } = commands;
  /** What the dice are for that were asked for last. */
  const [needed, setNeeded] = useState<Needed>([]);

  const send = async ({ timeline, commandId, preview, faces }: Asked, changed: object): Promise<Outcome> => {
    const dice = suppliedBy(needed, faces ?? []);
    const input = {
      timeline,
      commandId,
      preview,
      revision,
      amendment: changed,
      reason: reason || 'Looked at',
      dice,
    };
    const { amendTimeline: answer } = await ask(AmendDocument, { input }, viewer.token);
    setImpact(answer.__typename === 'TimelineAmended' ? answer.impact : null);
    setNeeded(answer.__typename === 'RollsNeeded' ? answer.rolls : []);
    if (answer.__typename === 'TimelineAmended' && answer.timeline) {
      await client.invalidateQueries({ queryKey: ['branches'] });
      await navigate({ search: { timeline: answer.timeline.id } });
    }
    return outcomeOf(answer, preview);
  };
  const reword = (): void => {
    commands.forget();
    setImpact(null);
    setRewording(true);
  };
  const { battle, orders } = membersOf(amendment);
  const isReport = battle !== undefined;
  const said = membersOf(isReport ? membersOf(battle)['result'] : orders);
  const [draft] = Object.values(said);
  return (
    <div className="fields amend" role="group" aria-label={`Correct step ${revision}`}>
      <label>
        Why it is corrected
        <input value={reason} required onChange={({ target }) => setReason(target.value)} />
      </label>
      {rewording ? (
        <WithNames campaign={campaign}>
          <CommandForm
            title="As it should have been"
            submit="Correct it so"
            root={isReport ? 'BattleResultInput' : 'OrdersInput'}
            ruleset={campaign.ruleset.code}
            draft={draft}
            keep={null}
            commands={commands}
            send={(asked, value) =>
              send(asked, isReport ? { battle: { ...membersOf(battle), result: value } } : { orders: value })
            }
            onCancel={() => setRewording(false)}
          />
        </WithNames>
      ) : (
        <p className="row">
          {Boolean(amendment) && <button onClick={reword}>Say it otherwise</button>}
          <button disabled={busy} onClick={() => void run((asked) => send(asked, { drop: true }), true)}>
            What if it is left out?
          </button>
          <button
            disabled={busy || reason === ''}
            onClick={() => void run((asked) => send(asked, { drop: true }))}
          >
            Leave it out
          </button>
          <button className="quiet" onClick={onClose}>
            Close
          </button>
        </p>
      )}
      <OutcomeNote commands={commands} />
      {impact && <ImpactList impact={impact} campaign={campaign} />}
    </div>
  );
}

/** Faces entered as one list, each given to the roll that it was asked for. */
function suppliedBy(needed: Needed, faces: readonly number[]) {
  let from = 0;
  return needed.map(({ rule, purpose, subject, counter, count }) => {
    const own = faces.slice(from, from + count);
    from += count;
    return { rule: rule.id, purpose, subject, counter, faces: own };
  });
}

function outcomeOf(answer: Answer, preview: boolean): Outcome {
  switch (answer.__typename) {
    case 'TimelineAmended':
      return {
        kind: 'done',
        lines: [
          preview ? 'It may be corrected so. Nothing is stored yet.' : 'Corrected, on a branch of its own.',
        ],
        preview,
      };
    case 'Refused':
      return refusedBy(answer);
    case 'RollsNeeded':
      return { kind: 'dice', lines: ['Dice from the table are needed first.'], needed: answer };
  }
}
