import { phaseTitle, type Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly onPick: (to: number) => void;
}

/** Straight to the end of a phase. */
export const PhasePick = ({ campaign, onPick }: Props) => (
  <label className="phase-pick">
    <span className="unseen">Go to the end of</span>
    <select value="" onChange={({ target }) => onPick(Number(target.value))}>
      <option value="" disabled>
        Go to …
      </option>
      {campaign.timeline.turns.map(({ turn, phases }) => (
        <optgroup key={turn} label={`Turn ${turn}`}>
          {phases.map(({ phase, toRevision }) => (
            <option key={phase} value={toRevision}>
              {phaseTitle(campaign, phase)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);
