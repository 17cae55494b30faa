import { RACE_KEYS, PROFILES } from './profiles.js';
import type { ProductionEntry, UnitSelection } from './profile.js';
import type { RaceKey } from '../state/index.js';

/**
 * RACE-PROD-01, -05, RACE-SM-07, RACE-BA-03, RACE-IG-06, RACE-CH-16, RACE-EL-05, RACE-DE-16: what a building makes. `!` in the Capital only, `+` with this
 * building, `@` in hexes of these races only, `?` on this condition.
 */
const TABLE: Readonly<Record<RaceKey, Readonly<Record<string, string>>>> = {
  SM: {
    BARRACKS: 'scoutSquad! tacticalSquad!',
    LIGHT_FACTORY:
      'attackBikeSquadron! bikeSquadron! landSpeederSquadron! landSpeederTornado! landSpeederTyphoon! scoutBikeSquadron!',
    HEAVY_FACTORY:
      'dreadnought! landRaider! predatorAnnihilator! predatorDestructor! razorback! rhino! vindicator! whirlwind!',
    ACADEMY: 'assassin! chaplain! forceCommander! heroOfTheImperium! librarian! smHero!',
    TRAINING_FACILITIES: 'commandSquad! devastatorSquad! terminatorSquad! veteranSquad!',
    MINOR_SPACEPORT:
      'assassin assaultSquad bikeSquadron chaplain commandSquad devastatorSquad forceCommander heroOfTheImperium librarian scoutBikeSquadron scoutSquad smHero tacticalSquad veteranSquad',
    MAJOR_SPACEPORT: '<any>',
  },
  BA: {
    BARRACKS: 'bloodAngelsScoutSquad! scoutSquad! tacticalSquad!',
    LIGHT_FACTORY:
      'attackBikeSquadron! bikeSquadron! landSpeederSquadron! landSpeederTornado! landSpeederTyphoon! scoutBikeSquadron!',
    HEAVY_FACTORY:
      'baRazorback! baRhino! baalPredator! dreadnought! furiosoDreadnought! landRaider! predatorAnnihilator! predatorDestructor! razorback! rhino! vindicator! whirlwind!',
    ACADEMY: 'assassin! chaplain! forceCommander! heroOfTheImperium! highPriest! librarian! smHero!',
    TRAINING_FACILITIES:
      'commandSquad! devastatorSquad! honourGuard! terminatorSquad! veteranAssaultSquad! veteranSquad!',
    MINOR_SPACEPORT:
      'assassin assaultSquad bikeSquadron bloodAngelsScoutSquad chaplain commandSquad devastatorSquad forceCommander heroOfTheImperium highPriest honourGuard librarian scoutBikeSquadron scoutSquad smHero tacticalSquad veteranAssaultSquad veteranSquad',
    MAJOR_SPACEPORT: '<any>',
  },
  IG: {
    BARRACKS: 'armouredFist+HEAVY_FACTORY igScoutSquad infantryPlatoon',
    LIGHT_FACTORY: 'sentinels',
    HEAVY_FACTORY: 'basilisk chimera griffon hellhound lrDemolisher lrExterminator lrVanquisher lrbt',
    ACADEMY: 'assassin commandHq commissar heroOfTheImperium igColonel',
    TRAINING_FACILITIES: 'hardenedVeterans specialWeaponSquad stormTroopers',
    PRISON: 'penalLegion',
    MINOR_SPACEPORT:
      'assassin commandHq commissar hardenedVeterans heroOfTheImperium igColonel infantryPlatoon ratlingSnipers specialWeaponSquad',
    MAJOR_SPACEPORT: '<any>',
  },
  SOB: {
    BARRACKS: 'battleSisterSquad',
    TRAINING_FACILITIES: 'celestianSquad dominionSquad retributorSquad seraphimSquad',
    ACADEMY: 'assassin canoness heroOfTheImperium sistersHeroine',
    HEAVY_FACTORY: 'exorcist immolator sobRhino',
    MINOR_SPACEPORT: 'assassin battleSisterSquad canoness heroOfTheImperium sistersHeroine',
    MAJOR_SPACEPORT: '<any>',
  },
  CH: {
    BARRACKS: 'chIgSquad@IG chaosCultists@CH?IMPERIAL_PLAYER_AT_START',
    LIGHT_FACTORY: 'chaosBikers chaosDreadnought',
    HEAVY_FACTORY: 'chHellhound@IG chLrbt@IG chaosLandRaider chaosPredator chaosRhino',
    ACADEMY:
      'abaddon ahriman chaosSorcerer chaosSorcerer@IG?ONLY_AS_HQ_OF_DETACHMENT_CREATED_HERE cypher demonPrince doomrider exaltedChampion fabiusBile kharn mightyChampion mightyChampion@IG?ONLY_AS_HQ_OF_DETACHMENT_CREATED_HERE',
    TRAINING_FACILITIES:
      'chaosTerminators chaosVeterans possessedCsm retinueVeterans retinue_khorneBerzerkers retinue_noiseMarines retinue_plagueMarines retinue_thousandSons',
    MINOR_SPACEPORT: '<infantry,_no_vehicles,_no_demons,_except_chIgSquad/chaosCultists>',
    MAJOR_SPACEPORT: '<no_demons,_except_chHellhound/chIgSquad/chLrbt/chaosCultists>',
    VORTEX_PORTAL: '<demons_LESSER/GREATER>',
    NO_BUILDING: 'chaosCultists@IG/SM/BA/SOB?ADDED_TO_DETACHMENT_IN_HEX',
  },
  EL: {
    BARRACKS: 'guardians',
    LIGHT_FACTORY: 'jetbikes vypers warWalkers',
    HEAVY_FACTORY: 'falcon firePrism waveSerpent',
    ACADEMY: 'exarch farseer',
    TRAINING_FACILITIES: 'supportWeaponBattery',
    MINOR_SPACEPORT: 'farseer guardians phoenixLord rangers',
    MAJOR_SPACEPORT: '<any>',
    ASPECT_SHRINE: '<its_Aspect>',
  },
  DE: {
    BARRACKS: 'warriorSquad',
    LIGHT_FACTORY: 'reaverJetbikes',
    HEAVY_FACTORY: 'raider ravager talos+PRISON',
    ACADEMY: 'deLord deSupremeLord',
    TRAINING_FACILITIES: 'incubi scourges',
    PRISON: 'grotesques haemonculus',
    MINOR_SPACEPORT: 'deLord deSupremeLord haemonculus warriorSquad',
    MAJOR_SPACEPORT: '<any>',
    GLADIATOR_ARENA: 'hellions+LIGHT_FACTORY warpBeastPack wychRetinue wychSuccubus wyches',
  },
  ORK: {
    BARRACKS: 'gretchin shootaBoyz sluggaBoyz trukkBoyz+LIGHT_FACTORY',
    TRAINING_FACILITIES: 'bigGunz kommandos nobz stormboyz',
    ACADEMY: 'orkLesserBoss warboss',
    LIGHT_FACTORY: 'trukk warbikes warbuggies wartraks',
    HEAVY_FACTORY: 'battlewagon killerKans orkDreadnought',
    MINOR_SPACEPORT: 'gretchin orkLesserBoss shootaBoyz sluggaBoyz warboss',
    MAJOR_SPACEPORT: '<any>',
  },
  TY: {
    BARRACKS: 'genestealers hormagaunts termagants',
    TRAINING_FACILITIES: 'gargoyles lictor ripperSwarms sporeMines tyranidWarriors',
    ACADEMY: 'hiveTyrant tyranidAlpha',
    HEAVY_FACTORY: 'biovore carnifex zoanthrope',
    MINOR_SPACEPORT: 'genestealers hiveTyrant hormagaunts termagants tyranidAlpha',
    MAJOR_SPACEPORT: '<any>',
  },
};

const inWords = ({ any, moveClass, vehicle, demon, aspectOfShrine, except }: UnitSelection): string =>
  [
    ...(any ? ['any'] : []),
    ...(moveClass ? [moveClass.join('/')] : []),
    ...(vehicle === undefined ? [] : [vehicle ? 'vehicles' : 'no_vehicles']),
    ...(demon ? [demon.includes('NONE') ? 'no_demons' : `demons_${demon.join('/')}`] : []),
    ...(aspectOfShrine ? ['its_Aspect'] : []),
    ...(except ? [`except_${[...except].sort().join('/')}`] : []),
  ].join(',_');

const printed = ({ unit, select, hexRaces, capitalOnly, needs = [], condition }: ProductionEntry): string =>
  [
    select ? `<${inWords(select)}>` : (unit ?? ''),
    hexRaces ? `@${hexRaces.join('/')}` : '',
    capitalOnly ? '!' : '',
    ...needs.map((each) => `+${each}`),
    condition ? `?${condition}` : '',
  ].join('');

const HEX_RACES: Readonly<Record<RaceKey, string>> = {
  SM: 'SM BA',
  BA: 'SM BA',
  IG: 'IG SM BA SOB',
  SOB: 'SOB',
  CH: 'CH',
  EL: 'EL',
  DE: 'DE',
  ORK: 'ORK',
  TY: 'TY',
};

describe('production tables of the races', () => {
  it.each(RACE_KEYS)('%s', (race) => {
    const { buildings, hexRaces } = PROFILES[race].production;
    const found = Object.entries(buildings).map(([building, entries]) => [
      building,
      entries.map(printed).sort().join(' '),
    ]);
    expect(Object.fromEntries(found)).toEqual(TABLE[race]);
    // RACE-PROD-02.
    expect(hexRaces.join(' ')).toBe(HEX_RACES[race]);
  });
});
