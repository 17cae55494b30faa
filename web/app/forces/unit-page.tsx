import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ask, Missing } from '../api/ask.js';
import { UnitDocument } from '../api/operations.js';
import { StepChart } from '../books/step-chart.js';
import { StepTable } from '../books/step-table.js';
import { useSteps } from '../books/steps-data.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import type { Looking } from '../campaign/moment.js';
import { usePosition, type Campaign } from '../campaign/room-data.js';
import { Emblem } from '../look/emblem.js';
import { Waiting } from '../look/waiting.js';
import { codeWords, NUMBER } from '../look/words.js';
import { onMoment } from '../searches.js';
import { useViewer } from '../seats/store.js';
import type { Unit } from './forces-page.js';

/** One unit: what it is, what it has learnt and by what, and what it consists of. */
export const UnitPage = () => (
  <CampaignPage title="Unit">
    {(campaign, looking) => <OneUnit campaign={campaign} looking={looking} />}
  </CampaignPage>
);

interface OneProps {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function OneUnit({ campaign, looking }: OneProps) {
  const viewer = useViewer();
  const { unit: key } = useParams({ from: '/c/$campaign/forces/$unit' });
  const { id, head } = campaign.timeline;
  const moment = { revision: looking.revision };
  const { data, error } = useQuery({
    queryKey: ['unit', id, viewer.name, head.revision, moment, key],
    queryFn: () => ask(UnitDocument, { timeline: id, moment, key }, viewer.token),
    select: ({ timeline }) => timeline?.at.units.edges[0]?.node ?? null,
  });
  const missing =
    data === null ? new Missing('There is no such unit at this moment, or it is not for these eyes.') : null;
  return (
    <Waiting error={error ?? missing} done={Boolean(data)}>
      {data && <Facts unit={data} campaign={campaign} looking={looking} />}
    </Waiting>
  );
}

const figure = (value: number | null): string => (value === null ? 'not known' : NUMBER.format(value));

interface Props extends OneProps {
  readonly unit: Unit;
}

function Facts({ unit, campaign, looking }: Props) {
  const { key, name, kind, owner, location, strength, rank, experience } = unit;
  const { data: position } = usePosition(campaign.timeline.id, looking.revision);
  const seat = campaign.seats.find((each) => each.key === owner?.key);
  const place = position?.board.locations.find((each) => each.key === location);
  const piece = position?.board.pieces.find((each) => each.key === key);
  return (
    <>
      <section className="panel" aria-label="What it is">
        <h2>
          {seat && <Emblem seat={seat} />} {name}
        </h2>
        <dl className="pairs">
          <dt>Kind</dt>
          <dd>{codeWords(kind)}</dd>
          <dt>Of</dt>
          <dd>{owner?.name ?? 'nobody'}</dd>
          <dt>Where</dt>
          <dd>
            {place ? (
              <Link
                to="/c/$campaign"
                params={{ campaign: campaign.id }}
                search={(old) => ({ ...onMoment(old), place: place.key })}
              >
                {place.name}
              </Link>
            ) : (
              'off the board'
            )}
          </dd>
          <dt>Strength</dt>
          <dd>{figure(strength)}</dd>
          <dt>Experience</dt>
          <dd>
            {figure(experience)}
            {rank !== null && `, ${codeWords(rank)}`}
          </dd>
          {piece && (
            <>
              <dt>How it is</dt>
              <dd>{piece.status}</dd>
            </>
          )}
        </dl>
        <p className="row">
          <Link
            to="/c/$campaign/audit"
            params={{ campaign: campaign.id }}
            search={(old) => ({ ...onMoment(old), piece: key })}
          >
            What it did, event by event
          </Link>
          <Link to="/c/$campaign/forces" params={{ campaign: campaign.id }} search={onMoment}>
            All forces
          </Link>
        </p>
      </section>
      <Experience unit={unit} campaign={campaign} looking={looking} />
    </>
  );
}

function Experience({ unit, campaign, looking: { revision } }: Props) {
  const { name, owner, account } = unit;
  const { steps, error } = useSteps(campaign, { account });
  return (
    <section aria-labelledby="experience">
      <h2 id="experience">What it has learnt</h2>
      <Waiting error={error} done={steps !== undefined}>
        {steps?.length === 0 && <p className="alone">Nothing yet.</p>}
        {steps && steps.length > 0 && (
          <>
            <StepChart
              label={`Experience of ${name}`}
              series={[{ name, seat: campaign.seats.find((each) => each.key === owner?.key), steps }]}
              last={campaign.timeline.head.turn}
              goal={null}
              until={revision}
            />
            <StepTable
              label="Its experience, the newest first"
              steps={steps.filter((each) => each.revision <= revision).reverse()}
              campaign={campaign}
            />
          </>
        )}
      </Waiting>
    </section>
  );
}
