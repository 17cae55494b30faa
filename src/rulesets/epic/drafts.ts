import type { EpicCommand } from './commands.js';
import type { Order } from './data/words.js';
import type { EpicState, Unit } from './state/index.js';
import { detachmentBy, livingOf, profileOf } from './units/pieces.js';
import { firepowerOf } from './units/values.js';

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

/** EPC-SHO-02: everybody with Firepower shoots, everybody of the target may be hit, every weapon that works is fired. */
export function attackDraft(
  state: EpicState,
  type: 'Shoot' | 'Bombard' | 'Intercept' | 'FireFlak',
  detachment: string,
  target: string,
): Draft {
  const shooters = onFoot(state, detachment);
  return {
    type,
    detachment,
    target,
    ...(type === 'Shoot' || type === 'Bombard' ? { column: null } : {}),
    firing: shooters
      .filter(({ id }) => firepowerOf(state, id) > 0)
      .map(({ id }) => ({ unit: id, distanceCm: null, lineOfFire: true })),
    eligible: onFoot(state, target).map(({ id }) => ({ unit: id, terrain: 'OPEN', behindCover: false })),
    weapons: shooters.flatMap((each) => weaponsOf(state, each)),
  };
}

/** EPC-SHW-01 */
const weaponsOf = (state: EpicState, { id, knockedOut, usesLeft }: Unit): readonly object[] =>
  profileOf(state, id)
    .superHeavyWeapons.map(({ rangeCm }, weapon) => ({ rangeCm, weapon }))
    .filter(({ rangeCm, weapon }) => rangeCm > 0 && !knockedOut.includes(weapon) && usesLeft[weapon] !== 0)
    .map(({ weapon }) => ({ unit: id, weapon, distanceCm: null, lineOfFire: true, aim: [], template: [] }));

/** EPC-ASL-01 */
export const assaultDraft = (state: EpicState, detachment: string): Draft => ({
  type: 'AssaultMove',
  detachment,
  units: going(state, detachment).map((each) => ({ ...each, contacts: [] })),
});

/** EPC-ASL-04: all of both that stand on the table. */
export const firefightDraft = (state: EpicState, detachment: string, target: string): Draft => ({
  type: 'ResolveFirefight',
  detachment,
  target,
  units: [...onFoot(state, detachment), ...onFoot(state, target)].map(({ id }) => id),
});

/** EPC-ASL-02: who is in contact, as the assault moves were declared. */
export const closeCombatDraft = ({ contacts }: EpicState): Draft => ({
  type: 'ResolveCloseCombat',
  inContact: [...new Set(contacts.flat())],
  supporting: [],
});
