import { foundIn } from '../../../kernel/index.js';
import { CE_PER_XP, RECOVERY_CAP, type RecoveryRow } from '../data/recovery.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import type { RecoveryFailure } from './events.js';
import type { GeneralGoods, GhostOfWarState, Goods, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bySeq, inOrder } from '../general/order.js';
import { systemOf } from '../map/places.js';
import { isContested } from '../map/status/status.js';
import { choicesInForce, type Choice } from './choosing.js';
import { oneTimeOf, ownPartKeys, partsNeeded } from './own-parts.js';
import { recoveryPayments, type RecoveryPayments } from './payments.js';
import { recoveryChart, type RecoveryChart } from './rows.js';
import { tellRecovery, type Finding } from './telling.js';

/** Recovery while S12 goes on. */
interface Session {
  readonly state: GhostOfWarState;
  readonly chart: RecoveryChart;
  readonly payments: RecoveryPayments;
  readonly choices: ReadonlyMap<string, Choice>;
  /** CE that Scouts have given so far (GOW-RCV-08). */
  readonly given: Map<string, number>;
}

/** GOW-RCV-01, GOW-CE-11: S12: units in order: formations, each with its units by seq, then loose ones. */
export function recoverUnits(table: GowTable): void {
  const { state } = table;
  const session: Session = {
    state,
    chart: recoveryChart(state),
    payments: recoveryPayments(state),
    choices: choicesInForce(table),
    given: new Map(),
  };
  const findings = unitsInOrder(state).flatMap((unit) => recover(session, unit) ?? []);
  tellRecovery(table, findings, session);
}

/** GOW-GEN-04 */
function unitsInOrder(state: GhostOfWarState): readonly Unit[] {
  const formations = inOrder(Object.values(state.formations)).flatMap(({ units }) =>
    bySeq(units.flatMap(foundIn(state.units))),
  );
  return [...formations, ...inOrder(Object.values(state.units).filter((each) => each.formation === null))];
}

/** Null for who does not recover, or has no need of it. */
function recover(session: Session, unit: Unit): Finding | null {
  const { state, payments } = session;
  const { now } = unit.activity;
  if (!now.includes('Recover') || now.includes('Fight') || unit.place.in === 'JOURNEY') return null;
  const cap = capOf(state, unit);
  const ce = unit.ce - (session.given.get(unit.id) ?? 0);
  if (ce <= 0 || ce >= cap) return null;
  const fail = (reason: RecoveryFailure, row: RecoveryRow | null = null): Finding => ({
    unit,
    row: row?.id ?? null,
    reason,
  });
  if (!payments.hasSupplies(unit)) return fail('NO_SUPPLIES');
  const row = rowOf(session, unit);
  if (typeof row === 'string') return fail(row);
  const rate = rateOf(session, unit, row);
  if (rate === 0) return fail(row.scouts ? 'NO_SCOUTS' : 'NO_ROW', row);
  const paid = payFor(session, unit, row);
  if (paid !== 'RESOURCES_PAID' && paid !== 'SUPPLIES_PAID') return fail(paid, row);
  const gain = Math.min(rate, cap - ce);
  if (row.scouts) giveCe(session, scoutsOf(session, unit), gain);
  const carry = (unit.recoveredCarry + gain) % CE_PER_XP;
  const fromSupplies = paid === 'SUPPLIES_PAID';
  return { unit, recovered: { unit: unit.id, row: row.id, from: ce, gain, fromSupplies, carry } };
}

/** GOW-RCV-02: 100 far from battle: nothing contests the system, and it fought neither in this round nor in the last. */
function capOf(state: GhostOfWarState, unit: Unit): number {
  const system = systemOf(state, unit.place);
  const fought = unit.foughtRound > 0 && unit.foughtRound >= state.round - 1;
  const near = fought || (system !== null && isContested(state, unit.owner, system));
  return near ? RECOVERY_CAP.near : RECOVERY_CAP.far;
}

/** CE that a row gives at most; one that is filled up from scouts, what these have. */
const rateOf = (session: Session, unit: Unit, row: RecoveryRow): number =>
  row.scouts
    ? scoutsOf(session, unit).reduce((sum, each) => sum + each.ce, 0)
    : session.chart.rate(unit, row);

/** GOW-RCV-03: the row that the order names, or the fulfilled one with the highest recovery; ties the first. */
function rowOf(session: Session, unit: Unit): RecoveryRow | RecoveryFailure {
  const { chart, choices } = session;
  const rows = chart.fulfilled(unit);
  const named = choices.get(unit.id)?.row ?? null;
  if (named !== null) return rows.find((each) => each.id === named) ?? 'ROW_NOT_FULFILLED';
  const rate = (row: RecoveryRow): number => rateOf(session, unit, row);
  const [first, ...others] = rows;
  if (!first) return 'NO_ROW';
  return others.reduce((best, each) => (rate(each) > rate(best) ? each : best), first);
}

interface Scout {
  readonly id: string;
  /** What is left of it. */
  readonly ce: number;
}

/** GOW-RCV-08: the Scouts that the order in force names and that have anything left, by seq. */
function scoutsOf({ state, choices, given }: Session, unit: Unit): readonly Scout[] {
  return bySeq((choices.get(unit.id)?.scouts ?? []).flatMap(foundIn(state.units)))
    .map((each) => ({ id: each.id, ce: each.ce - (given.get(each.id) ?? 0) }))
    .filter((each) => each.ce > 0);
}

function giveCe({ given }: Session, scouts: readonly Scout[], gain: number): void {
  let left = gain;
  for (const { id, ce } of scouts) {
    const lost = Math.min(left, ce);
    left -= lost;
    given.set(id, (given.get(id) ?? 0) + lost);
  }
}

/** GOW-RCV-04 … -06, -09: everything that is due, or nothing. */
function payFor(
  { state, payments, choices }: Session,
  unit: Unit,
  row: RecoveryRow,
): 'RESOURCES_PAID' | 'SUPPLIES_PAID' | RecoveryFailure {
  const goesOn = unit.recoveryRun === row.id;
  const once: Goods = goesOn ? {} : oneTimeOf(state, row, unit);
  if (!payments.hasStock(unit.owner, once)) return 'ONE_TIME';
  const count = goesOn ? 0 : partsNeeded(state, row, unit);
  const named = choices.get(unit.id)?.parts ?? [];
  const keys =
    named.length > 0 ? named : ownPartKeys(unit.type).flatMap((key) => Array<string>(count).fill(key));
  const parts = payments.takeParts(unit, keys, count);
  if (!parts) return 'PARTS';
  const paid = payments.pay(unit, row, generalOf(once));
  if (!paid) {
    payments.giveBack(parts);
    return 'RESOURCES';
  }
  payments.takeStock(unit.owner, once);
  return paid === 'SUPPLIES' ? 'SUPPLIES_PAID' : 'RESOURCES_PAID';
}

const generalOf = (goods: Goods): GeneralGoods =>
  Object.fromEntries(GENERAL_RESOURCES.flatMap((each) => (goods[each] ? [[each, goods[each]]] : [])));
