import type { Commands } from './commands.js';
import { DiceEntry } from './dice-entry.js';
import { RuleLinks } from '../look/rule-links.js';
import { EventLine } from './event-line.js';
import { Receipt } from './receipt.js';

interface Props {
  readonly commands: Commands;
  /** The receipt is kept elsewhere on the page. */
  readonly isKept?: boolean;
}

/** Says what became of a command and what followed; asks for the dice that it needs; of sealed orders it gives the receipt. */
export function OutcomeNote({ commands, isKept = false }: Props) {
  const { outcome, busy, withFaces, forget } = commands;
  if (!outcome) return null;
  const { kind, lines, violations, receipt, events, needed } = outcome;
  return (
    <div role={kind === 'done' || kind === 'dice' ? 'status' : 'alert'} className={`answer ${kind}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {violations?.map(({ message, rule }) => (
        <p key={message}>
          {message} {rule && <RuleLinks rules={[rule]} />}
        </p>
      ))}
      {needed && (
        <>
          <DiceEntry throws={needed} busy={busy} onEnter={(faces) => void withFaces(faces)} />
          <button className="quiet" onClick={forget}>
            Do not do it
          </button>
        </>
      )}
      {events && events.length > 0 && (
        <ol className="followed" aria-label="What followed">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      {receipt && !isKept && <Receipt receipt={receipt} />}
    </div>
  );
}
