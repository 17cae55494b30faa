import type { GeneralResource, GhostOfWarState, Order } from '../../../src/rulesets/ghost-of-war/index.js';
import { HEROES, type HeroClass } from '../../../src/rulesets/ghost-of-war/data/heroes.js';
import { ITEMS } from '../../../src/rulesets/ghost-of-war/data/items.js';
import { GENERAL_RESOURCES } from '../../../src/rulesets/ghost-of-war/data/resources.js';
import { NO_OPTIONS } from '../../../src/rulesets/ghost-of-war/projects/options.js';
import { heroesOf, own, ownPlanets, pick, some, type Guesses, type Mind } from './mind.js';

const others = (state: GhostOfWarState, faction: string): readonly string[] =>
  Object.keys(state.factions).filter((each) => each !== faction);

const resource = ({ chance }: Mind): GeneralResource => pick(chance, GENERAL_RESOURCES)!;
const coin = ({ chance }: Mind): boolean => chance() < 0.5;
const upTo = ({ chance }: Mind, most: number): number => 1 + Math.floor(chance() * most);

const WEAPONS = ['SMALL_ARMS', 'CANNONS', 'FLAMER', 'MISSILE_LAUNCHER'] as const;

export const AFFAIR_GUESSES: Pick<
  Guesses,
  | 'SET_RESERVE'
  | 'SET_SHARING'
  | 'SET_TRADE_CONSENT'
  | 'CONFIDE'
  | 'DECLARE_RELATION'
  | 'GIFT'
  | 'ESTABLISH_LINE'
  | 'NOTE_LINE'
  | 'CANCEL_LINE'
  | 'START_PROJECT'
  | 'CANCEL_PROJECT'
  | 'BOOST'
> = {
  SET_RESERVE: (state, faction, mind) =>
    some(mind, ownPlanets(state, faction), 1).map(({ id }) => ({
      order: 'SET_RESERVE',
      planet: id,
      resource: resource(mind),
      amount: upTo(mind, 4),
    })),
  SET_SHARING: (state, faction, mind) => permission(state, faction, mind, 'SET_SHARING'),
  SET_TRADE_CONSENT: (state, faction, mind) => permission(state, faction, mind, 'SET_TRADE_CONSENT'),
  CONFIDE: (state, faction, mind) =>
    some(mind, others(state, faction), 1).map((each) => ({
      order: 'CONFIDE',
      faction: each,
      allow: coin(mind),
    })),
  DECLARE_RELATION: (state, faction, mind) =>
    mind.chance() < 0.85
      ? []
      : some(mind, others(state, faction), 1).map((each) => ({
          order: 'DECLARE_RELATION',
          faction: each,
          relation: coin(mind) ? 'NEUTRAL' : 'ALLIED',
        })),
  GIFT: (state, faction, mind) =>
    some(mind, ownPlanets(state, faction), 2).flatMap((giver) =>
      some(
        mind,
        [...Object.values(state.planets), ...Object.values(state.depots)].filter(
          (each) => each.id !== giver.id,
        ),
        2,
      ).map((taker) => ({ order: 'GIFT', giver: giver.id, taker: taker.id, goods: { [resource(mind)]: 1 } })),
    ),
  ESTABLISH_LINE: (state, faction, mind) =>
    some(mind, ownPlanets(state, faction), 2).flatMap((origin) => {
      const supply = mind.chance() < 0.4;
      const places: readonly { readonly id: string }[] = supply
        ? own(state.formations, faction)
        : Object.values(state.planets);
      return some(mind, places, 1).map(({ id }) => ({
        order: 'ESTABLISH_LINE',
        kind: supply ? 'SUPPLY' : 'TRADE',
        origin: origin.id,
        stops: [
          {
            place: id,
            wares: [{ kind: 'RESOURCE', resource: resource(mind), amount: upTo(mind, 3) }],
            path: null,
            intoDepot: null,
          },
        ],
        claimedWellCharted: false,
        astropath: null,
      }));
    }),
  NOTE_LINE: (state, faction, mind) =>
    some(mind, ownPlanets(state, faction), 1).flatMap((origin) =>
      some(mind, Object.values(state.planets), 2).map((stop) => ({
        order: 'NOTE_LINE',
        notation: `${origin.name} -> ${stop.name}: ${mind.chance() < 0.5 ? 'Food(2)' : 'GG'}`,
        astropath: own(state.formations, faction).find((each) => each.commander !== null)?.id ?? null,
      })),
    ),
  CANCEL_LINE: (state, faction, mind) =>
    mind.chance() < 0.8
      ? []
      : some(mind, own(state.lines, faction), 1).map(({ id }) => ({
          order: 'CANCEL_LINE',
          line: id,
          stop: null,
        })),
  START_PROJECT: (state, faction, mind) => [
    ...some(mind, ownPlanets(state, faction), 3).map((each) =>
      started(state, faction, mind, { kind: 'PLANET', id: each.id }),
    ),
    ...some(mind, own(state.formations, faction), 1).map((each) =>
      started(state, faction, mind, { kind: 'FORMATION', id: each.id }, [
        'field-supply-depot',
        'fortified-position',
      ]),
    ),
  ],
  CANCEL_PROJECT: (state, faction, mind) =>
    mind.chance() < 0.8
      ? []
      : some(mind, own(state.projects, faction), 1).map(({ id }) => ({
          order: 'CANCEL_PROJECT',
          project: id,
        })),
  BOOST: (state, faction, mind) =>
    some(mind, ownPlanets(state, faction), 1).map((each) => ({
      order: 'BOOST',
      planet: each.id,
      resource: (Object.keys(each.basicProduction)[0] as GeneralResource | undefined) ?? 'GG',
    })),
};

const permission = <K extends 'SET_SHARING' | 'SET_TRADE_CONSENT'>(
  state: GhostOfWarState,
  faction: string,
  mind: Mind,
  order: K,
) =>
  some(mind, ownPlanets(state, faction), 1).flatMap(({ id }) =>
    some(mind, others(state, faction), 1).map((each) => ({
      order,
      planet: id,
      faction: each,
      allow: coin(mind),
    })),
  ) as unknown as readonly Extract<Order, { readonly order: K }>[];

type Start = Extract<Order, { readonly order: 'START_PROJECT' }>;

function started(
  state: GhostOfWarState,
  faction: string,
  mind: Mind,
  place: Start['place'],
  items: readonly string[] = [...Object.keys(ITEMS), ...Object.keys(state.eventProjects)],
): Start {
  const item = pick(mind.chance, items)!;
  const hero = heroesOf(state, faction).find((each) => each.class === 'TECH_MARINE');
  return {
    order: 'START_PROJECT',
    place,
    item,
    options: {
      ...NO_OPTIONS,
      weapon: pick(mind.chance, [null, ...WEAPONS])!,
      tubes: item === 'torpedo-tubes' ? 4 : null,
      resource: coin(mind) ? 'Men' : 'Ore',
      repeat: mind.chance() < 0.3,
      scouts: own(state.units, faction).find((each) => each.type === 'astartes-scouts')?.id ?? null,
    },
    forFaction: mind.chance() < 0.9 ? null : pick(mind.chance, Object.keys(state.factions))!,
    hero: hero && mind.chance() < 0.5 ? hero.id : null,
    death: pick(mind.chance, Object.keys(state.fallen)) ?? null,
  };
}

export const PEOPLE_GUESSES: Pick<
  Guesses,
  | 'APPOINT_COMMANDER'
  | 'ATTACH_HERO'
  | 'PROMOTE_HERO'
  | 'HERO_ACTION'
  | 'SUBVENTION'
  | 'STANDING_REROLL'
  | 'PSYKER_TARGET'
> = {
  APPOINT_COMMANDER: (state, faction, mind) =>
    own(state.formations, faction)
      .filter((each) => each.commander === null)
      .flatMap(({ id }) =>
        some(mind, ['CAPTAIN', 'GENERAL', 'ADMIRAL', 'MAGOS_MILITANT'] as const, 2).map((kind) => ({
          order: 'APPOINT_COMMANDER',
          formation: id,
          character: null,
          class: kind,
          name: `Leader ${Math.floor(mind.chance() * 1e6)}`,
        })),
      ),
  ATTACH_HERO: (state, faction, mind) =>
    mind.chance() < 0.6
      ? []
      : some(mind, heroesOf(state, faction), 1).flatMap(({ id }) =>
          some(mind, [null, ...own(state.formations, faction).map((each) => each.id)], 2).map((to) => ({
            order: 'ATTACH_HERO',
            hero: id,
            to,
          })),
        ),
  PROMOTE_HERO: (state, faction, mind) =>
    some(
      mind,
      own(state.units, faction).filter((each) => each.xp >= 50 && !each.heroPromoted),
      1,
    ).flatMap(({ id }) =>
      some(mind, Object.keys(HEROES) as HeroClass[], 4).map((kind) => ({
        order: 'PROMOTE_HERO',
        unit: id,
        class: kind,
        name: `Hero ${Math.floor(mind.chance() * 1e6)}`,
      })),
    ),
  HERO_ACTION: (state, faction, mind) =>
    heroesOf(state, faction).flatMap((hero) => {
      const actions =
        (HEROES as Readonly<Record<string, (typeof HEROES)[HeroClass]>>)[hero.class]?.actions ?? [];
      const targets = [
        ...Object.keys(state.units),
        ...Object.keys(state.planets),
        ...Object.keys(state.formations),
        ...Object.keys(state.factions),
        ...Object.keys(state.hexes),
      ];
      return some(mind, actions, 1).flatMap((action) =>
        some(mind, targets, 12).map(
          (target) => ({ order: 'HERO_ACTION', hero: hero.id, action: { action, target } }) as never,
        ),
      );
    }),
  SUBVENTION: (state, faction, mind) =>
    state.factions[faction]?.chapter
      ? some(mind, Object.keys(state.systems), 2).map((system) => ({
          order: 'SUBVENTION',
          system,
          goods: { [resource(mind)]: upTo(mind, 3) },
        }))
      : [],
  STANDING_REROLL: (state, faction, mind) =>
    mind.chance() < 0.8
      ? []
      : some(mind, heroesOf(state, faction), 2).map(({ id }) => ({
          order: 'STANDING_REROLL',
          character: id,
          standing: coin(mind) ? { rule: 'GOW-CBT-07', atMost: 2 } : null,
        })),
  PSYKER_TARGET: (state, faction, mind) =>
    some(mind, others(state, faction), 1).map((enemy) => ({ order: 'PSYKER_TARGET', enemy })),
};
