import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { PostingsDocument } from '../api/operations.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { NUMBER } from '../look/words.js';
import { useViewer } from '../seats/store.js';
import { Causes } from './causes.js';
import type { Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly account: string;
  readonly revision: number;
}

/** What a number is the sum of: each change with its rule, the event that made it, and what led to that. */
export function Postings({ campaign, account, revision }: Props) {
  const viewer = useViewer();
  const timeline = campaign.timeline.id;
  const { data, error } = useQuery({
    queryKey: ['postings', timeline, viewer.name, revision, account],
    queryFn: () => ask(PostingsDocument, { timeline, moment: { revision }, account }, viewer.token),
    select: (answer) => answer.timeline?.at.ledger,
  });
  return (
    <Waiting error={error} done={data !== undefined}>
      {data?.edges.length === 0 && <p className="faint">Nothing has been written there yet.</p>}
      <ol className="events" aria-label="What it is the sum of">
        {data?.edges.map(({ node: { amount, cause, turn, revision: step, rule, event } }, at) => (
          <li key={at} className="event">
            <details>
              <summary>
                <strong>
                  {amount > 0 && '+'}
                  {NUMBER.format(amount)}
                </strong>{' '}
                turn {turn}: {cause}
              </summary>
              <div className="why">
                <p>
                  <RuleLinks rules={[rule]} /> {rule.title}
                </p>
                {event && (
                  <>
                    <p>
                      {event.summary} {event.roll && <Dice faces={event.roll.faces} />}
                    </p>
                    <Causes timeline={timeline} revision={step} place={event.place} />
                  </>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
      {data?.pageInfo.hasNextPage && <p className="faint">The ledger has the rest.</p>}
    </Waiting>
  );
}
