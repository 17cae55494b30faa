import { distance, flatNeighbours, hexKey, parseHexKey } from '../../src/engine/hex/index.js';
import type { MetaCampaignCommand, MetaCampaignState, Unit } from '../../src/rulesets/meta-campaign/index.js';
import { pick, type Chance } from '../play/chance.js';

const around = (hex: string): readonly string[] => flatNeighbours(parseHexKey(hex)!).map(hexKey);

/** A few steps anywhere. */
function path(chance: Chance, from: string, steps: number): readonly string[] {
  const way: string[] = [];
  for (let at = from; way.length < steps; at = way.at(-1)!) way.push(pick(chance, around(at))!);
  return way;
}

const KINDS = ['CROSS_RIVER', 'ORBITAL_DROP', 'RETRACE_STEPS', 'MINEFIELD_CROSSING', 'QUEUED_MOVE'];

/** What kind of movement comes to mind first. */
function kindOf(unit: Unit, chance: Chance): string {
  if (unit.overrun && chance(3) > 0) return 'BREAKOUT';
  if (unit.carriedBy !== null && chance(3) > 0) return unit.carriedBy.unit === null ? 'ORBITAL_DROP' : 'EXIT';
  return chance(6) === 0 ? pick(chance, KINDS)! : 'MOVE';
}

/** Towards somebody or something, more often than anywhere. */
function way(of: Things, unit: Unit, chance: Chance): readonly string[] {
  const here = unit.hex ?? '0,0';
  const most = 1 + chance(unit.profile === null ? Math.max(1, unit.sheet.speed) : 6);
  if (chance(2) === 0) return path(chance, here, most);
  const goal = chance(3) === 0 ? of.friendly() : of.foe();
  const to = goal.hex ?? here;
  const made: string[] = [];
  for (let at = here; made.length < most && at !== to; at = made.at(-1)!) {
    const apart = (hex: string) => distance(parseHexKey(hex)!, parseHexKey(to)!);
    made.push(around(at).toSorted((a, b) => apart(a) - apart(b))[0]!);
  }
  return made;
}

function movement(of: Things, unit: Unit, chance: Chance): object {
  return {
    kind: kindOf(unit, chance),
    path: way(of, unit, chance),
    boarding: chance(8) === 0 ? [of.friend()] : [],
    doubleTime: chance(6) === 0,
    leaveStructure: unit.garrisonOf !== null,
    attempt: chance(12) === 0,
  };
}

/** Hexes from a unit within which it looks for something to do. */
const NEAR = 3;

/** What may be named, mostly what is near and may be meant. */
interface Things {
  readonly hex: () => string;
  /** Any unit at hand. */
  readonly unit: () => string;
  readonly foe: () => Unit;
  readonly friendly: () => Unit;
  /** A comrade at hand. */
  readonly friend: () => string;
  /** Somebody that it carries. */
  readonly load: () => string;
  readonly structure: () => string;
  readonly hostile: () => string;
  readonly weapon: () => string;
  readonly items: () => readonly string[];
}

function thingsFor(state: MetaCampaignState, unit: Unit, chance: Chance): Things {
  const here = unit.hex ?? '0,0';
  const apart = (hex: string | null) => (hex === null ? 99 : distance(parseHexKey(here)!, parseHexKey(hex)!));
  const others = Object.values(state.units).filter((each) => each.id !== unit.id && each.status === 'ACTIVE');
  const isFoe = (each: Unit) => (each.faction === 'HOSTILE') !== (unit.faction === 'HOSTILE');
  const nearest = (units: readonly Unit[]) =>
    units.toSorted((a, b) => apart(a.hex) - apart(b.hex)).slice(0, 3);
  const enemies = others.filter(isFoe);
  const foes = chance(3) === 0 ? enemies : nearest(enemies);
  const friends = nearest(others.filter((each) => !isFoe(each)));
  const hurt = Object.values(state.units).filter(
    (each) => each.status === 'DESTROYED' && apart(each.death?.hex ?? null) < 2,
  );
  const carried = others.filter((each) => each.carriedBy?.unit === unit.id);
  const structures = Object.values(state.structures);
  const isTheirs = (bloc: string | null) => (bloc === 'HOSTILE') !== (unit.faction === 'HOSTILE');
  const standing = structures.filter((each) => apart(each.hex) <= NEAR);
  const own = standing.filter((each) => apart(each.hex) <= 1);
  const items = () => Array.from({ length: chance(3) }, () => (chance(2) === 0 ? 'CRATE' : 'BARREL'));
  const friendly = () => pick(chance, friends) ?? unit;
  return {
    hex: () =>
      chance(2) === 0 ? (pick(chance, foes)?.hex ?? here) : path(chance, here, 1 + chance(NEAR)).at(-1)!,
    unit: () => pick(chance, [...friends, ...hurt, ...foes])?.id ?? unit.id,
    foe: () => pick(chance, foes) ?? unit,
    friendly,
    friend: () => friendly().id,
    load: () => (pick(chance, carried) ?? friendly()).id,
    structure: () => pick(chance, own)?.id ?? 'depot',
    hostile: () =>
      pick(
        chance,
        standing.filter(({ bloc }) => isTheirs(bloc)),
      )?.id ?? 'station',
    weapon: () => pick(chance, unit.sheet.weapons)?.id ?? 'rifle',
    items,
  };
}

const target = (chance: Chance, of: Things): object =>
  [
    { unit: of.foe().id },
    { unit: of.foe().id },
    { hex: of.foe().hex ?? of.hex() },
    { structure: of.hostile() },
  ][chance(4)]!;

type Menu = readonly ((of: Things, chance: Chance, unit: Unit) => object)[];

const BUILDABLE = [
  'trench',
  'miniDepot',
  'sensorTower',
  'barbedWire',
  'smallPontoonBridge',
  'largePontoonBridge',
];

/** Who gives and who gets: depot, itself, a comrade. */
const holders = (of: Things, chance: Chance, unit: Unit) => ({
  source: chance(2) === 0 ? of.structure() : of.friend(),
  receiver: chance(2) === 0 ? unit.id : of.friend(),
});

const freight = (of: Things, chance: Chance, unit: Unit) =>
  chance(2) === 0
    ? { from: of.structure(), to: unit.id, items: of.items(), back: of.items() }
    : { from: unit.id, to: chance(2) === 0 ? of.structure() : of.friend(), items: of.items(), back: [] };

const ACTIONS: Menu = [
  ...Array.from({ length: 6 }, () => (of: Things, chance: Chance) => ({
    name: 'ATTACK',
    weapon: of.weapon(),
    ...target(chance, of),
    dangerClose: chance(2) === 0,
  })),
  (of) => ({ name: 'ASSAULT', hex: of.foe().hex ?? of.hex(), weapon: of.weapon() }),
  (of, chance) => ({
    name: 'MELEE_ASSAULT',
    hex: of.foe().hex ?? of.hex(),
    weapon: of.weapon(),
    ...(chance(3) === 0 ? { structure: of.hostile() } : {}),
  }),
  () => ({ name: 'REST' }),
  (of) => ({ name: 'RECOVER', survivors: of.unit() }),
  (of, chance, unit) => ({ name: 'REARM', ...holders(of, chance, unit) }),
  (of, chance, unit) => ({
    name: 'REARM',
    ...holders(of, chance, unit),
    item: pick(chance, Object.keys(unit.sheet.uses)) ?? 'shells',
  }),
  (of, chance, unit) => ({ name: 'REFUEL', ...holders(of, chance, unit) }),
  (of, chance, unit) => ({ name: 'REARM_ASSIST', ...holders(of, chance, unit) }),
  (of, chance, unit) => ({ name: 'REFUEL_ASSIST', ...holders(of, chance, unit) }),
  (of, chance) => ({ name: 'SYPHON', receiver: of.friend(), amount: 1 + chance(2) }),
  (of, chance, unit) => ({ name: 'FREIGHT_TRANSFER', ...freight(of, chance, unit) }),
  (of) => ({ name: 'GARRISON', structure: of.structure() }),
  (of, chance) => ({
    name: 'BUILD',
    structure: pick(chance, BUILDABLE),
    ...(chance(3) === 0 ? { hex: of.hex() } : {}),
    ...(chance(2) === 0 ? { site: 'TRENCH_FRONT', facing: 'NE' } : {}),
  }),
  (of) => ({ name: 'RESTORE', structure: of.structure() }),
  (of) => ({ name: 'CLEAR_MINES', hex: of.hex() }),
  () => ({ name: 'LAY_MINES' }),
  (of) => ({ name: 'REPAIR', unit: of.friend() }),
  () => ({ name: 'REPAIR_MOBILITY' }),
  (of) => ({ name: 'HITCH', unit: of.friend() }),
  (of) => ({ name: 'UNHITCH', unit: of.load() }),
  (of) => ({ name: 'EXTENDED_UNHITCH', unit: of.load(), hex: of.hex() }),
  (of) => ({ name: 'BOARD', transport: of.friend() }),
  (of, chance) => ({ name: 'ONLOAD', depot: of.structure(), crates: chance(2), barrels: chance(2) }),
  (of, chance) => ({ name: 'OFFLOAD', depot: of.structure(), crates: chance(2), barrels: chance(2) }),
  (of) => ({ name: 'HOOK', unit: of.friend() }),
  (of) => ({ name: 'DROP_LOAD', unit: of.load() }),
  () => ({ name: 'DEPLOY' }),
  () => ({ name: 'UNDEPLOY' }),
  () => ({ name: 'CLIMB' }),
  () => ({ name: 'DESCEND' }),
  () => ({ name: 'SLOW_TAKEOFF', profile: 'NOE' }),
  () => ({ name: 'LAND' }),
  () => ({ name: 'EJECT' }),
  (of) => ({ name: 'PARADROP', units: [of.load()] }),
];

const TIMINGS = ['BEFORE_MOVEMENT', 'AFTER_MOVEMENT', 'AFTER_ACTION'];

const ABILITIES: Menu = [
  () => ({ name: 'SMOKE' }),
  (of, chance, unit) => ({ name: 'REARM', ...holders(of, chance, unit) }),
  (of, chance, unit) => ({ name: 'REFUEL', ...holders(of, chance, unit) }),
  (of, chance, unit) => ({ name: 'RUSHED_FREIGHT_TRANSFER', ...freight(of, chance, unit) }),
  () => ({ name: 'MINE_SWEEP' }),
  () => ({ name: 'ACTIVE_SEARCH' }),
  () => ({ name: 'CLIMB' }),
  () => ({ name: 'DESCEND' }),
  () => ({ name: 'FAST_TAKEOFF', profile: 'CONTOUR' }),
  () => ({ name: 'FAST_LANDING' }),
  (of) => ({ name: 'FLARE', hex: of.hex() }),
];

/** An order of anything at all; most are refused. */
export function order(state: MetaCampaignState, unit: Unit, chance: Chance): object {
  const of = thingsFor(state, unit, chance);
  const ability = pick(chance, ABILITIES)!;
  return {
    unit: unit.id,
    actionFirst: chance(5) === 0,
    ...(chance(2) === 0 ? { movement: movement(of, unit, chance) } : {}),
    ...(chance(4) === 0 ? { facing: pick(chance, ['N', 'NE', 'SE', 'S', 'SW', 'NW']) } : {}),
    ...(chance(6) === 0 ? { emission: chance(2) === 0 ? 'ON' : 'OFF' } : {}),
    ...(chance(4) === 0 ? { ability: { timing: pick(chance, TIMINGS), ...ability(of, chance, unit) } } : {}),
    ...(chance(3) > 0 ? { action: pick(chance, ACTIONS)!(of, chance, unit) } : {}),
  };
}

/** What the game master may do besides, between orders. */
export function asides(
  state: MetaCampaignState,
  chance: Chance,
): readonly { readonly seat: string; readonly command: MetaCampaignCommand }[] {
  const units = Object.values(state.units).filter(({ status }) => status === 'ACTIVE');
  const unit = pick(chance, units);
  if (!unit?.hex) return [];
  const said = [
    { type: 'SetIllumination', hexes: [unit.hex], rounds: 2 },
    { type: 'SetSmoke', hexes: [unit.hex], rounds: 1 },
    { type: 'ShiftWind', direction: pick(chance, ['N', 'SE', 'SW']), dots: chance(6) },
    { type: 'DeliverSupply', depot: 'depot', crates: 1, barrels: chance(2) },
    { type: 'SetEmission', radar: 'station', on: chance(2) === 0 },
    { type: 'SetCasualtyCollectionPoint', hex: unit.hex },
    {
      type: 'MakeGmRuling',
      subject: unit.id,
      text: 'As the table saw it.',
      reason: 'Because the table saw it so.',
      deltas: [
        {
          path: `units.${unit.id}.energy`,
          operation: 'SET',
          before: { number: unit.energy },
          after: { number: 1 },
        },
      ],
      dice: [{ purpose: 'fate', count: 1, sides: 6 }],
    },
    { type: 'ResolveNextOrder' },
    ...Object.values(state.orders)
      .filter(({ status }) => status === 'POSTED')
      .slice(0, 1)
      .flatMap(({ id, seat }) =>
        seat === null ? [{ type: 'WithdrawOrder', order: id }] : [{ type: 'ResolveOrderEarly', order: id }],
      ),
  ];
  return [{ seat: 'arbiter', command: pick(chance, said) as unknown as MetaCampaignCommand }];
}
