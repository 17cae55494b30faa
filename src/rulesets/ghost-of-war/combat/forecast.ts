import { entryAt, lookUp, type EventShape, type JsonObject } from '../../../kernel/index.js';
import type { CeRow, CombatEvent } from './events.js';
import type { Battle, BattleResult, GhostOfWarState, Outcome, Side } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import { takersAfter } from './capture.js';
import { lossRows } from './losses.js';
import { fieldHolderOf, reportedOutcome } from './outcome.js';
import { experienceOf } from './resolution.js';
import { fatesThrown } from './fate-tasks.js';

/** What a report leads to for a side, as far as no die decides it. */
export interface SideForecast {
  readonly factions: readonly string[];
  /** GOW-CBT-09, -10, -20: CE of each participant; with 0 left it is destroyed (GOW-CE-10). */
  readonly losses: readonly { readonly id: string; readonly ceLoss: number; readonly left: number }[];
  /** GOW-XP-05: for each unit that fought. */
  readonly experience: number;
  /** GOW-CBT-14: characters for whom a die is thrown. */
  readonly fates: readonly string[];
}

/** What follows when a report holds; nothing of it has happened yet. */
export interface BattleForecast {
  readonly battle: string;
  /** Of the attacker. */
  readonly outcome: Outcome;
  readonly scale: BattleResult['scale'];
  readonly fieldHolder: Side;
  readonly sides: Readonly<Record<Side, SideForecast>>;
  /** GOW-CBT-15: factions that take the planet, if it is weak enough at the end of the round; null for none. */
  readonly takenBy: readonly string[] | null;
  readonly captured: BattleReport['captured'];
}

/** What the reports among the events of one command lead to; the state after them as their reader may know it. */
export function forecast(
  events: readonly EventShape[],
  state: GhostOfWarState,
): (BattleForecast & JsonObject) | null {
  const [reported, decided, resolved] = ['BattleReported', 'BattleDecided', 'BattleResolved'].map((name) =>
    events.find(({ type }) => type === `ghost-of-war.${name}`),
  ) as [Found<'BattleReported'>, Found<'BattleDecided'>, Found<'BattleResolved'>];
  const found =
    decided?.data.report && resolved
      ? forecastOfDecided(state, decided.data, resolved.data)
      : reported && forecastOf(state, reported.data.battle, reported.data.report);
  return (found ?? null) as (BattleForecast & JsonObject) | null;
}

type Found<N extends string> = Extract<CombatEvent, { readonly type: `ghost-of-war.${N}` }> | undefined;

/**
 * GOW-CBT-10: what a report of an open battle leads to, judged on the state given, so that it tells no more than that.
 * Null where the battle is not known there or is settled. Friendly fire (GOW-CBT-12) is thrown later.
 */
function forecastOf(state: GhostOfWarState, id: string, report: BattleReport): BattleForecast | null {
  const open = lookUp(state.battles, id);
  if (!open || open.result) return null;
  const outcome = reportedOutcome(report);
  const scale = report.scale ?? open.scale;
  const fieldHolder = report.fieldHolder ?? fieldHolderOf(outcome);
  const result: BattleResult = { outcome, scale, fieldHolder, losses: {}, totals: null };
  const battle: Battle = { ...open, method: report.method, settledBy: report, result };
  const then = { ...state, battles: { ...state.battles, [id]: battle } };
  const rows = lossRows(then, battle);
  const experience = experienceOf(then, result);
  const side = (of: Side): SideForecast => ({
    ...lossesOf(battle, rows, of),
    experience: experience[of],
    fates: fatesThrown(then, battle, rows, of),
  });
  const { captured } = report;
  const sides = { attacker: side('attacker'), defender: side('defender') };
  return { battle: id, outcome, scale, fieldHolder, sides, takenBy: takersAfter(then, id), captured };
}

/** GOW-CBT-11: of a report that holds at once, since the arbiter gives it, or both sides say the same. */
function forecastOfDecided(
  state: GhostOfWarState,
  { battle: id, outcome, scale, fieldHolder, report }: NonNullable<Found<'BattleDecided'>>['data'],
  { rows, experience, takenBy }: NonNullable<Found<'BattleResolved'>>['data'],
): BattleForecast | null {
  if (!report) return null;
  const battle = entryAt(state.battles, id);
  const side = (of: Side): SideForecast => ({
    ...lossesOf(battle, rows, of),
    experience: experience[of],
    fates: [],
  });
  const sides = { attacker: side('attacker'), defender: side('defender') };
  return { battle: id, outcome, scale, fieldHolder, sides, takenBy, captured: report.captured };
}

const lossesOf = (battle: Battle, rows: readonly CeRow[], side: Side) => ({
  factions: battle[side].factions,
  losses: battle[side].participants.flatMap((one) =>
    rows.filter(({ id }) => id === one.id).map(({ id, from, to }) => ({ id, ceLoss: from - to, left: to })),
  ),
});
