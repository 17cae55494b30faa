import { flatNeighbours, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { destroy } from '../attacks/damage/damaging.js';
import { die } from '../general/checks.js';
import { placeAt } from '../map/edges.js';
import { enter } from '../movement/passing/spending.js';
import { arrange } from '../positions/arranging.js';
import { groundIn } from '../positions/occupants.js';
import { inTurn } from '../positions/ranking.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Structure, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { isAircraft, isVessel } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

const D20 = 20;

/** EDC-GAR-05: its garrison, land units on the bridge, the craft on the platform. */
function occupantsOf(state: MetaCampaignState, { id, type, site, hex }: Structure): readonly Unit[] {
  const there = inTurn(groundIn(state, hex));
  if (site === 'BRIDGE') return there.filter((each) => !isVessel(each));
  if (type === 'vtolPlatform') return there.filter((each) => isAircraft(each));
  return inTurn(Object.values(state.units).filter((each) => each.garrisonOf === id));
}

/** EDC-GAR-05: one die for each; from a bridge who lives goes to the nearest open land. */
export function collapse(table: EdcTable, structure: Structure): void {
  const { rules } = table.state;
  for (const { id } of occupantsOf(table.state, structure)) {
    const unit = unitAt(table.state, id);
    const face = die(table, id, D20, 'EDC-GAR-05', 'collapse');
    const dead = face <= rules.collapseDeadMax;
    const halved = !dead && face <= rules.collapseWoundedMax;
    const fs = halved ? Math.max(1, Math.floor(unit.fs / 2)) : unit.fs;
    table.emit(
      {
        type: 'meta-campaign.OccupantCollapsed',
        data: { unit: id, structure: structure.id, fate: dead ? 'DEAD' : halved ? 'HALVED' : 'UNHARMED', fs },
      },
      ['EDC-GAR-05'],
    );
    if (dead) destroy(table, id, 0, 'collapse');
    else if (structure.site === 'BRIDGE') leaveBridge(table, id);
    else arrange(table, existing(unit.hex, 'hex'));
  }
}

/** EDC-GAR-05: the adjacent land hex with room that comes first by its direction; without one it is lost. */
function leaveBridge(table: EdcTable, id: string): void {
  const { state } = table;
  const unit = unitAt(state, id);
  const from = existing(parseHexKey(existing(unit.hex, 'hex')), 'hex');
  const to = flatNeighbours(from)
    .map(hexKey)
    .find(
      (hex) =>
        placeAt(state, hex) !== null && placeAt(state, hex)?.terrain !== 'WATER' && isOpen(state, hex, unit),
    );
  if (to === undefined) destroy(table, id, 0, 'collapse');
  else enter(table, id, to);
}
