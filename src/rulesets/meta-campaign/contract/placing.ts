import { existing, lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { unless } from '../general/asked.js';
import { hexAt } from '../map/reading.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import type { GameMap, MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, has, isAircraft, isInfantry } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import type { PlacementEntry } from './shapes.js';
import { valuesOf } from '../general/in-order.js';

/** EDC-ORD-03, EDCU-DRP-07: who may be placed, and where. Who comes into the campaign is named: units of those who take part, and the game master's. */
export function checkPlacement(
  map: GameMap,
  coming: readonly string[],
  placements: readonly PlacementEntry[],
  place: number,
  path: InputPath,
  mayOrbit: (unit: string) => boolean,
): readonly Violation[] {
  const { unit, hex, orbit } = existing(placements[place], 'placement');
  return [
    ...unless(coming.includes(unit), 'EDC-ORD-03', 'NO_SUCH_UNIT', [...path, 'unit'], { unit }),
    ...unless(
      placements.findIndex((each) => each.unit === unit) === place,
      'EDC-ORD-03',
      'TWICE',
      [...path, 'unit'],
      { unit },
    ),
    ...unless((hex === undefined) === orbit, 'EDCU-DRP-07', 'HEX_OR_ORBIT', path, { unit }),
    ...unless(hex === undefined || hexAt(map, hex) !== null, 'EDC-MOV-01', 'OFF_THE_MAP', [...path, 'hex'], {
      hex: hex ?? '',
    }),
    ...unless(!orbit || mayOrbit(unit), 'EDCU-DRP-07', 'NOT_ORBITAL', [...path, 'orbit'], { unit }),
  ];
}

/** Units of companies that have signed up. */
export const unitsComing = ({ signUp, companies }: MetaCampaignState): readonly string[] =>
  signUp.signedUp.flatMap((seat) => valuesOf(lookUp(companies, seat)?.slots ?? {}).flat());

/** Puts a unit on the map: stealthed where it can be (EDC-STL-01), deployed and in the air as the game master says (EDCU-TOW-06). */
export function putDown(table: EdcTable, { unit: id, hex, facing, profile, deployed }: PlacementEntry): void {
  const unit = lookUp(table.state.units, id);
  // A company may have been left out meanwhile (EDCU-TF-12).
  if (unit?.status !== 'ACTIVE') return;
  table.emit(
    {
      type: 'meta-campaign.UnitPlaced',
      data: {
        unit: id,
        hex: hex ?? null,
        profile: isAircraft(unit) ? (profile ?? null) : null,
        deployed: has(unit, 'deployable') && deployed,
        stealthed: has(unit, 'stealth'),
      },
    },
    ['EDC-STL-01', 'EDCU-TOW-06'],
  );
  if (hex === undefined) return;
  const placed = unitAt(table.state, id);
  if (facing === undefined) enterFacing(table, placed, hex, null);
  else
    table.emit(
      {
        type: 'meta-campaign.FacingSet',
        data: {
          hex,
          bloc: blocOf(placed),
          facing,
          source: isInfantry(placed) ? 'INFANTRY' : 'OTHER',
          unit: id,
        },
      },
      ['EDC-FAC-02'],
    );
  arrange(table, hex);
}
