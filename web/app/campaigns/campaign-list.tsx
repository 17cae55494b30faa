import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../api/ask.js';
import { CampaignsDocument, type CampaignsQuery } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { Waiting } from '../look/waiting.js';
import { sinceWords, timeWords } from '../look/words.js';
import { useSeats, useViewer } from '../seats/store.js';

type Row = CampaignsQuery['campaigns']['edges'][number]['node'];

/** All campaigns that the viewer may know of: where each stands, and whether it waits for him. */
export function CampaignList() {
  const viewer = useViewer();
  const { held } = useSeats();
  const { data, error } = useQuery({
    queryKey: ['campaigns', viewer.name],
    queryFn: () => ask(CampaignsDocument, {}, viewer.token),
  });
  return (
    <main className="page">
      <div className="row">
        <h1 className="grow">Campaigns</h1>
        <Link className="button" to="/open">
          Open a campaign
        </Link>
      </div>
      {held.length === 0 && (
        <p className="note">
          You look on as a spectator. To play, open the link that your arbiter gave you. Have you started the
          service yourself? Below this address it printed a link for its admin, who opens campaigns and enters
          what was fought, and one to look at the demonstration as Ada – or{' '}
          <Link to="/enter">paste a token</Link>.
        </p>
      )}
      <Waiting error={error} done={data !== undefined}>
        {data?.campaigns.edges.length === 0 ? (
          <Nothing />
        ) : (
          <ul className="cards">
            {data?.campaigns.edges.map(({ node }) => (
              <CampaignCard key={node.id} campaign={node} />
            ))}
          </ul>
        )}
        {data?.campaigns.pageInfo.hasNextPage && <p>Only the fifty that were active last are shown.</p>}
      </Waiting>
    </main>
  );
}

const Nothing = () => (
  <p className="alone">
    There is no campaign yet that you may see. <Link to="/open">Open one</Link>, or{' '}
    <Link to="/enter">take your seat</Link> with a token or an invite.
  </p>
);

function CampaignCard({ campaign }: { readonly campaign: Row }) {
  const { id, name, ruleset, seats, viewerSeat, awaits, main, lastActivityAt } = campaign;
  const phase = ruleset.phases.find(({ code }) => code === main.head.phase)?.title ?? main.head.phase;
  return (
    <li className={awaits.mine > 0 ? 'card wanted' : 'card'}>
      <h2>
        <Link to="/c/$campaign" params={{ campaign: id }}>
          {name}
        </Link>
      </h2>
      <p className="where">
        {ruleset.title} · turn {main.head.turn} · {phase}
      </p>
      <ul className="seats" aria-label="Seats">
        {seats.map((seat) => (
          <li key={seat.key} className={seat.key === viewerSeat?.key ? 'own' : undefined}>
            <Emblem seat={seat} /> {seat.name}
          </li>
        ))}
      </ul>
      <p className="foot">
        <strong>{waitsFor(awaits, viewerSeat !== null)}</strong>
        <span>
          {awaits.until ? `until ${timeWords(awaits.until)}` : `last active ${sinceWords(lastActivityAt)}`}
        </span>
      </p>
    </li>
  );
}

function waitsFor({ mine, others }: Row['awaits'], seated: boolean): string {
  if (mine > 0) return mine === 1 ? 'Waits for you' : `Waits for you: ${mine} things`;
  if (others > 0) return seated ? 'Waits for others' : 'Waits for its players';
  return 'Waits for nobody';
}
