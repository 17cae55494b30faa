import { words } from '../../../kernel/index.js';

export const race = words('Race', 'Race of an army, a settlement or a Stronghold.', {
  IG: 'Imperial Guard; also what the rulebook calls human.',
  SM: 'Space Marines.',
  BA: 'Blood Angels.',
  SOB: 'Sisters of Battle.',
  CH: 'Chaos.',
  DE: 'Dark Eldar.',
  EL: 'Eldar.',
  ORK: 'Orks.',
  TY: 'Tyranids.',
});

export const demonGod = words('DemonGod', 'Demon god of a Chaos player (RACE-CH-02).', {
  KHORNE: 'Khorne, opposed to Slaanesh.',
  SLAANESH: 'Slaanesh, opposed to Khorne.',
  NURGLE: 'Nurgle, opposed to Tzeentch.',
  TZEENTCH: 'Tzeentch, opposed to Nurgle.',
  UNDIVIDED: 'None of them before the others.',
});

export const craftworld = words('Craftworld', 'Craftworld of an Eldar player (RACE-EL-01).', {
  STANDARD: 'None in particular.',
  ULTHWE: 'Ulthwe.',
  ALAITOC: 'Alaitoc.',
  SAIM_HANN: 'Saim Hann.',
  BIEL_TAN: 'Biel-Tan.',
  IYANDEN: 'Iyanden.',
  OTHER: 'Another one.',
});

/** Race of a unit type, which may also be open to all. */
export const unitRace = words('UnitRace', 'Race that may build a unit type.', {
  IG: 'Imperial Guard.',
  SM: 'Space Marines.',
  BA: 'Blood Angels.',
  SOB: 'Sisters of Battle.',
  CH: 'Chaos.',
  DE: 'Dark Eldar.',
  EL: 'Eldar.',
  ORK: 'Orks.',
  TY: 'Tyranids.',
  ANY: 'Any race.',
});

export const patron = words('Patron', 'A God of Chaos (RACE-CH-03).', {
  KHORNE: 'Khorne, against Slaanesh.',
  SLAANESH: 'Slaanesh, against Khorne.',
  NURGLE: 'Nurgle, against Tzeentch.',
  TZEENTCH: 'Tzeentch, against Nurgle.',
});

export const shrineKind = words('ShrineKind', 'Kind of a cursed shrine (RACE-CH-07).', {
  KHORNE: 'Of Khorne.',
  SLAANESH: 'Of Slaanesh.',
  NURGLE: 'Of Nurgle.',
  TZEENTCH: 'Of Tzeentch.',
  GENERAL: 'Of Chaos in general.',
});

export const effect = words('Effect', 'What a rule of a race changes at the table; it is played there.', {
  LORD_POSSESSION:
    "Possession of a Lord by the greater demon of the player's God: the die is raised (RACE-CH-03).",
  SHRINE_POSSESSION: "Possession by a demon of the God's type: the die is raised (RACE-CH-08).",
  SHRINE_SUMMONING: 'Summoning lesser demons, of the God or all: the die is raised (RACE-CH-08).',
  DEMONS_ABSENT: 'Demons of other Gods do not take part (RACE-CH-08).',
  CULT_MARINES_MARKED: 'Cult Marines of the God count as having its mark (RACE-CH-08).',
  MARINES_UNDIVIDED: 'Chaos Marines except cult count as having the Undivided mark (RACE-CH-08).',
  SHRINE_SAVE: 'The shrine is saved from this face on, against every attack (RACE-CH-09).',
  SHRINE_CLOSED: 'Only demons, of the God or all, may enter the shrine (RACE-CH-09).',
  PRISONER_POINTS: 'Battle victory points for each prisoner, added by the service (RACE-DE-11).',
});

export const mark = words('Mark', 'Mark that a model of Chaos bears (RACE-CH-03).', {
  KHORNE: 'Of Khorne.',
  SLAANESH: 'Of Slaanesh.',
  NURGLE: 'Of Nurgle.',
  TZEENTCH: 'Of Tzeentch.',
  UNDIVIDED: 'Of Chaos Undivided.',
});

export const demonKind = words('DemonKind', 'Kind of demon (RACE-CH-17).', {
  LESSER: 'Packs, beasts and cavalry.',
  GREATER: 'Greater demon.',
});

export const matrixRace = words(
  'MatrixRace',
  'Race in tables of race against race; Blood Angels are Space Marines there (RACE-GEN-02).',
  {
    IG: 'Imperial Guard.',
    SM: 'Space Marines and Blood Angels.',
    SOB: 'Sisters of Battle.',
    CH: 'Chaos.',
    DE: 'Dark Eldar.',
    EL: 'Eldar.',
    ORK: 'Orks.',
    TY: 'Tyranids.',
  },
);

export const capturedStrongholds = words(
  'CapturedStrongholds',
  'What a race does with Strongholds that it captures (RACE-TY-03).',
  { KEEP: 'It keeps or destroys them, as it says.', DESTROY: 'It destroys them.' },
);

export const participation = words('Participation', 'Which units of a race may fight (PLN-BAT-04).', {
  HALF_STRENGTH: 'Those at half strength or more.',
  ANY_STRENGTH_AFTER_FULL_UNITS: 'Any, once full units are made of them (RACE-SM-03).',
});

export const raceSwitch = words('RaceSwitch', 'What a house rule takes from a race.', {
  strongholdsPerUrban: 'The limit on the number of Strongholds.',
  prisoners: 'Taking prisoners.',
  capitalMove: 'Moving the Capital.',
  orbit: 'Orbit and drop pods.',
  reinforcedAnywhere: 'Filling up guardsmen without a building.',
  squadLossPenalty: 'The loss of BP for squads lost whole.',
  speed: 'The greater speed of detachments in skimmers.',
  aaTower: 'AA-towers.',
});

export const itemKind = words('ItemKind', 'What a rare item is (RACE-PROD-07).', {
  unit: 'A unit.',
  wargear: 'A thing that a unit carries.',
});
