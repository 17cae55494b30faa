import { isAdjacent, parseHexKey, type HexKey } from '../../../engine/hex/index.js';
import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarPosition } from './position.js';
import { offTheMap } from '../units/invariants.js';
import { isNotable, nameKey } from '../goods/notation/index.js';
import { pathFaults } from '../map/paths/index.js';
import { warpMapOf } from '../map/sector-map.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-MAP-01 … -05, GOW-TRV-03: hexes, systems, routes, storms and ways on the map, and names that lines can be written with. */
export const checkMap = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] => [
  ...checkHexes(position),
  ...checkSystems(position, state),
  ...(position.routes ?? []).flatMap(({ hexes }, index) => [
    ...offTheMap(state, hexes, ['position', 'routes', index, 'hexes']),
    ...gaps(hexes, ['position', 'routes', index, 'hexes']),
  ]),
  ...(position.storms ?? []).flatMap(({ core }, index) =>
    offTheMap(state, core, ['position', 'storms', index, 'core']),
  ),
  ...checkJourneys(position, state),
  ...checkNames(position.planets, 'planets'),
];

/** GOW-MAP-01, -03: every hex once, each in a sub-sector. */
function checkHexes({ hexes, subSectors }: GhostOfWarPosition): readonly Violation[] {
  const seen = new Set<string>();
  const known = new Set(subSectors.map((each) => each.id));
  return hexes.flatMap(({ hex, subSector }, index) => {
    const path = ['position', 'hexes', index];
    const twice = seen.has(hex);
    seen.add(hex);
    return [
      ...(twice ? [violation('GOW-MAP-01', 'HEX_TWICE', [...path, 'hex'], { hex })] : []),
      ...(known.has(subSector)
        ? []
        : [violation('GOW-MAP-03', 'NO_SUCH_SUB_SECTOR', [...path, 'subSector'], { subSector })]),
    ];
  });
}

/** GOW-MAP-01, -02: systems are on the map, and a hex holds at most one. */
const checkSystems = ({ systems }: GhostOfWarPosition, { hexes }: GhostOfWarState): readonly Violation[] =>
  systems.flatMap(({ hex }, index) => {
    const path = ['position', 'systems', index, 'hex'];
    return [
      ...(lookUp(hexes, hex) ? [] : [violation('GOW-MAP-01', 'NOT_ON_THE_MAP', path, { hex })]),
      ...(systems.findIndex((each) => each.hex === hex) < index
        ? [violation('GOW-MAP-02', 'HEX_HAS_A_SYSTEM', path, { hex })]
        : []),
    ];
  });

/** GOW-MAP-04: each hex of a route lies beside the one before. */
const gaps = (hexes: readonly HexKey[], path: InputPath): readonly Violation[] =>
  hexes.flatMap((hex, at) => {
    const [before, here] = [parseHexKey(hexes[at - 1] ?? ''), parseHexKey(hex)];
    return before && here && !isAdjacent(before, here)
      ? [violation('GOW-MAP-04', 'NOT_NEIGHBOURS', [...path, at], { hex })]
      : [];
  });

/** GOW-TRV-03: ways of journeys under way. */
const checkJourneys = ({ journeys }: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] =>
  (journeys ?? []).flatMap(({ from, to, path, landOn }, index) => {
    const place = ['position', 'journeys', index];
    const unknown = (['from', 'to'] as const).filter(
      (each) => !lookUp(state.systems, each === 'from' ? from : to),
    );
    if (unknown.length > 0) {
      return unknown.map((each) =>
        violation('GOW-GEN-12', 'NO_SUCH_THING', [...place, each], { id: each === 'from' ? from : to }),
      );
    }
    const [start, end] = [lookUp(state.systems, from)?.hex ?? '', lookUp(state.systems, to)?.hex ?? ''];
    const lands = landOn ?? null;
    const elsewhere = lands !== null && (lookUp(state.planets, lands)?.system ?? to) !== to;
    return [
      ...(from === to ? [violation('GOW-TRV-01', 'SAME_SYSTEM', [...place, 'to'], { system: to })] : []),
      ...(elsewhere
        ? [violation('GOW-TRV-09', 'NOT_IN_DESTINATION', [...place, 'landOn'], { planet: lands })]
        : []),
      ...pathFaults(warpMapOf(state), path, start, end).map((each) =>
        violation('GOW-TRV-03', each.code, [...place, 'path', each.index], { hex: path[each.index] ?? null }),
      ),
    ];
  });

/** GOW-TRD-02: names of planets are unique, whatever their case, and hold no symbol of the grammar. */
const checkNames = (things: readonly { readonly name: string }[], list: string): readonly Violation[] =>
  things.flatMap(({ name }, index) => {
    const path = ['position', list, index, 'name'];
    const twice = things.findIndex((each) => nameKey(each.name) === nameKey(name)) < index;
    return [
      ...(isNotable(name) ? [] : [violation('GOW-TRD-02', 'NAME_NOT_NOTABLE', path, { name })]),
      ...(twice ? [violation('GOW-TRD-02', 'NAME_TWICE', path, { name })] : []),
    ];
  });
