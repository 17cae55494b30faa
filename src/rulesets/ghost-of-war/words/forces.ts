import { words } from '../../../kernel/index.js';

export const unitTrait = words(
  'UnitTrait',
  'What a unit has beside its class, which rules ask for by name.',
  {
    PSYKER: 'Psyker.',
    DEMONIC: 'Demonic.',
    MUTANT: 'Mutant.',
    TYRANNID: 'Tyrannid.',
    HIDDEN: 'Hidden.',
  },
);

export const domain = words('Domain', 'Where a force fights.', {
  ground: 'On planets.',
  void: 'In the void: ships.',
});

export const holderKind = words('HolderKind', 'Who has the supply counter of a unit (GOW-SUP-01).', {
  unit: 'The unit itself.',
  formation: 'Its formation.',
});

export const unitClass = words('UnitClass', 'Class of a unit (GOW-UNI-05).', {
  'Basic Infantry': 'Basic Infantry.',
  'Specialized Infantry': 'Specialized Infantry.',
  'Mechanized Infantry': 'Mechanized Infantry.',
  Armor: 'Armor.',
  'Imperial Knight': 'Imperial Knight.',
  'Scout Titan': 'Scout Titan.',
  'Battle Titan': 'Battle Titan.',
  'Astartes Combat Squad': 'Astartes Combat Squad.',
  'Astartes Armor': 'Astartes Armor.',
  'Void Ship': 'Void Ship.',
});

export const recoveryClass = words(
  'RecoveryClass',
  'Class by which the recovery chart is read (GOW-RCV-03).',
  {
    'Regular Infantry': 'Regular Infantry.',
    'Special Infantry': 'Special Infantry.',
    Mechanized: 'Mechanized.',
    Armored: 'Armored.',
    Knight: 'Knight.',
    Titan: 'Titan.',
    Astartes: 'Astartes.',
    'Void Ship': 'Void Ship.',
  },
);

export const spiritCause = words('SpiritCause', 'What lifts or lowers the morale for a time (GOW-CE-04).', {
  PREACH: 'A Chaplain preached.',
  SERMON: 'A priest held a sermon.',
  SUMMARY_EXECUTION: 'A Commissar shot somebody.',
});
