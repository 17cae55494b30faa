import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, isArbiter, mustGoOn, mustPlay, unless, type Asked } from '../general/asked.js';
import type { EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { play, startTurn } from '../turns/procedure.js';
import { detachmentBy, detachmentsOf, unitBy } from '../units/pieces.js';
import { checkCarried, checkDetachment, checkIds, checkProfiles } from './check-detachment.js';
import { addDetachment, startBattle } from './set-up.js';
import type { DetachmentEntry, ProfileEntry } from './shapes.js';

/** EPC-SET-01: before the battle, by a player or the arbiter. */
const mustMuster = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => (isArbiter(asked) ? mustGoOn(asked) : mustPlay(asked)),
    () => unless(asked.state.step === 'SETUP', 'EPC-SET-01', 'WRONG_STEP', [], { step: asked.state.step }),
  );

/** The army that is meant: the own one, or the one that the arbiter names. */
const armyIn = ({ actor }: Asked, { army }: { readonly army?: string }): string => army ?? actor.seat;

/** All printed values: known ones and new ones. */
const profilesWith = ({ profiles }: EpicState, added: CommandOf<'AddDetachment'>['profiles']) =>
  ({ ...added, ...profiles }) as Readonly<Record<string, ProfileEntry>>;

/** EPC-SET-01, EPC-SET-02, EPC-GEN-04 */
export function judgeAddition(asked: Asked, command: CommandOf<'AddDetachment'>): readonly Violation[] {
  const { state } = asked;
  const { detachment, profiles, army } = command;
  const path: InputPath = ['detachment'];
  const all = profilesWith(state, profiles);
  return firstOf(
    () => mustMuster(asked),
    () => unless(army === undefined || isArbiter(asked), 'EPC-GEN-07', 'ARBITER_ONLY', ['army']),
    () =>
      unless(
        lookUp(state.armies, armyIn(asked, command)) !== undefined,
        'EPC-SET-01',
        'UNKNOWN_SEAT',
        ['army'],
        {
          seat: armyIn(asked, command),
        },
      ),
    () =>
      Object.keys(profiles).flatMap((name) =>
        unless(!Object.hasOwn(state.profiles, name), 'EPC-SET-01', 'ID_TAKEN', ['profiles', name], {
          id: name,
        }),
      ),
    () => checkProfiles(profiles, ['profiles']),
    () => [
      ...checkIds([{ detachment, path }], [...Object.keys(state.detachments), ...Object.keys(state.units)]),
      ...checkDetachment(detachment, all, path),
    ],
    () => checkCarried(detachment, [detachment, ...entriesOf(state, armyIn(asked, command))], all, path),
  );
}

/** Detachments that an army has already, as far as transports need them. */
const entriesOf = (state: EpicState, army: string): readonly DetachmentEntry[] =>
  detachmentsOf(state, army).map((each) => ({
    ...({} as DetachmentEntry),
    id: each.id,
    units: each.units.map((id) => {
      const { profile, status, mountedIn } = unitBy(state, id);
      return {
        ...({} as DetachmentEntry['units'][number]),
        id,
        profile,
        status,
        ...(mountedIn ? { mountedIn } : {}),
      };
    }),
  }));

export const addToArmy = (table: EpcTable, command: CommandOf<'AddDetachment'>): void =>
  addDetachment(
    table,
    command.detachment,
    armyIn(table, command),
    profilesWith(table.state, command.profiles),
  );

export function judgeRemoval(
  asked: Asked,
  { detachment }: CommandOf<'RemoveDetachment'>,
): readonly Violation[] {
  const { state, actor } = asked;
  const path: InputPath = ['detachment'];
  return firstOf(
    () => mustMuster(asked),
    () =>
      unless(lookUp(state.detachments, detachment) !== undefined, 'EPC-SET-01', 'NO_SUCH_DETACHMENT', path, {
        detachment,
      }),
    () =>
      unless(
        isArbiter(asked) || detachmentBy(state, detachment).army === actor.seat,
        'EPC-SET-01',
        'NOT_YOUR_DETACHMENT',
        path,
        { detachment },
      ),
    () => {
      const { units } = detachmentBy(state, detachment);
      const carries = Object.values(state.units).some(
        ({ mountedIn, detachment: of }) =>
          of !== detachment && mountedIn !== null && units.includes(mountedIn),
      );
      return unless(!carries, 'EPC-TRA-01', 'CARRIES_OTHERS', path, { detachment });
    },
  );
}

export function removeDetachment(table: EpcTable, { detachment }: CommandOf<'RemoveDetachment'>): void {
  const entry = detachmentBy(table.state, detachment);
  const pieces = entry.units.map((each) => unitBy(table.state, each));
  table.emit({ type: 'epic.DetachmentRemoved', data: { entry, pieces } }, ['EPC-SET-01']);
}

/** EPC-SET-01: an army has at least one detachment. */
export const judgeStart = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustMuster(asked),
    () =>
      (isArbiter(asked) ? Object.keys(asked.state.armies) : [asked.actor.seat]).flatMap((seat) =>
        unless(detachmentsOf(asked.state, seat).length > 0, 'EPC-SET-01', 'NO_DETACHMENT', [], { seat }),
      ),
  );

/** The battle starts when both players have said so, or the arbiter. */
export function start(table: EpcTable): void {
  if (!isArbiter(table)) {
    table.emit({ type: 'epic.ArmyReady', data: { army: table.actor.seat } }, ['EPC-SET-01']);
    if (Object.values(table.state.armies).some((each) => !each.started)) return;
  }
  startBattle(table);
  startTurn(table, 1);
  play(table);
}
