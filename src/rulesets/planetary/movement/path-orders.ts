import type { Violation } from '../catalog.js';
import type { StopReason } from './events.js';
import type { PlnRuleId } from '../rule-ids.js';
import { hexDistance } from '../map/map.js';
import { refuseMarch, type MarchJudge } from './march-judge.js';
import { costOf, stepBar } from './steps.js';

/** How the reasons that forbid a step are said when an order is given. */
const BARS: Readonly<Partial<Record<StopReason, { readonly rule: PlnRuleId; readonly code: string }>>> = {
  TERRAIN: { rule: 'PLN-MOR-02', code: 'TERRAIN' },
  PARTNER_CONTROLLED: { rule: 'PLN-MOR-02', code: 'PARTNER_CONTROLLED' },
  ARMY_THERE: { rule: 'PLN-MOR-02', code: 'ARMY_SEEN' },
  BATTLE_THERE: { rule: 'PLN-BAT-03', code: 'BATTLE_THERE' },
  NOT_OWN: { rule: 'PLN-MOR-09', code: 'NOT_OWN_HEX' },
  ENEMY_NEAR: { rule: 'PLN-MOR-09', code: 'ENEMY_NEAR' },
};

/** PLN-MOR-02 SPECIFIED_PATH, PLN-MOR-07, PLN-MOR-09: adjacent hexes, no forbidden step, total cost within the MV. */
export function judgePath(judge: MarchJudge): readonly Violation[] {
  const { mover, order, view } = judge;
  const { state, index } = view;
  const path = order.path ?? [];
  if (path.length === 0) return refuseMarch(judge, 'PLN-MOR-02', 'NEEDS_PATH', 'path');
  if (!mover) return [];
  const found: Violation[] = [];
  let from = mover.hex;
  let cost = 0;
  for (const [place, to] of path.entries()) {
    const at = ['path', place];
    if (!Object.hasOwn(state.hexes, to)) {
      return [...found, ...refuseMarch(judge, 'PLN-MOR-02', 'NO_SUCH_HEX', at, { hex: to })];
    }
    if (hexDistance(from, to) !== 1) {
      return [...found, ...refuseMarch(judge, 'PLN-MOR-02', 'PATH_NOT_CHAINED', at, { hex: to, from })];
    }
    const bar = stepBar(state, index, mover, from, to);
    const said = bar === null ? undefined : BARS[bar];
    if (said) found.push(...refuseMarch(judge, said.rule, said.code, at, { hex: to }));
    cost += costOf(state, mover, from, to);
    from = to;
  }
  return cost <= mover.mv
    ? found
    : [...found, ...refuseMarch(judge, 'PLN-MOR-02', 'PATH_TOO_LONG', 'path', { cost, mv: mover.mv })];
}
