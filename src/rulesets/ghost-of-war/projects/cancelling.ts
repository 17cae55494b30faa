import { lookUp } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import type { CancelReason } from './events.js';
import type { PartMove } from '../state/part-moves.js';
import type { GhostOfWarState, Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bySeq } from '../general/order.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { mustOwn } from '../sheets/own.js';
import { projectsAt } from './slots.js';

/** GOW-PRJ-07 */
export const judgeCancelling: OrderJudge<'CANCEL_PROJECT'> = (context, { project }) =>
  lookUp(context.state.projects, project)
    ? mustOwn(context, 'project', project)
    : [violation('GOW-PRJ-07', 'NO_SUCH_PROJECT', [...context.path, 'project'], { project })];

/** GOW-PRJ-07: S2, before anything is started. */
export function cancelProjects(table: GowTable): void {
  for (const each of ordersOf(table.state, 'CANCEL_PROJECT')) {
    const violations = judgeInForce(table.state, each, judgeCancelling);
    const project = lookUp(table.state.projects, each.order.project);
    if (violations.length > 0 || !project) failOrder(table, each, violations);
    else cancelProject(table, project, 'ORDERED');
  }
}

/** GOW-PRJ-07: what was consumed is lost; parts return to the store of the place. */
export function cancelProject(table: GowTable, project: Project, reason: CancelReason): void {
  const partMoves = returning(table.state, project);
  table.emit(
    {
      type: 'ghost-of-war.ProjectCancelled',
      data: { faction: project.owner, project: project.id, reason, partMoves },
    },
    RULES[reason],
  );
}

const RULES = {
  ORDERED: ['GOW-PRJ-07'],
  NOT_LEGAL_AGAIN: ['GOW-PRJ-08', 'GOW-PRJ-07'],
  LEFT_THE_PLANET: ['GOW-PRJ-13', 'GOW-PRJ-07'],
  REVOLT: ['GOW-PLA-08', 'GOW-PRJ-07'],
  CAPTURED: ['GOW-CBT-15', 'GOW-PRJ-07'],
  HERO_DEAD: ['GOW-CHR-19', 'GOW-PRJ-07'],
  REMOVED: ['GOW-GEN-07', 'GOW-PRJ-07'],
} as const satisfies Record<CancelReason, readonly string[]>;

function returning(state: GhostOfWarState, { place, parts }: Project): readonly PartMove[] {
  const store = lookUp(state.planets, place.id) ?? lookUp(state.formations, place.id);
  return store ? Object.entries(parts).map(([part, amount]) => ({ holder: place.id, part, amount })) : [];
}

/** GOW-CBT-15, GOW-PLA-08: all projects of a planet, or builder, that changes hands. */
export function cancelProjectsAt(table: GowTable, planet: string, reason: 'CAPTURED' | 'REVOLT'): void {
  for (const project of bySeq(projectsAt(table.state, planet))) cancelProject(table, project, reason);
}
