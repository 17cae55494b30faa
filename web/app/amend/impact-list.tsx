import type { AmendMutation, ImpactResult } from '../api/operations.js';
import { Figures } from '../branches/figures.js';
import type { Campaign } from '../campaign/room-data.js';
import { codeWords } from '../look/words.js';

type Amended = Extract<AmendMutation['amendTimeline'], { readonly __typename: 'TimelineAmended' }>;

const RESULTS: Readonly<Record<ImpactResult, string>> = {
  SAME: 'follows as before',
  CHANGED: 'something else follows from it',
  ILLEGAL: 'is no longer allowed, and is left out',
  MISPLACED: 'was given at another turn or phase, and is left out',
  NEEDS_DICE: 'needs dice that nobody has thrown, and is left out',
};

/** What a correction changes: of what was said later what becomes of it, and how the standings differ. */
export function ImpactList({
  impact: { inputs, comparison },
  campaign,
}: {
  readonly impact: Amended['impact'];
  readonly campaign: Campaign;
}) {
  const other = inputs.filter(({ result }) => result !== 'SAME');
  const same = inputs.length - other.length;
  return (
    <div className="impact" role="group" aria-label="What it changes">
      <h3>What it changes</h3>
      <p>
        {inputs.length === 0
          ? 'Nothing was said after it.'
          : `Of what was said after it ${same} of ${inputs.length} follow as before.`}
      </p>
      <ul className="plain">
        {other.map(({ revision, type, actor, result, violations }) => (
          <li key={revision}>
            <strong>Step {revision}</strong> · {actor ? `${actor.name}: ` : ''}
            {codeWords(type.slice(type.indexOf('.') + 1))}: {RESULTS[result]}
            {violations.map(({ message }) => (
              <p key={message} className="faint">
                {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Figures found={comparison} names={['As it stands', 'Corrected']} campaign={campaign} />
      <p className="faint">
        {comparison.pieces.length === 0
          ? 'No piece stands otherwise.'
          : `Pieces that stand otherwise: ${new Set(comparison.pieces.map(({ key }) => key)).size}.`}
      </p>
    </div>
  );
}
