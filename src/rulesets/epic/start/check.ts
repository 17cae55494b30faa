import { lookUp, type InputPath, type Seat } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { HELD } from '../data/tables.js';
import { unless } from '../general/asked.js';
import type { HouseRules } from '../house-rules/index.js';
import { checkCarried, checkDetachment, checkIds, checkProfiles } from './check-detachment.js';
import type { EpicPosition } from './shapes.js';

/** Everything that is illegal in a position; paths start with `position`. */
export function checkPosition(
  position: EpicPosition,
  seats: readonly Seat[],
  rules: HouseRules,
): readonly Violation[] {
  const armies = checkArmies(position, seats);
  if (armies.length > 0) return armies;
  const entries = Object.entries(position.armies).flatMap(([seat, army]) =>
    army.detachments.map((detachment, place) => ({
      seat,
      detachment,
      path: ['position', 'armies', seat, 'detachments', place] as InputPath,
    })),
  );
  return [
    ...checkTables(rules),
    ...checkProfiles(position.profiles, ['position', 'profiles']),
    ...checkIds(entries.map(({ detachment, path }) => ({ detachment, path }))),
    ...entries.flatMap(({ detachment, path }) => checkDetachment(detachment, position.profiles, path)),
    ...entries.flatMap(({ seat, detachment, path }) =>
      checkCarried(detachment, position.armies[seat]?.detachments ?? [], position.profiles, path),
    ),
    ...checkObjectives(position),
    ...checkMoment(position),
  ];
}

/** EPC-SET-01: two players, each with an army; with detachments unless they are to be added yet. */
function checkArmies({ armies, setup }: EpicPosition, seats: readonly Seat[]): readonly Violation[] {
  const players = seats.filter((each) => each.role === 'player').map((each) => each.id);
  const at = ['position', 'armies'];
  return [
    ...unless(players.length === 2, 'EPC-SET-01', 'WRONG_NUMBER_OF_PLAYERS', at, { players: players.length }),
    ...Object.keys(armies).flatMap((seat) =>
      unless(players.includes(seat), 'EPC-SET-01', 'UNKNOWN_SEAT', [...at, seat], { seat }),
    ),
    ...players.flatMap((seat) => {
      const army = lookUp(armies, seat);
      if (!army) return [violation('EPC-SET-01', 'SEAT_WITHOUT_ARMY', at, { seat })];
      return unless(
        setup || army.detachments.length > 0,
        'EPC-SET-01',
        'NO_DETACHMENT',
        [...at, seat, 'detachments'],
        {
          seat,
        },
      );
    }),
  ];
}

/** EPC-FIR-04, EPC-WEN-03: tables of house rules are whole. */
function checkTables({ firepowerTable, ownFirepowerTable, criticalTable }: HouseRules): readonly Violation[] {
  const { WEAPON, IMMOBILISED, CATASTROPHIC } = criticalTable;
  const columns = (['A', 'B', 'C'] as const).filter((each) => ownFirepowerTable[each] === undefined);
  return [
    ...unless(
      firepowerTable !== 'OWN' || columns.length === 0,
      'EPC-FIR-04',
      'TABLE',
      ['parameters', 'ownFirepowerTable'],
      { missing: columns },
    ),
    ...unless(
      WEAPON <= IMMOBILISED && IMMOBILISED <= CATASTROPHIC && CATASTROPHIC === 6,
      'EPC-WEN-03',
      'TABLE',
      ['parameters', 'criticalTable'],
    ),
  ];
}

/** EPC-SET-04 */
const checkObjectives = ({ objectives, armies }: EpicPosition): readonly Violation[] =>
  objectives.flatMap(({ id, type, owner }, place) => {
    const at = ['position', 'objectives', place];
    const held = HELD.includes(type);
    return [
      ...unless(
        objectives.findIndex((each) => each.id === id) === place,
        'EPC-SET-04',
        'ID_TAKEN',
        [...at, 'id'],
        { id },
      ),
      ...unless(held || owner !== undefined, 'EPC-SET-04', 'OWNER_NEEDED', [...at, 'owner'], {
        objective: id,
      }),
      ...unless(!held || owner === undefined, 'EPC-SET-04', 'OWNER_NOT_ALLOWED', [...at, 'owner'], {
        objective: id,
      }),
      ...unless(
        owner === undefined || lookUp(armies, owner) !== undefined,
        'EPC-SET-04',
        'UNKNOWN_SEAT',
        [...at, 'owner'],
        { seat: owner ?? '' },
      ),
    ];
  });

const WITHOUT_FIRST = ['RESERVES', 'MISSIONS', 'MOVEMENT_INITIATIVE'];

/** Section 4: from the moves on there is a first player; armies that are still added have not begun. */
const checkMoment = ({ step, first, setup, armies }: EpicPosition): readonly Violation[] => [
  ...unless(
    first === undefined || lookUp(armies, first) !== undefined,
    'EPC-INI-01',
    'UNKNOWN_SEAT',
    ['position', 'first'],
    { seat: first ?? '' },
  ),
  ...unless(
    setup || WITHOUT_FIRST.includes(step) || step === 'SETUP' || first !== undefined,
    'EPC-INI-01',
    'FIRST_NEEDED',
    ['position', 'first'],
    { step },
  ),
  ...unless(setup || step !== 'SETUP', 'EPC-SET-01', 'WRONG_STEP', ['position', 'step'], { step }),
  ...unless(
    !setup || step === 'SETUP' || step === 'RESERVES',
    'EPC-SET-01',
    'WRONG_STEP',
    ['position', 'step'],
    {
      step,
    },
  ),
];
