import { Waiting } from '../look/waiting.js';
import { timeWords } from '../look/words.js';
import { RuleLinks } from '../look/rule-links.js';
import { ThereButton } from './there-button.js';
import { MayDo } from './may-do.js';
import { useDue, type Campaign, type Position } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly isNow: boolean;
  /** Leads to what something is about, by its id; null where it stands nowhere on the page. */
  readonly wayTo: (subject: string) => (() => void) | null;
}

/** What is wanted of the viewer, what he may do beside it, and after it what is waited for from others. */
export function DuePanel({ campaign, position, isNow, wayTo }: Props) {
  const { data, error } = useDue(campaign.timeline.id);
  const own = campaign.viewerSeat?.key;
  const mine = (data ?? []).filter(({ seat }) => seat?.key === own && own !== undefined);
  const others = (data ?? []).filter((each) => !mine.includes(each));
  const who = [...new Set(others.flatMap(({ seat }) => seat?.name ?? []))];
  return (
    <section className={mine.length > 0 ? 'panel due wanted' : 'panel due'} aria-labelledby="due">
      <h2 id="due">{own === undefined ? 'What is waited for' : 'What is wanted of you'}</h2>
      {!isNow && <p className="note">You look at the past. This is what is wanted now.</p>}
      <Waiting error={error} done={data !== undefined}>
        {mine.length === 0 && own !== undefined && <p>Nothing is waited for from you.</p>}
        <ul className="plain">
          {mine.map(({ code, subject, message, mandatory, until, rule }) => (
            <li key={`${code} ${subject}`}>
              {message} <RuleLinks rules={[rule]} />
              {!mandatory && <span className="faint"> (if you like)</span>}
              {until && <strong> until {timeWords(until)}</strong>}
              <ThereButton about={message} go={wayTo(subject)} />
            </li>
          ))}
        </ul>
        {isNow && (
          <MayDo
            campaign={campaign}
            battles={position.battles.filter(({ key }) => mine.every(({ subject }) => subject !== key))}
            placeName={(key) => position.board.locations.find((each) => each.key === key)?.name ?? key}
            wayTo={wayTo}
          />
        )}
        {others.length > 0 && (
          <details open={own === undefined}>
            <summary>
              {others.length} from {who.length > 0 ? who.join(', ') : 'others'}
            </summary>
            <ul className="plain">
              {others.map(({ code, subject, seat, message, until }) => (
                <li key={`${code} ${subject} ${seat?.key}`}>
                  {seat && <strong>{seat.name}: </strong>}
                  {message}
                  {until && <strong> until {timeWords(until)}</strong>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Waiting>
    </section>
  );
}
