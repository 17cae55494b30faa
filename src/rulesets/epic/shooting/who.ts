import type { Violation } from '../catalog.js';
import { SPECIAL_ORDERS } from '../data/tables.js';
import { firstOf, unless } from '../general/asked.js';
import type { Detachment, EpicState, Step } from '../state/index.js';
import { detachmentsOf, isWarEngine, livingOf } from '../units/pieces.js';
import { firepowerOf } from '../units/values.js';
import { usableWeapons } from '../firepower/weapons.js';

const PATH = ['detachment'] as const;

/** EPC-SHO-01, EPC-SHO-12, EPC-FLY-02: which detachments shoot in a step. */
export function judgeShooter(state: EpicState, detachment: Detachment, step: Step): readonly Violation[] {
  const { broken, order, shot, place, isFlyer, mission, missionDone } = detachment;
  if (step === 'BOMBARDMENT')
    return firstOf(
      () => unless(place === 'TABLE', 'EPC-SHO-01', 'NOT_ON_TABLE', PATH),
      () => unless(!broken, 'EPC-SHO-01', 'BROKEN', PATH),
      () => unless(order === 'SPECIAL_BOMBARDMENT', 'EPC-SHO-12', 'NO_BOMBARDMENT_ORDER', PATH),
      () => unless(!shot, 'EPC-SHO-01', 'ALREADY_SHOT', PATH),
    );
  if (isFlyer)
    return firstOf(
      () => unless(step === 'VEHICLES_AND_INFANTRY', 'EPC-SHO-01', 'NO_WAR_ENGINE', PATH),
      () =>
        unless(place === 'OFF_TABLE' && mission === 'GROUND_ATTACK', 'EPC-SHO-01', 'NO_GROUND_ATTACK', PATH),
      () => unless(!missionDone && !shot, 'EPC-SHO-01', 'ALREADY_SHOT', PATH),
    );
  const engine = isWarEngine(state, detachment);
  return firstOf(
    () => unless(place === 'TABLE', 'EPC-SHO-01', 'NOT_ON_TABLE', PATH),
    () => unless(!engine || step === 'WAR_ENGINES', 'EPC-SHO-01', 'WAR_ENGINE', PATH),
    () => unless(engine || step !== 'WAR_ENGINES', 'EPC-SHO-01', 'NO_WAR_ENGINE', PATH),
    () => unless(!broken, 'EPC-SHO-01', 'BROKEN', PATH),
    () => unless(order !== 'MARCH', 'EPC-SHO-01', 'MARCHING', PATH),
    () => unless(!SPECIAL_ORDERS.includes(order), 'EPC-SHO-01', 'SPECIAL_ORDERS', PATH),
    () => unless(!shot, 'EPC-SHO-01', 'ALREADY_SHOT', PATH),
  );
}

/** Whether a detachment has anything to shoot with. */
const hasFire = (state: EpicState, detachment: Detachment): boolean =>
  livingOf(state, detachment).some(
    ({ id, mountedIn }) =>
      mountedIn === null && (firepowerOf(state, id) > 0 || usableWeapons(state, id).length > 0),
  );

/** Detachments of a side that may shoot in a step yet. */
export const shootersOf = (state: EpicState, army: string, step: Step): readonly Detachment[] =>
  detachmentsOf(state, army).filter(
    (each) => judgeShooter(state, each, step).length === 0 && hasFire(state, each),
  );
