import type { CommandOf, EpicCommand } from './commands.js';
import type { Ability, Order } from './data/words.js';
import { usableWeapons } from './firepower/weapons.js';
import type { EpicState, Unit } from './state/index.js';
import { detachmentBy, livingOf, passengersOf, unitBy } from './units/pieces.js';
import { firepowerOf, half, has } from './units/values.js';

/** A command as far as the state tells it: a member that is null has to be said by who sees the table. */
export interface Draft {
  readonly type: EpicCommand['type'];
  readonly [member: string]: unknown;
}

const units = (state: EpicState, detachment: string): readonly Unit[] =>
  livingOf(state, detachmentBy(state, detachment));
const onFoot = (state: EpicState, detachment: string): readonly Unit[] =>
  units(state, detachment).filter((each) => each.mountedIn === null);

/** EPC-MOV-01: all stay unless they are said to move; units that are carried are named when they dismount. */
const going = (state: EpicState, detachment: string) =>
  units(state, detachment).map(({ id, mountedIn }) => ({
    unit: id,
    distanceCm: 0,
    terrain: [],
    ...(mountedIn === null ? {} : { dismounts: false }),
  }));

export const moveDraft = (state: EpicState, detachment: string, order: Order): Draft => ({
  type: 'MoveDetachment',
  detachment,
  order,
  units: going(state, detachment),
});

/** EPC-MOV-07 */
export const retreatDraft = (state: EpicState, detachment: string): Draft => ({
  type: 'Retreat',
  detachment,
  units: onFoot(state, detachment).map(({ id }) => ({ unit: id, distanceCm: 0, terrain: [] })),
});

type AttackType = 'Shoot' | 'Bombard' | 'Intercept' | 'FireFlak';

/** EPC-SHO-12, EPC-FLY-05: who alone takes part. */
const NEEDED: Readonly<Partial<Record<AttackType, Ability>>> = {
  Bombard: 'ARTILLERY',
  FireFlak: 'FLAK',
};

/** EPC-SHO-02: everybody with Firepower shoots, everybody of the target may be hit, every weapon that works is fired. */
export function attackDraft(state: EpicState, type: AttackType, detachment: string, target: string): Draft {
  const { firing, weapons } = fireOf(state, type, detachment);
  return {
    type,
    detachment,
    target,
    ...(type === 'Shoot' || type === 'Bombard' ? { column: null } : {}),
    firing: firing.map((unit) => ({ unit, distanceCm: null, lineOfFire: true })),
    eligible: onFoot(state, target).map(({ id }) => ({ unit: id, terrain: 'OPEN', behindCover: false })),
    weapons: weapons.map((each) => ({
      ...each,
      distanceCm: null,
      lineOfFire: true,
      aim: [],
      template: [],
    })),
  };
}

/** Units with Firepower, and super heavy weapons, that an attack may be made with; on Assault orders half of these (EPC-SHO-05). */
export function fireOf(state: EpicState, type: AttackType, detachment: string) {
  const needed = NEEDED[type];
  const shooters = onFoot(state, detachment).filter(({ id }) => !needed || has(state, id, needed));
  const weapons = shooters.flatMap(({ id }) =>
    usableWeapons(state, id).map((weapon) => ({ unit: id, weapon })),
  );
  const assaults = detachmentBy(state, detachment).order === 'ASSAULT';
  return {
    firing: shooters.flatMap(({ id }) => (firepowerOf(state, id) > 0 ? [id] : [])),
    weapons: weapons.slice(0, assaults ? half(weapons.length) : weapons.length),
  };
}

/** EPC-FLY-03: who is on board is set down. */
export const transportDraft = (state: EpicState, detachment: string): Draft => ({
  type: 'FlyTransport',
  detachment,
  mounts: [],
  dismounts: units(state, detachment).flatMap(({ id }) => passengersOf(state, id).map((each) => each.id)),
});

/** EPC-ASL-01 */
export const assaultDraft = (state: EpicState, detachment: string): Draft => ({
  type: 'AssaultMove',
  detachment,
  units: going(state, detachment).map((each) => ({ ...each, distanceCm: null, contacts: [] })),
});

/** EPC-ASL-04: all of both that stand on the table. */
export const firefightDraft = (
  state: EpicState,
  detachment: string,
  target: string,
): CommandOf<'ResolveFirefight'> => ({
  type: 'ResolveFirefight',
  detachment,
  target,
  units: [...onFoot(state, detachment), ...onFoot(state, target)].map(({ id }) => id),
});

/** EPC-ASL-02: who is in contact, as the assault moves were declared. */
export const closeCombatDraft = (state: EpicState): CommandOf<'ResolveCloseCombat'> => ({
  type: 'ResolveCloseCombat',
  inContact: [...new Set(state.contacts.flat())],
  supporting: [],
  warEngineContacts: state.contacts.flatMap(([unit, enemy]) => [
    ...(unitBy(state, enemy).kind === 'WAR_ENGINE' ? [{ unit, warEngine: enemy }] : []),
    ...(unitBy(state, unit).kind === 'WAR_ENGINE' ? [{ unit: enemy, warEngine: unit }] : []),
  ]),
  rippers: [],
  closeCombatWeapons: [],
});
