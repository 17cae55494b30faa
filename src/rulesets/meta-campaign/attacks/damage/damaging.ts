import { existing } from '../../../../kernel/index.js';
import type { RuleId } from '../../catalog.js';
import { arrange } from '../../positions/arranging.js';
import { mourn } from './losing.js';
import { spill } from './wreck.js';
import { unitAt } from '../../units/on-map.js';
import type { EdcTable } from '../../table.js';

/** EDC-DTH-02: overkill from which a death is heavy, and catastrophic. */
const HEAVY = 2;
const CATASTROPHIC = 5;

/** Cause of damage by whoever it was: who is hit may not know him (EDC-FOW-01). */
export const ATTACK = 'an attack';

/** Cause of a death by the roll at E2 (EDCU-OVK-03). */
export const OVERKILL = 'overkill';

/** EDC-DTH-02: causes of a catastrophic death, however little was over. */
export const CATASTROPHES: readonly string[] = ['explosion', 'collapse', 'crash', 'drop', 'carrier lost'];

/** Cause of the death of who was aboard (EDCU-TRN-09). */
const CARRIER_LOST = 'carrier lost';

const severityOf = (overkill: number, cause: string) =>
  overkill >= CATASTROPHIC || CATASTROPHES.includes(cause)
    ? 'CATASTROPHIC'
    : overkill >= HEAVY
      ? 'HEAVY'
      : 'LIGHT';

/** EDC-STA-01, EDC-CMB-08, EDC-DTH-01: FS falls; at 0 or less the unit is destroyed, what is over is overkill. */
export function damage(table: EdcTable, id: string, amount: number, rule: RuleId, cause: string): void {
  if (amount <= 0) return;
  const { fs } = unitAt(table.state, id);
  table.emit(
    {
      type: 'meta-campaign.DamageDealt',
      data: { unit: id, damage: amount, left: Math.max(0, fs - amount), cause },
    },
    [rule],
  );
  if (amount >= fs) destroy(table, id, amount - fs, cause);
}

/** Where a unit is lost, where its hex does not say it. */
interface Place {
  /** EDCU-TOL-06: in landing, those aboard are as on the ground. */
  readonly landing?: boolean;
  /** Hex of a unit that has not come onto the map (EDCU-DRP-06). */
  readonly at?: string | null;
}

/** EDC-DTH-01, EDC-DTH-02, EDCU-TRN-09: a unit, and who is lost with it. */
export function destroy(
  table: EdcTable,
  id: string,
  overkill: number,
  cause: string,
  { landing = false, at = null }: Place = {},
): void {
  const unit = unitAt(table.state, id);
  const { overkill: pending } = unit;
  const hex = existing(unit.hex ?? at, 'hex');
  if (pending && cause !== OVERKILL)
    table.emit({ type: 'meta-campaign.OverkillCancelled', data: { unit: id } }, ['EDCU-OVK-02']);
  table.emit(
    {
      type: 'meta-campaign.UnitDestroyed',
      data: {
        unit: id,
        hex,
        cause,
        overkill,
        severity: severityOf(overkill, cause),
        round: table.state.contract?.round ?? 0,
      },
    },
    ['EDC-DTH-01', 'EDC-DTH-02'],
  );
  arrange(table, hex);
  spill(table, { ...unit, hex, profile: landing ? null : unit.profile }, (each) =>
    destroy(table, each, 0, CARRIER_LOST),
  );
  mourn(table, unit);
}
