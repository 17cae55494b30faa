import { words } from '../../../kernel/index.js';

export const battleMethod = words('BattleMethod', 'How a battle is fought (GOW-CBT-04).', {
  AUTO: 'Rolled by the service.',
  TABLETOP: 'At the table.',
  QUICK: 'As a quick game.',
  EPIC: 'As an epic game.',
});

export const tableMethod = words('TableMethod', 'How a reported battle was fought.', {
  TABLETOP: 'At the table.',
  QUICK: 'As a quick game.',
  EPIC: 'As an epic game.',
});

export const battleStatus = words('BattleStatus', 'How far a battle has come.', {
  PENDING: 'A method, or a report, is waited for.',
  REPORTED: 'Reported by one side, to be confirmed by the other (GOW-CBT-11).',
  DISPUTED: 'The arbiter decides.',
  ROLLING: 'It is being rolled.',
  SETTLED: 'It is settled.',
});

export const side = words('Side', 'Side of a battle.', {
  attacker: 'Attacker.',
  defender: 'Defender.',
});

export const scale = words('Scale', 'Scale of a battle, rising (GOW-CBT-05).', {
  S1: 'Scale 1.',
  S2: 'Scale 2.',
  S3: 'Scale 3.',
  S4: 'Scale 4.',
});

export const outcome = words('Outcome', 'Outcome for the attacker (GOW-CBT-08).', {
  DECISIVE_VICTORY: 'Decisive victory.',
  VICTORY: 'Victory.',
  DRAW: 'Draw.',
  DEFEAT: 'Defeat.',
  DECISIVE_DEFEAT: 'Decisive defeat.',
});

export const participantKind = words('ParticipantKind', 'Who fights.', {
  UNIT: 'A unit.',
  PLANET: 'A planet, with its garrison or its orbital defences.',
});

export const captureKind = words('CaptureKind', 'What becomes of the spoils (GOW-CBT-16).', {
  AUTO: 'By the rules.',
  NONE: 'Nothing is captured.',
});
