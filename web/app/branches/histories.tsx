import { useNavigate } from '@tanstack/react-router';
import type { Campaign } from '../campaign/room-data.js';
import { useBranches } from './branches-data.js';
import { rowsOf } from './tree.js';

/** All histories of the campaign in the order of their tree: another is looked at in the same place, at the same step. */
export function Histories({ campaign }: { readonly campaign: Campaign }) {
  const navigate = useNavigate({ from: '/c/$campaign' });
  const rows = rowsOf(useBranches(campaign.id).data ?? []);
  if (rows.length < 2) return null;
  const main = rows.find(({ branch }) => branch.isMain)?.branch.id;
  const look = (id: string): void =>
    void navigate({
      search: ({ timeline: _, since: __, ...rest }) => (id === main ? rest : { ...rest, timeline: id }),
      resetScroll: false,
    });
  return (
    <label className="histories">
      <span>History</span>
      <select value={campaign.timeline.id} onChange={({ target }) => look(target.value)}>
        {rows.map(({ branch: { id, name, isMain, forkedAt }, depth }) => (
          <option key={id} value={id}>
            {'\u2003'.repeat(depth)}
            {name}
            {isMain ? ' (counts)' : forkedAt ? ` (from turn ${forkedAt.turn})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
