import type { Judge } from '../judge.js';
import type { GhostOfWarState } from '../state.js';
import type { GowTable } from '../table.js';
import { factionsBySeq, mustBeArbiter } from './factions.js';
import { mustSayWhy } from './gm-changes.js';

/** GOW-GEN-10: the arbiter ends the campaign. */
export const endCampaign: Judge<'EndCampaign'> = (table, { reason }) => {
  const barred = [...mustBeArbiter(table), ...mustSayWhy(reason)];
  if (barred.length === 0) concludeCampaign(table, reason);
  return barred;
};

/** GOW-GEN-10: the highest score wins; a tie goes to more planets, then it is shared. */
export function concludeCampaign(table: GowTable, reason: string): void {
  const winners = leaders(table.state);
  table.emit({ type: 'ghost-of-war.CampaignEnded', data: { end: { winners, reason } } }, ['GOW-GEN-10']);
}

function leaders(state: GhostOfWarState): readonly string[] {
  const planets = (faction: string): number =>
    Object.values(state.planets).filter((each) => each.controller === faction).length;
  const ranked = factionsBySeq(state).map(({ id, score }) => ({ id, score, planets: planets(id) }));
  const score = Math.max(...ranked.map((each) => each.score));
  const first = ranked.filter((each) => each.score === score);
  const most = Math.max(...first.map((each) => each.planets));
  return first.filter((each) => each.planets === most).map((each) => each.id);
}
