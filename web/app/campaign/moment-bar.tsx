import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { timeWords } from '../look/words.js';
import { stopsOf, turnsAround, usePlaying, useTravel } from './moment.js';
import { PhasePick } from './phase-pick.js';
import { phaseTitle, type Campaign, type Position } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly moment: Position['moment'];
  /** Asked for; the moment shown may still be another. */
  readonly revision: number;
  /** The moment shown is another still. */
  readonly stale: boolean;
}

/** Through time: step by step, turn by turn, by the slider, to a phase, or by itself. The moment is in the address; everything follows it. */
export function MomentBar({ campaign, moment, revision, stale }: Props) {
  const { since } = useSearch({ from: '/c/$campaign' });
  const last = campaign.timeline.head.revision;
  // The thumb moves at once, the address when it has been told.
  const [thumb, setThumb] = useState(revision);
  useEffect(() => setThumb(revision), [revision]);
  const travel = useTravel(campaign);
  const playing = usePlaying(campaign, revision, stale);

  const go = (to: number, replace = false): void => {
    setThumb(Math.max(0, Math.min(last, to)));
    travel(to, {}, replace);
  };
  const { ends, before, after } = turnsAround(campaign, revision);
  const isNow = revision >= last;
  const ended = isNow ? null : moment.closesTurn;
  const [begin = 0] = stopsOf(campaign);
  const play = (): void => {
    if (playing) travel(revision, since === undefined ? {} : { since }, true);
    else travel(isNow ? begin : revision, { play: true });
  };

  return (
    <section className="moment" aria-label="Moment">
      <div className="row">
        <p className="when grow" aria-live="polite">
          <strong>{ended === null ? `Turn ${moment.turn}` : `End of turn ${ended}`}</strong>
          {ended === null && ` · ${phaseTitle(campaign, moment.phase)}`}
          <span className="faint">
            {' '}
            · step {moment.revision} of {last} · {timeWords(moment.at)}
          </span>
        </p>
        <PhasePick campaign={campaign} onPick={go} />
      </div>
      <div className="through">
        <button onClick={() => go(before)} disabled={revision === 0} aria-label="Turn before">
          «
        </button>
        <button onClick={() => go(revision - 1)} disabled={revision === 0} aria-label="Step before">
          ‹
        </button>
        <button onClick={play} disabled={last === 0} aria-label={playing ? 'Stop' : 'Play'}>
          {playing ? '❚❚' : '▶'}
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
