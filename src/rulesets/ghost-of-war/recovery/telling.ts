import { lookUp } from '../../../kernel/index.js';
import { CE_PER_XP } from '../data/recovery.js';
import type { RecoveredRow, RecoveryFailure } from './events.js';
import { chapterAccount, supplyAccount } from '../state/account-names.js';
import type { Faction, GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { writtenOff } from '../combat/consequences.js';
import { clampXp, writeXp } from '../experience/experience.js';
import { factionsBySeq } from '../general/factions.js';
import { resizeHolders } from '../formations/resizing.js';
import type { RecoveryPayments } from './payments.js';
import { bySeq } from '../general/order.js';

/** What S12 has found for one unit. */
export type Finding =
  | { readonly unit: Unit; readonly recovered: RecoveredRow }
  | { readonly unit: Unit; readonly row: string | null; readonly reason: RecoveryFailure };

interface Means {
  readonly payments: RecoveryPayments;
  readonly given: ReadonlyMap<string, number>;
}

/** One event for each faction: what has recovered and what was paid; then the experience that it cost. */
export function tellRecovery(
  table: GowTable,
  findings: readonly Finding[],
  { payments, given }: Means,
): void {
  const { state } = table;
  const bookings = payments.books.bookings();
  const partMoves = payments.parts.moves();
  for (const faction of factionsBySeq(state)) {
    const { id } = faction;
    const own = findings.filter(({ unit }) => unit.owner === id);
    const rows = own.flatMap((each) => ('recovered' in each ? [each.recovered] : []));
    const failed = own.flatMap((each) =>
      'recovered' in each ? [] : [{ unit: each.unit.id, row: each.row, reason: each.reason }],
    );
    const data = {
      faction: id,
      rows,
      scouts: [...given]
        .filter(([unit]) => lookUp(state.units, unit)?.owner === id)
        .map(([unit, ce]) => ({ unit, given: ce })),
      ended: brokenRuns(state, id, rows),
      holders: payments.counterRows().filter(({ holder }) => ownerOfHolder(state, holder) === id),
      chapter: payments.chapterRows(id),
      partMoves: partMoves.get(id) ?? [],
      bookings: bookings.get(id) ?? [],
    };
    const lists = [rows, data.scouts, data.ended, data.holders, data.chapter, data.partMoves, data.bookings];
    if (lists.some((each) => each.length > 0)) {
      table.emit(
        { type: 'ghost-of-war.UnitsRecovered', data: { ...data, written: writtenOf(faction, data) } },
        ['GOW-RCV-01', 'GOW-RCV-04', 'GOW-RCV-07'],
      );
    }
    writeXp(
      table,
      faction,
      rows.flatMap((row) => experienceLost(state, row)),
    );
    if (failed.length > 0) {
      table.emit({ type: 'ghost-of-war.RecoveryFailed', data: { faction: id, rows: failed } }, [
        'GOW-RCV-01',
        'GOW-RCV-03',
        'GOW-RCV-04',
      ]);
    }
  }
  dissolveScouts(table, [...given.keys()]);
}

const ownerOfHolder = (state: GhostOfWarState, id: string): string | undefined =>
  (lookUp(state.formations, id) ?? lookUp(state.units, id))?.owner;

/** GOW-RCV-06: who does not recover in this round breaks his run. */
function brokenRuns(
  state: GhostOfWarState,
  faction: string,
  rows: readonly RecoveredRow[],
): readonly string[] {
  const recovered = new Set(rows.map((each) => each.unit));
  return bySeq(Object.values(state.units))
    .filter((each) => each.owner === faction && each.recoveryRun !== null && !recovered.has(each.id))
    .map((each) => each.id);
}

const writtenOf = (
  { id, seat }: Faction,
  {
    holders,
    chapter,
  }: {
    readonly holders: ReturnType<RecoveryPayments['counterRows']>;
    readonly chapter: ReturnType<RecoveryPayments['chapterRows']>;
  },
) => [
  ...holders.map(({ holder, from, to }) => ({ account: supplyAccount(holder), seat, amount: to - from })),
  ...chapter.map(({ resource, from, to }) => ({
    account: chapterAccount(resource, id),
    seat,
    amount: to - from,
  })),
];

/** GOW-RCV-11, GOW-XP-07: 1 XP for every 20 CE, with what was left over before. */
function experienceLost(state: GhostOfWarState, { unit: id, gain }: RecoveredRow) {
  const unit = lookUp(state.units, id);
  if (!unit) return [];
  const lost = Math.floor((unit.recoveredCarry + gain) / CE_PER_XP);
  const to = clampXp(state, unit.xp - lost);
  return [{ unit: id, from: unit.xp, to, cause: 'recovery', rule: 'GOW-RCV-11' as const }];
}

/** GOW-RCV-08: Scouts that have given everything are dissolved. */
function dissolveScouts(table: GowTable, ids: readonly string[]): void {
  const spent = ids.flatMap((id): readonly Unit[] => {
    const unit = lookUp(table.state.units, id);
    return unit?.ce === 0 ? [unit] : [];
  });
  for (const { id: faction } of factionsBySeq(table.state)) {
    const own = spent.filter((each) => each.owner === faction);
    if (own.length === 0) continue;
    const rows = own.map(({ id, name }) => ({ unit: id, name }));
    const written = writtenOff(table.state, own);
    table.emit(
      {
        type: 'ghost-of-war.UnitsDissolved',
        data: { faction, cause: 'SCOUTS_SPENT', rows, written, bookings: [] },
      },
      ['GOW-RCV-08'],
    );
  }
  resizeHolders(table, [...new Set(spent.flatMap(({ formation }) => formation ?? []))]);
}
