import { words } from '../../../kernel/index.js';
import type {
  Ability,
  Column,
  Infiltration,
  Kind,
  Mission,
  ObjectiveState,
  ObjectiveType,
  Order,
  Phase,
  Place,
  Step,
  Terrain,
  WeaponType,
} from '../data/words.js';

type Meanings<W extends string> = Readonly<Record<W, string>>;

export const phase = words('Phase', 'A phase of the turn (section 4).', {
  SETUP: 'Armies are entered.',
  MOVEMENT: 'Movement.',
  SHOOTING: 'Shooting.',
  ASSAULT: 'Assault.',
  RALLY: 'Rally.',
} satisfies Meanings<Phase>);

export const step = words('Step', 'A step of the turn (section 4).', {
  SETUP: 'Armies are entered.',
  RESERVES: 'Reserves arrive.',
  MISSIONS: 'Flyer missions are declared.',
  MOVEMENT_INITIATIVE: 'Initiative for the moves.',
  FIRST_MOVES: 'The first player moves.',
  SECOND_MOVES: 'The second player moves.',
  SHOOTING_INITIATIVE: 'Initiative for vehicles and infantry.',
  BOMBARDMENT: 'Preparatory bombardments.',
  VEHICLES_AND_INFANTRY: 'Vehicles, infantry and ground attacks shoot.',
  WAR_ENGINE_INITIATIVE: 'Initiative for war engines.',
  WAR_ENGINES: 'War engines shoot.',
  ASSAULT_INITIATIVE: 'Initiative for assaults.',
  FIRST_ASSAULTS: 'The first player assaults.',
  SECOND_ASSAULTS: 'The second player assaults.',
  REMOVE_MARKERS: 'Blast markers are removed.',
  RALLY: 'Broken detachments rally.',
  REPAIR: 'War engines are repaired.',
  OBJECTIVES: 'Objectives and victory.',
} satisfies Meanings<Step>);

export const kind = words('Kind', 'What a unit is.', {
  INFANTRY: 'Infantry.',
  VEHICLE: 'A vehicle.',
  WAR_ENGINE: 'A war engine: a detachment of its own.',
  FLYER: 'A flyer: off the table outside its missions (EPC-FLY-01).',
} satisfies Meanings<Kind>);

export const ability = words('Ability', 'A special ability (EPC-ABL-01 to EPC-ABL-17).', {
  ARTILLERY: 'Needs no line of fire and may bombard (EPC-ABL-01).',
  ASSAULT: 'Assault +1, Range 15 (EPC-ABL-02).',
  CAVALRY: 'Speed doubled, tripled in assault moves; Armour +1 (EPC-ABL-03).',
  CLOSE_SUPPORT: 'Supports with its Firepower (EPC-ABL-04).',
  FLAK: 'May shoot at flyers on their missions (EPC-ABL-05).',
  HEAVY_WEAPONS: 'Firepower +1, Range 45, Assault halved (EPC-ABL-06).',
  HERO: 'Save, Assault doubled (EPC-ABL-07).',
  INFILTRATORS: 'Far from its HQ in command; set up forward or a longer first move (EPC-ABL-08).',
  JUMP_PACKS: 'Speed doubled, tripled in assault moves; ignores terrain under way (EPC-ABL-09).',
  PSYKER: 'Counts in combats (EPC-ABL-10).',
  RAMPAGE: 'Two kill dice; caught where its side loses (EPC-ABL-11).',
  RAPID_FIRE: 'Firepower doubled on Overwatch (EPC-ABL-12).',
  SAVE: 'Ignores hits on 4+ (EPC-ABL-13).',
  SKIMMER: 'Ignores terrain under way; may pop up (EPC-ABL-14).',
  STUBBORN: 'A failed Leadership test is rolled again (EPC-ABL-15).',
  SUPREME_COMMANDER: 'Rolls a die of a combat again; makes others Stubborn (EPC-ABL-16).',
} satisfies Meanings<Ability>);

export const weaponType = words('WeaponType', 'A super heavy weapon (section 6.8).', {
  ANTI_TANK: 'Hits on 4+ whatever the Armour (EPC-SHW-02).',
  BARRAGE: 'Firepower 1 for each unit under the template (EPC-SHW-03).',
  HEAVY_BARRAGE: 'Firepower 2 for each unit under the template (EPC-SHW-03).',
  DISRUPT: 'A blast marker on 4+ (EPC-SHW-04).',
  CLOSE_COMBAT_WEAPON: 'Doubles the Assault against war engines (EPC-SHW-11).',
  DEATH_RAY: 'Hits on 2+, critical (EPC-SHW-05).',
  DISTORTION_CANNON: 'D6 × 5 against the Speed, past shields, critical (EPC-SHW-06).',
  MEGA_CANNON: 'A die for every unit under the template, cover ignored (EPC-SHW-07).',
  PULSAR: 'D6 Anti-Tank shots (EPC-SHW-08).',
  PULSE_LASER: 'D3 Anti-Tank shots (EPC-SHW-08).',
  RIPPER_TENTACLES: 'Cancels a Close Combat Weapon (EPC-SHW-12).',
  LIFTA_DROPPA: 'Lifts and drops what has less Damage than the die (EPC-SHW-09).',
  VORTEX_MISSILE: 'D6 Death Rays for every unit under the template (EPC-SHW-10).',
} satisfies Meanings<WeaponType>);

export const terrain = words('Terrain', 'Terrain (section 6.5).', {
  FORTIFICATIONS: 'Fortifications: infantry +2, cover.',
  INTACT_BUILDINGS: 'Intact buildings: infantry +1, cover.',
  RUINS: 'Ruins, rubble: infantry +1, cover.',
  WOODS: 'Woods: infantry +1, cover.',
  MARSH: 'Marsh, swamp.',
  RIVER: 'A river.',
  OPEN: 'Open ground.',
  ROAD: 'A road.',
} satisfies Meanings<Terrain>);

export const order = words('Order', 'The order of a detachment (section 6.4).', {
  NONE: 'No order (EPC-ORD-02).',
  MARCH: 'March (EPC-ORD-03).',
  ASSAULT: 'Assault (EPC-ORD-04).',
  OVERWATCH: 'Overwatch (EPC-ORD-05).',
  SPECIAL_FLAK: 'Special: Flak (EPC-ORD-06).',
  SPECIAL_BOMBARDMENT: 'Special: Preparatory Bombardment (EPC-ORD-06).',
} satisfies Meanings<Order>);

export const place = words('Place', 'Where a detachment is.', {
  TABLE: 'On the table.',
  RESERVE: 'In reserve (EPC-RES-01).',
  OFF_TABLE: 'Flyers that have arrived, outside their missions (EPC-RES-02).',
  DESTROYED: 'Destroyed (EPC-GEN-05).',
} satisfies Meanings<Place>);

export const mission = words('Mission', 'A mission of flyers (EPC-FLY-01).', {
  GROUND_ATTACK: 'Ground attack (EPC-FLY-02).',
  TRANSPORT: 'Transport (EPC-FLY-03).',
  INTERCEPT: 'Intercept (EPC-FLY-04).',
  NONE: 'None.',
} satisfies Meanings<Mission>);

export const objectiveType = words('ObjectiveType', 'An objective (section 6.6).', {
  TAKE_AND_HOLD: 'Take & Hold: D3 for its holder in each Rally phase.',
  RESCUE: 'Rescue: 1 for its holder, 1 from the other side in each Rally phase.',
  BUNKER: 'Bunker: 5 from its owner when it is destroyed.',
  CAPTURE: 'Capture: D6 for its captor, or D6 from the other side of who destroys it.',
  CLEANSE: 'Cleanse: 1 for its holder in each Rally phase.',
} satisfies Meanings<ObjectiveType>);

export const objectiveState = words('ObjectiveState', 'What became of an objective.', {
  OPEN: 'Still to be fought for.',
  CAPTURED: 'Captured.',
  DESTROYED: 'Destroyed.',
} satisfies Meanings<ObjectiveState>);

export const column = words('FirepowerColumn', 'A column of the Firepower table (EPC-FIR-02).', {
  F: 'As many dice as Firepower.',
  A: 'The first column.',
  B: 'The second column.',
  C: 'The third column.',
} satisfies Meanings<Column>);

export const infiltration = words(
  'Infiltration',
  'What Infiltrators make of their head start (EPC-SET-02).',
  {
    FORWARD: 'Set up 30 cm outside the deployment area.',
    FIRST_MOVE: 'Their first move is 30 cm longer.',
  } satisfies Meanings<Infiltration>,
);

export const choice = words('InitiativeChoice', 'What the winner of an initiative chooses (EPC-INI-01).', {
  FIRST: 'To be first player.',
  SECOND: 'To be second player.',
});

export const taken = words('Taken', 'What became of a one-time objective (EPC-RAL-06).', {
  CAPTURED: 'It was captured.',
  DESTROYED: 'It was destroyed.',
});

export const unitStatus = words('UnitStatus', 'Whether a unit lives.', {
  OK: 'It lives.',
  DESTROYED: 'It is destroyed.',
});

export const combatKind = words('CombatKind', 'What is fought in the Assault phase.', {
  CLOSE_COMBAT: 'A close combat (EPC-ASL-02).',
  FIREFIGHT: 'A firefight (EPC-ASL-04).',
});

export const criticalEffect = words('CriticalEffect', 'What critical damage does (EPC-WEN-03).', {
  WEAPON: 'A super heavy weapon is knocked out.',
  IMMOBILISED: 'It cannot move any more.',
  CATASTROPHIC: 'It is destroyed.',
});
