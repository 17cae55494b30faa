import { existing } from '../../../../kernel/index.js';
import { die } from '../../general/checks.js';
import { sectorOf } from '../../sight/sectors.js';
import { isLocated, trackOf } from '../../sight/contacts.js';
import type { MetaCampaignState, RadarTrack, Unit } from '../../state/index.js';
import type { EdcTable } from '../../table.js';
import { blocOf, has, opposes } from '../../units/kinds.js';
import { unitAt } from '../../units/on-map.js';
import { radarsOf, type Radar } from './emitters.js';

const D6 = 6;
const SECTORS = 6;

const warningOf = ({ detection }: MetaCampaignState, unit: string, radar: string) =>
  detection.warnings.find((each) => each.unit === unit && each.radar === radar);

/** EDCU-RWR-02: 1d6 at least this shows the hex of the radar; else there is its bearing alone. */
function warn(table: EdcTable, unit: Unit, radar: Radar, least: number, cause: 'PING' | 'LOCK'): void {
  const hex = existing(unit.hex, 'hex');
  const at = radar.end.hex;
  const bearing = hex === at ? null : sectorOf(hex, at, SECTORS);
  const warned = { bloc: blocOf(unit), unit: unit.id, radar: radar.id };
  if (!warningOf(table.state, unit.id, radar.id) || cause === 'LOCK')
    table.emit({ type: 'meta-campaign.RadarWarningGiven', data: { ...warned, cause, bearing } }, [
      'EDCU-RWR-01',
    ]);
  if (cause === 'LOCK' && isLocated(table.state, warned.bloc, radar.id, at)) return;
  if (die(table, unit.id, D6, 'EDCU-RWR-02', cause === 'PING' ? 'radar ping' : 'radar lock') >= least)
    table.emit({ type: 'meta-campaign.RadarLocated', data: { ...warned, hex: at } }, ['EDCU-RWR-02']);
}

/** EDCU-RWR-01: of the first ping by each opposing radar in a round. */
export function warnOfPing(table: EdcTable, id: string, radar: Radar): void {
  const unit = unitAt(table.state, id);
  if (!has(unit, 'radarWarning') || !opposes(blocOf(unit), radar.bloc)) return;
  if (warningOf(table.state, id, radar.id)) return;
  warn(table, unit, radar, table.state.rules.warnPingRevealMin, 'PING');
}

/** EDCU-RAD-07, EDCU-RWR-02: an attack that is made on a track locks its target, once in a round. */
export function lock(table: EdcTable, attacker: Unit, target: Unit): void {
  const track = trackOf(table.state, blocOf(attacker), target.id);
  if (!track || table.state.detection.locked.includes(target.id)) return;
  table.emit({ type: 'meta-campaign.RadarLocked', data: { unit: target.id, by: attacker.id } }, [
    'EDCU-RAD-07',
  ]);
  const radar = lockingRadar(table.state, track);
  if (radar && has(target, 'radarWarning'))
    warn(table, target, radar, table.state.rules.warnLockRevealMin, 'LOCK');
}

/** The first radar that holds the track. */
const lockingRadar = (state: MetaCampaignState, { radars }: RadarTrack): Radar | undefined =>
  radarsOf(state).find(({ id, type }) => type === 'airRadar' && radars.includes(id));
