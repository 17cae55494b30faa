import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { STRUCTURES } from '../data/structures.js';
import { firstOf, unless } from '../general/asked.js';
import { crossing, operates, placeAt } from '../map/edges.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import type { MetaCampaignState, Structure, Unit } from '../state/index.js';
import { blocOf, isAirborne, isVessel, opposes } from '../units/kinds.js';
import { fits, loadOf } from './aboard/room.js';

type Loading = ActionOf<'ONLOAD' | 'OFFLOAD'>;

const PATH = ['order', 'action'];
const AT_DEPOT = [...PATH, 'depot'];

/** EDCU-TRN-08: in the own hex; for vessels across a harbor edge or on a Beach too. */
function isInReach(state: MetaCampaignState, unit: Unit, { hex }: Structure): boolean {
  const from = existing(unit.hex, 'hex');
  if (hex === from) return true;
  if (!isVessel(unit)) return false;
  const side = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(hex), 'hex'));
  if (side === null) return false;
  return (
    placeAt(state, hex)?.terrain === 'BEACH' || crossing(state, from, hex).lies.features.includes('HARBOR')
  );
}

/** A depot that works and is not an opponent's. */
function mustBeDepot(state: MetaCampaignState, unit: Unit, id: string): readonly Violation[] {
  const depot = lookUp(state.structures, id);
  const params = { depot: id };
  return firstOf(
    () =>
      unless(
        depot !== undefined && lookUp(STRUCTURES, depot.type)?.depot !== 0 && operates(depot),
        'EDCU-TRN-08',
        'NOT_A_DEPOT',
        AT_DEPOT,
        params,
      ),
    () => {
      const { bloc } = existing(depot, 'depot');
      const hostile = bloc !== null && opposes(bloc, blocOf(unit));
      return unless(!hostile, 'EDCU-TRN-08', 'HOSTILE_DEPOT', AT_DEPOT, params);
    },
    () =>
      unless(isInReach(state, unit, existing(depot, 'depot')), 'EDCU-TRN-08', 'NOT_IN_HEX', AT_DEPOT, params),
  );
}

/** EDCU-TRN-08: as much as there is, and as there is room for. */
function mustHold(
  state: MetaCampaignState,
  unit: Unit,
  { name, depot: id, crates, barrels }: Loading,
): readonly Violation[] {
  const depot = existing(lookUp(state.structures, id), 'depot');
  const from = name === 'ONLOAD' ? depot : unit;
  const load = loadOf(state, unit);
  const limit = lookUp(STRUCTURES, depot.type)?.depot ?? null;
  const holds =
    name === 'ONLOAD'
      ? fits(unit.sheet, { ...load, supplies: load.supplies + crates + barrels })
      : limit === null || depot.crates + depot.barrels + crates + barrels <= limit;
  return [
    ...unless(crates + barrels > 0, 'EDCU-TRN-08', 'NOTHING', PATH),
    ...unless(crates <= from.crates && barrels <= from.barrels, 'EDCU-TRN-08', 'NOT_THERE', PATH, {
      crates: from.crates,
      barrels: from.barrels,
    }),
    ...unless(holds, 'EDCU-TRN-08', 'NO_PLACE', PATH),
  ];
}

const judgeLoading = (state: MetaCampaignState, unit: Unit, action: Loading): readonly Violation[] =>
  firstOf(
    () => unless(!isAirborne(unit), 'EDCU-TRN-08', 'AIRBORNE', PATH),
    () => mustBeDepot(state, unit, action.depot),
    () => mustHold(state, unit, action),
  );

export const ONLOAD_DEED: Deed<ActionOf<'ONLOAD'>> = {
  judge: judgeLoading,
  carryOut: (table, { unit }, { depot, crates, barrels }) =>
    table.emit({ type: 'meta-campaign.SupplyOnloaded', data: { unit, depot, crates, barrels } }, [
      'EDCU-TRN-08',
    ]),
};

export const OFFLOAD_DEED: Deed<ActionOf<'OFFLOAD'>> = {
  judge: judgeLoading,
  carryOut: (table, { unit }, { depot, crates, barrels }) =>
    table.emit({ type: 'meta-campaign.SupplyOffloaded', data: { unit, depot, crates, barrels } }, [
      'EDCU-TRN-08',
    ]),
};
