import { CampaignPage } from '../campaign/campaign-page.js';
import type { Campaign } from '../campaign/room-data.js';
import { SeatsPanel } from '../campaign/seats-panel.js';
import { Waiting } from '../look/waiting.js';
import { AnotherArbiter } from './another-arbiter.js';
import { Channels } from './channels.js';
import { Notes } from './notes.js';
import { usePeople } from './people-data.js';
import { Tokens } from './tokens.js';

/** Who takes part: seats and invites, by what ways people are told, which tokens are out, and what was done around the rules. */
export function PeoplePage() {
  return <CampaignPage title="People">{(campaign) => <People campaign={campaign} />}</CampaignPage>;
}

function People({ campaign }: { readonly campaign: Campaign }) {
  const { data, error } = usePeople(campaign);
  const found = data?.campaign;
  const { invite } = campaign.viewerMay;
  const isKnown = invite || campaign.viewerSeat !== null;
  return (
    <>
      <SeatsPanel campaign={campaign} />
      <Waiting error={error} done={Boolean(found)}>
        {found && isKnown && <Channels campaign={campaign} channels={found.channels} />}
        {isKnown && <Tokens campaign={campaign} />}
        {data?.me.admin && <AnotherArbiter campaign={campaign} />}
        {found && <Notes notes={found.notes.edges.map(({ node }) => node)} />}
      </Waiting>
    </>
  );
}
