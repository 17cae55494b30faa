import { Link } from '@tanstack/react-router';
import type { Campaign } from '../campaign/room-data.js';
import { RuleLinks } from '../look/rule-links.js';
import { NUMBER } from '../look/words.js';
import { onMoment } from '../searches.js';
import type { Step } from './steps-data.js';

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly campaign: Campaign;
  /** Whether whose they are is told. */
  readonly withSeats?: boolean;
}

/** The steps of a chart as a table: each with its cause and rule, and the way to its moment. */
export function StepTable({ label, steps, campaign, withSeats = false }: Props) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">When</th>
            {withSeats && <th scope="col">Seat</th>}
            <th scope="col">Cause</th>
            <th scope="col" className="figure">
              Change
            </th>
            <th scope="col" className="figure">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ turn, revision, seat, cause, rule, amount, balance }, at) => (
            <tr key={at}>
              <td>
                <Link
                  to="/c/$campaign"
                  params={{ campaign: campaign.id }}
                  search={({ timeline }) => onMoment({ timeline, at: revision })}
                  aria-label={`Turn ${turn}, step ${revision}`}
                >
                  Turn {turn}
                </Link>
              </td>
              {withSeats && <td>{seat?.name}</td>}
              <td>
                {cause} <RuleLinks rules={[rule]} />
              </td>
              <td className={amount < 0 ? 'figure less' : 'figure'}>
                {amount > 0 && '+'}
                {NUMBER.format(amount)}
              </td>
              <td className="figure">{NUMBER.format(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
