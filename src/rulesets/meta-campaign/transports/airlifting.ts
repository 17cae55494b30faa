import { existing } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { checkHere } from '../mines/detonation/checking.js';
import { standsIn } from '../movement/passing/passing.js';
import type { Course, Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { shownOpponentsIn } from '../positions/occupants.js';
import { isOpen } from '../positions/room.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, has, isFree } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { carriesUnits, hookedTo } from './aboard/carried.js';
import { mustBeAtHand } from './towing.js';

const PATH = ['order', 'action'];
const AT_UNIT = [...PATH, 'unit'];

/** EDCU-LFT-01: what is lifted at all. */
const isLoad = ({ sheet }: Unit): boolean => ['vehicle', 'towed'].includes(sheet.category);

/** EDCU-LFT-02 */
const isLightEnough = ({ sheet }: Unit, load: Unit): boolean =>
  sheet.liftRating !== null && (load.sheet.airMobility ?? -1) >= sheet.liftRating;

const mustBeAtContour = (unit: Unit, rule: 'EDCU-LFT-03' | 'EDCU-LFT-04'): readonly Violation[] =>
  unless(unit.profile === 'CONTOUR', rule, 'NOT_AT_CONTOUR', PATH);

/** EDCU-LFT-03 */
function judgeHook(
  state: MetaCampaignState,
  unit: Unit,
  { unit: id }: ActionOf<'HOOK'>,
  course: Course,
): readonly Violation[] {
  const params = { unit: id };
  return firstOf(
    () => unless(has(unit, 'liftHooks') && unit.sheet.liftRating !== null, 'EDCU-LFT-01', 'NO_HOOKS', PATH),
    () => [
      ...unless(hookedTo(state, unit.id) === null, 'EDCU-LFT-01', 'HOOKS_TAKEN', PATH),
      ...mustBeAtContour(unit, 'EDCU-LFT-03'),
    ],
    () => mustBeAtHand(state, unit, id, course, 'EDCU-LFT-03', 'EDCU-LFT-01'),
    () => {
      const load = unitAt(state, id);
      const loose = course.open.carriage.includes(id);
      return [
        ...firstOf(
          () => unless(isLoad(load), 'EDCU-LFT-01', 'CANNOT_LIFT', AT_UNIT, params),
          () => unless(isLightEnough(unit, load), 'EDCU-LFT-02', 'TOO_HEAVY', AT_UNIT, params),
        ),
        ...unless(!load.deployed, 'EDCU-TOW-06', 'DEPLOYED', AT_UNIT, params),
        ...unless(loose || load.carriedBy === null, 'EDCU-LFT-03', 'CARRIED', AT_UNIT, params),
        ...unless(!carriesUnits(state, load), 'EDCU-LFT-03', 'CARRIES', AT_UNIT, params),
        ...unless(isFree(load), 'EDCU-LFT-03', 'OVERRUN', AT_UNIT, params),
      ];
    },
  );
}

/** EDCU-LFT-04 */
const judgeDrop = (
  state: MetaCampaignState,
  unit: Unit,
  { unit: id }: ActionOf<'DROP_LOAD'>,
  { open }: Course,
): readonly Violation[] =>
  firstOf(
    () => unless(hookedTo(state, unit.id)?.id === id, 'EDCU-LFT-04', 'NOT_HOOKED', AT_UNIT, { unit: id }),
    () => mustBeAtContour(unit, 'EDCU-LFT-04'),
    () => {
      const hex = existing(unit.hex, 'hex');
      const load = unitAt(state, id);
      return [
        ...unless(standsIn(state, hex, load), 'EDCU-LFT-04', 'IMPASSABLE', PATH, { hex }),
        ...unless(
          shownOpponentsIn(state, hex, blocOf(unit)).length === 0,
          'EDCU-LFT-04',
          'ENEMY_THERE',
          PATH,
          {
            hex,
          },
        ),
        ...unless(isOpen(state, hex, load, open.places), 'EDC-POS-01', 'NO_ROOM', PATH, { hex }),
      ];
    },
  );

export const HOOK_DEED: Deed<ActionOf<'HOOK'>> = {
  judge: judgeHook,
  carryOut: (table, { unit: craft }, { unit }) => {
    const hex = existing(unitAt(table.state, craft).hex, 'hex');
    table.emit({ type: 'meta-campaign.LoadHooked', data: { unit, craft } }, ['EDCU-LFT-03']);
    arrange(table, hex);
  },
};

export const DROP_LOAD_DEED: Deed<ActionOf<'DROP_LOAD'>> = {
  judge: judgeDrop,
  carryOut: (table, { unit: craft }, { unit }) => {
    const hex = existing(unitAt(table.state, craft).hex, 'hex');
    table.emit({ type: 'meta-campaign.LoadDropped', data: { unit, craft, hex } }, ['EDCU-LFT-04']);
    enterFacing(table, unitAt(table.state, unit), hex, null);
    arrange(table, hex);
    checkHere(table, unit);
  },
};
