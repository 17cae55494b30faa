import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { VerifyDocument } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { Certificate } from './certificate.js';
import { DiceProofs } from './dice-proofs.js';
import { Export } from './export.js';

/** Whether the history holds: verified on demand, its dice with their proofs, and the whole of it to take along. */
export function ProofPage() {
  return (
    <CampaignPage title="Proof">
      {(campaign, looking) => (
        <>
          <Verify key={`${campaign.timeline.id} ${campaign.timeline.head.revision}`} campaign={campaign} />
          <DiceProofs campaign={campaign} looking={looking} />
          <Export campaign={campaign} />
        </>
      )}
    </CampaignPage>
  );
}

function Verify({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { timeline } = campaign;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify', timeline.id, viewer.name, timeline.head.revision],
    queryFn: () => ask(VerifyDocument, { timeline: timeline.id }, viewer.token),
    enabled: false,
    select: (answer) => answer.timeline,
  });
  return (
    <section className="panel" aria-labelledby="verify">
      <h2 id="verify">Is it all true?</h2>
      <p className="faint">
        Checks all that is recorded, every step up to turn {timeline.head.turn} ·{' '}
        {phaseTitle(campaign, timeline.head.phase)}: that nothing was changed since, that dice and books are
        right, and that the rules decide it all once more as it was decided.
      </p>
      <p>
        <button className="primary" disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Verifying …' : 'Verify it'}
        </button>
      </p>
      <Waiting error={error} done={!error}>
        {data && <Certificate campaign={campaign} found={data} />}
      </Waiting>
    </section>
  );
}
