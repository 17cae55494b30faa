import { flatNeighbours, hexKey, parseHexKey } from '../../../../engine/hex/index.js';
import { existing } from '../../../../kernel/index.js';
import { die } from '../../general/checks.js';
import { standsIn } from '../../movement/passing/passing.js';
import { arrange, enterFacing } from '../../positions/arranging.js';
import { groundOpponentsIn } from '../../positions/occupants.js';
import { isOpen } from '../../positions/room.js';
import type { MetaCampaignState, Unit } from '../../state/index.js';
import type { EdcTable } from '../../table.js';
import { blocOf } from '../../units/kinds.js';
import { unitAt } from '../../units/on-map.js';
import { carriedOn } from '../../transports/aboard/carried.js';

const D6 = 6;

type Fate = 'LOST' | 'HALVED' | 'UNHARMED';

/** What the die says of a unit whose carrier was lost; without a die from a height (EDCU-TRN-09). */
function fateOf(
  table: EdcTable,
  id: string,
  { profile }: Unit,
): { readonly face: number | null; readonly fate: Fate } {
  if (profile === 'LOW' || profile === 'CRUISE') return { face: null, fate: 'LOST' };
  const { carriedLostMax, carriedHalvedMax, airborneCarriedSaveMin } = table.state.rules;
  const face = die(table, id, D6, 'EDCU-TRN-09', 'loss of its carrier');
  if (profile !== null) return { face, fate: face >= airborneCarriedSaveMin ? 'HALVED' : 'LOST' };
  return { face, fate: face <= carriedLostMax ? 'LOST' : face <= carriedHalvedMax ? 'HALVED' : 'UNHARMED' };
}

/** EDCU-TRN-09: the hex itself, else the first open one beside it; null where it can stand nowhere. */
function wayOut(state: MetaCampaignState, unit: Unit, hex: string): string | null {
  const holds = (each: string) => standsIn(state, each, unit) && isOpen(state, each, unit);
  if (holds(hex)) return hex;
  const beside = flatNeighbours(existing(parseHexKey(hex), 'hex')).map(hexKey);
  return (
    beside.find((each) => holds(each) && groundOpponentsIn(state, each, blocOf(unit)).length === 0) ?? null
  );
}

/**
 * EDCU-TRN-09: what becomes of everybody whom a destroyed unit carried.
 * @param carrier as it was; on the ground where it was lost in landing
 * @param lose destroys a unit
 */
export function spill(table: EdcTable, carrier: Unit, lose: (unit: string) => void): void {
  const hex = existing(carrier.hex, 'hex');
  for (const { id, carriedBy } of carriedOn(table.state, carrier.id)) {
    if (carriedBy?.how === 'HITCHED') {
      table.emit({ type: 'meta-campaign.UnitUnhitched', data: { unit: id, tower: carrier.id, hex } }, [
        'EDCU-TRN-09',
      ]);
      enterFacing(table, unitAt(table.state, id), hex, null);
      arrange(table, hex);
      continue;
    }
    const unit = unitAt(table.state, id);
    const { face, fate } = fateOf(table, id, carrier);
    const out = fate === 'LOST' ? null : wayOut(table.state, unit, hex);
    const fs = fate === 'HALVED' ? Math.max(1, Math.floor(unit.fs / 2)) : unit.fs;
    table.emit(
      {
        type: 'meta-campaign.CarriedUnitFateRolled',
        data: { unit: id, carrier: carrier.id, face, fate: out === null ? 'LOST' : fate, fs, hex: out },
      },
      ['EDCU-TRN-09'],
    );
    if (out === null) lose(id);
    else {
      enterFacing(table, unitAt(table.state, id), out, null);
      arrange(table, out);
    }
  }
}
