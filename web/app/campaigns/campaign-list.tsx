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
  const isNew = viewer.token !== null && held.every(({ campaign }) => campaign === null);
  const { data, error } = useQuery({
    queryKey: ['campaigns', viewer.name],
    queryFn: () => ask(CampaignsDocument, {}, viewer.token),
  });
  return (
    <main className="page">
      <div className="row">
        <h1 className="grow">Campaigns</h1>
        {!isNew && (
          <Link className="button" to="/open">
            Open a campaign
          </Link>
        )}
      </div>
      {isNew && <FirstStep />}
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
          <Nothing isSpectator={viewer.token === null} />
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

/** Whoever runs the service, and has no seat in any campaign, is told how to begin. */
const FirstStep = () => (
  <section className="panel wanted" aria-labelledby="first-step">
    <h2 id="first-step">Your next step</h2>
    <p>
      Open a campaign of your own: you are its arbiter and invite who plays. A game that was already played at
      your table is entered in “One battle”.
    </p>
    <p>
      <Link className="button primary" to="/open">
        Open a campaign
      </Link>
    </p>
  </section>
);

const Nothing = ({ isSpectator }: { readonly isSpectator: boolean }) => (
  <div className="alone">
    <p>There is no campaign yet that you may see.</p>
    {isSpectator && (
      <p>
        <Link className="button primary" to="/enter">
          Take your seat
        </Link>
      </p>
    )}
  </div>
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
      {awaits.first && <p>{awaits.first}</p>}
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
