import { existing } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { unless } from '../general/asked.js';
import type { Order } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf } from '../units/kinds.js';
import { knowsMines } from './detonation/fields.js';

const PATH = ['order', 'movement'];

/** EDCU-MIN-09: out of known mines, the way it came, without the double or an action. */
export const judgeRetracing = (
  state: MetaCampaignState,
  unit: Unit,
  { movement, action }: Order,
): readonly Violation[] => {
  const [to] = movement?.path ?? [];
  const hex = existing(unit.hex, 'hex');
  return [
    ...unless(knowsMines(state, hex, blocOf(unit)), 'EDCU-MIN-09', 'NO_KNOWN_MINES', PATH, { hex }),
    ...unless(
      movement?.path.length === 1 && to === unit.cameFrom,
      'EDCU-MIN-09',
      'ANOTHER_WAY',
      [...PATH, 'path'],
      { cameFrom: unit.cameFrom },
    ),
    ...unless(movement?.doubleTime !== true, 'EDCU-MIN-09', 'WITH_DOUBLE_TIME', [...PATH, 'doubleTime']),
    ...unless(action === undefined, 'EDCU-MIN-09', 'WITH_ACTION', ['order', 'action']),
  ];
};

/** EDCU-MIN-10: one step or none, without the double or an action. */
export const judgeCrossing = ({ movement, action }: Order): readonly Violation[] => [
  ...unless((movement?.path.length ?? 0) <= 1, 'EDCU-MIN-10', 'ONE_STEP', [...PATH, 'path']),
  ...unless(movement?.doubleTime !== true, 'EDCU-MIN-10', 'WITH_DOUBLE_TIME', [...PATH, 'doubleTime']),
  ...unless(action === undefined, 'EDCU-MIN-10', 'WITH_ACTION', ['order', 'action']),
];

/** EDCU-MIN-10: in file until its next turn starts. */
export function goInFile(table: EdcTable, unit: string): void {
  const until = existing(table.state.contract, 'campaign').round + 1;
  table.emit({ type: 'meta-campaign.MinefieldCrossed', data: { unit, until } }, ['EDCU-MIN-10']);
}

/** EDCU-MIN-10, EDCU-GEN-04 */
export function leaveFile(table: EdcTable, { id, inFileUntil }: Unit): void {
  if (inFileUntil !== null && inFileUntil <= existing(table.state.contract, 'campaign').round)
    table.emit({ type: 'meta-campaign.FileLeft', data: { unit: id } }, ['EDCU-MIN-10']);
}
