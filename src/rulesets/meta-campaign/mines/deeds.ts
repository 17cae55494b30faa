import { existing, lookUp } from '../../../kernel/index.js';
import { spendItem } from '../attacks/attacking.js';
import type { Violation } from '../catalog.js';
import { die } from '../general/checks.js';
import { firstOf, unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { AbilityOf, ActionOf } from '../orders/orders.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { itemFor } from '../units/items.js';
import { blocOf, has } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { blowUp, tellThoseWhoSee, thinOut } from './detonation/detonating.js';
import { fieldsIn, knowsMines } from './detonation/fields.js';
import { lay } from './laying.js';

const D6 = 6;
const PATH = ['order', 'action'];

/** EDC-SUP-01: equipment for it, with uses left. */
function mustHave(
  state: MetaCampaignState,
  unit: Unit,
  action: 'clearMines' | 'layMines',
  rule: 'EDCU-MIN-12' | 'EDCU-MIN-13',
): readonly Violation[] {
  const found = itemFor(state, unit, 'action', action);
  return firstOf(
    () => unless(found !== null, rule, 'NO_EQUIPMENT', PATH, { action }),
    () => {
      const item = found?.item ?? null;
      const left = item === null || (lookUp(unit.uses, item) ?? 0) > 0;
      return unless(left, 'EDC-SUP-01', 'USED_UP', PATH, { item });
    },
  );
}

const spendKit = (table: EdcTable, unit: Unit, action: 'clearMines' | 'layMines'): void =>
  spendItem(table, unit, existing(itemFor(table.state, unit, 'action', action), 'equipment').item);

/** EDCU-MIN-12: a known field of the own hex or an adjacent one; a 1 sets it off. */
export const CLEAR_MINES_DEED: Deed<ActionOf<'CLEAR_MINES'>> = {
  judge: (state, unit, { hex }) =>
    firstOf(
      () => mustHave(state, unit, 'clearMines', 'EDCU-MIN-12'),
      () => {
        const apart = hexesApart(existing(unit.hex, 'hex'), hex);
        const known = knowsMines(state, hex, blocOf(unit)) && fieldsIn(state, hex).length > 0;
        return [
          ...unless(apart <= 1, 'EDCU-MIN-12', 'TOO_FAR', [...PATH, 'hex'], { hex }),
          ...unless(known, 'EDCU-MIN-12', 'NO_KNOWN_MINES', [...PATH, 'hex'], { hex }),
        ];
      },
    ),
  carryOut: (table, { unit: id }, { hex }) => {
    spendKit(table, unitAt(table.state, id), 'clearMines');
    const [field] = fieldsIn(table.state, hex);
    if (!field) return;
    if (die(table, id, D6, 'EDCU-MIN-12', 'clearing') >= table.state.rules.clearMinesMin) {
      table.emit({ type: 'meta-campaign.MinefieldRemoved', data: { field: field.id, hex } }, ['EDCU-MIN-12']);
      return;
    }
    blowUp(table, id, hex, [field], true);
    thinOut(table, field.id, [field]);
    tellThoseWhoSee(table, hex, null);
  },
};

/** EDCU-MIN-13: one standard field in the own hex. */
export const LAY_MINES_DEED: Deed<ActionOf<'LAY_MINES'>> = {
  judge: (state, unit) =>
    firstOf(
      () => mustHave(state, unit, 'layMines', 'EDCU-MIN-13'),
      () => {
        const laid = fieldsIn(state, existing(unit.hex, 'hex')).length;
        return unless(laid < state.rules.minesPerHexMax, 'EDCU-MIN-01', 'FULL', PATH, { laid });
      },
    ),
  carryOut: (table, { unit: id }) => {
    const unit = unitAt(table.state, id);
    spendKit(table, unit, 'layMines');
    const hex = existing(unit.hex, 'hex');
    lay(table, hex, 'standard', blocOf(unit));
  },
};

/** EDCU-MIN-08: said before the movement, which then heeds what is found. */
export const MINE_SWEEP_DEED: Deed<AbilityOf<'MINE_SWEEP'>> = {
  judge: (_, unit, { timing }) => [
    ...unless(has(unit, 'mineDetector'), 'EDCU-MIN-08', 'NO_DETECTOR', ['order', 'ability']),
    ...unless(timing === 'BEFORE_MOVEMENT', 'EDCU-MIN-08', 'BEFORE_MOVEMENT', ['order', 'ability', 'timing']),
  ],
  carryOut: () => undefined,
};
