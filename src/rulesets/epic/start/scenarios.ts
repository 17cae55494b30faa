import type { Scenario } from '../../../engine/index.js';
import type { DetachmentEntry, EpicPosition, ProfileEntry, UnitEntry } from './shapes.js';

const PLAIN = {
  abilities: [],
  transportCapacity: 0,
  damage: 0,
  shields: 0,
  superHeavyWeapons: [],
} satisfies Partial<ProfileEntry>;

/** Made-up units for newcomers. */
const PROFILES: Readonly<Record<string, ProfileEntry>> = {
  riflemen: { ...PLAIN, kind: 'INFANTRY', speedCm: 10, rangeCm: 30, firepower: 1, assault: 2, armour: 4 },
  captain: {
    ...PLAIN,
    kind: 'INFANTRY',
    speedCm: 10,
    rangeCm: 30,
    firepower: 1,
    assault: 4,
    armour: 4,
    abilities: ['HERO', 'SUPREME_COMMANDER'],
  },
  gunners: {
    ...PLAIN,
    kind: 'INFANTRY',
    speedCm: 10,
    rangeCm: 30,
    firepower: 2,
    assault: 1,
    armour: 4,
    abilities: ['HEAVY_WEAPONS'],
  },
  tank: { ...PLAIN, kind: 'VEHICLE', speedCm: 20, rangeCm: 45, firepower: 3, assault: 1, armour: 6 },
  strider: {
    ...PLAIN,
    kind: 'WAR_ENGINE',
    speedCm: 15,
    rangeCm: 45,
    firepower: 6,
    assault: 6,
    armour: 6,
    damage: 4,
    shields: 2,
    superHeavyWeapons: [{ type: 'ANTI_TANK', rangeCm: 60, uses: null }],
  },
};

const unit = (id: string, profile: string): UnitEntry => ({
  id,
  profile,
  status: 'OK',
  immobilised: false,
  knockedOut: [],
  popUp: false,
});

const detachment = (
  id: string,
  name: string,
  points: number,
  units: readonly UnitEntry[],
): DetachmentEntry => ({
  id,
  name,
  points,
  units,
  blastMarkers: 0,
  broken: false,
  order: 'NONE',
  mission: 'NONE',
  moved: false,
  shot: false,
  missionDone: false,
  firstMoveDone: false,
});

/** Riflemen with their captain, tanks and a war engine, for either side. */
function armyOf(mark: string): readonly DetachmentEntry[] {
  const many = (name: string, profile: string, count: number) =>
    Array.from({ length: count }, (_, place) => unit(`${mark}-${name}-${place + 1}`, profile));
  return [
    detachment(`${mark}-company`, 'Company', 200, [
      unit(`${mark}-captain`, 'captain'),
      ...many('rifles', 'riflemen', 4),
      ...many('guns', 'gunners', 2),
    ]),
    detachment(`${mark}-tanks`, 'Tank squadron', 250, many('tank', 'tank', 4)),
    detachment(`${mark}-strider`, 'Strider', 300, [unit(`${mark}-strider-1`, 'strider')]),
  ];
}

const MARKS = ['red', 'blue'] as const;

const setup =
  (mustering: boolean): Scenario<EpicPosition>['setup'] =>
  (players) => ({
    deployment: 'Two armies 60 cm apart, with woods in the middle.',
    setup: mustering,
    turn: 1,
    step: 'RESERVES',
    profiles: mustering ? {} : PROFILES,
    armies: Object.fromEntries(
      players.map(({ id, name }, place) => [
        id,
        {
          name: `Army of ${name}`,
          strategyRating: 0,
          detachments: mustering ? [] : armyOf(MARKS[place] ?? id),
        },
      ]),
    ),
    objectives: mustering ? [] : [{ id: 'bridge', type: 'TAKE_AND_HOLD', state: 'OPEN' }],
  });

/** Named starts. */
export const SCENARIOS: readonly Scenario<EpicPosition>[] = [
  {
    code: 'meeting-engagement',
    title: 'Meeting engagement',
    description: 'Two small made-up armies: a company, a tank squadron and a war engine each; one objective.',
    players: { min: 2, max: 2 },
    setup: setup(false),
  },
  {
    code: 'muster',
    title: 'Muster',
    description: 'An empty battle: both players add the detachments of their own lists (EPC-SET-01).',
    players: { min: 2, max: 2 },
    setup: setup(true),
  },
];
