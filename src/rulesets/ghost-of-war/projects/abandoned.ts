import { lookUp } from '../../../kernel/index.js';
import type { CancelReason } from './events.js';
import type { GhostOfWarState, Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bySeq } from '../general/order.js';
import { buildersOf, siteOf } from './builders.js';
import { cancelProject } from './cancelling.js';

/** GOW-PRJ-13, GOW-CHR-19: projects whose builders have left their planet, or whose hero is dead, are over. */
export function endAbandoned(table: GowTable): void {
  for (const project of bySeq(Object.values(table.state.projects))) {
    const reason = abandoned(table.state, project);
    if (reason) cancelProject(table, project, reason);
  }
}

function abandoned(state: GhostOfWarState, { place, site, hero }: Project): CancelReason | null {
  const character = hero === null ? undefined : lookUp(state.characters, hero);
  if (hero !== null && (character?.diedRound ?? 1) > 0) return 'HERO_DEAD';
  return site !== null && siteOf(buildersOf(state, place)) !== site ? 'LEFT_THE_PLANET' : null;
}
