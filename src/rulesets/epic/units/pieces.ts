import { lookUp, unknownName, type InputPath } from '../../../kernel/index.js';
import type { RuleId, Violation } from '../catalog.js';
import { firstOf, unless, type Asked } from '../general/asked.js';
import type { Detachment, EpicState, Profile, Unit } from '../state/index.js';

type Units = Pick<EpicState, 'units'>;
type Pieces = Pick<EpicState, 'units' | 'detachments'>;

/** A thing that the state names itself; without it the history is broken. */
function known<T>(entries: Readonly<Record<string, T>>, id: string): T {
  return lookUp(entries, id) ?? unknownName('the battle', 'piece', id);
}

export const detachmentBy = ({ detachments }: Pick<EpicState, 'detachments'>, id: string): Detachment =>
  known(detachments, id);
export const unitBy = ({ units }: Units, id: string): Unit => known(units, id);
export const profileOf = (state: Pick<EpicState, 'profiles' | 'units'>, unit: string): Profile =>
  known(state.profiles, unitBy(state, unit).profile);
export const detachmentOf = (state: Pieces, unit: string): Detachment =>
  detachmentBy(state, unitBy(state, unit).detachment);
export const armyOf = (state: Pieces, unit: string): string => detachmentOf(state, unit).army;

export const isAlive = (state: Units, unit: string): boolean => lookUp(state.units, unit)?.status === 'OK';

/** Living units of a detachment, in the order of its list. */
export const livingOf = (state: Units, { units }: Pick<Detachment, 'units'>): readonly Unit[] =>
  units.flatMap((id) => {
    const unit = lookUp(state.units, id);
    return unit?.status === 'OK' ? [unit] : [];
  });

/** Detachments of a side that are not destroyed, in the order of its list. */
export const detachmentsOf = (
  { detachments }: Pick<EpicState, 'detachments'>,
  army: string,
): readonly Detachment[] =>
  Object.values(detachments).filter((each) => each.army === army && each.place !== 'DESTROYED');

/** All detachments that are not destroyed: seat by seat, in the order of their lists. */
export const allDetachments = (state: Pick<EpicState, 'detachments' | 'armies'>): readonly Detachment[] =>
  Object.keys(state.armies).flatMap((army) => detachmentsOf(state, army));

/** Living units that a transport carries. */
export const passengersOf = ({ units }: Units, transport: string): readonly Unit[] =>
  Object.values(units).filter((each) => each.mountedIn === transport && each.status === 'OK');

/** Whether a detachment is a war engine, the one of its kind (EPC-SET-01). */
export const isWarEngine = (state: Units, { units }: Pick<Detachment, 'units'>): boolean =>
  units.some((id) => lookUp(state.units, id)?.kind === 'WAR_ENGINE');

/** An own detachment that is named in a command. */
export const mustBeOwn = (
  { state, actor }: Asked,
  id: string,
  rule: RuleId,
  path: InputPath,
): readonly Violation[] =>
  firstOf(
    () =>
      unless(lookUp(state.detachments, id) !== undefined, rule, 'NO_SUCH_DETACHMENT', path, {
        detachment: id,
      }),
    () =>
      unless(detachmentBy(state, id).army === actor.seat, rule, 'NOT_YOUR_DETACHMENT', path, {
        detachment: id,
      }),
    () => unless(detachmentBy(state, id).place !== 'DESTROYED', rule, 'DESTROYED', path, { detachment: id }),
  );

/** An enemy detachment that is named in a command. */
export const mustBeEnemy = (
  { state, actor }: Asked,
  id: string,
  rule: RuleId,
  path: InputPath,
): readonly Violation[] =>
  firstOf(
    () =>
      unless(lookUp(state.detachments, id) !== undefined, rule, 'NO_SUCH_DETACHMENT', path, {
        detachment: id,
      }),
    () => unless(detachmentBy(state, id).army !== actor.seat, rule, 'NOT_AN_ENEMY', path, { detachment: id }),
    () => unless(detachmentBy(state, id).place !== 'DESTROYED', rule, 'DESTROYED', path, { detachment: id }),
  );

/** A living unit that is named in a command. */
export const mustLive = ({ state }: Pick<Asked, 'state'>, unit: string, rule: RuleId, path: InputPath) =>
  firstOf(
    () => unless(lookUp(state.units, unit) !== undefined, rule, 'NO_SUCH_UNIT', path, { unit }),
    () => unless(isAlive(state, unit), rule, 'DESTROYED', path, { unit }),
  );

/** A living unit of a detachment that is named in a command. */
export const mustBelong = (
  asked: Pick<Asked, 'state'>,
  unit: string,
  detachment: string,
  rule: RuleId,
  path: InputPath,
): readonly Violation[] =>
  firstOf(
    () => mustLive(asked, unit, rule, path),
    () =>
      unless(unitBy(asked.state, unit).detachment === detachment, rule, 'NOT_IN_DETACHMENT', path, { unit }),
  );

/** What is named twice in a list. */
export const twice = (
  named: readonly string[],
  rule: RuleId,
  pathOf: (place: number) => InputPath,
): readonly Violation[] =>
  named.flatMap((id, place) =>
    unless(named.indexOf(id) === place, rule, 'TWICE', pathOf(place), { unit: id }),
  );
