import { distance, flatNeighbours, hexKey, parseHexKey } from '../../src/engine/hex/index.js';
import type { MetaCommand, MetaState, Unit } from '../../src/rulesets/meta-campaign/index.js';
import { pick, type Chance } from '../play/chance.js';

const around = (hex: string): readonly string[] => flatNeighbours(parseHexKey(hex)!).map(hexKey);

/** A few steps anywhere. */
function path(chance: Chance, from: string, steps: number): readonly string[] {
  const way: string[] = [];
  for (let at = from; way.length < steps; at = way.at(-1)!) way.push(pick(chance, around(at))!);
  return way;
}

const KINDS = [
  'CROSS_RIVER',
  'BREAKOUT',
  'EXIT',
  'ORBITAL_DROP',
  'RETRACE_STEPS',
  'MINEFIELD_CROSSING',
  'QUEUED_MOVE',
];

function movement(state: MetaState, unit: Unit, chance: Chance): object {
  const hex = unit.hex ?? '0,0';
  return {
    kind: chance(4) === 0 ? pick(chance, KINDS) : 'MOVE',
    path: path(chance, hex, 1 + chance(unit.profile === null ? 3 : 6)),
    boarding: chance(8) === 0 ? [pick(chance, Object.keys(state.units))] : [],
    doubleTime: chance(6) === 0,
    leaveStructure: unit.garrisonOf !== null,
    attempt: chance(8) === 0,
  };
}

/** Hexes from a unit within which it looks for something to do. */
const NEAR = 3;

/** Everything that may be named, mostly what is near. */
interface Things {
  readonly hex: () => string;
  readonly unit: () => string;
  readonly structure: () => string;
  readonly weapon: () => string;
  readonly items: () => readonly string[];
}

function thingsFor(state: MetaState, unit: Unit, chance: Chance): Things {
  const here = unit.hex ?? '0,0';
  const close = (hex: string | null) =>
    hex !== null && distance(parseHexKey(here)!, parseHexKey(hex)!) <= NEAR;
  const units = Object.values(state.units).filter((each) => each.id !== unit.id && close(each.hex));
  const structures = Object.values(state.structures).filter((each) => close(each.hex));
  const items = () => Array.from({ length: chance(3) }, () => (chance(2) === 0 ? 'CRATE' : 'BARREL'));
  return {
    hex: () => path(chance, here, 1 + chance(NEAR)).at(-1)!,
    unit: () => pick(chance, units)?.id ?? unit.id,
    structure: () => pick(chance, structures)?.id ?? 'depot',
    weapon: () => pick(chance, unit.sheet.weapons)?.id ?? 'rifle',
    items,
  };
}

const target = (chance: Chance, of: Things): object =>
  [{ unit: of.unit() }, { unit: of.unit() }, { hex: of.hex() }, { structure: of.structure() }][chance(4)]!;

type Menu = readonly ((of: Things, chance: Chance, unit: Unit) => object)[];

const BUILDABLE = [
  'trench',
  'miniDepot',
  'sensorTower',
  'barbedWire',
  'smallPontoonBridge',
  'largePontoonBridge',
];

const ACTIONS: Menu = [
  ...Array.from({ length: 6 }, () => (of: Things, chance: Chance) => ({
    name: 'ATTACK',
    weapon: of.weapon(),
    ...target(chance, of),
    dangerClose: chance(2) === 0,
  })),
  (of) => ({ name: 'ASSAULT', hex: of.hex(), weapon: of.weapon() }),
  (of, chance) => ({
    name: 'MELEE_ASSAULT',
    hex: of.hex(),
    weapon: of.weapon(),
    ...(chance(3) === 0 ? { structure: of.structure() } : {}),
  }),
  () => ({ name: 'REST' }),
  (of) => ({ name: 'RECOVER', survivors: of.unit() }),
  (of) => ({ name: 'REARM', source: of.structure(), receiver: of.unit() }),
  (of) => ({ name: 'REFUEL', source: of.structure(), receiver: of.unit() }),
  (of) => ({ name: 'REARM_ASSIST', source: of.unit(), receiver: of.unit() }),
  (of) => ({ name: 'REFUEL_ASSIST', source: of.unit(), receiver: of.unit() }),
  (of, chance) => ({ name: 'SYPHON', receiver: of.unit(), amount: 1 + chance(2) }),
  (of, _, unit) => ({
    name: 'FREIGHT_TRANSFER',
    from: of.structure(),
    to: unit.id,
    items: of.items(),
    back: of.items(),
  }),
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
  (of) => ({ name: 'REPAIR', unit: of.unit() }),
  () => ({ name: 'REPAIR_MOBILITY' }),
  (of) => ({ name: 'HITCH', unit: of.unit() }),
  (of) => ({ name: 'UNHITCH', unit: of.unit() }),
  (of) => ({ name: 'EXTENDED_UNHITCH', unit: of.unit(), hex: of.hex() }),
  (of) => ({ name: 'BOARD', transport: of.unit() }),
  (of, chance) => ({ name: 'ONLOAD', depot: of.structure(), crates: chance(2), barrels: chance(2) }),
  (of, chance) => ({ name: 'OFFLOAD', depot: of.structure(), crates: chance(2), barrels: chance(2) }),
  (of) => ({ name: 'HOOK', unit: of.unit() }),
  (of) => ({ name: 'DROP_LOAD', unit: of.unit() }),
  () => ({ name: 'DEPLOY' }),
  () => ({ name: 'UNDEPLOY' }),
  () => ({ name: 'CLIMB' }),
  () => ({ name: 'DESCEND' }),
  () => ({ name: 'SLOW_TAKEOFF', profile: 'NOE' }),
  () => ({ name: 'LAND' }),
  () => ({ name: 'EJECT' }),
  (of) => ({ name: 'PARADROP', units: [of.unit()] }),
];

const TIMINGS = ['BEFORE_MOVEMENT', 'AFTER_MOVEMENT', 'AFTER_ACTION'];

const ABILITIES: Menu = [
  () => ({ name: 'SMOKE' }),
  (of) => ({ name: 'REARM', source: of.structure(), receiver: of.unit() }),
  (of) => ({ name: 'REFUEL', source: of.structure(), receiver: of.unit() }),
  (of, _, unit) => ({
    name: 'RUSHED_FREIGHT_TRANSFER',
    from: of.structure(),
    to: unit.id,
    items: of.items(),
    back: [],
  }),
  () => ({ name: 'MINE_SWEEP' }),
  () => ({ name: 'ACTIVE_SEARCH' }),
  () => ({ name: 'CLIMB' }),
  () => ({ name: 'DESCEND' }),
  () => ({ name: 'FAST_TAKEOFF', profile: 'CONTOUR' }),
  () => ({ name: 'FAST_LANDING' }),
  (of) => ({ name: 'FLARE', hex: of.hex() }),
];

/** An order of anything at all; most are refused. */
export function order(state: MetaState, unit: Unit, chance: Chance): object {
  const of = thingsFor(state, unit, chance);
  const ability = pick(chance, ABILITIES)!;
  return {
    unit: unit.id,
    actionFirst: chance(5) === 0,
    ...(chance(2) === 0 ? { movement: movement(state, unit, chance) } : {}),
    ...(chance(4) === 0 ? { facing: pick(chance, ['N', 'NE', 'SE', 'S', 'SW', 'NW']) } : {}),
    ...(chance(6) === 0 ? { emission: chance(2) === 0 ? 'ON' : 'OFF' } : {}),
    ...(chance(4) === 0 ? { ability: { timing: pick(chance, TIMINGS), ...ability(of, chance, unit) } } : {}),
    ...(chance(3) > 0 ? { action: pick(chance, ACTIONS)!(of, chance, unit) } : {}),
  };
}

/** What the game master may do besides, between orders. */
export function asides(
  state: MetaState,
  chance: Chance,
): readonly { readonly seat: string; readonly command: MetaCommand }[] {
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
  return [{ seat: 'arbiter', command: pick(chance, said) as unknown as MetaCommand }];
}
