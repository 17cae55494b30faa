import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { timeWords } from '../look/words.js';
import { phaseTitle, type Campaign, type Position } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly moment: Position['moment'];
  /** Asked for; the moment shown may still be another. */
  readonly revision: number;
}

/** Through time: step by step, turn by turn, or by the slider. The moment is in the address; everything follows it. */
export function MomentBar({ campaign, moment, revision }: Props) {
  const navigate = useNavigate({ from: '/c/$campaign' });
  const { head, turns } = campaign.timeline;
  const last = head.revision;
  // The thumb moves at once, the address when it has been told.
  const [thumb, setThumb] = useState(revision);
  useEffect(() => setThumb(revision), [revision]);

  const go = (to: number, replace = false): void => {
    const at = Math.max(0, Math.min(last, to));
    setThumb(at);
    void navigate({
      search: ({ at: _, ...rest }) => (at === last ? rest : { ...rest, at }),
      replace,
      resetScroll: false,
    });
  };
  const ends = turns.map(({ toRevision }) => toRevision);
  const before = ends.filter((each) => each < revision).at(-1) ?? 0;
  const after = ends.find((each) => each > revision) ?? last;
  const isNow = revision >= last;

  return (
    <section className="moment" aria-label="Moment">
      <p className="when" aria-live="polite">
        <strong>Turn {moment.turn}</strong> · {phaseTitle(campaign, moment.phase)}
        <span className="faint">
          {' '}
          · step {moment.revision} of {last} · {timeWords(moment.at)}
        </span>
      </p>
      <div className="through">
        <button onClick={() => go(before)} disabled={revision === 0} aria-label="Turn before">
          «
        </button>
        <button onClick={() => go(revision - 1)} disabled={revision === 0} aria-label="Step before">
          ‹
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={thumb}
          list="turn-ends"
          aria-label="Step"
          aria-valuetext={`Step ${thumb} of ${last}, turn ${moment.turn}`}
          onChange={({ target }) => go(Number(target.value), true)}
        />
        <datalist id="turn-ends">
          {ends.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <button onClick={() => go(revision + 1)} disabled={isNow} aria-label="Step after">
          ›
        </button>
        <button onClick={() => go(after)} disabled={isNow} aria-label="Turn after">
          »
        </button>
        <button className={isNow ? 'now on' : 'now'} onClick={() => go(last)} disabled={isNow}>
          Now
        </button>
      </div>
    </section>
  );
}
