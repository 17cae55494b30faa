import {
  alone,
  asOneOf,
  choice,
  either,
  flag,
  flat,
  list,
  named,
  optional,
  record,
  said,
  tagged,
  text,
  under,
  type Members,
  type Shape,
  type Shaped,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { directions, fate, hex, hexes, id, treatment, within } from '../shapes/words.js';

const target = named(
  'Target',
  'What a battle order is aimed at (PLN-BOR-02).',
  choice('kind', {
    hex: alone(record({ hex: said('A hex, `q,r`: whoever is there when the order is carried out.', hex) })),
    detachment: alone(
      record({ detachment: said('A detachment, wherever it is when the order is carried out.', id) }),
    ),
  }),
);

/** PLN-BOR-01. */
const battle = record({
  detachment: said('The detachment.', id),
  target: said(
    'Attack and raid: the enemy; WITHDRAW: the hex to go to; SUPPORT: the detachment to help. Others need none.',
    optional(target),
  ),
  via: said(
    'RAID two hexes away: hexes to go over, best first; any when left out (RACE-DE-05).',
    optional(hexes),
  ),
  primary: said(
    'Among several own detachments against one target exactly one attacks, the others support it (PLN-BOR-03). True when left out.',
    optional(flag),
  ),
  onTake: said('How an Urban hex is treated that it takes (PLN-TAK-01).', optional(treatment)),
  strongholdFate: said('What becomes of a Stronghold that it takes (PLN-CAP-01).', optional(fate)),
  withdrawalPreference: said(
    'Directions in which it would rather withdraw, best first: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE (PLN-WDR-03).',
    optional(directions),
  ),
});

const spyTarget = named(
  'SpyChoice',
  'What a spy shall infiltrate where it is stopped, or shift to (PLN-SPY-02, PLN-SPY-04).',
  record({
    kind: said('Kind of target.', under({ rule: 'PLN-SPY-02' }, terms.spyTargetKind)),
    id: said('Which detachment or convoy, where several are there; the first when left out.', optional(id)),
  }),
);

const shrine = named(
  'Shrine',
  'A defence that becomes a shrine of Chaos (RACE-CH-07).',
  record({
    building: said("Bunker or tower of the Stronghold in the detachment's hex.", id),
    leader: said('Unit of its Demon Prince or Chaos Lord, whose God it is.', id),
    payFrom: said('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).', hex),
  }),
);

/** PLN-MOR-01. */
const movement = record({
  piece: said('A detachment, garrison, convoy, spy or diplomat.', id),
  path: said('Hexes in the order entered, without its own.', optional(hexes)),
  target: said('FOLLOW: the detachment.', optional(id)),
  flyHigh: said('It flies high (PLN-MOR-10). False when left out.', optional(flag)),
  onTake: said('How an Urban hex is treated that it takes (PLN-TAK-01).', optional(treatment)),
  strongholdFate: said('What becomes of a Stronghold that it takes (PLN-CAP-01).', optional(fate)),
  spyTarget: said('What a spy shall infiltrate.', optional(spyTarget)),
  shrine: said('CLAIM_AREA: a defence to be cursed instead (RACE-CH-07).', optional(shrine)),
  bionics: said(
    'RECOVER: injuries to be removed.',
    optional(
      list(
        named(
          'Bionics',
          'An injury to be removed (PLN-CAS-04).',
          record({ model: said('The model.', id), injury: said('The injury.', within('PLN-CAS-03', 1, 6)) }),
        ),
      ),
    ),
  ),
});

/** PLN-AIR-01. */
const mission = record({
  squadron: said('The squadron.', id),
  airspace: said('The Airspace it flies in.', id),
  targetHex: said('Strategic bombardment: the hex, `q,r`, in that Airspace.', optional(hex)),
});
/** PLN-BOR-11. */
const spying = record({ spy: said('The spy.', id) });

const support = named(
  'AirSupport',
  'An available tactical squadron supports an army in its Airspace (PLN-BOR-10).',
  record({ squadron: said('The squadron.', id), army: said('The army, own or allied.', id) }),
);

/** The same members for each of these words. */
const each = <const W extends string, S extends Shape>(words: readonly W[], of: S): Readonly<Record<W, S>> =>
  Object.fromEntries(words.map((word) => [word, of])) as Record<W, S>;

const BATTLE_ORDERS = each(
  ['ATTACK', 'PLANNED_ATTACK', 'WITHDRAW', 'RAID', 'PLANNED_RAID', 'DEFEND', 'SUPPORT', 'GUARD'],
  battle,
);
const MOVEMENT_ORDERS = each(
  [
    'SPECIFIED_PATH',
    'FOLLOW',
    'ADVANCE',
    'RECOVER',
    'MOVE_AND_CLAIM',
    'CLAIM_AREA',
    'RESERVE_MOVEMENT',
    'ASCEND',
    'GUARD',
  ],
  movement,
);
const MISSIONS = each(['INTERCEPT', 'RECON', 'STRATEGIC_BOMBARDMENT', 'TACTICAL_BOMBARDMENT'], mission);
const SPY_ORDERS = each(['SPY_GUARD', 'GAIN_INFORMATION'], spying);

type Ordered<M extends Members> = { readonly order: keyof M & string } & Shaped<M[keyof M]>;
/** PLN-BOR-01. One per detachment. */
export type BattleOrder = Ordered<typeof BATTLE_ORDERS>;
/** PLN-MOR-01. One per piece. */
export type MovementOrder = Ordered<typeof MOVEMENT_ORDERS>;
/** PLN-AIR-01. One per squadron. */
export type AirMissionOrder = Ordered<typeof MISSIONS>;
export type SpyOrder = Ordered<typeof SPY_ORDERS>;
/** An order of a sheet. */
export type Order =
  | BattleOrder
  | AirMissionOrder
  | MovementOrder
  | SpyOrder
  | Ordered<{ readonly AIR_SUPPORT: typeof support }>;

export type BattleTarget = Shaped<typeof target>;
export type SpyChoice = Shaped<typeof spyTarget>;
export type ShrineOrder = Shaped<typeof shrine>;

/** Orders as they are said: by what they are given to. */
const KINDS = {
  battleOrder: said(
    'A detachment.',
    named(
      'BattleOrder',
      'Battle order of a detachment; those without one GUARD (PLN-BOR-01).',
      flat('order', said('What it shall do.', terms.battleOrderCode), choice('order', BATTLE_ORDERS)),
    ),
  ),
  airSupport: said('A squadron.', tagged('order', 'AIR_SUPPORT', support)),
  spyOrder: said(
    'A spy.',
    named(
      'SpyOrder',
      'Order of a spy; those without one stay hidden (PLN-BOR-11).',
      flat('order', said('What it shall do.', terms.spyOrderCode), choice('order', SPY_ORDERS)),
    ),
  ),
  airMission: said(
    'A squadron and its mission.',
    named(
      'AirMission',
      'Mission of an air squadron; those without one stay on the ground (PLN-AIR-01).',
      flat('mission', said('What it flies.', terms.airMission), choice('order', MISSIONS)),
    ),
  ),
  movementOrder: said(
    'A piece and where it goes.',
    named(
      'MovementOrder',
      'Movement order of a piece; those without one GUARD (PLN-MOR-01).',
      flat('order', said('What it shall do.', terms.movementOrderCode), choice('order', MOVEMENT_ORDERS)),
    ),
  ),
};

/** An order of a sheet, of any phase: which words are orders in which phase the rules of the phase say. */
export const order: Shape<Order> = named(
  'Order',
  'One order of a sheet, of the kind that the open phase asks for.',
  asOneOf(
    KINDS,
    choice(
      'order',
      {
        ...BATTLE_ORDERS,
        ...MOVEMENT_ORDERS,
        /** Of a battle, or of a movement. */
        GUARD: either(battle, movement),
        ...MISSIONS,
        ...SPY_ORDERS,
        AIR_SUPPORT: support,
      },
      {},
      record({ order: text }),
    ),
  ),
);
