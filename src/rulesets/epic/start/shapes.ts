import {
  boxed,
  flag,
  id,
  list,
  named,
  optional,
  orElse,
  orNull,
  ownId,
  record,
  rows,
  said,
  table,
  textOf,
  textOrNone,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

const MOST_UNITS = 100;
const MOST_WEAPONS = 20;
const MOST = 1000;

const weapon = named(
  'SuperHeavyWeapon',
  'A super heavy weapon of a profile (section 6.8).',
  record({
    type: said('Its type.', words.weaponType),
    rangeCm: said('Range, cm; 0 of a weapon that is not fired.', orElse(whole(0, MOST), 0)),
    uses: said(
      'Times that it may be fired in the battle; left out: as often as one likes.',
      orNull(whole(1, 99)),
    ),
  }),
);

/** Printed values of a unit; the sheets hold none (EPC-SET-01). */
export const profile = named(
  'Profile',
  'Printed values of a unit, before its abilities (EPC-GEN-04).',
  record({
    kind: said('What it is.', words.kind),
    speedCm: said('Speed, cm.', whole(0, MOST)),
    rangeCm: said('Range, cm.', whole(0, MOST)),
    firepower: said('Firepower.', whole(0, MOST)),
    assault: said('Assault.', whole(0, MOST)),
    armour: said(
      'Armour: the die from which on it is hit.',
      whole(2, 6, { rule: 'EPC-GEN-04', code: 'ARMOUR' }),
    ),
    abilities: said('Special abilities.', orElse(list(words.ability, 16), [])),
    transportCapacity: said('Infantry units that it carries: Transport (X).', orElse(whole(0, 99), 0)),
    damage: said('War engines only: hits that it takes, 2 or more.', orElse(whole(0, 99), 0)),
    shields: said('War engines only: shields.', orElse(whole(0, 99), 0)),
    superHeavyWeapons: said('Super heavy weapons.', orElse(list(weapon, MOST_WEAPONS), [])),
  }),
);

/** Profiles by name. */
export const profiles = named(
  'NamedProfile',
  'A profile and its name.',
  rows('profile', said('Its name.', textOf(60)), null, table(profile)),
);

const unit = named(
  'UnitEntry',
  'A unit of a detachment and how it is.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    profile: said('Name of its profile.', textOf(60)),
    mountedIn: said('The transport that carries it.', optional(id)),
    status: said('Whether it lives.', orElse(words.unitStatus, 'OK')),
    damageLeft: said('War engines: Damage left; left out: all of it.', optional(whole(0, 99))),
    shieldsUp: said('War engines: shields up; left out: all of them.', optional(whole(0, 99))),
    immobilised: said('War engines: whether it cannot move.', orElse(flag, false)),
    knockedOut: said(
      'Places of its weapons that do not work, from 0.',
      orElse(list(whole(0, 99), MOST_WEAPONS), []),
    ),
    usesLeft: said(
      'Shots left of each weapon; null for as many as one likes. Left out: all of them.',
      optional(
        list(
          named(
            'ShotsLeft',
            'Shots left of a weapon.',
            boxed('left', 'Shots left; left out: as many as one likes.', orNull(whole(0, 99))),
          ),
          MOST_WEAPONS,
        ),
      ),
    ),
    popUp: said('Whether it has popped up in this turn (EPC-SHO-03).', orElse(flag, false)),
  }),
);

/** A detachment as a club enters it. */
export const detachment = named(
  'DetachmentEntry',
  'A detachment and how it is.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('What it is called; left out: its id.', optional(textOf(120))),
    points: said('Points.', whole(0, 100_000)),
    hq: said('The unit that leads it; left out: the first.', optional(id)),
    place: said('Where it is; left out: on the table, flyers in reserve.', optional(words.place)),
    infiltration: said(
      'What its Infiltrators chose; given exactly when it has some.',
      optional(words.infiltration),
    ),
    units: said('Its units, in the order of its list.', list(unit, MOST_UNITS)),
    blastMarkers: said('Blast markers on it.', orElse(whole(0, 999), 0)),
    broken: said('Whether it is broken.', orElse(flag, false)),
    order: said('Its order.', orElse(words.order, 'NONE')),
    mission: said('Flyers: the mission of this turn.', orElse(words.mission, 'NONE')),
    moraleLost: said(
      'What it has lost of its morale value; left out: what follows from broken and destroyed.',
      optional(whole(0, 9999)),
    ),
    moved: said('Whether it has moved in this Movement phase.', orElse(flag, false)),
    shot: said('Whether it has shot in this turn.', orElse(flag, false)),
    missionDone: said('Whether its mission of this turn is over.', orElse(flag, false)),
    firstMoveDone: said('Whether its first move is behind it.', orElse(flag, false)),
  }),
);

const army = named(
  'ArmyEntry',
  'An army.',
  record({
    name: said('What it is called.', textOf(120)),
    strategyRating: said('What is added to its initiative (EPC-INI-01).', orElse(whole(-20, 20), 0)),
    startingMorale: said('Morale that it starts with; left out: by EPC-SET-03.', optional(whole(0, 9999))),
    morale: said('Morale now; left out: what it starts with.', optional(whole(-9999, 9999))),
    detachments: said('Its detachments.', orElse(list(detachment, MOST_UNITS), [])),
  }),
);

const objective = named(
  'ObjectiveEntry',
  'An objective (EPC-SET-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    type: said('Its type.', words.objectiveType),
    owner: said('Bunker and Capture: the side that must be robbed of it.', optional(id)),
    state: said('What became of it.', orElse(words.objectiveState, 'OPEN')),
  }),
);

/** A battle as a club enters it. */
export const position = named(
  'Position',
  'A battle: its armies, its objectives and how far it has come.',
  record({
    deployment: said('How the table is set up, in words.', orElse(textOrNone(4000), '')),
    setup: said(
      'Whether the players add their detachments themselves before it starts.',
      orElse(flag, false),
    ),
    turn: said('Turn, from 1.', orElse(whole(1, 99), 1)),
    step: said('Step that is played next.', orElse(words.step, 'RESERVES')),
    first: said('First player by the initiative in force.', optional(id)),
    profiles: said('Printed values of units, by name.', orElse(profiles, {})),
    armies: said(
      'The armies.',
      named(
        'ArmyOfSeat',
        'An army and whose it is.',
        rows('seat', said('Seat of the player.', id), null, table(army)),
      ),
    ),
    objectives: said('Objectives.', orElse(list(objective, 50), [])),
  }),
);

export type EpicPosition = Shaped<typeof position>;
export type DetachmentEntry = Shaped<typeof detachment>;
export type ProfileEntry = Shaped<typeof profile>;
export type UnitEntry = Shaped<typeof unit>;
