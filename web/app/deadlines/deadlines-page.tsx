import { CampaignPage } from '../campaign/campaign-page.js';
import type { Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { timeWords } from '../look/words.js';
import { ChangeDeadline } from './change-deadline.js';
import {
  lengthsInWords,
  POLICIES,
  useDeadlines,
  WEEKDAYS,
  type Deadlines,
  type Phase,
  type Schedule,
} from './deadlines-data.js';
import { ScheduleForm } from './schedule-form.js';

/** How long is waited for whom: the deadline that stands, how the club sets them, and who was late. */
export function DeadlinesPage() {
  return (
    <CampaignPage title="Deadlines" timeless>
      {(campaign) => <Found campaign={campaign} />}
    </CampaignPage>
  );
}

function Found({ campaign }: { readonly campaign: Campaign }) {
  const { data, error } = useDeadlines(campaign);
  const maySet = campaign.viewerMay.invite;
  return (
    <Waiting error={error} done={Boolean(data)}>
      {data && (
        <>
          <section className="panel" aria-labelledby="deadline">
            <h2 id="deadline">Now</h2>
            <p role="status">{data.deadlines.current?.summary ?? noneWords(data.deadlines)}</p>
            {maySet && <ChangeDeadline campaign={campaign} deadlines={data.deadlines} />}
          </section>
          <section className="panel" aria-labelledby="schedule">
            <h2 id="schedule">How the club sets them</h2>
            <InWords schedule={data.deadlines.schedule} phases={data.ruleset.phases} />
            {maySet && (
              <ScheduleForm
                campaign={campaign}
                schedule={data.deadlines.schedule}
                phases={data.ruleset.phases}
              />
            )}
          </section>
          <Late deadlines={data.deadlines} />
        </>
      )}
    </Waiting>
  );
}

const noneWords = ({ schedule, paused }: Deadlines): string => {
  if (paused) return 'The deadlines are paused.';
  return schedule ? 'Nothing that has a deadline is waited for.' : 'Everybody is waited for without end.';
};

function InWords({
  schedule,
  phases,
}: {
  readonly schedule: Schedule | null;
  readonly phases: readonly Phase[];
}) {
  if (!schedule) return <p className="faint">The club sets none; house rules may.</p>;
  const { closesAt, timeZone, weekdays, graceHours, missing } = schedule;
  const days = weekdays.length === 7 ? 'every day' : weekdays.map((each) => WEEKDAYS[each]).join(', ');
  return (
    <dl className="pairs">
      <dt>Lasting</dt>
      <dd>{lengthsInWords(schedule, phases)}</dd>
      <dt>Falling</dt>
      <dd>
        {closesAt === null ? 'at the time of the opening' : `at ${closesAt}`}, {timeZone}; {days}
      </dd>
      <dt>Then</dt>
      <dd>
        {graceHours > 0 && `after ${graceHours === 1 ? 'another hour' : `${graceHours} hours more`} `}
        {POLICIES[missing]}
      </dd>
    </dl>
  );
}

function Late({ deadlines: { passed, lateness } }: { readonly deadlines: Deadlines }) {
  return (
    <section className="panel" aria-labelledby="late">
      <h2 id="late">Who was late</h2>
      <p className="faint">
        {passed === 0
          ? 'No deadline has passed yet.'
          : `Of ${passed} that have passed, as far as you may know.`}
      </p>
      {passed > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col" className="figure">
                Times
              </th>
              <th scope="col">Last</th>
            </tr>
          </thead>
          <tbody>
            {lateness.map(({ seat, times, last }) => (
              <tr key={seat.key}>
                <th scope="row">{seat.name}</th>
                <td className="figure">{times}</td>
                <td>{last === null ? '–' : timeWords(last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
