import type {
  NewUnit,
  PlanetaryCommand,
  PlanetaryState,
  RaceKey,
} from '../../../src/rulesets/planetary/index.js';
import { pick, urbanOf, type Chance, type Guesses } from './mind.js';

type Build = Extract<PlanetaryCommand, { readonly type: 'BuildDetachment' }>;
type Plan = Pick<Build, 'typeKey' | 'start' | 'units'>;

const unit = (type: string, models: number, modelPoints: number, more: Partial<NewUnit> = {}): NewUnit => ({
  type,
  models,
  modelPoints,
  ...more,
});

/** What only one race builds: its special detachments, and those that begin in orbit. */
const PLANS: Readonly<Partial<Record<RaceKey, readonly Plan[]>>> = {
  SM: [
    {
      typeKey: 'ARMOUR',
      units: [
        unit('SM.smHero', 1, 70, { mountedIn: 1 }),
        unit('SM.landRaider', 1, 250, { slot: 'TR' }),
        unit('SM.landRaider', 1, 250, { slot: 'TR' }),
        unit('SM.predatorDestructor', 1, 100),
        unit('SM.vindicator', 1, 120),
      ],
    },
    {
      start: 'ORBIT',
      units: [
        unit('SM.smHero', 1, 100),
        unit('SM.tacticalSquad', 10, 18),
        unit('SM.tacticalSquad', 10, 18),
        unit('SM.terminatorSquad', 10, 40),
      ],
    },
  ],
  TY: [
    {
      typeKey: 'MYCETIC_SWARM',
      start: 'ORBIT',
      units: [
        unit('TY.tyranidAlpha', 1, 60),
        unit('TY.genestealers', 15, 20),
        unit('TY.genestealers', 15, 20),
        unit('TY.termagants', 20, 8),
      ],
    },
  ],
  CH: [
    {
      typeKey: 'KHORNE',
      units: [
        unit('CH.mightyChampion', 1, 200, { mark: 'KHORNE' }),
        unit('CH.khorneBerzerkers', 12, 24),
        unit('CH.khorneBerzerkers', 12, 24),
      ],
    },
  ],
  ORK: [
    {
      typeKey: 'CULT_OF_SPEED',
      units: [
        unit('ORK.orkLesserBoss', 1, 80, { wargear: [{ key: 'bike', points: 30 }] }),
        unit('ORK.trukkBoyz', 10, 15),
        unit('ORK.trukkBoyz', 10, 15),
        unit('ORK.warbikes', 5, 40),
        unit('ORK.wartraks', 3, 60),
      ],
    },
  ],
  DE: [
    {
      typeKey: 'WYCH_ARMY',
      units: [
        unit('DE.wychSuccubus', 1, 80),
        unit('DE.wyches', 15, 18),
        unit('DE.wyches', 15, 18),
        unit('DE.warriorSquad', 15, 12),
      ],
    },
  ],
};

/** A detachment that only the race of the seat builds; undefined where none is known. */
export function buildOfRace(state: PlanetaryState, seat: string, chance: Chance): Build | undefined {
  const { race, capitalHex } = state.players[seat]!;
  const plan = pick(chance, PLANS[race] ?? []);
  return plan && { type: 'BuildDetachment', hex: capitalHex ?? '0,0', ...plan };
}

/** Choices of the set-up, and the one that ends a Build phase of Dark Eldar. */
export const RACE_GUESSES: Guesses = {
  ChooseDemonGod: (state, seat, { chance }) => ({
    type: 'ChooseDemonGod',
    god: pick(chance, ['KHORNE', 'NURGLE', 'TZEENTCH', 'SLAANESH'] as const)!,
  }),
  ChooseCraftworld: (state, seat, { chance }) => ({
    type: 'ChooseCraftworld',
    craftworld: pick(chance, ['ULTHWE', 'BIEL_TAN'] as const)!,
  }),
  MoveCapital: (state, seat, { chance }) => {
    const target = pick(chance, urbanOf(state, seat));
    return target === undefined ? undefined : { type: 'MoveCapital', target };
  },
};
