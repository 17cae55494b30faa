import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { opponentsIn } from '../positions/occupants.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { fits, loadOf } from '../transports/aboard/room.js';
import { blocOf, has, isAirborne, isInfantry, isOnMap } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

const PATH = ['order', 'action'];

/** Where a group is: on the ground as a unit of its own, or with who carries it (EDC-RSC-05). */
type Found = { readonly of: string; readonly token: Unit | null; readonly carrier: Unit | null };

function groupBy({ units }: MetaCampaignState, id: string): Found | null {
  const token = lookUp(units, id);
  if (token?.survivorsOf != null && isOnMap(token)) return { of: token.survivorsOf, token, carrier: null };
  const carrier = Object.values(units).find((each) => isOnMap(each) && each.survivors.includes(id));
  return carrier ? { of: id, token: null, carrier } : null;
}

const hexOf = ({ token, carrier }: Found): string | null => token?.hex ?? carrier?.hex ?? null;

/** EDC-RSC-04, EDCU-TRN-01: a place aboard, or of infantry with stretchers one group. */
function hasPlace(state: MetaCampaignState, unit: Unit): boolean {
  if (isInfantry(unit)) return has(unit, 'stretchers') && unit.survivors.length === 0;
  const load = loadOf(state, unit);
  return fits(unit.sheet, { ...load, groups: load.groups + 1 });
}

/** EDC-RSC-04 */
function judge(
  state: MetaCampaignState,
  unit: Unit,
  { survivors: id }: ActionOf<'RECOVER'>,
): readonly Violation[] {
  const path = [...PATH, 'survivors'];
  const found = groupBy(state, id);
  const here = existing(unit.hex, 'hex');
  const carriers = ['vehicle', 'vessel', 'aircraft', 'infantry'];
  return firstOf(
    () =>
      unless(found !== null && found.carrier?.id !== unit.id, 'EDC-RSC-04', 'NO_SURVIVORS', path, {
        survivors: id,
      }),
    () => [
      ...unless(found !== null && hexOf(found) === here, 'EDC-RSC-04', 'ANOTHER_HEX', path, {
        survivors: id,
      }),
      ...unless(
        carriers.includes(unit.sheet.category) && !isAirborne(unit),
        'EDC-RSC-04',
        'CANNOT_CARRY',
        PATH,
      ),
      ...unless(hasPlace(state, unit), 'EDC-RSC-04', 'NO_PLACE', PATH),
      ...unless(
        opponentsIn(state, here, blocOf(unit)).every((each) => each.overrun || isAirborne(each)),
        'EDC-RSC-04',
        'ENEMY_THERE',
        PATH,
      ),
    ],
  );
}

export const RECOVER_DEED: Deed<ActionOf<'RECOVER'>> = {
  judge,
  carryOut: (table, { unit }, { survivors }) => {
    const { of, token, carrier } = existing(groupBy(table.state, survivors), 'survivors');
    table.emit(
      {
        type: 'meta-campaign.SurvivorsRecovered',
        data: { unit, of, token: token?.id ?? null, from: carrier?.id ?? null },
      },
      ['EDC-RSC-04'],
    );
    deliver(table, unit);
  },
};

/** EDC-RSC-05: without an action, where the carrier stands at the collection point. */
export function deliver(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  const point = table.state.contract?.collectionPoint ?? null;
  if (point === null || unit.hex !== point || !isOnMap(unit) || isAirborne(unit)) return;
  for (const of of unit.survivors)
    table.emit({ type: 'meta-campaign.SurvivorsDelivered', data: { unit: id, of, seat: unit.owner } }, [
      'EDC-RSC-05',
    ]);
}

/** EDC-RSC-06 */
export const judgePoint = (
  asked: Asked,
  { hex }: CommandOf<'SetCasualtyCollectionPoint'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-RSC-06'),
    () => unless(asked.state.contract !== null, 'EDC-RSC-06', 'NO_CAMPAIGN'),
    () => unless(placeAt(asked.state, hex) !== null, 'EDC-RSC-06', 'OFF_THE_MAP', ['hex'], { hex }),
  );

export const setPoint = (table: EdcTable, { hex }: CommandOf<'SetCasualtyCollectionPoint'>): void =>
  table.emit({ type: 'meta-campaign.CasualtyCollectionPointSet', data: { hex } }, ['EDC-RSC-06']);
