import { entryAt, existing } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import { partOf } from '../../data/battle.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { MapHex, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { receive } from '../../money/paying.js';
import { createConvoy } from '../../money/new-convoy.js';

/** RACE-DE-12 RP that a Resource hex yields a turn, by the race of who controls it; before raids and route losses. */
export function yieldOf(state: PlanetaryState, { resource, controller }: MapHex): number {
  const { resourceHex } = modifiersOfSeat(state, controller);
  return resource && resourceHex.mode === 'TRANSPORT' ? partOf(resource.rp, resourceHex.rp) : 0;
}

/** RACE-TY-02: BP that a Resource hex gives to the seat that has just gained it; null where it stays a Resource hex. */
function consumedBp(state: PlanetaryState, hex: HexKey, seat: string): number | null {
  const { resourceHex } = modifiersOfSeat(state, seat);
  const resource = state.hexes[hex]?.resource;
  return resource && resourceHex.mode === 'CONSUME' ? resource.rp * resourceHex.bpPerRp : null;
}

/** RACE-TY-02 Resource hexes are consumed: gained in whatever way, it becomes BP in a new convoy there. */
export function gainResource(table: PlanetaryTable, hex: HexKey, seat: string): void {
  const bp = consumedBp(table.state, hex, seat);
  if (bp === null) return;
  consume(table, hex, seat, bp);
  createConvoy(table, seat, hex, bp, `Resource hex ${hex} consumed`, ['RACE-TY-02']);
}

/** RACE-TY-02: those of the start go into the Capital at once. */
export function consumeStart(
  table: PlanetaryTable,
  seat: string,
  hexes: readonly HexKey[],
  capital: HexKey,
): void {
  for (const hex of hexes) {
    const bp = consumedBp(table.state, hex, seat);
    if (bp === null) continue;
    consume(table, hex, seat, bp);
    receive(table, { seat, hex: capital, bp, cause: `Resource hex ${hex} consumed`, rule: 'RACE-TY-02' });
  }
}

const consume = (table: PlanetaryTable, hex: HexKey, seat: string, bp: number): void =>
  table.emit(
    {
      type: 'planetary.ResourceHexConsumed',
      data: {
        hex,
        seat,
        rp: existing(entryAt(table.state.hexes, hex).resource, 'resource of the hex').rp,
        bp,
      },
    },
    ['RACE-TY-02'],
  );
