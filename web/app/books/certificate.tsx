import type {
  CheckResult,
  VerificationCheckName,
  VerificationVerdict,
  VerifyQuery,
} from '../api/operations.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { RuleLinks } from '../look/rule-links.js';
import { NUMBER } from '../look/words.js';

type Found = NonNullable<VerifyQuery['timeline']>;

const VERDICTS: Readonly<Record<VerificationVerdict, string>> = {
  SOUND: 'Sound: nothing that was looked at is wrong.',
  JUDGED_OTHERWISE: 'Sound. The rules have changed since, and would decide some of it otherwise today.',
  BROKEN: 'Broken: something was changed or lost since it was recorded.',
};

const CHECKS: Readonly<Record<VerificationCheckName, string>> = {
  HASH_CHAIN: 'Every step follows from the one before',
  REVISIONS: 'No step is missing, none is there twice',
  ROLL_NUMBERS: 'No roll is missing',
  DICE: 'Dice follow from their proofs',
  POSTINGS: 'The books balance',
  CHECKSUMS: 'Positions at the ends of turns are as noted then',
  ADJUDICATION: 'The rules decide it again as it was decided',
  CAMPAIGN: 'Seats and promotions follow from one another',
};

const RESULTS: Readonly<Record<CheckResult, string>> = {
  PASSED: 'holds',
  OTHERWISE: 'otherwise today',
  FAILED: 'fails',
  NOT_EXAMINED: 'not looked at',
};

/** What was found, with the hash that stands for the whole history: whoever has noted it can tell later whether it is the same. */
export function Certificate({
  campaign,
  found: { head, verification },
}: {
  readonly campaign: Campaign;
  readonly found: Found;
}) {
  const { verdict, sound, events, withheld, rolls, bound, checks, judgedOtherwise, rules } = verification;
  return (
    <div className={sound ? 'certificate' : 'certificate broken'} role="status" aria-label="Certificate">
      <h3>{VERDICTS[verdict]}</h3>
      <p>
        {campaign.name}, “{campaign.timeline.name}”, up to step {head.revision}, turn {head.turn} ·{' '}
        {phaseTitle(campaign, head.phase)}
      </p>
      <label>
        Hash of it all
        <input readOnly value={head.hash} onFocus={({ target }) => target.select()} />
      </label>
      <p className="faint">
        {NUMBER.format(events)} events, of which {NUMBER.format(withheld)} are not to be read by these eyes
        yet and {NUMBER.format(bound)} are bound by the hash; {NUMBER.format(rolls)} rolls. Judged by version{' '}
        {rules.map(({ version, revision }) => `${version} from step ${revision}`).join(', ')}.
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Result</th>
              <th scope="col" className="figure">
                Looked at
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ name, result, examined, passedOver, problems }) => (
              <tr key={name} className={result.toLowerCase().replace('_', '-')}>
                <th scope="row">
                  {CHECKS[name]}
                  {problems.map(({ revision, message }) => (
                    <p key={`${revision} ${message}`} className="fault">
                      Step {revision}: {message}
                    </p>
                  ))}
                </th>
                <td className="result">{RESULTS[result]}</td>
                <td className="figure">
                  {NUMBER.format(examined)}
                  {passedOver > 0 && ` of ${NUMBER.format(examined + passedOver)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {judgedOtherwise.length > 0 && (
        <ul className="plain">
          {judgedOtherwise.map(({ revision, message, rules: behind }) => (
            <li key={revision}>
              Step {revision}: {message} <RuleLinks rules={behind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
