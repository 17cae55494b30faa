import { compassTo, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { crossing, isOpenTerrain, isRiver } from '../map/edges.js';
import { barsTo } from '../movement/passing/passing.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { shownOpponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { itemFor } from '../units/items.js';
import { blocOf, has, isFree, isLandVehicle } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { carriesUnits, towedBy } from './aboard/carried.js';

const PATH = ['order', 'action'];
const AT_UNIT = [...PATH, 'unit'];

/** EDCU-TOW-01: what is towable, and land vehicles that are not heavier than the tower. */
export function canTow(tower: Unit, load: Unit): boolean {
  if (load.sheet.category === 'towed' || has(load, 'towable')) return has(load, 'towable');
  const [own, other] = [tower.sheet.airMobility, load.sheet.airMobility];
  return isLandVehicle(load) && own !== null && other !== null && other >= own;
}

/** EDCU-TOW-02, EDCU-LFT-03: a unit that is known, of the own bloc, in the own hex or on its way there (EDC-ORD-04). */
export function mustBeAtHand(
  state: MetaCampaignState,
  unit: Unit,
  id: string,
  { open }: Course,
  rule: 'EDCU-TOW-02' | 'EDCU-LFT-03',
  whose: 'EDCU-LFT-01' | 'EDCU-TOW-02' = 'EDCU-TOW-02',
): readonly Violation[] {
  const load = lookUp(state.units, id);
  const params = { unit: id };
  return firstOf(
    () =>
      unless(
        load?.status === 'ACTIVE' && load.id !== unit.id && blocOf(load) === blocOf(unit),
        whose,
        'NOT_OWN_BLOC',
        AT_UNIT,
        params,
      ),
    () =>
      unless(
        load?.hex === unit.hex || open.places.includes(id) || open.carriage.includes(id),
        rule,
        'NOT_IN_HEX',
        AT_UNIT,
        params,
      ),
  );
}

/** EDCU-TOW-02 */
function judgeHitch(
  state: MetaCampaignState,
  unit: Unit,
  { unit: id }: ActionOf<'HITCH'>,
  course: Course,
): readonly Violation[] {
  const params = { unit: id };
  return firstOf(
    () => unless(unit.sheet.hitch, 'EDCU-TOW-01', 'NO_HITCH', PATH),
    () => unless(towedBy(state, unit.id) === null, 'EDCU-TOW-02', 'HITCH_TAKEN', PATH),
    () => mustBeAtHand(state, unit, id, course, 'EDCU-TOW-02'),
    () => {
      const load = unitAt(state, id);
      const loose = course.open.carriage.includes(id);
      return [
        ...unless(canTow(unit, load), 'EDCU-TOW-01', 'CANNOT_TOW', AT_UNIT, params),
        ...unless(loose || load.carriedBy === null, 'EDCU-TOW-02', 'CARRIED', AT_UNIT, params),
        ...unless(!carriesUnits(state, load), 'EDCU-TOW-02', 'CARRIES', AT_UNIT, params),
        ...unless(load.garrisonOf === null, 'EDCU-TOW-02', 'GARRISON', AT_UNIT, params),
        ...unless(isFree(load), 'EDCU-TOW-02', 'OVERRUN', AT_UNIT, params),
        // EDC-ORD-04: whether it is deployed does not wait for its own order.
        ...unless(!load.deployed, 'EDCU-TOW-06', 'DEPLOYED', AT_UNIT, params),
      ];
    },
  );
}

/** EDCU-TOW-03: what it tows. */
const mustTow = (state: MetaCampaignState, unit: Unit, id: string): readonly Violation[] =>
  unless(towedBy(state, unit.id)?.id === id, 'EDCU-TOW-03', 'NOT_TOWED', AT_UNIT, { unit: id });

const judgeUnhitch = (
  state: MetaCampaignState,
  unit: Unit,
  { unit: id }: ActionOf<'UNHITCH'>,
  { open }: Course,
): readonly Violation[] =>
  firstOf(
    () => mustTow(state, unit, id),
    () => {
      const hex = existing(unit.hex, 'hex');
      // EDC-ORD-04: where the tower means to go it takes its place, too.
      const there = { ...state, units: { ...state.units, [unit.id]: unit } };
      const room = isOpen(there, hex, unitAt(state, id), open.places);
      return unless(room, 'EDC-POS-01', 'NO_ROOM', PATH, { hex });
    },
  );

/** EDCU-TOW-04 */
function judgeExtended(
  state: MetaCampaignState,
  unit: Unit,
  { unit: id, hex }: ActionOf<'EXTENDED_UNHITCH'>,
  { open }: Course,
): readonly Violation[] {
  const from = existing(unit.hex, 'hex');
  const at = [...PATH, 'hex'];
  const side = compassTo(existing(parseHexKey(from), 'hex'), existing(parseHexKey(hex), 'hex'));
  return firstOf(
    () => mustTow(state, unit, id),
    () => unless(side !== null, 'EDCU-TOW-04', 'NOT_ADJACENT', at, { hex }),
    () => barsTo(state, { ...unitAt(state, id), carriedBy: null }, from, hex, at),
    () => [
      ...unless(!isRiver(crossing(state, from, hex)), 'EDCU-TOW-04', 'RIVER', at, { hex }),
      ...unless(isOpenTerrain(state, hex), 'EDCU-TOW-04', 'NOT_OPEN', at, { hex }),
      ...unless(shownOpponentsIn(state, hex, blocOf(unit)).length === 0, 'EDCU-TOW-04', 'ENEMY_THERE', at, {
        hex,
      }),
      ...unless(isOpen(state, hex, unitAt(state, id), open.places), 'EDC-POS-01', 'NO_ROOM', at, { hex }),
    ],
  );
}

/** EDCU-TOW-03: it comes down undeployed, as it was hitched. */
export function unhitch(table: EdcTable, tower: string, unit: string, hex: string): void {
  table.emit({ type: 'meta-campaign.UnitUnhitched', data: { unit, tower, hex } }, [
    'EDCU-TOW-03',
    'EDCU-TOW-04',
  ]);
  enterFacing(table, unitAt(table.state, unit), hex, null);
  arrange(table, hex);
}

export const HITCH_DEED: Deed<ActionOf<'HITCH'>> = {
  judge: judgeHitch,
  carryOut: (table, { unit: tower }, { unit }) => {
    table.emit({ type: 'meta-campaign.UnitHitched', data: { unit, tower } }, ['EDCU-TOW-02']);
    arrange(table, existing(unitAt(table.state, tower).hex, 'hex'));
  },
};

export const UNHITCH_DEED: Deed<ActionOf<'UNHITCH'>> = {
  judge: judgeUnhitch,
  carryOut: (table, { unit: tower }, { unit }) =>
    unhitch(table, tower, unit, existing(unitAt(table.state, tower).hex, 'hex')),
};

export const EXTENDED_UNHITCH_DEED: Deed<ActionOf<'EXTENDED_UNHITCH'>> = {
  judge: judgeExtended,
  carryOut: (table, { unit: tower }, { unit, hex }) => unhitch(table, tower, unit, hex),
  energy: (_, __, { rules }) => rules.extendedUnhitchEnergy,
};

/** EDCU-TOW-06: who can be deployed, and is not, or is. */
const mustDeploy = (
  state: MetaCampaignState,
  unit: Unit,
  action: 'deploy' | 'undeploy',
): readonly Violation[] =>
  firstOf(
    () =>
      unless(
        has(unit, 'deployable') && (unit.classId === null || itemFor(state, unit, 'action', action) !== null),
        'EDCU-TOW-06',
        'NOT_DEPLOYABLE',
        PATH,
      ),
    () =>
      action === 'deploy'
        ? unless(!unit.deployed, 'EDCU-TOW-06', 'DEPLOYED', PATH)
        : unless(unit.deployed, 'EDCU-TOW-06', 'NOT_DEPLOYED', PATH),
  );

export const DEPLOY_DEED: Deed<ActionOf<'DEPLOY'>> = {
  judge: (state, unit) => mustDeploy(state, unit, 'deploy'),
  carryOut: (table, { unit }) =>
    table.emit({ type: 'meta-campaign.UnitDeployed', data: { unit } }, ['EDCU-TOW-06']),
};

export const UNDEPLOY_DEED: Deed<ActionOf<'UNDEPLOY'>> = {
  judge: (state, unit) => mustDeploy(state, unit, 'undeploy'),
  carryOut: (table, { unit }) =>
    table.emit({ type: 'meta-campaign.UnitUndeployed', data: { unit } }, ['EDCU-TOW-06']),
};
