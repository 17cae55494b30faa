import { Link } from '@tanstack/react-router';
import { onMoment } from '../searches.js';
import type { Campaign } from './room-data.js';

const PAGES = {
  '/c/$campaign': 'Map',
  '/c/$campaign/report': 'Turn report',
  '/c/$campaign/standings': 'Standings',
  '/c/$campaign/forces': 'Forces',
  '/c/$campaign/branches': 'Branches',
  '/c/$campaign/ledger': 'Ledger',
  '/c/$campaign/audit': 'Audit',
  '/c/$campaign/proof': 'Proof',
  '/c/$campaign/rules': 'Rules',
  '/c/$campaign/deadlines': 'Deadlines',
  '/c/$campaign/people': 'People',
} as const;

/** In one row: the page that is open is in view. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !current) return;
  nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** The pages of a campaign; each shows the timeline and the moment that are looked at. */
export function CampaignNav({ campaign: { id, timeline } }: { readonly campaign: Campaign }) {
  return (
    <>
      <nav ref={showCurrent} className="campaign-nav" aria-label="Campaign">
        {Object.entries(PAGES).map(([page, words]) => (
          <Link
            key={page}
            to={page as keyof typeof PAGES}
            params={{ campaign: id }}
            search={onMoment}
            activeOptions={{ exact: page === '/c/$campaign', includeSearch: false }}
          >
            {words}
          </Link>
        ))}
      </nav>
      {!timeline.isMain && (
        <p className="note" role="status">
          You look at the branch “{timeline.name}”, which does not count.{' '}
          <Link to="." search={({ timeline: _, at: __, turn: ___, phase: ____, ...rest }) => rest}>
            To the one that counts
          </Link>
        </p>
      )}
    </>
  );
}
