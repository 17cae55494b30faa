import { existing } from '../../../kernel/index.js';
import { die } from '../general/checks.js';
import { inTurn } from '../positions/ranking.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap, isVessel } from '../units/kinds.js';
import { vesselsNear } from './searching.js';

const D6 = 6;

/** EDCU-SON-01: whether a vessel has made any noise in this round. */
const isLoud = ({ detection }: MetaCampaignState, { id, moved, attacked }: Unit): boolean =>
  moved || attacked || detection.searched.includes(id);

/** EDCU-SON-01: 1d6 for one vessel that another one may hear. */
function listenFor(table: EdcTable, by: string, heard: Unit, bloc: ReturnType<typeof blocOf>): void {
  const { sonarPassiveMin, sonarClassifyMin } = table.state.rules;
  const face = die(table, by, D6, 'EDCU-SON-01', 'passive sonar');
  if (face < sonarPassiveMin) return;
  const contact = {
    bloc,
    unit: heard.id,
    hex: existing(heard.hex, 'hex'),
    class: face >= sonarClassifyMin ? (heard.classId ?? heard.sheet.unitType) : null,
    round: existing(table.state.contract, 'campaign').round,
  };
  table.emit({ type: 'meta-campaign.SonarContactFound', data: { by, contact } }, ['EDCU-SON-01']);
}

/** EDCU-SON-01: E5, after the checks of stealth; who listens gives nothing away. */
export function listen(table: EdcTable): void {
  const { state } = table;
  const listeners = Object.values(state.units).filter(
    (each) =>
      isOnMap(each) && isVessel(each) && each.sheet.sensors.some(({ type }) => type === 'sonarPassive'),
  );
  for (const each of inTurn(listeners))
    for (const heard of vesselsNear(state, each, state.rules.sonarPassiveRange))
      if (isLoud(state, heard)) listenFor(table, each.id, heard, blocOf(each));
}
