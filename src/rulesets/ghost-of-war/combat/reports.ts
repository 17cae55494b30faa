import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Battle, GhostOfWarState } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import { outside } from '../units/invariants.js';
import { ownerOf } from '../general/owners.js';
import { SIDES } from './coalitions.js';
import { bufferAfter } from '../goods/war-spoils.js';
import { fieldHolderOf, outcomeOfPoints } from './outcome.js';

const MOST_POINTS = 1_000_000;

/** GOW-CBT-10: everything that is wrong with a report. */
export function judgeReport(
  state: GhostOfWarState,
  battle: Battle,
  report: BattleReport,
  byArbiter: boolean,
): readonly Violation[] {
  const path: InputPath = ['report'];
  return [
    ...judgeResult(report, path),
    ...judgeLosses(battle, report, path),
    ...SIDES.flatMap((side) => outside(side, report.lossShare[side] ?? 0, 0, 100, [...path, 'lossShare'])),
    ...report.fates.flatMap(({ character }, at) =>
      SIDES.some((side) => battle[side].characters.includes(character))
        ? []
        : [violation('GOW-CBT-10', 'NO_PARTICIPANT', [...path, 'fates', at], { id: character })],
    ),
    ...judgeSpoils(state, battle, report, path),
    ...judgeControl(state, battle, report, byArbiter, path),
  ];
}

/** An outcome or points, which do not contradict each other (GOW-CBT-19). */
function judgeResult({ outcome, points }: BattleReport, path: InputPath): readonly Violation[] {
  if (outcome === null && points === null)
    return [violation('GOW-CBT-10', 'NO_RESULT', [...path, 'outcome'])];
  if (!points) return [];
  const faults = SIDES.flatMap((side) => outside(side, points[side], 0, MOST_POINTS, [...path, 'points']));
  if (faults.length > 0) return faults;
  const byPoints = outcomeOfPoints(points);
  return outcome !== null && outcome !== byPoints
    ? [violation('GOW-CBT-19', 'CONTRADICTS_POINTS', [...path, 'outcome'], { outcome, byPoints })]
    : [];
}

/** Each participant at most once, with a loss of 0 … base CE. */
const judgeLosses = (battle: Battle, { losses }: BattleReport, path: InputPath): readonly Violation[] =>
  losses.flatMap(({ id, ceLoss }, at) => {
    const here = [...path, 'losses', at];
    const one = SIDES.flatMap((side) => battle[side].participants).find((each) => each.id === id);
    if (!one) return [violation('GOW-CBT-10', 'NO_PARTICIPANT', here, { id })];
    const twice = losses.findIndex((each) => each.id === id) !== at;
    return [
      ...(twice ? [violation('GOW-CBT-10', 'NAMED_TWICE', here, { id })] : []),
      ...(Number.isInteger(ceLoss) && ceLoss >= 0 && ceLoss <= one.baseCe
        ? []
        : [
            violation('GOW-CBT-10', 'LOSS_OUT_OF_RANGE', [...here, 'ceLoss'], {
              id,
              ceLoss,
              baseCe: one.baseCe,
            }),
          ]),
    ];
  });

/** GOW-BUF-10, GOW-CBT-16: goods go to buffers of the captor's coalition in the system that there still are after the battle. */
function judgeSpoils(
  state: GhostOfWarState,
  battle: Battle,
  report: BattleReport,
  path: InputPath,
): readonly Violation[] {
  const { captured } = report;
  const outcome = report.outcome ?? (report.points ? outcomeOfPoints(report.points) : null);
  if (captured === 'AUTO' || captured === 'NONE' || outcome === null) return [];
  const captor = report.fieldHolder ?? fieldHolderOf(outcome);
  const destroyed = new Set(
    report.losses.filter(({ id, ceLoss }) => lookUp(state.units, id)?.ce === ceLoss).map(({ id }) => id),
  );
  return captured.flatMap(({ to, goods }, at) => {
    const here = [...path, 'captured', at];
    const owner = ownerOf(state, to);
    const known = owner !== null && battle[captor].factions.includes(owner);
    const holder = known ? bufferAfter(state, battle, to, destroyed) : null;
    return [
      ...(known ? [] : [violation('GOW-BUF-10', 'NOT_IN_COALITION', [...here, 'to'], { id: to })]),
      ...(known && holder === null
        ? [violation('GOW-BUF-10', 'NO_BUFFER_THERE', [...here, 'to'], { id: to })]
        : []),
      ...Object.entries(goods).flatMap(([resource, amount]) =>
        outside(resource, amount, 0, MOST_POINTS, [...here, 'goods']),
      ),
    ];
  });
}

/** GOW-CBT-10: only the arbiter gives a planet away. */
function judgeControl(
  state: GhostOfWarState,
  battle: Battle,
  { controlChange }: BattleReport,
  byArbiter: boolean,
  path: InputPath,
): readonly Violation[] {
  if (controlChange === null) return [];
  const here = [...path, 'controlChange'];
  if (!byArbiter) return [violation('GOW-CBT-10', 'CONTROL_IS_THE_ARBITERS', here)];
  const known = lookUp(state.factions, controlChange) && battle.domain === 'ground';
  return known ? [] : [violation('GOW-CBT-10', 'NO_SUCH_FACTION', here, { faction: controlChange })];
}
