import { leadersBy } from '../../../engine/index.js';
import type { Judge } from '../judge.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isLastOfYear } from '../general/calendar.js';
import { factionsBySeq, mustBeArbiter } from '../general/factions.js';
import { mustSayWhy } from './gm-changing.js';
import { figure } from '../house-rules/house-rules.js';
import { recordScores } from '../general/score.js';

/** GOW-GEN-10: the arbiter ends the campaign. */
export const endCampaign: Judge<'EndCampaign'> = (table, { reason }) => {
  const barred = [...mustBeArbiter(table), ...mustSayWhy(reason)];
  if (barred.length > 0) return barred;
  recordScores(table);
  concludeCampaign(table, reason);
  return [];
};

/** GOW-RND-01 S14: the round is over, and (GOW-GEN-10) after the last one the campaign; its score is added up once. */
export function closeRound(table: GowTable): void {
  const { round, parameters } = table.state;
  table.emit({ type: 'ghost-of-war.RoundClosed', data: { round } }, ['GOW-RND-01']);
  const last = figure(parameters, 'campaign.lastRound');
  if (last === 0 || round < last) return;
  if (!isLastOfYear(table.state)) recordScores(table);
  concludeCampaign(table, `Round ${last} was the last.`);
}

/** GOW-GEN-10: the highest score wins; a tie goes to more planets, then it is shared. */
export function concludeCampaign(table: GowTable, reason: string): void {
  const winners = leaders(table.state);
  table.emit({ type: 'ghost-of-war.CampaignEnded', data: { end: { winners, reason } } }, ['GOW-GEN-10']);
}

function leaders(state: GhostOfWarState): readonly string[] {
  const planets = (faction: string): number =>
    Object.values(state.planets).filter((each) => each.controller === faction).length;
  const first = leadersBy(factionsBySeq(state), ({ score }) => score);
  return leadersBy(first, ({ id }) => planets(id)).map(({ id }) => id);
}
