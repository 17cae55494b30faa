import { CampaignPage } from '../campaign/campaign-page.js';
import type { Looking } from '../campaign/moment.js';
import { usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Standings } from '../campaign/standings.js';
import { Waiting } from '../look/waiting.js';
import { measureWords } from '../look/words.js';
import { StepChart } from './step-chart.js';
import { StepTable } from './step-table.js';
import { useSteps } from './steps-data.js';

/** Who is how near to victory, and every step of the way with its cause. */
export const VictoryPage = () => (
  <CampaignPage title="Standings">
    {(campaign, looking) => <Victory campaign={campaign} looking={looking} />}
  </CampaignPage>
);

interface VictoryProps {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function Victory({ campaign, looking }: VictoryProps) {
  const { data: position, error, isPlaceholderData } = usePosition(campaign.timeline.id, looking.revision);
  return (
    <Waiting error={error} done={Boolean(position)}>
      {position && (
        <div className={isPlaceholderData ? 'stale' : undefined}>
          <Standings campaign={campaign} standings={position.standings} revision={null} />
          <HowItCame campaign={campaign} standings={position.standings} looking={looking} />
        </div>
      )}
    </Waiting>
  );
}

interface Props extends VictoryProps {
  readonly standings: Position['standings'];
}

function HowItCame({ campaign, standings: { seats, measure, goal }, looking: { revision } }: Props) {
  const { steps: found, error } = useSteps(campaign, { measure });
  const accounts = seats.map(({ account }) => account);
  const steps = found?.filter(({ account }) => accounts.includes(account));
  return (
    <section aria-labelledby="how">
      <h2 id="how">How it came to this</h2>
      <Waiting error={error} done={steps !== undefined}>
        {steps?.length === 0 && <p className="alone">Nobody has gained anything yet.</p>}
        {steps && steps.length > 0 && (
          <>
            <StepChart
              label={`${measureWords(measure)} step by step`}
              series={seats.map(({ seat, account }) => ({
                name: seat?.name ?? account,
                seat: campaign.seats.find(({ key }) => key === seat?.key),
                steps: steps.filter((each) => each.account === account),
              }))}
              last={campaign.timeline.head.turn}
              goal={goal}
              until={revision}
            />
            <StepTable
              label="Every step"
              steps={steps.filter((each) => each.revision <= revision).reverse()}
              campaign={campaign}
              withSeats
            />
          </>
        )}
      </Waiting>
    </section>
  );
}
