import {
  either,
  closed,
  byMembers,
  flag,
  id,
  list,
  named,
  optional,
  orElse,
  record,
  said,
  textOf,
  textOrNone,
  whole,
} from '../../kernel/index.js';
import { detachment, profiles } from './start/shapes.js';
import * as words from './words/index.js';

const MOST_UNITS = 200;
const MOST_CM = 10_000;
const units = list(id, MOST_UNITS);
const cm = whole(0, MOST_CM);

const mission = named(
  'MissionDeclaration',
  'What a flyer detachment does in this turn.',
  record({ detachment: said('The flyers.', id), mission: said('Their mission.', words.mission) }),
);

/** What only the table can show of one unit that moves (EPC-MOV-01). */
const going = {
  unit: said('The unit.', id),
  distanceCm: said('How far it moves, cm.', orElse(cm, 0)),
  terrain: said('Areas that it enters, in order.', orElse(list(words.terrain, 20), [])),
  startsDangerous: said('Whether it starts in terrain that is dangerous for it.', orElse(flag, false)),
  endsIn: said('Skimmers and Jump Packs: terrain in which it ends.', optional(words.terrain)),
};

const command = {
  hqDistanceCm: said(
    'How far from its HQ it was when the phase began, cm; left out: in command.',
    optional(cm),
  ),
};

const moving = {
  ...going,
  ...command,
  onRoad: said('Whether the whole move is on a road.', orElse(flag, false)),
  mounts: said('The transport that it mounts.', optional(id)),
  dismounts: said('Whether it dismounts.', orElse(flag, false)),
};

const unitMove = named(
  'UnitMove',
  'How a unit moves (EPC-MOV-01).',
  record({
    ...moving,
    endsNearerToHq: said('Out of command: whether it ends nearer to its HQ.', orElse(flag, false)),
  }),
);

const assaultUnitMove = named(
  'AssaultUnitMove',
  'How a unit moves in the Assault phase (EPC-ASL-01).',
  record({ ...moving, contacts: said('Enemy units that it touches in the end.', orElse(units, [])) }),
);

const retreatingUnit = named(
  'RetreatingUnit',
  'How a unit retreats (EPC-MOV-07).',
  record({ ...going, leavesTable: said('Whether it leaves the table.', orElse(flag, false)) }),
);

const firing = named(
  'FiringUnit',
  'A unit that shoots.',
  record({
    unit: said('The unit.', id),
    distanceCm: said('To the nearest eligible unit of the target, cm.', cm),
    lineOfFire: said('Whether it has a line of fire.', orElse(flag, true)),
    ...command,
    popUp: said('Skimmers: whether it pops up (EPC-SHO-03).', orElse(flag, false)),
  }),
);

const eligible = named(
  'EligibleUnit',
  'A unit of the target that may be hit; the closest first.',
  record({
    unit: said('The unit.', id),
    terrain: said('Terrain in which it stands.', orElse(words.terrain, 'OPEN')),
    behindCover: said('Whether it is behind other cover.', orElse(flag, false)),
  }),
);

const rerolls = said(
  'Overwatch: how many misses are rolled again at most; left out: all.',
  optional(whole(0, 999)),
);

const weapon = named(
  'WeaponFired',
  'A super heavy weapon that is fired (EPC-SHW-01).',
  record({
    unit: said('The unit that has it.', id),
    weapon: said('Its place in the profile, from 0.', whole(0, 99)),
    distanceCm: said('To what it is aimed at, cm.', cm),
    lineOfFire: said('Whether it has a line of fire.', orElse(flag, true)),
    ...command,
    aim: said(
      'The unit aimed at; of Pulsar and Pulse Laser one or several, taken in turn.',
      orElse(units, []),
    ),
    template: said('Units under the template, own ones too.', orElse(units, [])),
    underneath: said('Lifta Droppa: units on which the target falls.', orElse(units, [])),
    rerolls,
  }),
);

const attack = {
  detachment: said('Who shoots.', id),
  target: said('The enemy detachment.', id),
  firing: said('Units that shoot with their Firepower.', orElse(list(firing, MOST_UNITS), [])),
  eligible: said(
    'Units of the target that may be hit, the closest first.',
    orElse(list(eligible, MOST_UNITS), []),
  ),
  weapons: said(
    'Super heavy weapons, in the order in which they fire.',
    orElse(list(weapon, MOST_UNITS), []),
  ),
  rerolls,
};

const columned = {
  ...attack,
  column: said('Column of the Firepower table; not needed without Firepower dice.', optional(words.column)),
};

const contact = named(
  'WarEngineContact',
  'A unit that touches an enemy war engine.',
  record({ unit: said('The unit.', id), warEngine: said('The enemy war engine.', id) }),
);

/** What the arbiter sets right (EPC-GEN-07). */
const change = named(
  'Change',
  'One change.',
  byMembers(
    either(
      closed({
        detachment: said('The detachment.', id),
        blastMarkers: said('Blast markers on it from now on.', whole(0, 999)),
      }),
      closed({
        detachment: said('The detachment.', id),
        broken: said('Whether it is broken from now on.', flag),
      }),
      closed({ detachment: said('The detachment.', id), order: said('Its order from now on.', words.order) }),
      closed({
        detachment: said('The detachment.', id),
        place: said('Where it is from now on.', words.place),
      }),
      closed({
        unit: said('The unit.', id),
        status: said('Whether it lives from now on.', words.unitStatus),
      }),
      closed({ unit: said('The unit.', id), damageLeft: said('Damage left from now on.', whole(0, 99)) }),
      closed({ unit: said('The unit.', id), shieldsUp: said('Shields up from now on.', whole(0, 99)) }),
      closed({ unit: said('The unit.', id), immobilised: said('Whether it cannot move from now on.', flag) }),
      closed({
        unit: said('The unit.', id),
        mountedIn: said('The transport that carries it from now on; an empty text for none.', textOrNone(80)),
      }),
      closed({
        army: said('Seat of the army.', id),
        morale: said('Its morale from now on.', whole(-9999, 9999)),
      }),
    ),
  ),
);

const correction = {
  text: said('What happened, and why; all read it.', textOf(2000)),
  changes: said('The changes, in this order.', orElse(list(change, 200), [])),
};

/** What seats may say (section 8 of the catalog). */
export const COMMANDS = {
  AddDetachment: named(
    'DetachmentToAdd',
    'A detachment that joins an army before the battle (EPC-SET-01).',
    record({
      army: said('Arbiter: seat of the army.', optional(id)),
      detachment: said('The detachment.', detachment),
      profiles: said('Printed values that the battle does not know yet, by name.', orElse(profiles, {})),
    }),
  ),
  RemoveDetachment: named(
    'DetachmentToRemove',
    'A detachment that leaves its army before the battle.',
    record({ detachment: said('The detachment.', id) }),
  ),
  StartBattle: record({}),
  DeclareMissions: named(
    'MissionDeclarations',
    'Missions of the own flyers in this turn (EPC-FLY-01); sealed until both sides have declared.',
    record({ missions: said('Who is not named has none.', orElse(list(mission, MOST_UNITS), [])) }),
  ),
  ChooseFirst: named(
    'PlayerChoice',
    'Who is first player (EPC-INI-01).',
    record({ choice: said('What the winner of the initiative chooses.', words.choice) }),
  ),
  MoveDetachment: named(
    'DetachmentMove',
    'A detachment gets its order and moves (EPC-ORD-01, EPC-MOV-01).',
    record({
      detachment: said('The detachment.', id),
      order: said('Its order.', orElse(words.order, 'NONE')),
      units: said(
        'Units that move, mount or dismount; the others stay.',
        orElse(list(unitMove, MOST_UNITS), []),
      ),
    }),
  ),
  Retreat: named(
    'RetreatMove',
    'A broken detachment retreats (EPC-MOV-07).',
    record({
      detachment: said('The detachment.', id),
      units: said('Units that move; the others stay.', orElse(list(retreatingUnit, MOST_UNITS), [])),
    }),
  ),
  EndMoves: record({}),
  FlyTransport: named(
    'TransportMission',
    'A transport mission is flown (EPC-FLY-03).',
    record({
      detachment: said('The flyers.', id),
      mounts: said(
        'Units that are taken up.',
        orElse(
          list(
            named(
              'Boarding',
              'A unit that is taken up.',
              record({ unit: said('The unit.', id), transport: said('The flyer.', id) }),
            ),
            MOST_UNITS,
          ),
          [],
        ),
      ),
      dismounts: said('Units that are set down.', orElse(units, [])),
    }),
  ),
  Shoot: named('Attack', 'An attack (EPC-SHO-02).', record(columned)),
  Bombard: named('Bombardment', 'A preparatory bombardment (EPC-SHO-12).', record(columned)),
  PassShooting: record({}),
  Intercept: named('Interception', 'Flyers attack enemy flyers on a mission (EPC-FLY-04).', record(attack)),
  FireFlak: named('FlakFire', 'Flak at enemy flyers on a mission (EPC-FLY-05).', record(attack)),
  PassReaction: record({}),
  AssaultMove: named(
    'DetachmentAssault',
    'A detachment on Assault orders moves on (EPC-ASL-01).',
    record({
      detachment: said('The detachment.', id),
      inContact: said('Whether it is in contact already, and so need not move.', orElse(flag, false)),
      units: said('Units that move; the others stay.', orElse(list(assaultUnitMove, MOST_UNITS), [])),
    }),
  ),
  ResolveCloseCombat: named(
    'CloseCombat',
    'A close combat (EPC-ASL-02).',
    record({
      inContact: said('Units of both sides that are in contact.', units),
      supporting: said('Units of both sides that support (EPC-ASL-03).', orElse(units, [])),
      warEngineContacts: said('Who touches an enemy war engine.', orElse(list(contact, MOST_UNITS), [])),
      rippers: said(
        'Ripper Tentacles: bearer and the war engine of which a Close Combat Weapon is cancelled (EPC-SHW-12).',
        orElse(list(contact, MOST_UNITS), []),
      ),
      closeCombatWeapons: said(
        'Close Combat Weapons: bearer and the war engine that falls if its side wins (EPC-SHW-11); left out: in the order of the contacts.',
        orElse(list(contact, MOST_UNITS), []),
      ),
    }),
  ),
  ResolveFirefight: named(
    'Firefight',
    'A firefight (EPC-ASL-04).',
    record({
      detachment: said('Who starts it.', id),
      target: said('The enemy detachment.', id),
      units: said('Units of both that are near enough to the other and have a line of fire.', units),
    }),
  ),
  UseSupremeCommander: record({}),
  KeepRoll: record({}),
  AllocateHits: named(
    'HitAllocation',
    'Who of the own units takes the hits of a combat (EPC-ASL-09).',
    record({
      units: said('One for each hit, in order; left out: in the order of the declaration.', optional(units)),
    }),
  ),
  EndAssaults: record({}),
  NameHq: named(
    'HqNaming',
    'Another unit leads a detachment whose HQ was lost (EPC-GEN-05).',
    record({ detachment: said('The detachment.', id), unit: said('A living unit of it.', id) }),
  ),
  DeclareStubborn: named(
    'StubbornDeclaration',
    'Broken detachments that are near their Supreme Commander (EPC-RAL-02).',
    record({ detachments: said('Those with a unit within 30 cm of him.', orElse(units, [])) }),
  ),
  DeclareObjectives: named(
    'ObjectiveHolders',
    'Who holds which objective (EPC-RAL-05).',
    record({
      holders: said(
        'What is not named nobody holds.',
        orElse(
          list(
            named(
              'ObjectiveHolder',
              'Who holds an objective.',
              record({ objective: said('The objective.', id), holder: said('Seat of the side.', id) }),
            ),
            50,
          ),
          [],
        ),
      ),
    }),
  ),
  DeclareObjectiveTaken: named(
    'ObjectiveTaken',
    'A one-time objective is captured or destroyed (EPC-RAL-06).',
    record({ objective: said('The objective.', id), how: said('What became of it.', words.taken) }),
  ),
  ConfirmObjective: named(
    'ObjectiveConfirmation',
    'What the owner says of it (EPC-RAL-06).',
    record({
      objective: said('The objective.', id),
      confirmed: said('Whether it is so.', orElse(flag, true)),
    }),
  ),
  Concede: record({}),
  AcceptDeclaration: record({}),
  ObjectToDeclaration: named(
    'Objection',
    'Why a declaration is not accepted; it is withdrawn (EPC-GEN-01).',
    record({ text: said('Why; all read it.', textOf(2000)) }),
  ),
  TakeBack: record({}),
  ClosePhase: record({}),
  RecordCorrection: named('Correction', 'What the arbiter sets right (EPC-GEN-07).', record(correction)),
  RecordFateCard: named('FateCard', 'A fate card and what it does (section 11).', record(correction)),
} as const;
