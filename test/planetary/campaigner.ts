import type { CommandShape } from '../../src/engine/index.js';
import { DIRECTIONS, hexKey, neighbour, parseHexKey } from '../../src/engine/hex/index.js';
import {
  BUILDINGS,
  DEFENCE_PRICES,
  PLANETARY,
  type NewUnit,
  type Order,
  type PlanetaryCommand,
  type PlanetaryState,
} from '../../src/rulesets/planetary/index.js';
import { nextMove } from '../../src/rulesets/planetary/demonstration.js';

/** A command and the seat that gives it. */
export interface Said {
  readonly seat: string;
  readonly command: PlanetaryCommand;
}

/** Numbers 0 ≤ n < 1 in a fixed sequence (mulberry32). */
export function newChance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Chance = () => number;
type Player = string;

const pick = <T>(chance: Chance, from: readonly T[]): T | undefined =>
  from[Math.floor(chance() * from.length)];

const hexesOf = (state: PlanetaryState, seat: Player) =>
  Object.entries(state.hexes)
    .filter(([, hex]) => hex.controller === seat)
    .map(([key]) => key);
const urbanOf = (state: PlanetaryState, seat: Player) =>
  hexesOf(state, seat).filter((key) => state.hexes[key]!.urban);
const around = (key: string) => DIRECTIONS.map((each) => hexKey(neighbour(parseHexKey(key)!, each)));
const own = <T extends { readonly owner: string }>(pieces: Readonly<Record<string, T>>, seat: Player) =>
  Object.values(pieces).filter((each) => each.owner === seat);

const SQUAD: NewUnit = { type: 'demo.line', models: 10, options: ['heavyWeapon'] };
const ARMIES: readonly (readonly NewUnit[])[] = [
  [
    { type: 'demo.commander', models: 1 },
    SQUAD,
    SQUAD,
    SQUAD,
    SQUAD,
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
  ],
  [
    { type: 'demo.commander', models: 1 },
    SQUAD,
    SQUAD,
    SQUAD,
    { type: 'demo.veterans', models: 10 },
    { type: 'demo.heavy', models: 10 },
  ],
  [
    { type: 'demo.supreme', models: 1 },
    SQUAD,
    SQUAD,
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
  ],
];

type Guess = (state: PlanetaryState, seat: Player, chance: Chance) => PlanetaryCommand | undefined;

/** Commands of the Build phase that may be legal, by kind: most guesses are refused, those that are not are played. */
const GUESSES: Readonly<Record<string, Guess>> = {
  BuildDetachment: (state, seat, chance) => ({
    type: 'BuildDetachment',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    units: pick(chance, ARMIES)!,
  }),
  BuildBuilding: (state, seat, chance) => ({
    type: 'BuildBuilding',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    building: pick(chance, BUILDINGS)!.id,
  }),
  DisbandBuilding: (state, seat, chance) => {
    const hex = pick(chance, urbanOf(state, seat));
    const building = hex && pick(chance, state.hexes[hex]!.urban!.buildings);
    return chance() < 0.1 && hex && building
      ? { type: 'DisbandBuilding', hex, building: building.type }
      : undefined;
  },
  BuildStronghold: (state, seat, chance) => ({
    type: 'BuildStronghold',
    hex: pick(chance, hexesOf(state, seat)) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  UpgradeStronghold: (state, seat, chance) => ({
    type: 'UpgradeStronghold',
    hex:
      pick(
        chance,
        hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
      ) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  BuildDefence: (state, seat, chance) => ({
    type: 'BuildDefence',
    hex:
      pick(
        chance,
        hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
      ) ?? '0,0',
    defence: pick(chance, Object.keys(DEFENCE_PRICES))!,
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  ConvertTower: (state, seat, chance) => {
    const hex = pick(
      chance,
      hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
    );
    const tower = hex && state.hexes[hex]!.stronghold!.defences.find((each) => each.type === 'weaponTower');
    const payFrom = pick(chance, urbanOf(state, seat));
    return hex && tower && payFrom
      ? {
          type: 'ConvertTower',
          hex,
          defence: tower.id,
          into: pick(chance, ['radarTower', 'aaTower'])!,
          payFrom,
        }
      : undefined;
  },
  DisbandDefence: (state, seat, chance) => {
    const hex = pick(
      chance,
      hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
    );
    const defence = hex && pick(chance, state.hexes[hex]!.stronghold!.defences);
    const payTo = pick(chance, urbanOf(state, seat));
    return chance() < 0.1 && hex && defence && payTo
      ? { type: 'DisbandDefence', hex, defences: [defence.id], payTo }
      : undefined;
  },
  FoundVillage: (state, seat, chance) => ({
    type: 'FoundVillage',
    hex: pick(chance, hexesOf(state, seat)) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  UpgradeUrban: (state, seat, chance) => ({
    type: 'UpgradeUrban',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  BuildRoad: (state, seat, chance) => {
    const from = pick(chance, hexesOf(state, seat)) ?? '0,0';
    return {
      type: 'BuildRoad',
      from,
      to: pick(chance, around(from))!,
      payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
    };
  },
  SetRoute: (state, seat, chance) => {
    const start = pick(
      chance,
      hexesOf(state, seat).filter((key) => state.hexes[key]!.resource),
    );
    if (!start) return undefined;
    const hexes = [start];
    while (hexes.length < 6 && !state.hexes[hexes.at(-1)!]?.urban)
      hexes.push(pick(chance, around(hexes.at(-1)!))!);
    return { type: 'SetRoute', hexes };
  },
  CreateConvoy: (state, seat, chance) => ({
    type: 'CreateConvoy',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    bp: 50,
  }),
  UnloadConvoy: (state, seat, chance) => {
    const convoy = pick(chance, own(state.convoys, seat));
    return convoy && { type: 'UnloadConvoy', convoy: convoy.id };
  },
  MergeConvoys: (state, seat) => {
    const [first, second] = own(state.convoys, seat);
    return first && second && { type: 'MergeConvoys', convoys: [first.id, second.id] };
  },
  SetMaintenancePriority: (state, seat, chance) => {
    const hex = pick(chance, urbanOf(state, seat));
    const building = hex && pick(chance, state.hexes[hex]!.urban!.buildings);
    return hex && building ? { type: 'SetMaintenancePriority', hex, buildings: [building.type] } : undefined;
  },
  BuildGarrisonDetachment: (state, seat, chance) => ({
    type: 'BuildGarrisonDetachment',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    target:
      pick(
        chance,
        hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
      ) ?? '0,0',
    units: [
      { type: 'demo.line', models: 10 },
      { type: 'demo.line', models: 10 },
    ],
  }),
  PlaceGarrison: (state, seat, chance) => ({
    type: 'PlaceGarrison',
    hex:
      pick(
        chance,
        hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold),
      ) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
    units: [{ type: 'demo.line', models: 10 }],
  }),
  Reinforce: (state, seat, chance) => {
    const army = pick(chance, [...own(state.detachments, seat), ...own(state.garrisons, seat)]);
    const dead = army?.units.flatMap((unit) => unit.models).filter((model) => model.state === 'dead') ?? [];
    const payFrom = pick(chance, urbanOf(state, seat));
    return army && dead[0] && payFrom
      ? { type: 'Reinforce', army: army.id, models: dead.slice(0, 5).map((each) => each.id), payFrom }
      : undefined;
  },
  ChangeStructure: (state, seat, chance) => {
    const army = pick(chance, own(state.detachments, seat));
    const payFrom = pick(chance, urbanOf(state, seat));
    return army && payFrom
      ? {
          type: 'ChangeStructure',
          army: army.id,
          add: [{ type: 'demo.line', models: 5 }],
          disband: [],
          payFrom,
        }
      : undefined;
  },
  Disband: (state, seat, chance) => {
    const army = pick(chance, own(state.detachments, seat));
    const unit = army && pick(chance, army.units);
    return chance() < 0.1 && army && unit
      ? { type: 'Disband', army: army.id, models: unit.models.slice(-1).map((each) => each.id) }
      : undefined;
  },
  Rearm: (state, seat, chance) => {
    const army = own(state.detachments, seat).find((each) => each.unarmed);
    const payFrom = pick(chance, urbanOf(state, seat));
    return army && payFrom ? { type: 'Rearm', detachment: army.id, payFrom } : undefined;
  },
  TransferCaptive: (state, seat) => {
    const captive = Object.values(state.detachments).find(
      ({ place }) => place.at === 'captor' && state.detachments[place.army]?.owner === seat,
    );
    const prison = urbanOf(state, seat).find((key) =>
      state.hexes[key]!.urban!.buildings.some((each) => each.type === 'PRISON'),
    );
    return captive && prison ? { type: 'TransferCaptive', captive: captive.id, to: { prison } } : undefined;
  },
  BuildSpy: (state, seat, chance) => ({ type: 'BuildSpy', hex: pick(chance, urbanOf(state, seat)) ?? '0,0' }),
  BuildDiplomat: () => ({ type: 'BuildDiplomat' }),
  AdmitDiplomat: (state, seat, chance) => ({
    type: 'AdmitDiplomat',
    player: pick(chance, Object.keys(state.players))!,
    admitted: chance() < 0.7,
  }),
  ProposeDeal: (state, seat, chance) => ({
    type: 'ProposeDeal',
    partner: pick(chance, Object.keys(state.players))!,
    bp: 10,
    fromHex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    ...(chance() < 0.3 ? { treaty: 'NON_AGGRESSION_PACT' as const } : { text: 'no raids this turn' }),
  }),
  AcceptDeal: (state, seat, chance) => {
    const deal = pick(chance, Object.values(state.deals));
    return deal && { type: 'AcceptDeal', deal: deal.id };
  },
  WithdrawDeal: (state, seat, chance) => {
    const deal = pick(chance, Object.values(state.deals));
    return chance() < 0.2 && deal ? { type: 'WithdrawDeal', deal: deal.id } : undefined;
  },
  EndTreaty: (state, seat, chance) => ({
    type: 'EndTreaty',
    partner: pick(chance, Object.keys(state.players))!,
  }),
  MarkDeal: (state, seat, chance) => {
    const deal = pick(chance, Object.values(state.deals));
    return deal && { type: 'MarkDeal', deal: deal.id, kept: true };
  },
  FreeRoad: (state, seat, chance) => {
    const from = pick(chance, hexesOf(state, seat)) ?? '0,0';
    return { type: 'FreeRoad', from, to: pick(chance, around(from))! };
  },
  PlaceStart: (state, seat, chance) => {
    const hexes = hexesOf(state, seat);
    const start = state.starts[seat];
    const some = (count: number) => Array.from({ length: count }, () => pick(chance, hexes) ?? '0,0');
    return start
      ? {
          type: 'PlaceStart',
          capital: pick(chance, hexes) ?? '0,0',
          urban: some(start.urbanSizes.length),
          resources: some(start.yields.length),
        }
      : undefined;
  },
};

/** Whether a command would be accepted now. */
export type Judge = (said: Said) => boolean;

/** What one seat says in the phase that stands, its lock last. */
function speech(
  state: PlanetaryState,
  seat: Player,
  chance: Chance,
  accepted: Judge,
): PlanetaryCommand | undefined {
  const order = (candidates: readonly Order[]): PlanetaryCommand => {
    const legal = candidates.filter((each) =>
      accepted({ seat, command: { type: 'SubmitOrders', orders: [each] } }),
    );
    return { type: 'SubmitOrders', orders: legal };
  };
  if (state.phase === 'AIR_ORDERS') {
    const missions = ['INTERCEPT', 'RECON', 'TACTICAL_BOMBARDMENT'] as const;
    const spaces = [...new Set(Object.values(state.hexes).map((each) => each.airspace))];
    return order(
      own(state.squadrons, seat).map((each) => ({
        order: pick(chance, missions)!,
        squadron: each.id,
        airspace: pick(chance, spaces)!,
      })),
    );
  }
  if (state.phase === 'MOVEMENT_ORDERS') return order(marches(state, seat, chance, accepted));
  return undefined;
}

/** For each piece the first of a few orders that may be given to it. */
function marches(state: PlanetaryState, seat: Player, chance: Chance, accepted: Judge): readonly Order[] {
  const pieces = [
    ...own(state.detachments, seat),
    ...own(state.convoys, seat),
    ...own(state.spies, seat),
    ...own(state.diplomats, seat),
  ];
  return pieces.flatMap((piece): readonly Order[] => {
    const at = 'hex' in piece ? piece.hex : piece.place.at === 'hex' ? piece.place.hex : null;
    if (at === null) return [];
    const first = pick(chance, around(at))!;
    const path = [first, pick(chance, around(first))!];
    const foe = Object.values(state.detachments).find(
      (each) => each.owner !== seat && each.place.at === 'hex',
    );
    const tries: readonly Order[] = [
      { order: 'MOVE_AND_CLAIM', piece: piece.id, path: [first] },
      { order: 'SPECIFIED_PATH', piece: piece.id, path },
      { order: 'CLAIM_AREA', piece: piece.id },
      { order: 'SPECIFIED_PATH', piece: piece.id, path: [first] },
      ...(foe ? [{ order: 'FOLLOW' as const, piece: piece.id, target: foe.id }] : []),
      { order: 'RECOVER', piece: piece.id },
    ];
    const from = Math.floor(chance() * tries.length);
    const legal = [...tries.slice(from), ...tries.slice(0, from)].find((each) =>
      accepted({ seat, command: { type: 'SubmitOrders', orders: [each] } }),
    );
    return legal ? [legal] : [];
  });
}

const PATIENCE = 40;

/**
 * The next thing that somebody says in a whole campaign played by chance: guesses in the Build phase until patience ends,
 * sheets and locks in the order phases, the demonstration's moves in battles. Null when the campaign is over.
 */
export function newCampaigner(seed: number) {
  const chance = newChance(seed);
  let told = '';
  let left = PATIENCE;
  return (state: PlanetaryState, accepted: Judge): Said | null => {
    if (state.victory) return null;
    if (state.phase === 'BATTLE_ORDERS' || state.phase === 'BATTLE') return nextMove(state);
    const offer = Object.values(state.offers)[0];
    if (offer) {
      const type = offer.kind === 'FOLLOWERS' ? 'EnterFollowers' : 'EnterMercenaries';
      const units = [{ type: 'demo.line', models: 10 }];
      const said: Said = { seat: offer.seat, command: { type, offer: offer.id, units } };
      return accepted(said) ? said : { seat: offer.seat, command: { type, offer: offer.id, units: [] } };
    }
    const seat = Object.values(state.players)
      .filter((each) => each.status === 'active' && !state.locked.includes(each.seat))
      .sort((a, b) => a.number - b.number)[0]?.seat;
    if (!seat) return null;
    if (state.phase === 'SET_UP' || state.phase === 'BUILD') {
      const turn = `${state.turn} ${seat}`;
      if (turn !== told) left = PATIENCE;
      told = turn;
      const kinds = Object.values(GUESSES);
      while (left > 0) {
        left -= 1;
        const command = needsStart(state, seat)
          ? startOf(state, seat, chance, accepted)
          : pick(chance, kinds)!(state, seat, chance);
        if (command && accepted({ seat, command })) return { seat, command };
      }
      return { seat, command: { type: 'LockPhase' } };
    }
    const sheet = state.sheets[seat] ? undefined : speech(state, seat, chance, accepted);
    return {
      seat,
      command:
        sheet && accepted({ seat, command: sheet }) && told !== `${state.phase} ${state.turn} ${seat}`
          ? ((told = `${state.phase} ${state.turn} ${seat}`), sheet)
          : { type: 'LockPhase' },
    };
  };
}

const needsStart = (state: PlanetaryState, seat: Player): boolean =>
  state.phase === 'SET_UP' && state.players[seat]!.capitalHex === null;

function startOf(
  state: PlanetaryState,
  seat: Player,
  chance: Chance,
  accepted: Judge,
): PlanetaryCommand | undefined {
  for (let attempt = 0; attempt < 5000; attempt += 1) {
    const command = GUESSES['PlaceStart']!(state, seat, chance);
    if (command && accepted({ seat, command })) return command;
  }
  return undefined;
}

/** Types of the commands that a campaigner can think of. */
export const KINDS: readonly CommandShape['type'][] = Object.keys(GUESSES);
export { PLANETARY };
