import type { RaceKey } from '../state/index.js';
import { PROFILES, RACE_KEYS } from './profiles.js';
import type { SlotEntry, SpecialDetachment } from './profile.js';

/** RACE-PROD-13: class, MV and most of them; RACE-SM-08, RACE-IG-07, RACE-EL-06, RACE-DE-18: what each slot takes. */
const LISTS: Readonly<Record<RaceKey, Readonly<Record<string, readonly string[]>>>> = {
  SM: {
    ARMOUR: [
      'type II, MV 6',
      'HQ: chaplain in landRaider/razorback/rhino, commandSquad in landRaider/razorback/rhino, forceCommander in landRaider/razorback/rhino, heroOfTheImperium in landRaider/razorback/rhino, landRaider, librarian in landRaider/razorback/rhino, smHero in landRaider/razorback/rhino',
      'TR: landRaider, predatorAnnihilator, predatorDestructor, razorback, whirlwind',
      'FA: landSpeederSquadron, landSpeederTornado, landSpeederTyphoon',
      'EL: terminatorSquad in landRaider',
      'HS: scoutBikeSquadron, tacticalSquad in rhino, vindicator',
    ],
    MECHANIZED: ['type I, MV 6', 'normal list, MECHANIZED'],
  },
  BA: {
    ARMOUR: [
      'type II, MV 6',
      'HQ: chaplain in landRaider/razorback/rhino/baRhino/baRazorback, commandSquad in landRaider/razorback/rhino/baRhino/baRazorback, forceCommander in landRaider/razorback/rhino/baRhino/baRazorback, heroOfTheImperium in landRaider/razorback/rhino/baRhino/baRazorback, highPriest in landRaider/razorback/rhino/baRhino/baRazorback, honourGuard in landRaider/razorback/rhino/baRhino/baRazorback, landRaider, librarian in landRaider/razorback/rhino/baRhino/baRazorback, smHero in landRaider/razorback/rhino/baRhino/baRazorback',
      'TR: baRazorback, baalPredator, landRaider, predatorAnnihilator, predatorDestructor, razorback, whirlwind',
      'FA: landSpeederSquadron, landSpeederTornado, landSpeederTyphoon',
      'EL: terminatorSquad in landRaider',
      'HS: scoutBikeSquadron, tacticalSquad in rhino/baRhino, vindicator',
    ],
    MECHANIZED: ['type I, MV 6', 'normal list, MECHANIZED'],
    DEATH_COMPANY_ARMY: ['type II, MV 4, at most 1', 'from outside'],
  },
  IG: {
    ARMOUR: [
      'type I, MV 6',
      'HQ: lrExterminator, lrbt',
      'TR: lrExterminator, lrbt',
      'FA: hellhound, sentinels',
      'EL: lrVanquisher 0-1, superHeavyTank 0-1',
      'HS: armouredFist, basilisk, griffon, lrDemolisher',
    ],
    ARTILLERY: [
      'type II, MV 6',
      'HQ: lrbt',
      'TR: basilisk, griffon',
      'FA: sentinels',
      'EL: ',
      'HS: armouredFist, lrbt',
    ],
  },
  SOB: {},
  CH: {
    UNDIVIDED: ['by god, MV 4', 'pools GENERAL, KHORNE, TZEENTCH, NURGLE, SLAANESH'],
    KHORNE: ['by god, MV 4', 'pools GENERAL, KHORNE'],
    NURGLE: ['by god, MV 4', 'pools GENERAL, NURGLE'],
    SLAANESH: ['by god, MV 4', 'pools GENERAL, SLAANESH'],
    TZEENTCH: ['by god, MV 4', 'pools GENERAL, TZEENTCH'],
  },
  EL: {
    FAST: [
      'type I, MV 8',
      'HQ: farseer in waveSerpent or on jetbike',
      'TR: guardians in waveSerpent, jetbikes, vypers',
      'FA: <FAST_SKIMMER>',
      'EL: darkReapers in waveSerpent, direAvengers in waveSerpent, fireDragons in waveSerpent, howlingBanshees in waveSerpent, shiningSpears, strikingScorpions in waveSerpent, wraithguard in waveSerpent',
      'HS: falcon, firePrism',
    ],
    HARLEQUINS: ['type I, MV 4', 'from outside'],
  },
  DE: {
    FAST: [
      'type I, MV 8',
      'HQ: deLord in raider, deSupremeLord in raider',
      'TR: raiderSquad, reaverJetbikes',
      'FA: <FAST_SKIMMER>',
      'EL: wyches in raider',
      'HS: ravager',
    ],
    WYCH_ARMY: [
      'type II, MV 4',
      'HQ: wychRetinue, wychSuccubus',
      'TR: wyches',
      'FA: hellions 0-1, reaverJetbikes',
      'EL: mandrakes, raiderSquad, warpBeastPack 0-1, warriorSquad',
      'HS: ravager, scourges',
    ],
  },
  ORK: {
    CULT_OF_SPEED: ['type I, MV 8', 'normal list, FAST'],
  },
  TY: {
    MYCETIC_SWARM: ['type I, MV 4', 'normal list without ripperSwarms, sporeMines, gargoyles'],
  },
};

const entry = ({ unit, filter, in: transports, orOn, most }: SlotEntry): string =>
  [
    filter ? `<${filter}>` : (unit ?? ''),
    transports ? ` in ${transports.join('/')}` : '',
    orOn ? ` or on ${orOn}` : '',
    most ? ` 0-${most}` : '',
  ].join('');

const CLASSES = { TYPE_I: 'type I', TYPE_II: 'type II' } as const;
const SLOTS = ['HQ', 'TR', 'FA', 'EL', 'HS'] as const;

function rows({ slots }: SpecialDetachment): readonly string[] {
  switch (slots.by) {
    case 'TABLE':
      return SLOTS.map((slot) => `${slot}: ${(slots.table[slot] ?? []).map(entry).sort().join(', ')}`);
    case 'NORMAL_LIST':
      return [
        `normal list${slots.filter ? `, ${slots.filter}` : ` without ${(slots.without ?? []).join(', ')}`}`,
      ];
    case 'POOLS':
      return [`pools ${slots.pools.join(', ')}`];
    case 'EXTERNAL':
      return ['from outside'];
  }
}

const head = ({ class: kind, mv, most }: SpecialDetachment): string =>
  `${kind === null ? 'by god' : CLASSES[kind]}, MV ${mv}${most ? `, at most ${most}` : ''}`;

/** RACE-PROD-07, RACE-PROD-11: `!` rare, `!!` very rare; RACE-PROD-14: scouts. */
const ITEMS: Readonly<Record<RaceKey, { readonly limits: string; readonly scouts: string }>> = {
  SM: {
    limits: 'assassin! chapterBanner!! greyKnights!! holyRelic! ironHalo! legionOfTheDamned!!',
    scouts: 'bikeSquadron scoutBikeSquadron scoutSquad',
  },
  BA: {
    limits:
      'assassin! chapterBanner!! grail! greyKnights!! holyRelic! holyShroud!! ironHalo! legionOfTheDamned!!',
    scouts: 'bikeSquadron bloodAngelsScoutSquad scoutBikeSquadron scoutSquad',
  },
  IG: {
    limits: 'assassin! greyKnights!! lrVanquisher! superHeavyTank!!',
    scouts: 'igScoutSquad roughRiders sentinels',
  },
  SOB: { limits: 'assassin! greyKnights!!', scouts: 'seraphimSquad' },
  CH: { limits: 'chHellhound! chLrbt! exaltedChampion!', scouts: 'chaosBikers' },
  EL: { limits: '', scouts: 'jetbikes rangers' },
  DE: { limits: 'hellions! shadowField! warpBeastPack!', scouts: 'mandrakes reaverJetbikes' },
  ORK: { limits: '', scouts: 'kommandos warbikes' },
  TY: { limits: '', scouts: 'gargoyles lictor' },
};

/** RACE-CH-12: `=` stays as it is, `-` is lost. */
const CONVERTED: Readonly<Record<string, string>> = {
  mightyChampion: 'chaplain forceCommander highPriest smHero',
  chaosSorcerer: 'librarian',
  retinueVeterans: 'commandSquad honourGuard',
  chaosVeterans: 'veteranSquad',
  raptors: 'assaultSquad veteranAssaultSquad',
  chaosTerminators: 'terminatorSquad',
  chaosDreadnought: 'dreadnought furiosoDreadnought',
  csmSquad: 'bloodAngelsScoutSquad scoutSquad tacticalSquad',
  chaosBikers: 'attackBikeSquadron bikeSquadron scoutBikeSquadron',
  havocs: 'devastatorSquad',
  chaosLandRaider: 'landRaider',
  chaosPredator: 'baalPredator predatorAnnihilator predatorDestructor',
  chaosRhino: 'baRazorback baRhino razorback rhino',
  '=': 'landSpeederSquadron landSpeederTornado landSpeederTyphoon vindicator whirlwind',
  '-': 'assassin deathCompanyModels greyKnights heroOfTheImperium legionOfTheDamned',
};

describe('lists of the races', () => {
  it.each(RACE_KEYS)('%s: special detachments', (race) => {
    const found = PROFILES[race].specialDetachments.map((each) => [each.key, [head(each), ...rows(each)]]);
    expect(Object.fromEntries(found)).toEqual(LISTS[race]);
  });

  it.each(RACE_KEYS)('%s: rare items and scouts', (race) => {
    const { limits, scouts } = PROFILES[race];
    const marks = limits.map(({ item, limit }) => `${item}${limit === 'VERY_RARE' ? '!!' : '!'}`);
    expect({ limits: marks.sort().join(' '), scouts: [...scouts].sort().join(' ') }).toEqual(ITEMS[race]);
  });

  it('what models of converted detachments become', () => {
    const found: Record<string, string[]> = {};
    for (const [from, to] of Object.entries(PROFILES.CH.conversionEquivalents ?? {})) {
      const become = to === null ? '=' : to === 'LOST' ? '-' : to;
      found[become] = [...(found[become] ?? []), from];
    }
    const sorted = Object.entries(found).map(([to, from]) => [to, from.sort().join(' ')]);
    expect(Object.fromEntries(sorted)).toEqual(CONVERTED);
  });
});
