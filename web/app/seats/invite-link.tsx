import { QrCode } from '../look/qr-code.js';
import { timeWords } from '../look/words.js';

/** What an invite is answered with. */
export interface Invited {
  readonly code: string;
  /** When it ends. */
  readonly expiresAt: string;
}

interface Props extends Invited {
  /** Name of the seat. */
  readonly seat: string;
}

/** An invite to hand over: for a camera, and as a link. The code stands behind the # that reaches no log. */
export function InviteLink({ seat, code, expiresAt }: Props) {
  const link = `${location.origin}/app/enter#code=${code}`;
  return (
    <div className="invited">
      <QrCode text={link} label={`For the camera of a phone: the seat ${seat}`} />
      <div>
        <label>
          Link for {seat}, good for one person
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        <p className="faint">Until {timeWords(expiresAt)}.</p>
      </div>
    </div>
  );
}
