import type { Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bySeq } from '../general/order.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { cancelProject } from './cancelling.js';
import type { StartOrder } from './options.js';
import { planStart } from './starting.js';
import { nextNumbered, unplaced } from '../state/numbering.js';

/** GOW-PRJ-02, -08: S2: what is repeated starts again, then what is ordered starts. */
export function startProjects(table: GowTable): void {
  for (const project of bySeq(Object.values(table.state.projects))) {
    if (project.options.repeat && project.startedRound === table.state.round) startAgain(table, project);
  }
  for (const each of ordersOf(table.state, 'START_PROJECT')) {
    const { faction, order } = each;
    const { violations, plan } = planStart(
      { state: table.state, faction, path: ['orders', each.index], sheet: [order], index: 0 },
      order,
    );
    if (!plan) {
      failOrder(table, each, violations);
      continue;
    }
    const { id, number } = nextNumbered(table.state, 'project', faction);
    begin(table, plan, {
      id,
      seq: number,
      place: order.place,
      owner: faction,
      item: order.item,
      priority: 5,
      forFaction: order.forFaction ?? faction,
      hero: order.hero,
      death: order.death,
    });
  }
}

type Plan = NonNullable<ReturnType<typeof planStart>['plan']>;
type Lasting = Pick<
  Project,
  'id' | 'seq' | 'place' | 'owner' | 'item' | 'priority' | 'forFaction' | 'hero' | 'death'
>;

/** GOW-REC-03: parts are reserved at once. */
function begin(table: GowTable, { parts, moves, options, duration, site }: Plan, lasting: Lasting): void {
  const project: Project = {
    ...lasting,
    progress: 0,
    duration,
    oneTimePaid: {},
    startedRound: table.state.round,
    site,
    status: 'RUNNING',
    options,
    parts,
  };
  table.emit(
    { type: 'ghost-of-war.ProjectStarted', data: { faction: project.owner, project, partMoves: moves } },
    ['GOW-PRJ-02', ...(moves.length > 0 ? (['GOW-REC-03'] as const) : [])],
  );
}

/** GOW-PRJ-08: while it is legal. */
function startAgain(table: GowTable, project: Project): void {
  const { id, place, owner, item, priority, forFaction, hero, death, options } = project;
  const { seq } = unplaced(table.state, project);
  const order: StartOrder = { order: 'START_PROJECT', place, item, options, forFaction, hero, death };
  const { plan } = planStart(
    { state: table.state, faction: owner, path: [], sheet: [order], index: 0 },
    order,
    id,
  );
  if (plan) begin(table, plan, { id, seq, place, owner, item, priority, forFaction, hero, death });
  else cancelProject(table, project, 'NOT_LEGAL_AGAIN');
}
