import { momentWords, turnsAround, useTravel, type Looking } from './moment.js';
import { PhasePick } from './phase-pick.js';
import type { Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

/** Which moment a page beside the map shows, with the ways through time: turn by turn, to a phase, back to now. */
export function MomentLine({ campaign, looking }: Props) {
  const { revision, isNow } = looking;
  const { head } = campaign.timeline;
  const travel = useTravel(campaign);
  const { before, after } = turnsAround(campaign, revision);
  return (
    <section className={isNow ? 'moment line' : 'moment line past'} aria-label="Moment">
      <p className="when grow" aria-live="polite">
        <strong>{momentWords(campaign, looking)}</strong>
        <span className="faint">{isNow ? ' · now' : ` · step ${revision} of ${head.revision}`}</span>
      </p>
      <button onClick={() => travel(before)} disabled={revision === 0} aria-label="Turn before">
        «
      </button>
      <button onClick={() => travel(after)} disabled={isNow} aria-label="Turn after">
        »
      </button>
      <PhasePick campaign={campaign} onPick={travel} />
      <button className={isNow ? 'now on' : 'now'} onClick={() => travel(head.revision)} disabled={isNow}>
        Now
      </button>
    </section>
  );
}
