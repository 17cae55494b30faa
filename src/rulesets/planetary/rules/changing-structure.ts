import { violation, type Violation } from '../../../kernel/index.js';
import type { ArmyCommand } from '../commands-armies.js';
import { STANDARD_COMPOSITION } from '../data/units.js';
import type { Army, PlanetaryState, Unit } from '../state.js';
import type { PlanetaryTable } from '../table.js';
import { changingHexes, judgeArmed, judgePlace, ownArmy } from './army-access.js';
import { detachmentFrame, judgeComposition, structureOf } from './composition.js';
import { judgeMaking } from './detachments.js';
import { refund, refundablePoints, structureChange } from './disbanding.js';
import { garrisonFrame, garrisonPrice } from './garrisons.js';
import { judgeNewUnits, nextUnitNumber, readNewUnits } from './new-units.js';
import { judgePayment, pay } from './paying.js';

type Change = Extract<ArmyCommand, { readonly type: 'ChangeStructure' }>;

/** What a change of structure would do, its price in BP, and what speaks against it. */
export interface Restructuring {
  readonly army: Army | null;
  readonly added: readonly Unit[];
  readonly leaving: readonly Unit[];
  readonly priceBp: number;
  readonly violations: readonly Violation[];
}

/** PLN-DET-11 Structure change, judged whole; garrisons at half price. */
export function draftChange(state: PlanetaryState, seat: string, command: Change): Restructuring {
  const found = ownArmy(state, seat, command.army, ['army']);
  if (found.violations) {
    return { army: null, added: [], leaving: [], priceBp: 0, violations: found.violations };
  }
  const { army } = found;
  const { add, disband, payFrom } = command;
  const added = readNewUnits(state, army.id, add, nextUnitNumber(army.units, army.id));
  const leaving = army.units.filter((each) => disband.includes(each.id));
  const result = [...army.units.filter((each) => !leaving.includes(each)), ...added];
  const points = structureOf(added);
  const priceBp = army.kind === 'garrison' ? garrisonPrice(points) : points;
  return {
    army,
    added,
    leaving,
    priceBp,
    violations: [
      ...judgeFixed(army),
      ...judgeArmed(army, ['army']),
      ...judgePlace('PLN-DET-11', changingHexes(state, army), payFrom, army),
      ...disband.flatMap((id, place) =>
        army.units.some((each) => each.id === id) && disband.indexOf(id) === place
          ? []
          : [violation('PLN-DIS-01', 'NOTHING_TO_DISBAND', ['disband', place], { name: id })],
      ),
      ...judgeNewUnits(state, seat, army.race, add, ['add'], disband),
      ...judgeComposition(state, result, frameOf(state, army), ['add']),
      ...judgeMaking(state, payFrom, army.race, add, ['add']),
      ...judgePayment(state, { seat, hex: payFrom, bp: priceBp }, ['payFrom']),
    ],
  };
}

/** PLN-DET-11: units join at once; what is disbanded is refunded (PLN-DIS-01). */
export function changeStructure(table: PlanetaryTable, command: Change): readonly Violation[] {
  const { seat } = table.actor;
  const { army, added, leaving, priceBp, violations } = draftChange(table.state, seat, command);
  if (!army || violations.length > 0) return violations;
  pay(table, { seat, hex: command.payFrom, bp: priceBp, cause: `units of ${army.id}`, rule: 'PLN-DET-11' });
  refund(table, army, leaving.reduce((sum, each) => sum + refundablePoints(each), 0));
  table.emit({ type: 'planetary.StructureChanged', data: structureChange(army, added, leaving) }, [
    'PLN-DET-11',
  ]);
  return [];
}

const frameOf = (state: PlanetaryState, army: Army) =>
  army.kind === 'garrison'
    ? garrisonFrame(state, army.hex)
    : detachmentFrame(STANDARD_COMPOSITION, army.maxPts);

/** PLN-DET-11, PLN-DSC-05: mercenaries stay as they came, and garrison-detachments march as they were built. */
const judgeFixed = (army: Army): readonly Violation[] =>
  army.kind === 'detachment' && (army.class === 'MERCENARY' || army.class === 'GARRISON_DETACHMENT')
    ? [violation('PLN-DET-11', 'STRUCTURE_FIXED', ['army'], { army: army.id, class: army.class })]
    : [];
