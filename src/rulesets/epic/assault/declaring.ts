import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { ASSAULT_STEPS, HALVED_IN_COMBAT } from '../data/tables.js';
import { firstOf, mustBeActive, unless, type Asked } from '../general/asked.js';
import { workingWeapons } from '../firepower/weapons.js';
import type { EpicState } from '../state/index.js';
import {
  armyOf,
  detachmentBy,
  detachmentOf,
  mustBeEnemy,
  mustBeOwn,
  mustLive,
  twice,
  unitBy,
} from '../units/pieces.js';
import { firepowerOf } from '../units/values.js';
import { assaulting, mustMoveYet } from './moving.js';

type CloseCombat = CommandOf<'ResolveCloseCombat'>;
type Firefight = CommandOf<'ResolveFirefight'>;

/** EPC-ASL-01: no combat before every detachment has moved that has to. */
const movesFirst = ({ state, actor }: Asked): readonly Violation[] => {
  const left = mustMoveYet(state, actor.seat);
  return unless(left.length === 0, 'EPC-ASL-01', 'MOVES_LEFT', [], { detachments: [...left] });
};

/** A living unit on the table that may be touched or fought. */
const mustFight = (
  asked: Asked,
  unit: string,
  rule: 'EPC-ASL-02' | 'EPC-ASL-03' | 'EPC-ASL-04',
  path: InputPath,
) =>
  firstOf(
    () => mustLive(asked, unit, rule, path),
    () => unless(!detachmentOf(asked.state, unit).isFlyer, rule, 'FLYER', path, { unit }),
    () => unless(detachmentOf(asked.state, unit).place === 'TABLE', rule, 'NOT_ON_TABLE', path, { unit }),
    () => unless(unitBy(asked.state, unit).mountedIn === null, 'EPC-TRA-01', 'MOUNTED', path, { unit }),
  );

/** EPC-ASL-02, EPC-ASL-03, EPC-SHW-11, EPC-SHW-12 */
export function judgeCloseCombat(asked: Asked, command: CloseCombat): readonly Violation[] {
  const { state } = asked;
  return firstOf(
    () => mustBeActive(asked, ASSAULT_STEPS, 'EPC-ASL-02'),
    () => unless(state.assaultStage !== 'FIREFIGHTS', 'EPC-ASL-02', 'TOO_LATE'),
    () => movesFirst(asked),
    () => judgeContact(asked, command),
    () => judgeSupport(asked, command),
    () => judgeWarEngines(state, command),
  );
}

function judgeContact(asked: Asked, { inContact }: CloseCombat): readonly Violation[] {
  const { state, actor } = asked;
  const each = inContact.flatMap((unit, place) => mustFight(asked, unit, 'EPC-ASL-02', ['inContact', place]));
  const again = twice(inContact, 'EPC-ASL-02', (place) => ['inContact', place]);
  return firstOf(
    () => [...each, ...again],
    () => {
      const mine = inContact.filter((unit) => armyOf(state, unit) === actor.seat);
      return unless(mine.length > 0 && mine.length < inContact.length, 'EPC-ASL-02', 'NOBODY_IN_CONTACT', [
        'inContact',
      ]);
    },
    () =>
      unless(
        assaulting(state, actor.seat).some(({ id }) =>
          inContact.some((unit) => unitBy(state, unit).detachment === id),
        ),
        'EPC-ASL-01',
        'NOT_ON_ASSAULT_ORDERS',
        ['inContact'],
      ),
    () =>
      inContact.flatMap((unit, place) =>
        unless(
          detachmentOf(state, unit).fought !== 'CLOSE_COMBAT',
          'EPC-ASL-02',
          'ALREADY_FOUGHT',
          ['inContact', place],
          {
            unit,
          },
        ),
      ),
  );
}

/** EPC-ASL-03: who supports. */
function judgeSupport(asked: Asked, { inContact, supporting }: CloseCombat): readonly Violation[] {
  const { state } = asked;
  return [
    ...supporting.flatMap((unit, place) => {
      const path: InputPath = ['supporting', place];
      return firstOf(
        () => mustFight(asked, unit, 'EPC-ASL-03', path),
        () => unless(!inContact.includes(unit), 'EPC-ASL-03', 'IN_CONTACT', path, { unit }),
        () => unless(!detachmentOf(state, unit).broken, 'EPC-ASL-03', 'BROKEN', path, { unit }),
        () =>
          unless(
            !HALVED_IN_COMBAT.includes(detachmentOf(state, unit).order),
            'EPC-ASL-03',
            'MARCHING',
            path,
            { unit },
          ),
      );
    }),
    ...twice(supporting, 'EPC-ASL-03', (place) => ['supporting', place]),
  ];
}

/** EPC-ASL-02: who touches a war engine, and what its bearers do there. */
const judgeWarEngines = (state: EpicState, command: CloseCombat): readonly Violation[] => [
  ...judgeEngineContacts(state, command),
  ...judgeRippers(state, command),
  ...judgeCloseCombatWeapons(state, command),
];

const touch = ({ warEngineContacts }: CloseCombat, unit: string, warEngine: string): boolean =>
  warEngineContacts.some(
    (each) =>
      (each.unit === unit && each.warEngine === warEngine) ||
      (each.unit === warEngine && each.warEngine === unit),
  );

function judgeEngineContacts(
  state: EpicState,
  { inContact, warEngineContacts }: CloseCombat,
): readonly Violation[] {
  return warEngineContacts.flatMap(({ unit, warEngine }, place) => {
    const at = (member: string): InputPath => ['warEngineContacts', place, member];
    return firstOf(
      () => unless(inContact.includes(unit), 'EPC-ASL-02', 'NOT_IN_CONTACT', at('unit'), { unit }),
      () =>
        unless(inContact.includes(warEngine), 'EPC-ASL-02', 'NOT_IN_CONTACT', at('warEngine'), {
          unit: warEngine,
        }),
      () =>
        unless(
          unitBy(state, warEngine).kind === 'WAR_ENGINE' && armyOf(state, unit) !== armyOf(state, warEngine),
          'EPC-ASL-02',
          'NOT_AN_ENEMY',
          at('warEngine'),
          { unit: warEngine },
        ),
    );
  });
}

/** EPC-SHW-12 */
function judgeRippers(state: EpicState, command: CloseCombat): readonly Violation[] {
  const { rippers } = command;
  return rippers.flatMap(({ unit, warEngine }, place) => {
    const path: InputPath = ['rippers', place];
    const before = rippers.slice(0, place + 1);
    const used = before.filter((each) => each.unit === unit).length;
    const cancelled = before.filter((each) => each.warEngine === warEngine).length;
    const tentacles = () => workingWeapons(state, unit, 'RIPPER_TENTACLES').length;
    const weapons = () => workingWeapons(state, warEngine, 'CLOSE_COMBAT_WEAPON').length;
    return firstOf(
      () => unless(touch(command, unit, warEngine), 'EPC-SHW-12', 'NOT_IN_CONTACT', path, { unit }),
      () => unless(tentacles() >= used, 'EPC-SHW-12', 'NO_TENTACLES', [...path, 'unit'], { unit }),
      () =>
        unless(weapons() >= cancelled, 'EPC-SHW-12', 'NO_WEAPON', [...path, 'warEngine'], {
          unit: warEngine,
        }),
    );
  });
}

/** EPC-SHW-11 */
function judgeCloseCombatWeapons(state: EpicState, command: CloseCombat): readonly Violation[] {
  const { closeCombatWeapons } = command;
  return closeCombatWeapons.flatMap(({ unit, warEngine }, place) => {
    const path: InputPath = ['closeCombatWeapons', place];
    const used = closeCombatWeapons.slice(0, place + 1).filter((each) => each.unit === unit).length;
    return firstOf(
      () => unless(touch(command, unit, warEngine), 'EPC-SHW-11', 'NOT_IN_CONTACT', path, { unit }),
      () =>
        unless(
          usableCloseCombatWeapons(state, unit, command) >= used,
          'EPC-SHW-11',
          'NO_WEAPON',
          [...path, 'unit'],
          {
            unit,
          },
        ),
    );
  });
}

/** EPC-SHW-11, EPC-SHW-12: Close Combat Weapons of a unit that nothing cancels. */
export const usableCloseCombatWeapons = (
  state: EpicState,
  unit: string,
  { rippers }: Pick<CloseCombat, 'rippers'>,
): number =>
  Math.max(
    0,
    workingWeapons(state, unit, 'CLOSE_COMBAT_WEAPON').length -
      rippers.filter((each) => each.warEngine === unit).length,
  );

/** EPC-ASL-04 */
export function judgeFirefight(asked: Asked, command: Firefight): readonly Violation[] {
  const { state } = asked;
  const { detachment, target, units } = command;
  return firstOf(
    () => mustBeActive(asked, ASSAULT_STEPS, 'EPC-ASL-04'),
    () => movesFirst(asked),
    () =>
      unless(state.contacts.length === 0, 'EPC-ASL-02', 'CONTACT_LEFT', [], {
        units: state.contacts.map(([unit]) => unit),
      }),
    () => mustBeOwn(asked, detachment, 'EPC-ASL-04', ['detachment']),
    () => judgeInitiator(state, detachment),
    () => mustBeEnemy(asked, target, 'EPC-ASL-04', ['target']),
    () => [
      ...units.flatMap((unit, place) => {
        const path: InputPath = ['units', place];
        return firstOf(
          () => mustFight(asked, unit, 'EPC-ASL-04', path),
          () =>
            unless(
              [detachment, target].includes(unitBy(state, unit).detachment),
              'EPC-ASL-04',
              'NOT_IN_DETACHMENT',
              path,
              { unit },
            ),
        );
      }),
      ...twice(units, 'EPC-ASL-04', (place) => ['units', place]),
    ],
    () =>
      unless(
        units.some((unit) => unitBy(state, unit).detachment === target),
        'EPC-ASL-04',
        'NOBODY_IN_RANGE',
        ['units'],
      ),
    () =>
      unless(
        units.some((unit) => unitBy(state, unit).detachment === detachment && firepowerOf(state, unit) > 0),
        'EPC-ASL-04',
        'NO_FIREPOWER',
        ['units'],
      ),
  );
}

/** EPC-ASL-04: who may start a firefight. */
export function judgeInitiator(state: EpicState, id: string): readonly Violation[] {
  const { order, broken, fought, place } = detachmentBy(state, id);
  const path: InputPath = ['detachment'];
  return firstOf(
    () => unless(place === 'TABLE', 'EPC-ASL-04', 'NOT_ON_TABLE', path),
    () => unless(order === 'ASSAULT' && !broken, 'EPC-ASL-01', 'NOT_ON_ASSAULT_ORDERS', path),
    () => unless(fought !== 'CLOSE_COMBAT', 'EPC-ASL-04', 'FOUGHT_CLOSE_COMBAT', path),
    () => unless(fought !== 'FIREFIGHT', 'EPC-ASL-04', 'ALREADY_IN_FIREFIGHT', path),
  );
}

/** EPC-ASL-01, EPC-ASL-02: nothing compulsory is left. */
export const judgeEnd = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustBeActive(asked, ASSAULT_STEPS, 'EPC-ASL-01'),
    () => movesFirst(asked),
    () =>
      unless(asked.state.contacts.length === 0, 'EPC-ASL-02', 'CONTACT_LEFT', [], {
        units: asked.state.contacts.map(([unit]) => unit),
      }),
  );
