import { itemAt, lookUp } from '../../../kernel/index.js';
import type { Violation, RuleId } from '../catalog.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { RECOVERY } from '../data/battle.js';
import { BIONICS_BP } from '../data/movement.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, Model, PlanetaryState, Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { hasActive } from '../map/buildings.js';
import { recoveryBonus } from '../pieces/recovery-bonus.js';
import { hexOf } from '../map/map.js';
import { refuseMarch, type MarchJudge } from './march-judge.js';
import { pay, stockOf } from '../money/paying.js';

const isOwnUrban = (state: PlanetaryState, hex: HexKey | null, seat: string): hex is HexKey =>
  hex !== null && state.hexes[hex]?.urban != null && state.hexes[hex].controller === seat;

/** PLN-CAS-04 Bionics: RECOVER in an own Urban hex with a working Medic Center and Repair Facility, 20 BP an injury. */
export function judgeBionics(judge: MarchJudge): readonly Violation[] {
  const { view, order, detachment } = judge;
  const wanted = order.bionics ?? [];
  if (wanted.length === 0) return [];
  if (order.order !== 'RECOVER' || !detachment) {
    return refuseMarch(judge, 'PLN-CAS-04', 'BIONICS_NEED_RECOVER', 'bionics');
  }
  const hex = hexOf(detachment);
  if (!hasSurgery(view.state, hex, view.seat)) {
    return refuseMarch(judge, 'PLN-CAS-04', 'NO_BIONICS_HERE', 'bionics', { hex });
  }
  const unknown = wanted.flatMap((each, place) => {
    const asked = wanted
      .slice(0, place + 1)
      .filter((one) => one.model === each.model && one.injury === each.injury);
    return injuriesOf(detachment, each.model, each.injury) >= asked.length
      ? []
      : refuseMarch(judge, 'PLN-CAS-04', 'NO_SUCH_INJURY', ['bionics', place], { ...each });
  });
  const price = wanted.length * BIONICS_BP;
  const stock = stockOf(view.state, hex);
  return stock >= price
    ? unknown
    : [...unknown, ...refuseMarch(judge, 'PLN-CAS-04', 'STOCK_TOO_SMALL', 'bionics', { hex, stock, price })];
}

const hasSurgery = (state: PlanetaryState, hex: HexKey | null, seat: string): hex is HexKey =>
  isOwnUrban(state, hex, seat) &&
  hasActive(state, hex, 'MEDIC_CENTER') &&
  hasActive(state, hex, 'REPAIR_FACILITY');

const injuriesOf = (detachment: Detachment, model: string, injury: number): number =>
  detachment.units
    .flatMap((unit) => unit.models)
    .filter((each) => each.id === model && each.state !== 'dead')
    .flatMap((each) => each.injuries)
    .filter((each) => each === injury).length;

interface Patient {
  readonly unit: Unit;
  readonly model: Model;
}

/**
 * PLN-MOR-06 RECOVER: each wounded or damaged model rolls as at the end of the turn; a Medic Center heals all wounded
 * (PLN-BLD-11) and a Repair Facility repairs all damaged ones (PLN-BLD-12) without a die.
 */
export function recoverByOrder(table: PlanetaryTable, detachment: Detachment, order: MovementOrder): void {
  const hex = hexOf(detachment);
  const { state } = table;
  const own = isOwnUrban(state, hex, detachment.owner);
  const sure = {
    wounded: own && hasActive(state, hex, 'MEDIC_CENTER'),
    damaged: own && hasActive(state, hex, 'REPAIR_FACILITY'),
  };
  const patients = detachment.units.flatMap((unit) => unit.models.map((model) => ({ unit, model })));
  const cared = (state: 'wounded' | 'damaged') =>
    patients.filter(({ model }) => model.state === state && sure[state]);
  heal(table, detachment, cared('wounded'), ['PLN-MOR-06', 'PLN-BLD-11']);
  heal(table, detachment, cared('damaged'), ['PLN-MOR-06', 'PLN-BLD-12']);
  const rolling = patients.filter(
    ({ model }) => (model.state === 'wounded' || model.state === 'damaged') && !sure[model.state],
  );
  const bonus = recoveryBonus(state, detachment);
  const faces = table.rollAll(
    rolling.map(({ model }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-MOR-06',
      purpose: 'recovery',
      subject: model.id,
    })),
  );
  const healed = rolling.filter((_, place) => itemAt(itemAt(faces, place), 0) + bonus >= RECOVERY.needed);
  heal(table, detachment, healed, ['PLN-MOR-06', 'PLN-END-01']);
  implant(table, detachment, order);
}

function heal(
  table: PlanetaryTable,
  { id }: Detachment,
  patients: readonly Patient[],
  because: readonly RuleId[],
): void {
  for (const { unit, model } of patients) {
    const data = {
      army: id,
      unit: unit.id,
      model: model.id,
      from: model.state,
      to: 'ready',
      cause: 'recovery',
    } as const;
    table.emit({ type: 'planetary.ModelStateChanged', data }, because);
  }
}

/** PLN-CAS-04: the injuries named, as long as the hex can pay. */
function implant(table: PlanetaryTable, detachment: Detachment, order: MovementOrder): void {
  const hex = hexOf(detachment);
  const seat = detachment.owner;
  for (const { model, injury } of order.bionics ?? []) {
    const { state } = table;
    const patient = lookUp(state.detachments, detachment.id);
    const unit = patient?.units.find((each) => each.models.some((one) => one.id === model));
    if (!patient || !unit || injuriesOf(patient, model, injury) === 0) continue;
    if (!hasSurgery(state, hex, seat) || stockOf(state, hex) < BIONICS_BP) continue;
    pay(table, { seat, hex, bp: BIONICS_BP, cause: `bionics for ${model}`, rule: 'PLN-CAS-04' });
    table.emit(
      { type: 'planetary.InjuryHealed', data: { army: detachment.id, unit: unit.id, model, injury } },
      ['PLN-CAS-04'],
    );
  }
}
