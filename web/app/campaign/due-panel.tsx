import { Waiting } from '../look/waiting.js';
import { timeWords } from '../look/words.js';
import { RuleLinks } from '../look/rule-links.js';
import { useDue, type Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly isNow: boolean;
  /** Leads to what something is about, by its id; null where it stands nowhere on the page. */
  readonly wayTo: (subject: string) => (() => void) | null;
}

/** What is wanted of the viewer, and after it what is waited for from others. */
export function DuePanel({ campaign, isNow, wayTo }: Props) {
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
        {mine.length === 0 && own !== undefined && <p>Nothing. The next move is not yours.</p>}
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

interface ThereProps {
  readonly about: string;
  readonly go: (() => void) | null;
}

const ThereButton = ({ about, go }: ThereProps) =>
  go && (
    <button className="quiet there" onClick={go} aria-label={`Go there: ${about}`}>
      Go there
    </button>
  );
