import { existing, lookUp } from '../../../kernel/index.js';
import { shelterFor } from '../attacks/damage/armour.js';
import { ATTACK, damage as deal, destroy, OVERKILL } from '../attacks/damage/damaging.js';
import { STRUCTURES } from '../data/structures.js';
import { die } from '../general/checks.js';
import { isOpenTerrain } from '../map/edges.js';
import type { MetaCampaignState, PendingOverkill, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';

const D20 = 20;

/** EDCU-OVK-04, step 6: what protects a garrison against indirect fire, from any side (EDC-STR-05). */
function shelterOf(state: MetaCampaignState, { garrisonOf }: Unit): number {
  const structure = garrisonOf === null ? undefined : lookUp(state.structures, garrisonOf);
  const shelter = structure ? shelterFor(state, structure) : null;
  return shelter === null ? 0 : -(lookUp(STRUCTURES, shelter.type)?.overkill ?? 0);
}

const nextOrder = ({ units }: MetaCampaignState): number =>
  Object.values(units).reduce((highest, { overkill }) => Math.max(highest, overkill?.order ?? 0), 0) + 1;

/** EDCU-IND-06, EDCU-OVK-01, EDCU-OVK-06: indirect damage kills nobody at once; what is beyond FS is kept for the roll at E2. */
export function strike(table: EdcTable, id: string, damage: number, armour: number): void {
  const { state } = table;
  const unit = unitAt(state, id);
  if (damage < unit.fs && unit.overkill === null) {
    deal(table, id, damage, 'EDCU-IND-04', ATTACK);
    return;
  }
  if (damage === 0) return;
  const pending: PendingOverkill = unit.overkill
    ? { ...unit.overkill, excess: unit.overkill.excess + damage }
    : {
        excess: damage - unit.fs,
        open: isOpenTerrain(state, existing(unit.hex, 'hex')),
        armour,
        structure: shelterOf(state, unit),
        order: nextOrder(state),
        hiddenAdd: 0,
        hiddenSubtract: 0,
      };
  deal(table, id, unit.fs - 1, 'EDCU-IND-06', ATTACK);
  table.emit({ type: 'meta-campaign.OverkillPending', data: { unit: id, pending } }, [
    'EDCU-IND-06',
    'EDCU-OVK-01',
  ]);
}

/** EDCU-OVK-04: no lower bound; subtractions last. */
export function difficultyOf({ rules }: MetaCampaignState, pending: PendingOverkill): number {
  const { excess, open, armour, structure, hiddenAdd, hiddenSubtract } = pending;
  const risen = Math.min(rules.overkillCap, excess + (open ? rules.overkillOpenAdd : 0) + hiddenAdd);
  return risen - rules.overkillPerArmour * armour - structure - hiddenSubtract;
}

/** EDCU-OVK-03: 20 lives, 1 dies, else it dies at the difficulty or below. */
const dies = (face: number, difficulty: number): boolean =>
  face !== D20 && (face === 1 || face <= difficulty);

/** EDCU-OVK-05 */
const isSecret = ({ hiddenAdd, hiddenSubtract }: PendingOverkill): boolean =>
  hiddenAdd !== 0 || hiddenSubtract !== 0;

/** E2, EDCU-OVK-03: one die for each, in the order in which they became pending. */
export function rollOverkills(table: EdcTable): void {
  const pending = Object.values(table.state.units)
    .flatMap(({ id, overkill }) => (overkill ? [{ id, overkill }] : []))
    .toSorted((a, b) => a.overkill.order - b.overkill.order);
  for (const { id, overkill } of pending) {
    const face = die(table, id, D20, 'EDCU-OVK-03', 'overkill');
    const difficulty = difficultyOf(table.state, overkill);
    const killed = dies(face, difficulty);
    table.emit(
      {
        type: 'meta-campaign.OverkillRolled',
        data: {
          unit: id,
          difficulty,
          face,
          dies: killed,
          ...(isSecret(overkill) ? { secret: true as const } : {}),
        },
      },
      ['EDCU-OVK-03', 'EDCU-OVK-04'],
    );
    if (killed) destroy(table, id, overkill.excess, OVERKILL);
    else table.emit({ type: 'meta-campaign.UnitSurvivedOverkill', data: { unit: id } }, ['EDCU-OVK-03']);
  }
}
