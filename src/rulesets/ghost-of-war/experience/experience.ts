import { ACTIVITY_XP } from '../data/activities.js';
import { ASTARTES_LEVEL_NAMES, LEVEL_NAMES, TACTICAL } from '../data/levels.js';
import type { XpRow } from './events.js';
import type { Faction, GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { factionsBySeq } from '../general/factions.js';
import { figure, figures } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { typeOf } from '../units/unit-types.js';

type Rules = Pick<GhostOfWarState, 'parameters' | 'unitTypes'>;

/** GOW-XP-02: index 0 … 4; it follows the XP both ways. */
export const levelOf = ({ parameters }: Rules, xp: number): number =>
  figures(parameters, 'xp.thresholds').filter((least) => xp >= least).length - 1;

/** GOW-XP-02: name of a unit's level, of its own kind for Astartes. */
export function levelName(state: Rules, unit: Pick<Unit, 'type' | 'xp'>): string {
  const names = typeOf(state, unit).recoveryClass === 'Astartes' ? ASTARTES_LEVEL_NAMES : LEVEL_NAMES;
  return names[levelOf(state, unit.xp)] ?? LEVEL_NAMES[0];
}

/** GOW-XP-01: within 0 … the cap. */
export const clampXp = ({ parameters }: Pick<GhostOfWarState, 'parameters'>, xp: number): number =>
  Math.max(0, Math.min(figure(parameters, 'xp.cap'), xp));

/** GOW-XP-01: writes entries of a faction's ledger; rows that change nothing are left out. */
export function writeXp(table: GowTable, faction: Faction, rows: readonly XpRow[]): void {
  const changed = rows.filter((each) => each.from !== each.to);
  if (changed.length === 0) return;
  table.emit(
    { type: 'ghost-of-war.XpChanged', data: { faction: faction.id, seat: faction.seat, rows: changed } },
    ['GOW-XP-01', ...new Set(changed.map((each) => each.rule))],
  );
}

/** GOW-XP-04 … -06: S10: Idle, Brace, Fight. */
export function gainExperience(table: GowTable): void {
  for (const faction of factionsBySeq(table.state)) {
    const units = bySeq(Object.values(table.state.units).filter((each) => each.owner === faction.id));
    writeXp(
      table,
      faction,
      units.flatMap((each) => activityRow(table.state, each) ?? []),
    );
  }
}

/** What a unit has done in this round; a new unit learns in battle only (GOW-UNI-02). */
function activityRow(state: GhostOfWarState, unit: Unit): XpRow | null {
  const { now } = unit.activity;
  const row = (delta: number, cause: string, rule: XpRow['rule']): XpRow => ({
    unit: unit.id,
    from: unit.xp,
    to: clampXp(state, unit.xp + delta),
    cause,
    rule,
  });
  if (unit.foughtRound === state.round) return row(unit.thisRound.battleXp, 'battle', 'GOW-XP-05');
  if (unit.createdRound === state.round) return null;
  if (now.includes('Idle')) return row(ACTIVITY_XP.Idle, 'idle', 'GOW-XP-04');
  return now.includes('Brace') ? row(ACTIVITY_XP.Brace, 'brace', 'GOW-XP-04') : null;
}

/** GOW-XP-08: S14: Gene-Seed of squads that are Tactical for the first time, to their chapter. */
export function yieldGeneSeed(table: GowTable): void {
  const { state } = table;
  const perTen = figure(state.parameters, 'geneSeed.perTenCe');
  for (const { id, seat, chapter } of factionsBySeq(state)) {
    const matured = bySeq(Object.values(state.units)).filter(
      (each) =>
        each.owner === id &&
        !each.geneSeedMatured &&
        isSquad(state, each) &&
        levelOf(state, each.xp) >= TACTICAL,
    );
    if (!chapter || matured.length === 0) continue;
    const rows = matured.map((each) => ({ unit: each.id, amount: perTen * Math.floor(each.ce / 10) }));
    const amount = rows.reduce((sum, each) => sum + each.amount, 0);
    const bookings = amount === 0 ? [] : [{ holder: id, resource: 'GeneSeed' as const, amount, seat }];
    table.emit({ type: 'ghost-of-war.GeneSeedYielded', data: { faction: id, rows, bookings } }, [
      'GOW-XP-08',
    ]);
  }
}

/** Squads of Astartes; Scouts, machines and vehicles have none to yield. */
export const isSquad = (state: Rules, unit: Unit): boolean =>
  typeOf(state, unit).unitClass === 'Astartes Combat Squad' && unit.type !== 'astartes-scouts';
