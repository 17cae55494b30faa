import { hexKey, type HexKey } from '../../../../engine/hex/index.js';
import type { AirSquadron, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { newIds, orderOf } from '../../pieces/ids.js';
import { canonicalHexes, inOrder } from '../../map/map.js';

/** PLN-BLD-10 Airbase: squadrons of each kind. */
const SQUADRONS: Readonly<Record<string, number>> = { MINOR_AIRBASE: 1, MAJOR_AIRBASE: 2 };

/** PLN-BLD-10: an Airbase has its squadrons, of the owner of the hex; without the base they are lost. */
export function mendSquadrons(table: PlanetaryTable, base: HexKey): void {
  const { state } = table;
  const owner = state.hexes[base]?.controller ?? null;
  const room = owner === null ? 0 : roomAt(state, base);
  const there = inOrder(Object.values(state.squadrons).filter((each) => each.base === base));
  const kept = there.filter((each) => each.owner === owner).slice(0, room);
  const removed = there.filter((each) => !kept.includes(each)).map((each) => each.id);
  const added = owner === null ? [] : newSquadrons(state, owner, base, room - kept.length);
  if (added.length + removed.length === 0) return;
  table.emit({ type: 'planetary.SquadronsChanged', data: { base, owner, added, removed } }, ['PLN-BLD-10']);
}

const newSquadrons = (
  state: PlanetaryState,
  owner: string,
  base: HexKey,
  count: number,
): readonly AirSquadron[] =>
  newIds(state, 'squadron-', [owner], count).map((id, place) => {
    const order = orderOf(state, 'squadron-', id, owner);
    return {
      id,
      order: state.made ? order : order + place,
      owner,
      base,
      mission: null,
      airspace: null,
      targetHex: null,
      negated: false,
    };
  });

const roomAt = (state: PlanetaryState, base: HexKey): number =>
  Math.max(0, ...(state.hexes[base]?.urban?.buildings ?? []).map((each) => SQUADRONS[each.type] ?? 0));

/** PLN-BLD-10: bases that were built, lost or changed hands, and no longer agree with their squadrons. */
export function mendAllSquadrons(table: PlanetaryTable): void {
  const used = new Set(Object.values(table.state.squadrons).map((each) => each.base));
  for (const hex of canonicalHexes(table.state)) {
    const key = hexKey(hex);
    if (used.has(key) || hex.urban !== null) mendSquadrons(table, key);
  }
}
