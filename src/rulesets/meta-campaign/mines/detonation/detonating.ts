import { itemAt } from '../../../../kernel/index.js';
import { damage as deal } from '../../attacks/damage/damaging.js';
import { MINES } from '../../data/mines.js';
import type { Bloc } from '../../data/words.js';
import { die } from '../../general/checks.js';
import { immobilise } from '../../movement/passing/spending.js';
import { isHexSeen } from '../../sight/seeing.js';
import type { Minefield } from '../../state/index.js';
import type { EdcTable } from '../../table.js';
import { blocOf, inherentArmour } from '../../units/kinds.js';
import { unitAt } from '../../units/on-map.js';
import { knowsMines } from './fields.js';

const D6 = 6;

/** EDCU-MIN-02 */
export function tell(table: EdcTable, hex: string, bloc: Bloc, unit: string | null = null): void {
  if (!knowsMines(table.state, hex, bloc))
    table.emit({ type: 'meta-campaign.MineDetected', data: { hex, bloc, unit } }, ['EDCU-MIN-02']);
}

/** EDCU-MIN-05, steps 1 and 2: the worst of its types, no attack; a mobility kill at the lowest figure. */
export function blowUp(
  table: EdcTable,
  id: string,
  hex: string,
  fields: readonly Minefield[],
  carefully: boolean,
): void {
  const unit = unitAt(table.state, id);
  const rows = fields.map(({ type }) => MINES[type]);
  const worst = Math.max(
    ...rows.map(({ damage, ap }) => Math.max(0, damage - Math.max(0, inherentArmour(unit) - ap))),
  );
  const damage =
    carefully && worst > 0
      ? Math.max(1, Math.floor(worst * table.state.rules.mineCrossingDamageFactor))
      : worst;
  table.emit(
    {
      type: 'meta-campaign.MineDetonated',
      data: { hex, unit: id, damage, fields: fields.map((each) => each.id) },
    },
    ['EDCU-MIN-05'],
  );
  deal(table, id, damage, 'EDCU-MIN-05', 'a mine');
  const froms = rows.flatMap(({ mobilityKillFrom }) => mobilityKillFrom ?? []);
  const { status, sheet } = unitAt(table.state, id);
  const drives = ['vehicle', 'vessel', 'towed', 'aircraft'].includes(sheet.category);
  if (status !== 'ACTIVE' || !drives || froms.length === 0) return;
  if (die(table, id, D6, 'EDCU-MIN-05', 'mobility kill') >= Math.min(...froms))
    immobilise(table, id, 'EDCU-MIN-05');
}

/** EDCU-MIN-05, step 4: one die for each field, in the order in which they were laid. */
export function thinOut(table: EdcTable, subject: string, fields: readonly Minefield[]): void {
  for (const { id, hex } of fields)
    if (die(table, subject, D6, 'EDCU-MIN-05', 'field removed') >= table.state.rules.mineRemoveMin)
      table.emit({ type: 'meta-campaign.MinefieldRemoved', data: { field: id, hex } }, ['EDCU-MIN-05']);
}

/** EDCU-MIN-02: the bloc of who set it off, and every bloc that sees the hex. */
export function tellThoseWhoSee(table: EdcTable, hex: string, own: Bloc | null): void {
  if (own !== null) tell(table, hex, own);
  if (isHexSeen(table.state, 'PLAYER', hex)) tell(table, hex, 'FRIENDLY');
  if (isHexSeen(table.state, 'HOSTILE', hex)) tell(table, hex, 'HOSTILE');
}

/** EDCU-MIN-05: all five steps but the end of a movement, which its caller knows of. */
export function detonate(
  table: EdcTable,
  id: string,
  hex: string,
  fields: readonly Minefield[],
  carefully = false,
): void {
  const bloc = blocOf(unitAt(table.state, id));
  blowUp(table, id, hex, fields, carefully);
  thinOut(table, itemAt(fields, 0).id, fields);
  tellThoseWhoSee(table, hex, bloc);
}
