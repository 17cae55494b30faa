import { Link, useParams } from '@tanstack/react-router';
import { CampaignPage } from '../campaign/campaign-page.js';
import { phaseTitle, type Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { useBranches } from './branches-data.js';
import { Promote } from './promote.js';
import { TakeOver } from './take-over.js';
import { rowsOf, type Branch, type Row } from './tree.js';

/** All timelines of a campaign as a tree: where each left its parent, how far it came, and what can be done with it. */
export function BranchesPage() {
  const { campaign: id } = useParams({ from: '/c/$campaign/branches' });
  return (
    <CampaignPage title="Branches" timeless>
      {(campaign) => <Tree id={id} campaign={campaign} />}
    </CampaignPage>
  );
}

function Tree({ id, campaign }: { readonly id: string; readonly campaign: Campaign }) {
  const { data, error } = useBranches(id);
  const last = Math.max(1, ...(data ?? []).map(({ head }) => head.revision));
  return (
    <>
      <p className="faint">
        Every history of this campaign. “What if?” below the map begins another one at the moment in view.
      </p>
      <Waiting error={error} done={data !== undefined}>
        <ul className="tree" aria-label="Timelines">
          {rowsOf(data ?? []).map((row) => (
            <BranchRow key={row.branch.id} row={row} last={last} campaign={campaign} />
          ))}
        </ul>
      </Waiting>
    </>
  );
}

interface RowProps {
  readonly row: Row;
  /** Step that the longest of them stands at. */
  readonly last: number;
  readonly campaign: Campaign;
}

function BranchRow({ row: { branch, depth }, last, campaign }: RowProps) {
  const { id, name, isMain, parent, reason, createdBy, amends, superseded } = branch;
  return (
    <li
      className={isMain ? 'branch main' : 'branch'}
      style={{ marginInlineStart: `${Math.min(depth, 5) * 1.1}rem` }}
    >
      <div className="row">
        <h2 className="grow">
          <Link to="/c/$campaign" params={{ campaign: campaign.id }} search={isMain ? {} : { timeline: id }}>
            {name}
          </Link>
          {isMain && <span className="tag">counts</span>}
          {amends && <span className="tag">corrected</span>}
        </h2>
        {parent && (
          <Link
            className="button"
            to="/c/$campaign/compare"
            params={{ campaign: campaign.id }}
            search={{ left: parent.id, right: id }}
            aria-label={`Compare ${name} with what it left`}
          >
            Compare
          </Link>
        )}
      </div>
      <Track branch={branch} last={last} />
      <p>{whereWords(branch, campaign)}</p>
      {reason && (
        <p className="faint">
          {createdBy ? `${createdBy.name}: ` : ''}
          {reason}
        </p>
      )}
      {superseded && <p className="note">Another took its place: {superseded.reason}</p>}
      {!isMain && campaign.timeline.isMain && campaign.viewerMay.play && (
        <TakeOver branch={branch} campaign={campaign} />
      )}
      {!isMain && campaign.viewerMay.arbitrate && <Promote branch={branch} campaign={campaign} />}
    </li>
  );
}

/** What it shares with its parent, and what is its own, on the scale of the longest. */
function Track({ branch: { forkedAt, head }, last }: { readonly branch: Branch; readonly last: number }) {
  const from = ((forkedAt?.revision ?? 0) / last) * 100;
  const to = Math.max((head.revision / last) * 100, from + 1);
  return (
    <svg className="track" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect x={0} y={2.5} width={from} height={1} className="shared" />
      <rect x={from} y={1} width={to - from} height={4} className="own" />
    </svg>
  );
}

function whereWords({ forkedAt, head }: Branch, campaign: Campaign): string {
  const words = ({ turn, phase }: { readonly turn: number; readonly phase: string }): string =>
    `turn ${turn} · ${phaseTitle(campaign, phase)}`;
  const now = `It stands at ${words(head)}, step ${head.revision}.`;
  return forkedAt ? `Leaves at ${words(forkedAt)}, step ${forkedAt.revision}. ${now}` : now;
}
