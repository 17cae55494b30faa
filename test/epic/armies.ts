import type { Ability, Kind, WeaponType } from '../../src/rulesets/epic/index.js';
import type { JsonObject } from '../../src/kernel/index.js';

const profile = (
  kind: Kind,
  figures: readonly [speedCm: number, rangeCm: number, firepower: number, assault: number, armour: number],
  abilities: readonly Ability[] = [],
  others: JsonObject = {},
): JsonObject => {
  const [speedCm, rangeCm, firepower, assault, armour] = figures;
  return { kind, speedCm, rangeCm, firepower, assault, armour, abilities: [...abilities], ...others };
};

const weapons = (...types: readonly WeaponType[]): JsonObject => ({
  superHeavyWeapons: types.map((type) =>
    type === 'CLOSE_COMBAT_WEAPON' || type === 'RIPPER_TENTACLES'
      ? { type, rangeCm: 0 }
      : { type, rangeCm: 90, ...(type === 'VORTEX_MISSILE' ? { uses: 1 } : {}) },
  ),
});

/** Made-up units with every ability, every kind and every super heavy weapon. */
export const PROFILES: JsonObject = {
  rifles: profile('INFANTRY', [10, 30, 1, 2, 4]),
  chief: profile('INFANTRY', [10, 30, 1, 4, 4], ['HERO', 'SUPREME_COMMANDER']),
  seer: profile('INFANTRY', [10, 30, 1, 3, 4], ['PSYKER', 'SAVE']),
  gunners: profile('INFANTRY', [10, 45, 2, 1, 4], ['HEAVY_WEAPONS']),
  raiders: profile('INFANTRY', [15, 15, 1, 3, 4], ['INFILTRATORS', 'ASSAULT', 'RAMPAGE']),
  jumpers: profile('INFANTRY', [20, 15, 1, 3, 4], ['JUMP_PACKS', 'CLOSE_SUPPORT']),
  riders: profile('INFANTRY', [25, 15, 1, 3, 4], ['CAVALRY', 'STUBBORN', 'RAMPAGE']),
  tank: profile('VEHICLE', [20, 45, 3, 1, 6], ['RAPID_FIRE']),
  carrier: profile('VEHICLE', [25, 15, 1, 1, 5], [], { transportCapacity: 2 }),
  skimmer: profile('VEHICLE', [30, 30, 2, 1, 5], ['SKIMMER']),
  defender: profile('VEHICLE', [20, 45, 2, 1, 5], ['FLAK']),
  mortar: profile('VEHICLE', [10, 90, 3, 1, 4], ['ARTILLERY']),
  fighter: profile('FLYER', [100, 30, 3, 1, 5]),
  lander: profile('FLYER', [100, 30, 1, 1, 5], [], { transportCapacity: 2 }),
  strider: profile('WAR_ENGINE', [15, 45, 6, 6, 6], ['RAMPAGE'], {
    damage: 4,
    shields: 2,
    ...weapons('ANTI_TANK', 'DEATH_RAY', 'CLOSE_COMBAT_WEAPON'),
  }),
  colossus: profile('WAR_ENGINE', [15, 60, 4, 5, 6], [], {
    damage: 6,
    shields: 3,
    ...weapons('BARRAGE', 'PULSAR', 'DISRUPT', 'VORTEX_MISSILE'),
  }),
  fortress: profile('WAR_ENGINE', [10, 60, 4, 4, 6], [], {
    damage: 5,
    shields: 1,
    ...weapons('HEAVY_BARRAGE', 'MEGA_CANNON', 'LIFTA_DROPPA', 'DISTORTION_CANNON', 'PULSE_LASER'),
  }),
  beast: profile('WAR_ENGINE', [20, 30, 2, 6, 5], [], { damage: 3, ...weapons('RIPPER_TENTACLES') }),
};

const units = (mark: string, ...named: readonly (readonly [name: string, count: number])[]) =>
  named.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, place) => ({ id: `${mark}-${name}-${place + 1}`, profile: name })),
  );

const group = (id: string, points: number, members: readonly JsonObject[], others: JsonObject = {}) => ({
  id,
  name: id,
  points,
  units: [...members],
  ...others,
});

/** Detachments of one side; `engines` are its war engines. */
export const detachmentsOf = (mark: string, engines: readonly string[]): readonly JsonObject[] => [
  group(`${mark}-company`, 300, units(mark, ['chief', 1], ['rifles', 4], ['gunners', 2], ['seer', 1])),
  group(
    `${mark}-mounted`,
    200,
    units(`${mark}m`, ['carrier', 2], ['rifles', 2]).map((each) =>
      each.profile === 'rifles' ? { ...each, mountedIn: `${mark}m-carrier-1` } : each,
    ),
  ),
  group(`${mark}-raiders`, 150, units(mark, ['raiders', 3]), { infiltration: 'FORWARD' }),
  group(`${mark}-assault`, 150, units(mark, ['jumpers', 2], ['riders', 2])),
  group(`${mark}-tanks`, 250, units(mark, ['tank', 3], ['skimmer', 2])),
  group(`${mark}-guns`, 200, units(mark, ['mortar', 2], ['defender', 2])),
  group(`${mark}-reserve`, 150, units(`${mark}r`, ['rifles', 3]), { place: 'RESERVE' }),
  group(`${mark}-fighters`, 150, units(mark, ['fighter', 2]), { place: 'RESERVE' }),
  group(`${mark}-landing`, 200, units(mark, ['lander', 1]), { place: 'RESERVE' }),
  ...engines.map((name) => group(`${mark}-${name}`, 300, units(mark, [name, 1]))),
];

const OBJECTIVES: readonly JsonObject[] = [
  { id: 'bridge', type: 'TAKE_AND_HOLD' },
  { id: 'bunker', type: 'BUNKER', owner: 'seat-2' },
  { id: 'banner', type: 'CAPTURE', owner: 'seat-1' },
  { id: 'woods', type: 'CLEANSE' },
  { id: 'pilot', type: 'RESCUE' },
];

const ENGINES = [
  ['strider', 'fortress'],
  ['colossus', 'beast'],
] as const;

/** Two armies with everything that the catalog knows; `muster`: one detachment of each is yet to be added. */
export const everything = (muster = false): JsonObject => ({
  setup: muster,
  ...(muster ? {} : { turn: 1 }),
  profiles: PROFILES,
  armies: Object.fromEntries(
    ['a', 'b'].map((mark, side) => {
      const detachments = detachmentsOf(mark, ENGINES[side]!);
      return [
        `seat-${side + 1}`,
        {
          name: `Army ${mark}`,
          strategyRating: side,
          detachments: muster ? detachments.slice(0, -1) : [...detachments],
        },
      ];
    }),
  ),
  objectives: [...OBJECTIVES],
});

/** What is added to the armies before the battle. */
export const lateComers = (): readonly JsonObject[] =>
  ['a', 'b'].map((mark, side) => detachmentsOf(mark, ENGINES[side]!).at(-1)!);
