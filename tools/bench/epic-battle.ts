import type { AnyRuleset, CommandShape } from '../../src/engine/index.js';
import { existing, itemAt, lookUp, type Json } from '../../src/kernel/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';

export const epic: AnyRuleset = existing(findRuleset('epic'), 'ruleset epic');

const DETACHMENTS = 30;
const UNITS = 6;
/** What every war engine carries; the first three have templates. */
const WEAPONS = ['MEGA_CANNON', 'HEAVY_BARRAGE', 'VORTEX_MISSILE', 'PULSAR', 'DEATH_RAY'] as const;
const TEMPLATES = 3;

const profile = (kind: string, firepower: number, assault: number, others: Json & object = {}) => ({
  kind,
  speedCm: 15,
  rangeCm: 45,
  firepower,
  assault,
  armour: 5,
  abilities: [],
  ...others,
});

const PROFILES: Json = {
  trooper: profile('INFANTRY', 1, 2),
  tank: profile('VEHICLE', 3, 1),
  bomber: profile('FLYER', 3, 1),
  engine: profile('WAR_ENGINE', 8, 6, {
    damage: 6,
    shields: 3,
    superHeavyWeapons: WEAPONS.map((type) => ({ type, rangeCm: 60 })),
  }),
};

/** Of six detachments one is a war engine, one flies, one has tanks, the others are infantry. */
const KINDS = ['engine', 'bomber', 'trooper', 'tank', 'trooper', 'trooper'] as const;

function detachmentOf(mark: string, number: number): Json {
  const id = `${mark}-${number}`;
  const profile = itemAt(KINDS, number % KINDS.length);
  const count = profile === 'engine' ? 1 : UNITS;
  return {
    id,
    name: id,
    points: 200,
    ...(profile === 'bomber' ? { place: 'OFF_TABLE' } : {}),
    units: Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, profile })),
  };
}

/** Two armies of thirty detachments, some three hundred units. */
export const position = (): Json => ({
  turn: 1,
  profiles: PROFILES,
  armies: Object.fromEntries(
    ['a', 'b'].map((mark, at) => [
      `seat-${at + 1}`,
      {
        name: mark,
        detachments: Array.from({ length: DETACHMENTS }, (_, number) => detachmentOf(mark, number)),
      },
    ]),
  ),
  objectives: [],
});

interface Unit {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
}
interface Detachment {
  readonly id: string;
  readonly army: string;
  readonly units: readonly string[];
  readonly isFlyer: boolean;
  readonly place: string;
  readonly mission: string;
  readonly missionDone: boolean;
  readonly order: string;
}

/** What is looked at of a battle. */
export interface Look {
  readonly turn: number;
  readonly winner: string | null;
  readonly detachments: Readonly<Record<string, Detachment>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly mission: { readonly detachment: string } | null;
}

type Shot = CommandShape & { readonly detachment: string; readonly target: string };

/** Flyers of a side that are not destroyed. */
const flyersOf = ({ detachments }: Look, seat: string): readonly Detachment[] =>
  Object.values(detachments).filter(
    (each) => each.army === seat && each.isFlyer && each.place === 'OFF_TABLE',
  );

const livingOf = ({ units, detachments }: Look, id: string): readonly Unit[] =>
  existing(lookUp(detachments, id), id)
    .units.map((each) => existing(lookUp(units, each), each))
    .filter((each) => each.status === 'OK');

/** Every other detachment of flyers attacks the ground, the others intercept. */
const missions = (look: Look, seat: string): CommandShape & { readonly missions: Json } => ({
  type: 'DeclareMissions',
  missions: flyersOf(look, seat).map(({ id }, at) => ({
    detachment: id,
    mission: at % 2 === 0 ? 'GROUND_ATTACK' : 'INTERCEPT',
  })),
});

/** Interceptors of a side, with everything at all of the flyers. */
function interceptions(look: Look, seat: string): readonly Shot[] {
  const target = look.mission?.detachment;
  if (target === undefined) return [];
  return flyersOf(look, seat)
    .filter((each) => each.mission === 'INTERCEPT' && !each.missionDone)
    .map(({ id }) => ({
      type: 'Intercept',
      detachment: id,
      target,
      column: 'B',
      firing: livingOf(look, id).map((each) => ({ unit: each.id, distanceCm: 10, lineOfFire: true })),
      eligible: livingOf(look, target).map((each) => ({
        unit: each.id,
        terrain: 'OPEN',
        behindCover: false,
      })),
      weapons: [],
    }));
}

/** A shot with all super heavy weapons too, as far as orders let them; every template lies over the whole target. */
function broadside(look: Look, shot: Shot): Shot & { readonly weapons: readonly Json[] } {
  const target = livingOf(look, shot.target).map((each) => each.id);
  const isAssaulting = lookUp(look.detachments, shot.detachment)?.order === 'ASSAULT';
  const used = isAssaulting ? Math.ceil(WEAPONS.length / 2) : WEAPONS.length;
  const engines = livingOf(look, shot.detachment).filter(({ kind }) => kind === 'WAR_ENGINE');
  const weapons = engines.flatMap(({ id }) =>
    WEAPONS.slice(0, used).map((_, weapon) => ({
      unit: id,
      weapon,
      distanceCm: 10,
      lineOfFire: true,
      aim: weapon < TEMPLATES ? [] : target.slice(0, 1),
      template: weapon < TEMPLATES ? target : [],
      underneath: [],
    })),
  );
  return { ...shot, weapons };
}

/** What a seat may say in place of what the demonstration says, the boldest first: flyers fly, war engines fire all they have. */
export function bolder(look: Look, seat: string, plain: CommandShape): readonly CommandShape[] {
  const code = epic.due(look).find((each) => each.mandatory)?.code;
  if (code === 'DECLARE_MISSIONS') return [missions(look, seat)];
  if (code === 'REACT') return [...interceptions(look, seat), plain];
  return plain.type === 'Shoot' ? [broadside(look, plain as Shot), plain] : [plain];
}
