import type { Fraction } from '../data/battle.js';
import type { RaceKey } from '../state/index.js';
import type { RaceModifiers } from './profile.js';
import { PROFILES, RACE_KEYS } from './profiles.js';

/** What a race without rules of its own has, as printed here. */
const PLAIN: readonly string[] = [
  'initiative 0',
  'Urban 1 1',
  'Strongholds 1, maxima 1, per Urban hex any, builds, KEEP',
  'works plain',
  'sizes plain',
  'Resource hexes RP 1',
  'winner 1/2, draw 1/4',
  'prison 1/4 but for nobody, converts nobody',
  'prisoners none',
  'raids 1',
  'convoys wheeled 6',
  'Capital stays',
  'HALF_STRENGTH',
  'orbit none',
  'reinforced anywhere nothing',
  'squads lost 0',
  'speed plain',
];

/** What each race has instead, and nothing else (RACE-GEN-03). */
const OTHER: Readonly<Record<RaceKey, readonly string[]>> = {
  SM: ['ANY_STRENGTH_AFTER_FULL_UNITS', 'orbit drop pods, ascends'],
  BA: ['ANY_STRENGTH_AFTER_FULL_UNITS', 'orbit drop pods, ascends'],
  IG: [
    'initiative -1',
    'Strongholds 1/2, maxima 1, per Urban hex any, builds, KEEP',
    'works razorwire6in 1/2 tankTrap 1/2 trench6in 1/2',
    'reinforced anywhere guardsmen IG/SM/BA/SOB',
  ],
  SOB: [],
  CH: ['Urban 2 2', 'prison 1/4 but for IG/SM, converts 25 on 6'],
  EL: ['Urban 2 2', 'convoys skimmer 4', 'squads lost 1/2'],
  DE: [
    'initiative +2 unless attacking',
    'Urban 2 3',
    'Strongholds 1, maxima 1/2, per Urban hex 3/2, builds, KEEP',
    'sizes MAJOR_SPACEPORT -1 MINOR_SPACEPORT -1 PRISON -1',
    'Resource hexes RP 1/2',
    'prisoners 1',
    'raids 2',
    'convoys skimmer 6',
    'Capital moves for 100',
    'speed 4 to 6',
  ],
  ORK: ['Urban 1/2 1/2'],
  TY: [
    'Strongholds 1, maxima 1, per Urban hex any, builds none, DESTROY',
    'Resource hexes consumed 5',
    'winner 1, draw 1/2',
    'orbit MYCETIC_SWARM',
  ],
};

const part = ({ times, over }: Fraction): string => (over === 1 ? `${times}` : `${times}/${over}`);
const either = (texts: readonly string[], none: string): string =>
  texts.length > 0 ? texts.join(' ') : none;
const parts = (values: Readonly<Record<string, Fraction>>): readonly string[] =>
  Object.keys(values)
    .sort()
    .map((each) => `${each} ${part(values[each]!)}`);
const numbers = (values: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(values)
    .sort()
    .map((each) => `${each} ${values[each]!}`);

const strongholds = (m: RaceModifiers): string =>
  [
    `Strongholds ${part(m.strongholdCost)}`,
    `maxima ${part(m.strongholdMax)}`,
    `per Urban hex ${m.strongholdsPerUrban ? part(m.strongholdsPerUrban) : 'any'}`,
    m.buildsStrongholds ? 'builds' : 'builds none',
    m.capturedStrongholds,
  ].join(', ');

const initiative = (m: RaceModifiers): string =>
  either(
    m.battleInitiative.map(
      (each) => `${each.add > 0 ? '+' : ''}${each.add}${each.unlessAttacking ? ' unless attacking' : ''}`,
    ),
    '0',
  );

const orbit = ({ orbit: way }: RaceModifiers): string =>
  way === null
    ? 'none'
    : `${way.dropPodsOnly ? 'drop pods' : (way.startTypes ?? []).join(' ')}${way.ascends ? ', ascends' : ''}`;

function printed(m: RaceModifiers): readonly string[] {
  const { conversion, noRewardFor, reward } = m.prison;
  const anywhere = m.reinforcedAnywhere;
  return [
    `initiative ${initiative(m)}`,
    `Urban ${part(m.urbanBuildCost)} ${part(m.urbanUpgradeCost)}`,
    strongholds(m),
    `works ${either(parts(m.defenceCost), 'plain')}`,
    `sizes ${either(numbers(m.buildingMinSize), 'plain')}`,
    `Resource hexes ${m.resourceHex.mode === 'CONSUME' ? `consumed ${m.resourceHex.bpPerRp}` : `RP ${part(m.resourceHex.rp)}`}`,
    `winner ${part(m.winnerBp.win)}, draw ${part(m.winnerBp.draw)}`,
    `prison ${part(reward)} but for ${noRewardFor.join('/') || 'nobody'}, ${conversion ? `converts ${conversion.costBp} on ${conversion.convertsOn.join('/')}` : 'converts nobody'}`,
    `prisoners ${m.prisoners?.victoryPointsPerModel ?? 'none'}`,
    `raids ${m.raidRange}`,
    `convoys ${m.convoy.moveClass} ${m.convoy.mv}`,
    `Capital ${m.capitalMove ? `moves for ${m.capitalMove.costBp}` : 'stays'}`,
    m.participation,
    `orbit ${orbit(m)}`,
    `reinforced anywhere ${anywhere ? `${anywhere.flag} ${anywhere.hexRaces.join('/')}` : 'nothing'}`,
    `squads lost ${m.squadLossPenalty ? part(m.squadLossPenalty) : '0'}`,
    `speed ${m.speed ? `${m.speed.fromMv} to ${m.speed.toMv}` : 'plain'}`,
  ];
}

describe('numbers of the races (RACE-GEN-03)', () => {
  it.each(RACE_KEYS)('%s', (race) => {
    const found = printed(PROFILES[race].modifiers);
    expect(found.filter((each) => !PLAIN.includes(each))).toEqual(OTHER[race]);
    expect(found).toHaveLength(PLAIN.length);
  });

  it('mortars of Imperial Guard infantry alone bombard no other hex (PLN-TBL-02)', () => {
    expect(RACE_KEYS.filter((race) => !PROFILES[race].modifiers.infantryBombards)).toEqual(['IG']);
  });

  it('Dark Eldar Speed is of those in Raiders, on jetbikes, of Hellions and Ravagers (RACE-DE-15)', () => {
    const { speed } = PROFILES.DE.modifiers;
    expect(speed).toMatchObject({
      mountedIn: ['raider'],
      units: ['hellions', 'ravager'],
      flags: ['jetbike'],
    });
  });

  it('Chaos converts and pays nothing for guardsmen and Space Marines (RACE-CH-10, RACE-CH-11)', () => {
    expect(PROFILES.CH.modifiers.prison.conversion?.of).toEqual(['IG', 'SM']);
  });

  it('Chaos Lords and Demon Princes curse bunkers and towers (RACE-CH-07)', () => {
    expect(PROFILES.CH.shrine).toEqual({
      leaders: ['exaltedChampion', 'mightyChampion', 'demonPrince'],
      buildings: ['bunker', 'weaponTower', 'aaTower', 'turretTower', 'radarTower'],
      costBp: { ownGod: 100, otherGod: 200, general: 100 },
    });
  });
});
