import { flatNeighbour, FLAT_DIRECTIONS, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing, itemAt } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { die } from '../general/checks.js';
import { placeAt } from '../map/edges.js';
import { emits } from '../radar/warning/emitters.js';
import { sectorOf } from '../sight/sectors.js';
import { hexesApart, isSeen } from '../sight/seeing.js';
import type { BatteryMarker, MetaCampaignState, Unit, Weapon } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap, opposes } from '../units/kinds.js';

const D6 = 6;
const hexOf = (key: string) => existing(parseHexKey(key), 'hex');

/** EDCU-CB-03: a counter battery radar of the bloc that is on and near enough. */
const hasRadar = (state: MetaCampaignState, bloc: Bloc, hex: string): boolean =>
  Object.values(state.units).some(
    (each) =>
      blocOf(each) === bloc &&
      emits(each) &&
      each.sheet.sensors.some(({ type }) => type === 'counterBattery') &&
      hexesApart(existing(each.hex, 'hex'), hex) <= state.rules.counterBatteryRadarRange,
  );

const isThere = (state: MetaCampaignState, bloc: Bloc, hex: string): boolean =>
  Object.values(state.units).some((each) => isOnMap(each) && each.hex === hex && blocOf(each) === bloc) ||
  Object.values(state.structures).some((each) => each.hex === hex && each.bloc === bloc && each.hp > 0);

/** EDCU-CB-03: the firing hex, or one beside it that the second die says; off the map the firing hex. */
function nearHex(table: EdcTable, firer: Unit, from: string): string {
  const { state } = table;
  const first = die(table, firer.id, D6, 'EDCU-CB-03', 'counter battery');
  if (first <= state.rules.counterBatteryExactMax) return from;
  const second = die(table, firer.id, D6, 'EDCU-CB-03', 'counter battery, beside');
  const beside = hexKey(flatNeighbour(hexOf(from), itemAt(FLAT_DIRECTIONS, second - 1)));
  return placeAt(state, beside) === null ? from : beside;
}

/** Blocs that oppose another one. */
const opponentsOf = (bloc: Bloc): readonly Bloc[] =>
  (['FRIENDLY', 'HOSTILE'] as const).filter((each) => opposes(each, bloc));

const seesFirer = (state: MetaCampaignState, bloc: Bloc, firer: Unit): boolean =>
  isSeen(state, bloc === 'HOSTILE' ? 'HOSTILE' : 'PLAYER', firer);

/**
 * EDCU-CB-01 to EDCU-CB-04: a marker gives no sight; who is to have one is settled by who is in the hex before the damage; the answer lays them
 * after it.
 */
export function layMarkers(table: EdcTable, firer: Unit, weapon: Weapon, hex: string): () => void {
  const { state } = table;
  const from = existing(firer.hex, 'hex');
  const { munition } = weapon;
  if ((munition !== 'shell' && munition !== 'rocket') || from === hex) return () => undefined;
  const blocs = opponentsOf(blocOf(firer)).filter(
    (bloc) => (isThere(state, bloc, hex) || hasRadar(state, bloc, hex)) && !seesFirer(state, bloc, firer),
  );
  return () => {
    for (const bloc of blocs) {
      const kind = munition === 'rocket' ? 'ROCKET' : 'SHELL';
      const sectors = kind === 'ROCKET' && state.rules.counterBatteryRockets12 ? 12 : 6;
      const marker: BatteryMarker = {
        bloc,
        hex,
        kind,
        bearing: sectorOf(hex, from, sectors),
        sectors,
        near: hasRadar(table.state, bloc, hex) ? nearHex(table, firer, from) : null,
        round: existing(table.state.contract, 'campaign').round,
      };
      table.emit({ type: 'meta-campaign.BatteryMarkerLaid', data: { marker } }, ['EDCU-CB-01', 'EDCU-CB-02']);
    }
  };
}
