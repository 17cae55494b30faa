import { useState, type FormEvent } from 'react';
import type { Throws } from './outcome.js';

interface Props {
  readonly throws: Throws;
  readonly busy: boolean;
  readonly onEnter: (faces: readonly number[]) => void;
}

/** More faces than these are typed. */
const MOST_KEYS = 12;

const facesIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Dice that fell on the table, entered as one list: tapped face by face, or typed. */
export function DiceEntry({ throws: { faces: wanted, inOrder, rolls }, busy, onEnter }: Props) {
  const [text, setText] = useState('');
  const faces = facesIn(text);
  const sides = Math.max(...rolls.map((each) => each.sides));
  const missing = wanted - faces.length;
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    onEnter(faces);
    setText('');
  };
  return (
    <form className="dice-entry" aria-label="Dice from the table" onSubmit={enter}>
      <ol className="throws">
        {inOrder.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <label>
        Faces, in this order
        <input
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`${wanted} ${wanted === 1 ? 'face' : 'faces'}, e.g. ${'3 5 1 6'.slice(0, 2 * Math.min(4, wanted) - 1)}`}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {sides <= MOST_KEYS && (
        <div className="keys" role="group" aria-label="Faces">
          {Array.from({ length: sides }, (_, at) => at + 1).map((face) => (
            <button
              key={face}
              type="button"
              disabled={missing <= 0}
              onClick={() => setText(`${text} ${face}`.trim())}
            >
              {face}
            </button>
          ))}
        </div>
      )}
      <p className="row">
        <button className="primary" disabled={busy || faces.length === 0 || missing < 0}>
          Enter the dice
        </button>
        {sides <= MOST_KEYS && (
          <button
            type="button"
            disabled={faces.length === 0}
            onClick={() => setText(faces.slice(0, -1).join(' '))}
            aria-label="Take the last face back"
          >
            ⌫
          </button>
        )}
        <span className="faint" role="status">
          {missing > 0 && `${missing} to go`}
          {missing < 0 && `${-missing} too many`}
        </span>
      </p>
    </form>
  );
}
