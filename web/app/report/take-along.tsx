import type { Campaign } from '../campaign/room-data.js';
import { save } from '../look/save.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';

interface Props {
  readonly campaign: Campaign;
  readonly turn: number;
  /** The last of the turn. */
  readonly revision: number;
}

/** Files of a turn and of the campaign, by what a button calls them; `%` stands for the turn. */
const FILES = [
  { title: 'Page', path: 'turns/%.html', name: 'turn %.html' },
  { title: 'Markdown', path: 'turns/%.md', name: 'turn %.md' },
  { title: 'Text', path: 'turns/%.txt', name: 'turn %.txt' },
] as const;
const TABLES = [
  { title: 'Units', path: 'tables/units.csv', name: 'units.csv' },
  { title: 'Ledger', path: 'tables/ledger.csv', name: 'ledger.csv' },
  { title: 'Standings by turn', path: 'tables/standings.csv', name: 'standings.csv' },
  { title: 'Trade lines', path: 'tables/trade-lines.csv', name: 'trade lines.csv' },
  { title: 'Dice', path: 'tables/dice.csv', name: 'dice.csv' },
] as const;
const SHEET = { title: 'Order sheet', path: 'orders/now.html', name: 'orders.html' } as const;

/** Everything that can be kept as a file, as far as these eyes may know it. */
export function TakeAlong({ campaign, turn, revision }: Props) {
  const viewer = useViewer();
  const { busy, fault, attempt } = useTrying();
  const { id } = campaign.timeline;
  const take = (path: string, name: string): void =>
    attempt(async () => {
      await save(path, `${campaign.name} - ${name}`, viewer.token);
      return [];
    });
  const button = ({ title, path, name }: (typeof FILES | typeof TABLES)[number] | typeof SHEET) => (
    <button
      key={path}
      disabled={busy}
      onClick={() =>
        take(`/reports/${id}/${path.replace('%', String(turn))}`, name.replace('%', String(turn)))
      }
    >
      {title}
    </button>
  );
  return (
    <section className="panel no-print" aria-labelledby="take-along">
      <h2 id="take-along">Take it along</h2>
      <p className="row">
        {FILES.map(button)}
        {(['png', 'svg'] as const).map((kind) => (
          <button
            key={kind}
            disabled={busy}
            onClick={() => take(`/maps/${id}/${revision}.${kind}`, `turn ${turn}.${kind}`)}
          >
            Map as {kind.toUpperCase()}
          </button>
        ))}
        {campaign.viewerSeat && button(SHEET)}
      </p>
      <h3>Tables (CSV), as it stands now</h3>
      <p className="row">{TABLES.map(button)}</p>
      {fault}
    </section>
  );
}
