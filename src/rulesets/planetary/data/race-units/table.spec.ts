import type { RaceKey, UnitType } from '../../state/index.js';
import { RACE_KEYS } from '../../races/profiles.js';
import { RACE_UNITS } from './registry.js';

const FLAGS = [
  'dropPod',
  'fast12',
  'carries',
  'scout',
  'bike',
  'jetbike',
  'hellion',
  'guardsmen',
  'specialCharacter',
  'aspect',
  'cult',
  'chaosLord',
  'harlequin',
  'barrage',
  'barrageRange100',
] as const satisfies readonly (keyof UnitType)[];
const TEXTS = [
  'limit',
  'hqRank',
  'attachedTo',
  'ownTransport',
  'maxPerDetachment',
  'demon',
  'god',
  'pool',
  'onlyInSpecialDetachment',
  'weight',
] as const satisfies readonly (keyof UnitType)[];

/** Slot, movement class and flags, with the units that have them; Blood Angels beside those of the Space Marines. */
const TABLE: Readonly<Record<RaceKey, Readonly<Record<string, string>>>> = {
  SM: {
    'HQ infantry dropPod limit=RARE hqRank=SUPREME': 'forceCommander',
    'HQ infantry dropPod': 'chaplain librarian smHero',
    'HQ infantry dropPod attachedTo=HQ': 'commandSquad',
    'EL infantry dropPod': 'terminatorSquad veteranSquad',
    'EL walker vehicle dropPod': 'dreadnought',
    'TR infantry dropPod': 'tacticalSquad',
    'TR infantry dropPod scout': 'scoutSquad',
    'FA infantry dropPod': 'assaultSquad',
    'FA wheeled scout bike': 'bikeSquadron scoutBikeSquadron',
    'FA wheeled bike': 'attackBikeSquadron',
    'FA skimmer vehicle dropPod fast12': 'landSpeederSquadron landSpeederTornado landSpeederTyphoon',
    'HS infantry dropPod': 'devastatorSquad',
    'HS tracked vehicle fast12 carries': 'landRaider',
    'HS tracked vehicle fast12': 'predatorAnnihilator predatorDestructor vindicator whirlwind',
    'TRANSPORT tracked vehicle fast12 carries': 'razorback rhino',
    'EL infantry dropPod limit=VERY_RARE': 'legionOfTheDamned',
    'EL infantry limit=VERY_RARE': 'greyKnights',
    'HQ infantry': 'heroOfTheImperium',
    'EL infantry limit=RARE': 'assassin',
  },
  BA: {
    'TR infantry dropPod scout': 'bloodAngelsScoutSquad',
    'EL walker vehicle dropPod': 'furiosoDreadnought',
    'HS tracked vehicle fast12': 'baalPredator',
    'TRANSPORT tracked vehicle fast12 carries': 'baRazorback baRhino',
    'HQ infantry dropPod': 'highPriest',
    'HQ infantry dropPod attachedTo=HQ': 'honourGuard',
    'EL infantry dropPod': 'veteranAssaultSquad',
    'TR infantry dropPod onlyInSpecialDetachment=DEATH_COMPANY_ARMY': 'deathCompanyModels',
  },
  IG: {
    'HQ infantry limit=RARE hqRank=SUPREME': 'igColonel',
    'HQ infantry': 'commandHq commissar heroOfTheImperium',
    'HQ infantry attachedTo=HQ': 'specialWeaponSquad',
    'TR infantry guardsmen': 'infantryPlatoon',
    'TR infantry guardsmen ownTransport=chimera': 'armouredFist',
    'TR infantry': 'penalLegion',
    'TR infantry scout': 'igScoutSquad',
    'EL infantry': 'hardenedVeterans ogryns ratlingSnipers stormTroopers',
    'FA infantry scout': 'roughRiders',
    'FA walker vehicle scout': 'sentinels',
    'FA tracked vehicle': 'hellhound',
    'TRANSPORT tracked vehicle carries': 'chimera',
    'HS tracked vehicle': 'lrDemolisher lrExterminator lrbt',
    'HS tracked vehicle limit=RARE onlyInSpecialDetachment=ARMOUR': 'lrVanquisher',
    'HS tracked vehicle barrage barrageRange100': 'basilisk',
    'HS tracked vehicle barrage': 'griffon',
    'HS tracked vehicle limit=VERY_RARE': 'superHeavyTank',
    'EL infantry limit=VERY_RARE': 'greyKnights',
    'EL infantry limit=RARE': 'assassin',
  },
  SOB: {
    'HQ infantry limit=RARE hqRank=SUPREME': 'canoness',
    'HQ infantry': 'heroOfTheImperium sistersHeroine',
    'EL infantry': 'celestianSquad',
    'TR infantry': 'battleSisterSquad',
    'FA infantry scout': 'seraphimSquad',
    'FA infantry': 'dominionSquad',
    'HS infantry': 'retributorSquad',
    'HS tracked vehicle weight=heavy': 'exorcist',
    'TRANSPORT tracked vehicle carries weight=heavy': 'immolator sobRhino',
    'EL infantry limit=VERY_RARE': 'greyKnights',
    'EL infantry limit=RARE': 'assassin',
  },
  CH: {
    'HQ infantry chaosLord limit=RARE hqRank=SUPREME pool=GENERAL': 'exaltedChampion',
    'HQ infantry chaosLord maxPerDetachment=1 pool=GENERAL': 'mightyChampion',
    'HQ infantry attachedTo=HQ pool=GENERAL': 'retinueVeterans',
    'HQ infantry pool=GENERAL': 'demonPrince',
    'HQ infantry pool=GENERAL forbiddenInDetachment=KHORNE': 'chaosSorcerer',
    'EL infantry pool=GENERAL': 'chaosTerminators chaosVeterans possessedCsm',
    'TR infantry pool=GENERAL': 'csmSquad',
    'FA wheeled scout bike pool=GENERAL': 'chaosBikers',
    'FA infantry pool=GENERAL': 'raptors',
    'HS infantry pool=GENERAL': 'havocs obliterators',
    'EL walker vehicle pool=GENERAL': 'chaosDreadnought',
    'HS tracked vehicle pool=GENERAL': 'chaosPredator',
    'HS tracked vehicle carries pool=GENERAL': 'chaosLandRaider',
    'TRANSPORT tracked vehicle carries pool=GENERAL': 'chaosRhino',
    'HQ infantry specialCharacter pool=GENERAL': 'abaddon cypher',
    'HQ infantry cult attachedTo=HQ god=KHORNE pool=KHORNE': 'retinue_khorneBerzerkers',
    'TR infantry cult god=KHORNE pool=KHORNE': 'khorneBerzerkers',
    'HQ infantry demon=GREATER god=KHORNE pool=KHORNE': 'bloodthirster',
    'TR infantry demon=LESSER god=KHORNE pool=KHORNE': 'bloodletters',
    'FA infantry demon=LESSER god=KHORNE pool=KHORNE': 'fleshHounds juggernauts',
    'HQ infantry specialCharacter god=KHORNE pool=KHORNE': 'kharn',
    'HQ infantry cult attachedTo=HQ god=TZEENTCH pool=TZEENTCH': 'retinue_thousandSons',
    'TR infantry cult god=TZEENTCH pool=TZEENTCH': 'thousandSons',
    'HQ infantry demon=GREATER god=TZEENTCH pool=TZEENTCH': 'lordOfChange',
    'TR infantry demon=LESSER god=TZEENTCH pool=TZEENTCH': 'horrors',
    'FA infantry demon=LESSER god=TZEENTCH pool=TZEENTCH': 'discs flamers',
    'HQ infantry specialCharacter god=TZEENTCH pool=TZEENTCH': 'ahriman',
    'HQ infantry cult attachedTo=HQ god=NURGLE pool=NURGLE': 'retinue_plagueMarines',
    'TR infantry cult god=NURGLE pool=NURGLE': 'plagueMarines',
    'HQ infantry demon=GREATER god=NURGLE pool=NURGLE': 'greatUncleanOne',
    'TR infantry demon=LESSER god=NURGLE pool=NURGLE': 'nurglings plaguebearers',
    'FA infantry demon=LESSER god=NURGLE pool=NURGLE': 'beastsOfNurgle',
    'HQ infantry specialCharacter god=NURGLE pool=NURGLE': 'fabiusBile',
    'HQ infantry cult attachedTo=HQ god=SLAANESH pool=SLAANESH': 'retinue_noiseMarines',
    'TR infantry cult god=SLAANESH pool=SLAANESH': 'noiseMarines',
    'HQ infantry demon=GREATER god=SLAANESH pool=SLAANESH': 'keeperOfSecrets',
    'TR infantry demon=LESSER god=SLAANESH pool=SLAANESH': 'daemonettes',
    'FA infantry demon=LESSER god=SLAANESH pool=SLAANESH': 'fiends steeds',
    'HQ wheeled specialCharacter god=SLAANESH pool=SLAANESH': 'doomrider',
    'TR infantry pool=NORMAL_ONLY_OR_CULTIST_HEX': 'chaosCultists',
    'TR infantry pool=NORMAL_ONLY': 'chIgSquad',
    'FA tracked vehicle limit=RARE pool=NORMAL_ONLY': 'chHellhound',
    'HS tracked vehicle limit=RARE pool=NORMAL_ONLY': 'chLrbt',
  },
  EL: {
    'HQ infantry': 'farseer',
    'HQ infantry specialCharacter': 'phoenixLord',
    'HQ infantry limit=RARE': 'avatar',
    'UPGRADE infantry': 'exarch',
    'TR infantry': 'guardians',
    'TR infantry scout': 'rangers',
    'FA skimmer scout bike jetbike': 'jetbikes',
    'FA skimmer vehicle': 'vypers',
    'HS walker vehicle': 'warWalkers wraithlord',
    'HS infantry': 'supportWeaponBattery',
    'HS skimmer vehicle carries': 'falcon',
    'HS skimmer vehicle': 'firePrism',
    'TRANSPORT skimmer vehicle carries': 'waveSerpent',
    'EL infantry': 'wraithguard',
    'EL infantry harlequin onlyInSpecialDetachment=HARLEQUINS': 'harlequinTroupe',
    'TR infantry aspect': 'direAvengers',
    'FA infantry aspect': 'swoopingHawks warpSpiders',
    'EL infantry aspect': 'fireDragons howlingBanshees strikingScorpions',
    'FA skimmer bike jetbike aspect': 'shiningSpears',
    'HS infantry aspect': 'darkReapers',
  },
  DE: {
    'HQ infantry limit=RARE hqRank=SUPREME': 'deSupremeLord',
    'HQ infantry': 'deLord haemonculus wychSuccubus',
    'HQ infantry attachedTo=HQ': 'incubi wychRetinue',
    'TR infantry': 'warriorSquad',
    'TR infantry ownTransport=raider composedOf=warriorSquad/raider': 'raiderSquad',
    'EL infantry': 'grotesques wyches',
    'EL infantry scout': 'mandrakes',
    'EL infantry limit=RARE': 'warpBeastPack',
    'FA skimmer scout bike jetbike': 'reaverJetbikes',
    'FA skimmer bike hellion limit=RARE': 'hellions',
    'HS infantry': 'scourges',
    'HS skimmer vehicle': 'ravager talos',
    'TRANSPORT skimmer vehicle carries': 'raider',
  },
  ORK: {
    'HQ infantry limit=RARE hqRank=SUPREME': 'warboss',
    'HQ infantry': 'orkLesserBoss',
    'EL infantry': 'nobz',
    'EL infantry scout': 'kommandos',
    'TR infantry': 'gretchin shootaBoyz sluggaBoyz',
    'TR infantry ownTransport=trukk': 'trukkBoyz',
    'FA infantry': 'stormboyz',
    'FA wheeled scout bike weight=light': 'warbikes',
    'FA tracked vehicle weight=light': 'wartraks',
    'FA wheeled vehicle weight=light': 'warbuggies',
    'TRANSPORT wheeled vehicle carries weight=light': 'trukk',
    'HS infantry': 'bigGunz',
    'HS walker vehicle weight=heavy': 'killerKans orkDreadnought',
    'HS wheeled vehicle carries weight=heavy': 'battlewagon',
  },
  TY: {
    'HQ infantry limit=RARE hqRank=SUPREME': 'hiveTyrant',
    'HQ infantry': 'tyranidAlpha',
    'EL infantry': 'tyranidWarriors',
    'EL infantry scout': 'lictor',
    'TR infantry': 'genestealers hormagaunts termagants',
    'FA infantry': 'ripperSwarms sporeMines',
    'FA infantry scout': 'gargoyles',
    'HS infantry weight=heavy': 'biovore carnifex zoanthrope',
  },
};

const printed = (type: UnitType): string =>
  [
    type.slot,
    type.moveClass,
    ...(type.vehicle ? ['vehicle'] : []),
    ...FLAGS.filter((each) => type[each] === true),
    ...TEXTS.flatMap((each) => (type[each] == null ? [] : [`${each}=${type[each]}`])),
    ...(type.composedOf ? [`composedOf=${type.composedOf.join('/')}`] : []),
    ...(type.forbiddenInDetachment ? [`forbiddenInDetachment=${type.forbiddenInDetachment.join('/')}`] : []),
  ].join(' ');

const shortKeys = (race: RaceKey): readonly string[] =>
  Object.keys(RACE_UNITS)
    .filter((each) => each.startsWith(`${race}.`))
    .map((each) => each.slice(race.length + 1));

describe('the table of unit types (RACE-PROD-08)', () => {
  it.each(RACE_KEYS)('%s', (race) => {
    const known = race === 'BA' ? shortKeys('SM') : [];
    const found: Record<string, string[]> = {};
    for (const short of shortKeys(race).filter((each) => !known.includes(each))) {
      const line = printed(RACE_UNITS[`${race}.${short}`]!);
      found[line] = [...(found[line] ?? []), short];
    }
    const sorted = Object.entries(found).map(([line, keys]) => [line, keys.sort().join(' ')]);
    expect(Object.fromEntries(sorted)).toEqual(TABLE[race]);
  });

  it('Grey Knights fight only Chaos (RACE-IMP-01)', () => {
    const found = Object.values(RACE_UNITS).filter((each) => each.fightsOnly !== undefined);
    expect(found.map((each) => `${each.key} ${each.fightsOnly}`).sort()).toEqual([
      'BA.greyKnights CH',
      'IG.greyKnights CH',
      'SM.greyKnights CH',
      'SOB.greyKnights CH',
    ]);
  });
});
